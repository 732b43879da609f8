//! A solver that has answered once has all the memory it needs: the second time nothing is allocated
//! but the answer itself.

use jadoube_deadpos::{Budget, Proof, Solver, Verdict};
use shakmaty::{CastlingMode, Chess, Color, fen::Fen};

#[global_allocator]
static ALLOCATOR: dhat::Alloc = dhat::Alloc;

const QUESTIONS: [&str; 10] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "8/8/8/3k4/8/8/4K3/2Q5 b - - 0 1",
    "8/8/8/8/8/p1N5/8/1k1K4 b - - 0 1",
    "k7/4N3/2N5/8/8/8/2K5/8 b - - 0 1",
    "8/p1p1p1p1/P1P1P1P1/3K4/8/8/8/k7 w - - 0 1",
    "4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/2B1K3 b - - 0 40",
    "8/8/8/3k4/8/8/4K3/8 w - - 0 1",
    "1r6/8/8/8/4B3/K7/8/k7 b - - 0 1",
    "4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4KB2 b - - 0 40",
    "2b1kbn1/3n4/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4KB2 w - - 0 1",
];

#[test]
fn nothing_is_allocated_but_the_answer() {
    let _profiler = dhat::Profiler::builder().testing().build();
    let mut solver = Solver::default();
    let positions = QUESTIONS.map(|fen| {
        let fen: Fen = fen.parse().expect("a FEN");
        let position: Chess = fen.into_position(CastlingMode::Standard).expect("legal");
        position
    });
    let mut ask = |position: &Chess| {
        let before = dhat::HeapStats::get().total_blocks;
        let answer = solver.can_mate(position, Color::White, Budget { nodes: 60_000 });
        (dhat::HeapStats::get().total_blocks - before, answer.verdict)
    };
    for position in &positions {
        ask(position);
    }
    for (fen, position) in QUESTIONS.iter().zip(&positions) {
        let (blocks, verdict) = ask(position);
        let of_the_answer = match &verdict {
            Verdict::Winnable(line) => u64::from(!line.is_empty()),
            Verdict::Unwinnable(Proof::Zones(_)) => 1,
            Verdict::Unwinnable(Proof::Forced(_)) => panic!("{fen}: as many as it has branches"),
            Verdict::Unwinnable(_) | Verdict::Unknown { .. } => 0,
        };
        assert_eq!(blocks, of_the_answer, "{fen}: {verdict:?}");
    }
}
