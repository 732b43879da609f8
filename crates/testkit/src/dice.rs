//! Random games: requests of every kind, from every seat, in every state.

use jadoube_clock::{Mode, Period, TimeControl};
use jadoube_laws::{
    AdjournmentRequest, ArbiterRequest, Asked, Assistance, AssistantRequest, Authority,
    BlindRequest, Breach, Chess960Request, Class, ClockMisuse, ClockRequest, ConductRequest,
    Contents, Created, Decision, Device, DeviceSanction, DrawRequest, Edition, EndRequest, Finding,
    Game, Ground, IrregularityRequest, Medium, Motion, MovingRequest, Opening, Outcome, Penalty,
    Points, QuickplayRequest, Regime, Regulations, SheetRequest, Start, Usage, Zone,
};
use jadoube_ruling::{BySide, Seat, Side, Span};
use shakmaty::{Role, Square, fen::Fen};

/// Dice that fall the same way for the same seed.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Dice for a seed.
    pub const fn new(seed: u64) -> Dice {
        Dice(seed ^ 0x9e37_79b9_7f4a_7c15)
    }

    /// The next number below `sides`.
    pub fn roll(&mut self, sides: usize) -> usize {
        // xorshift64*; nothing here needs more.
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let high = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33;
        usize::try_from(high).unwrap_or(0) % sides.max(1)
    }

    /// Yes once in so many times.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.roll(times) == 0
    }

    /// One of several.
    pub fn pick<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.roll(of.len())].clone()
    }

    fn square(&mut self) -> Square {
        self.pick(&Square::ALL)
    }

    fn side(&mut self) -> Side {
        self.pick(&Side::ALL)
    }

    fn span(&mut self) -> Span {
        Span::from_secs(i64::try_from(self.roll(400)).unwrap_or(0))
    }
}

const STARTS: &[&str] = &[
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1",
    "8/8/4k3/8/8/3K4/8/R6r w - - 140 90",
    "3r2k1/4P3/8/8/8/8/4p3/3R2K1 w - - 0 1",
    "4k3/8/1p1p1p1p/1P1P1P2/7P/8/8/2B1K3 w - - 0 40",
];

/// Regulations and a start, any that can be.
pub fn created(dice: &mut Dice) -> Created {
    let class = dice.pick(&[Class::Standard, Class::Rapid, Class::Blitz]);
    let regime = match class {
        Class::Standard => Regime::Full,
        Class::Rapid | Class::Blitz => dice.pick(&[Regime::Full, Regime::Limited]),
    };
    let last = Period {
        moves: None,
        time: Span::from_secs(60),
    };
    let first = Period {
        moves: Some(3),
        time: Span::from_secs(40),
    };
    let periods = dice.pick(&[vec![last], vec![first, last]]);
    let five = Span::from_secs(5);
    let mode = dice.pick(&[Mode::None, Mode::Increment(five), Mode::Delay(five)]);
    let edition = dice.pick(&Edition::ALL);
    let mut regulations = Regulations::new(edition, class, regime, TimeControl { periods, mode });
    regulations.usage = dice.pick(&[Usage::Mediated, Usage::Console]);
    let authorities = [None, Some(Authority::Software), Some(Authority::Human)];
    regulations.flag_authority = dice.pick(&authorities);
    regulations.illegal_authority = dice.pick(&authorities);
    regulations.claim_authority = dice.pick(&authorities);
    regulations.default_time = dice.pick(&[None, Some(Span::from_secs(30))]);
    regulations.no_draw_before = dice.pick(&[None, Some(2)]);
    regulations.quickplay = dice.pick(&[None, Some(true), Some(false)]);
    regulations.fide_rated = dice.once_in(2);
    regulations.no_arbiter = dice.once_in(4);
    regulations.search_dead_positions = dice.once_in(4);
    regulations.blind = dice.pick(&[
        BySide::both(false),
        BySide::both(false),
        BySide::both(true),
        BySide::new(|side| side == Side::White),
    ]);
    regulations.strict_recording = dice.once_in(12);
    regulations.device_sanction = dice.pick(&[None, Some(DeviceSanction::ArbiterChooses)]);
    let setup = match dice.pick(STARTS).parse::<Fen>() {
        Ok(fen) => fen.into_setup(),
        Err(_) => shakmaty::Setup::initial(),
    };
    let mut start = Start::from_setup(setup);
    if dice.once_in(8) {
        start.present = BySide::new(|_| dice.once_in(2));
    }
    Created { regulations, start }
}

/// A request and a seat: likely ones often, absurd ones too.
pub fn request(dice: &mut Dice, game: &Game) -> (Seat, Asked) {
    let turn = Seat::from(game.turn());
    if game.has_closed_envelope() && dice.once_in(2) {
        return (Seat::Arbiter, Asked::Adjournment(at_the_envelope(dice)));
    }
    if let Some(sealer) = game.sealer()
        && dice.once_in(2)
    {
        let seal = contents(dice).commitment();
        let asked = dice.pick(&[
            AdjournmentRequest::StopClock,
            AdjournmentRequest::Seal {
                seal,
                session_left: None,
            },
        ]);
        return (sealer.into(), Asked::Adjournment(asked));
    }
    match dice.roll(11) {
        0..=3 => (
            turn,
            Asked::Moving(MovingRequest::Move {
                motion: motion(dice, game),
                two_hands: dice.once_in(12),
            }),
        ),
        4..=6 => {
            let seat = game.clock().running().map_or(turn, Seat::from);
            (
                seat,
                Asked::Clock(ClockRequest::Press {
                    other_hand: dice.once_in(20),
                }),
            )
        }
        7 => (turn, by_hand(dice, game)),
        8 => {
            let seat = dice.pick(&[turn, turn, Seat::Arbiter]);
            let asked = match dice.roll(6) {
                0 => Asked::Sheet(sheet(dice, game)),
                1 => Asked::Conduct(conduct(dice)),
                2 if dice.once_in(2) => Asked::Assistant(AssistantRequest::AllowAssistant {
                    of: dice.side(),
                    purpose: Assistance::Blindness,
                    less_time: None,
                }),
                2 | 3 => Asked::Blind(blind(dice, game)),
                _ => Asked::Adjournment(adjournment(dice)),
            };
            (seat, asked)
        }
        _ => {
            let seat = dice.pick(&[Seat::White, Seat::Black, Seat::Arbiter, Seat::System]);
            (seat, anything(dice, game))
        }
    }
}

fn motion(dice: &mut Dice, game: &Game) -> Motion {
    let legal = game.standing().legal_motions();
    if legal.is_empty() || dice.once_in(8) {
        let promotion = dice.pick(&[None, None, Some(Role::Queen), Some(Role::Knight)]);
        return Motion {
            from: dice.square(),
            to: dice.square(),
            promotion,
        };
    }
    let mut motion = dice.pick(&legal);
    if dice.once_in(6) {
        motion.promotion = None;
    }
    motion
}

fn by_hand(dice: &mut Dice, game: &Game) -> Asked {
    let motion = motion(dice, game);
    let role = dice.pick(&[Role::Queen, Role::Rook, Role::Bishop, Role::Knight]);
    match dice.roll(7) {
        0 | 1 => Asked::Moving(MovingRequest::Touch {
            squares: vec![motion.from],
        }),
        2 => Asked::Moving(MovingRequest::Release {
            from: motion.from,
            to: motion.to,
            victim_off: dice.pick(&[None, Some(true), Some(false)]),
        }),
        3 => Asked::Moving(MovingRequest::Remove {
            square: dice.pick(&[motion.from, motion.to]),
        }),
        4 => Asked::Moving(MovingRequest::TouchPromotion {
            role,
            square: motion.to,
        }),
        5 => Asked::Moving(MovingRequest::ReleasePromotion {
            role,
            square: motion.to,
            upside_down: dice.once_in(4),
            wrong_colour: dice.once_in(5),
        }),
        _ => Asked::Moving(MovingRequest::PickPromotion { role }),
    }
}

fn anything(dice: &mut Dice, game: &Game) -> Asked {
    let intended = dice.once_in(2).then(|| motion(dice, game));
    let reason = "why not".to_owned();
    let purpose = dice.pick(&[
        Assistance::Moving,
        Assistance::Clock,
        Assistance::Recording,
        Assistance::Blindness,
    ]);
    match dice.roll(57) {
        46 | 47 => Asked::Sheet(sheet(dice, game)),
        48 | 49 => Asked::Conduct(conduct(dice)),
        50 | 51 => Asked::Blind(blind(dice, game)),
        52 | 53 => Asked::Adjournment(adjournment(dice)),
        54 => Asked::Chess960(Chess960Request::AnnounceCastling),
        55 => dice.pick(&[
            Asked::Quickplay(QuickplayRequest::VerifyClaim),
            Asked::Chess960(Chess960Request::CheckArray {
                first_rank: "RNBQKBNR".to_owned(),
                last_rank: Some("RNBQKNBR".to_owned()),
            }),
        ]),
        0..=5 => Asked::Clock(ClockRequest::Start),
        6 => Asked::Clock(ClockRequest::Arrive),
        7 => Asked::Clock(ClockRequest::CheckDefault),
        8 => Asked::Clock(ClockRequest::Excuse { of: dice.side() }),
        9 => Asked::Moving(MovingRequest::AnnounceAdjust),
        10 => Asked::Moving(MovingRequest::Touch {
            squares: vec![dice.square(), dice.square()],
        }),
        11 => Asked::Moving(MovingRequest::AcceptAccident {
            of: dice.side(),
            squares: vec![dice.square()],
        }),
        12 => Asked::Moving(MovingRequest::OrderUnclear),
        13 => Asked::Irregularity(IrregularityRequest::Displace {
            squares: vec![dice.square()],
        }),
        14 => Asked::Irregularity(IrregularityRequest::RestorePieces),
        15 => Asked::Clock(ClockRequest::RecordClockMisuse {
            of: dice.side(),
            how: ClockMisuse::Hover,
        }),
        16 => Asked::Clock(ClockRequest::Pause { reason }),
        17 => Asked::Clock(ClockRequest::FaultPause { of: dice.side() }),
        18 | 19 => Asked::Clock(ClockRequest::Resume {
            running: dice.pick(&[None, Some(Side::White)]),
        }),
        20 => Asked::Clock(ClockRequest::SetClock {
            left: BySide::both(Some(dice.span())),
            completed: BySide::both(dice.pick(&[None, Some(3)])),
            reason,
        }),
        21 => Asked::Clock(ClockRequest::AddTime {
            to: dice.side(),
            span: dice.span(),
        }),
        22 => Asked::Clock(ClockRequest::TimePassed),
        23 => Asked::Clock(ClockRequest::ObserveFlag {
            of: dice.side(),
            order_unknown: dice.once_in(2),
        }),
        24 => Asked::Clock(ClockRequest::ClaimFlag),
        25 => Asked::Moving(MovingRequest::ClaimTouch),
        26 => Asked::Irregularity(IrregularityRequest::ClaimIllegal),
        27 => Asked::Irregularity(IrregularityRequest::ObserveIllegal),
        28 => Asked::Irregularity(IrregularityRequest::ObserveIllegalPosition),
        29 => dice.pick(&[
            Asked::Irregularity(IrregularityRequest::AgreeToCorrect),
            Asked::Clock(ClockRequest::AgreeToGoOn),
        ]),
        30 => Asked::Irregularity(IrregularityRequest::Find(finding(dice))),
        31 => Asked::Draw(DrawRequest::OfferDraw),
        32 => dice.pick(&[
            Asked::Draw(DrawRequest::AcceptDraw),
            Asked::Draw(DrawRequest::DeclineDraw),
            Asked::Draw(DrawRequest::WithdrawOffer),
        ]),
        33 if dice.once_in(2) => Asked::Draw(DrawRequest::RuleOnClaim {
            upheld: dice.pick(&[None, Some(true), Some(false)]),
        }),
        33 => Asked::Draw(DrawRequest::Consent),
        34 => Asked::Draw(DrawRequest::ClaimThreefold {
            intended,
            medium: Medium::Paper,
        }),
        35 => Asked::Draw(DrawRequest::ClaimFifty {
            intended,
            medium: Medium::Electronic,
        }),
        36 => Asked::End(EndRequest::Resign),
        37 => Asked::Quickplay(QuickplayRequest::RequestIncrement),
        38 => Asked::Quickplay(QuickplayRequest::ClaimNormalMeans {
            ground: dice.pick(&[Ground::Cannot, Ground::NoEffort]),
        }),
        39 => Asked::Quickplay(QuickplayRequest::DecideQuickplay {
            decision: dice.pick(&[
                Decision::Agree,
                Decision::Draw,
                Decision::Postpone,
                Decision::Reject,
            ]),
            award: dice.pick(&[None, Some(Span::from_secs(120))]),
        }),
        40 => Asked::Quickplay(QuickplayRequest::RequestScore),
        41 => Asked::Arbiter(ArbiterRequest::RecordDevice {
            of: dice.side(),
            kind: dice.pick(&[
                Device::Ring,
                Device::Found,
                Device::InBag,
                Device::BagTouched,
            ]),
        }),
        42 => Asked::Arbiter(ArbiterRequest::Penalise {
            of: dice.side(),
            penalty: penalty(dice),
        }),
        43 => Asked::Arbiter(ArbiterRequest::Override {
            ruling: u32::try_from(dice.roll(4)).unwrap_or(0),
            reason,
        }),
        44 => dice.pick(&[
            Asked::End(EndRequest::AnswerCanMate { can_mate: true }),
            Asked::Arbiter(ArbiterRequest::RecordRefusal {
                by: None,
                opponent: None,
            }),
            Asked::Arbiter(ArbiterRequest::RecordRefusal {
                by: Some(Side::White),
                opponent: Some(Points::HALF),
            }),
            Asked::Arbiter(ArbiterRequest::Declare {
                outcome: Outcome::Draw,
                reason,
            }),
        ]),
        _ => dice.pick(&[
            Asked::Assistant(AssistantRequest::RequestAssistant { purpose }),
            Asked::Assistant(AssistantRequest::AllowAssistant {
                of: Side::White,
                purpose,
                less_time: Some(Span::from_secs(10)),
            }),
        ]),
    }
}

const TEXTS: &[&str] = &["e4", "Nf3", "Kd4", "Rd1", "O-O", "nonsense", "Hf3", "e2e4"];

fn contents(dice: &mut Dice) -> Contents {
    Contents {
        nonce: "dice".to_owned(),
        // Few texts, so that what is opened is often what was sealed.
        text: dice.pick(&["e4", "e4", "Kd4", "nonsense"]).to_owned(),
    }
}

fn sheet(dice: &mut Dice, game: &Game) -> SheetRequest {
    let outcome = dice.pick(&[Outcome::Draw, Outcome::Win(Side::White), Outcome::Annulled]);
    let any = dice.pick(TEXTS).to_owned();
    let last = game.motions().last().flatten();
    let last = last.map_or("e2e4".to_owned(), |motion| motion.to_string());
    match dice.roll(9) {
        0..=2 => SheetRequest::RecordMove {
            text: dice.pick(&[last, any]),
            medium: dice.pick(&[Medium::Paper, Medium::Electronic, Medium::Braille]),
        },
        3 => SheetRequest::Replace { of: dice.side() },
        4 => SheetRequest::CheckAtFlag,
        5 => SheetRequest::Update,
        6 => SheetRequest::Reconstruct,
        7 => SheetRequest::CountUnproven {
            proven: BySide::both(dice.pick(&[None, Some(5)])),
        },
        _ => dice.pick(&[SheetRequest::Request, SheetRequest::Sign { outcome }]),
    }
}

fn conduct(dice: &mut Dice) -> ConductRequest {
    let text = "somebody".to_owned();
    match dice.roll(8) {
        0 => ConductRequest::Leave {
            zone: dice.pick(&[Zone::Area, Zone::Venue]),
            permitted: dice.once_in(2),
        },
        1 => ConductRequest::Enter {
            person: text,
            permitted: dice.once_in(2),
        },
        2 | 3 => ConductRequest::Breach {
            of: dice.side(),
            breach: dice.pick(&[
                Breach::Disrepute,
                Breach::Notes,
                Breach::Smoking,
                Breach::Distraction,
                Breach::SheetHidden,
                Breach::NotAlgebraic,
            ]),
        },
        4 => ConductRequest::Inspect { of: dice.side() },
        5 => ConductRequest::AskLaw {
            article: dice.pick(&["4.3", "R16", "99.1"]).to_owned(),
        },
        6 => dice.pick(&[
            ConductRequest::Appeal { text: text.clone() },
            ConductRequest::Report { text },
        ]),
        _ => dice.pick(&[
            ConductRequest::Expel {
                person: text.clone(),
            },
            ConductRequest::Appoint {
                person: text.clone(),
            },
            ConductRequest::Accommodate {
                of: Side::Black,
                measure: text,
            },
        ]),
    }
}

fn blind(dice: &mut Dice, game: &Game) -> BlindRequest {
    // The same move again and again, so that it is plugged and announced in the end.
    let steady = game.standing().legal_motions().into_iter().min();
    let motion = steady.unwrap_or_else(|| motion(dice, game));
    match dice.roll(12) {
        0 => dice.pick(&[BlindRequest::DemandTwoBoards, BlindRequest::AskTimes]),
        1 => BlindRequest::Feel {
            square: motion.from,
        },
        2 => BlindRequest::Unplug {
            square: motion.from,
        },
        3 | 4 => BlindRequest::Plug {
            from: motion.from,
            to: motion.to,
        },
        5 | 6 => BlindRequest::Announce { motion },
        7 => BlindRequest::CorrectAnnouncement { motion },
        8 => BlindRequest::Repeat { motion },
        9 => BlindRequest::Hear {
            text: dice
                .pick(&["Eva vier", "Springer Felix drei", "Emil"])
                .to_owned(),
        },
        10 => BlindRequest::CompareBoards {
            records: BySide {
                white: "1.e4 e5 2.Nf3".to_owned(),
                black: dice.pick(&["e4 e5 Nf3", "e4 c5", ""]).to_owned(),
            },
            languages: BySide::default(),
            wrong_board: dice.pick(&[None, Some(Side::White)]),
        },
        _ => BlindRequest::ThroughAssistant(Box::new(dice.pick(&[
            Asked::Clock(ClockRequest::Press { other_hand: false }),
            Asked::Blind(BlindRequest::Repeat { motion }),
            Asked::End(EndRequest::Resign),
        ]))),
    }
}

fn adjournment(dice: &mut Dice) -> AdjournmentRequest {
    let seal = contents(dice).commitment();
    match dice.roll(9) {
        0 => AdjournmentRequest::AnnounceSession {
            ends_in: dice.span(),
        },
        1 | 2 => AdjournmentRequest::RequestSeal,
        3 | 4 => AdjournmentRequest::Seal {
            seal,
            session_left: dice.pick(&[None, Some(Span::from_secs(5))]),
        },
        5 | 6 => AdjournmentRequest::StopClock,
        7 => AdjournmentRequest::SealReply { seal },
        _ => at_the_envelope(dice),
    }
}

/// What is done with an envelope that was closed.
fn at_the_envelope(dice: &mut Dice) -> AdjournmentRequest {
    let stated = dice.pick(TEXTS).to_owned();
    match dice.roll(10) {
        0 => AdjournmentRequest::KeepEnvelope {
            names: BySide::both("somebody".to_owned()),
            resumption: "tomorrow".to_owned(),
        },
        1 | 2 => AdjournmentRequest::Resume {
            present: BySide::new(|_| !dice.once_in(3)),
        },
        3..=7 => AdjournmentRequest::Open(Opening {
            read_as: dice.pick(&[None, None, Some(Motion::new(Square::E2, Square::E4))]),
            unreadable: dice.once_in(8),
            responder_present: !dice.once_in(6),
            sealer_defaulted: dice.once_in(6),
            ..Opening::of(contents(dice))
        }),
        8 => AdjournmentRequest::EnvelopeMissing {
            stated,
            language: None,
        },
        _ => AdjournmentRequest::PositionLost,
    }
}

fn finding(dice: &mut Dice) -> Finding {
    let setup = match dice.pick(STARTS).parse::<Fen>() {
        Ok(fen) => fen.into_setup(),
        Err(_) => shakmaty::Setup::initial(),
    };
    dice.pick(&[
        Finding::WrongArray,
        Finding::BoardTurned,
        Finding::ColoursReversed,
        Finding::ClockSetting {
            schedule_harmed: true,
        },
        Finding::ClockSetting {
            schedule_harmed: false,
        },
        Finding::ClockDefect,
        Finding::PieceMisplaced { restore: setup },
    ])
}

fn penalty(dice: &mut Dice) -> Penalty {
    let points = |dice: &mut Dice| {
        dice.pick(&[
            Points::ZERO,
            Points::HALF,
            Points::ONE,
            Points::hundredths(75),
        ])
    };
    match dice.roll(8) {
        0 => Penalty::Warning,
        1 => Penalty::MoreTimeForOpponent(dice.span()),
        2 => Penalty::LessTime(dice.span()),
        3 => Penalty::Points {
            own: points(dice),
            opponent: points(dice),
            raises_opponent: dice.once_in(2),
        },
        4 => Penalty::Loss {
            opponent: points(dice),
        },
        5 => Penalty::Fine(50),
        6 => Penalty::Exclusion { rounds: 1 },
        _ => Penalty::Expulsion,
    }
}
