//! scratch
use jadoube_cards::kernel::Position;
use jadoube_ulti::solver::{Goal, Solver};
use std::time::Instant;

struct Rng(u64);
impl Rng {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e3779b97f4a7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58476d1ce4e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d049bb133111eb);
        z ^ (z >> 31)
    }
    fn below(&mut self, n: u32) -> u32 {
        ((self.next() >> 32) * u64::from(n) >> 32) as u32
    }
}
fn deal(rng: &mut Rng) -> Position {
    let mut c: [u8; 32] = std::array::from_fn(|i| i as u8);
    for i in (1..32).rev() {
        let j = rng.below(i as u32 + 1) as usize;
        c.swap(i, j);
    }
    let mut h = [0u32; 3];
    for i in 0..30 {
        h[i / 10] |= 1 << c[i];
    }
    Position {
        hands: h,
        leader: 0,
        trick: [0; 2],
    }
}
fn stat(name: &str, n: usize, mut f: impl FnMut(&Position) -> u64) {
    let mut rng = Rng(7);
    let mut t = Vec::new();
    let mut nodes = 0;
    for _ in 0..n {
        let p = deal(&mut rng);
        let s = Instant::now();
        nodes += f(&p);
        t.push(s.elapsed().as_secs_f64() * 1e3);
    }
    t.sort_by(f64::total_cmp);
    let m: f64 = t.iter().sum::<f64>() / n as f64;
    println!(
        "{name}: mean {m:.3} ms p99 {:.3} max {:.3} nodes {} Mn/s {:.1}",
        t[n * 99 / 100],
        t[n - 1],
        nodes / n as u64,
        nodes as f64 / (m * n as f64 * 1e3)
    );
}
fn main() {
    let n: usize = std::env::args()
        .filter_map(|a| a.parse().ok())
        .next()
        .unwrap_or(300);
    let mut s = Solver::new(17);
    stat("points", n, |p| {
        let a = s.nodes();
        let v = s.card_points(p);
        std::hint::black_box(v).ok();
        s.nodes() - a
    });
    let mut s = Solver::new(17);
    for (name, g) in [
        ("game>=50", Goal::Points(5)),
        ("h40", Goal::Points(6)),
        ("aces", Goal::Aces),
        ("ulti", Goal::Ulti),
        ("durch", Goal::Durchmars),
        ("durchNT", Goal::DurchmarsNoTrumps),
        ("betli", Goal::Betli),
    ] {
        stat(name, n, |p| {
            let a = s.nodes();
            std::hint::black_box(s.can(p, g)).ok();
            s.nodes() - a
        });
    }
}
