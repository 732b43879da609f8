//! Prints `web/src/wire.ts`: `cargo run -p jadoube-wire --example typescript`.
#![expect(clippy::print_stdout, reason = "it is all that it does")]

fn main() {
    print!("{}", jadoube_wire::typescript::generate());
}
