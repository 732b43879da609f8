//! The rules by their lasting names, and the number each bears in each edition.
//!
//! A rule keeps its name for ever; its number belongs to the edition. Where an edition's source
//! has no such rule the table says `-`, and nothing may be ruled under it there.

use crate::{Edition, Locator};
use serde::{Deserialize, Serialize};

macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident: $e2001:tt $e2017:tt $e2018:tt $e2023:tt;)*) => {
        /// A rule of the Laws, by its lasting name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(rename_all = "snake_case")]
        pub enum Rule {
            $($(#[$doc])* $name,)*
        }

        impl Rule {
            /// Every rule, in the order of the book.
            pub const ALL: &[Rule] = &[$(Rule::$name),*];

            /// The rule's number in an edition, or none where the edition has no such rule.
            pub const fn number(self, edition: Edition) -> Option<&'static str> {
                let numbers = match self {
                    $(Rule::$name => [$e2001, $e2017, $e2018, $e2023],)*
                };
                let number = match edition {
                    Edition::E2001 => numbers[0],
                    Edition::E2017 | Edition::Fi2017 => numbers[1],
                    Edition::E2018 => numbers[2],
                    Edition::E2023 => numbers[3],
                };
                match number.as_bytes() {
                    b"-" => None,
                    _ => Some(number),
                }
            }
        }
    };
}

rules! {
    /// What no rule covers is left to the arbiter's judgement.
    LeftToArbiter: "R01" "P.1" "P.1" "P.1";
    /// The arbiter's judgement goes before the program's.
    ArbiterOverrides: "R27" "P.2" "P.2" "P.2";
    /// Two opponents play; nobody else moves the pieces.
    TwoOpponents: "R09" "1.1" "1.1" "1.1";
    /// White moves first, then the sides alternate.
    Alternation: "R09" "1.2" "1.2" "1.2";
    /// The initial array.
    InitialArray: "R11" "2.3" "2.3" "2.3";
    /// A legal move.
    LegalMove: "R12" "3.10.1" "3.10.1" "3.10.1";
    /// A move that is not legal.
    IllegalMove: "-" "3.10.2" "3.10.2" "3.10.2";
    /// A pawn on the last rank is exchanged for a piece of its own colour.
    Promotion: "-" "3.7.5.1" "3.7.5.1" "3.7.5.1";
    /// Adjusting pieces, announced first, by the player to move.
    Adjusting: "R15" "4.2.1" "4.2.1" "4.2.1";
    /// A contact that was clearly accidental.
    Accident: "R16" "4.2.2" "4.2.2" "4.2.2";
    /// Touching binds the player having the move, and only that player.
    TouchDuty: "R16" "4.3" "4.3" "4.3";
    /// Own pieces touched.
    TouchedOwn: "R16" "4.3.1" "4.3.1" "4.3.1";
    /// Opponent's pieces touched.
    TouchedEnemy: "R16" "4.3.2" "4.3.2" "4.3.2";
    /// Pieces of both colours touched.
    TouchedBoth: "R16" "4.3.3" "4.3.3" "4.3.3";
    /// King and rook touched.
    KingThenRook: "R17" "4.4.1" "4.4.1" "4.4.1";
    /// Rook touched before the king.
    RookThenKing: "R17" "4.4.2" "4.4.2" "4.4.2";
    /// Castling was wanted but is illegal.
    CastlingImpossible: "R17" "4.4.3" "4.4.3" "4.4.3";
    /// The choice of the promotion piece is final.
    PromotionChoice: "-" "4.4.4" "4.4.4" "4.4.4";
    /// Nothing that was touched can be moved or captured.
    NothingPossible: "R18" "4.5" "4.5" "4.5";
    /// A released piece stays; the move is made.
    Release: "R20" "4.7" "4.7" "4.7";
    /// A king released two squares away must castle.
    CastlingReleased: "R20" "4.7.2" "4.7.2" "4.7.2";
    /// Touching a piece ends the right to object to the opponent's touching.
    Objection: "R19" "4.8" "4.8" "4.8";
    /// An assistant moves the pieces for a player who cannot.
    AssistantForMoving: "-" "4.9" "4.9" "4.9";
    /// Checkmate.
    Checkmate: "R10" "5.1.1" "5.1.1" "5.1.1";
    /// Resignation.
    Resignation: "R21" "5.1.2" "5.1.2" "5.1.2";
    /// Stalemate.
    Stalemate: "R21" "5.2.1" "5.2.1" "5.2.1";
    /// Dead position.
    DeadPosition: "R10" "5.2.2" "5.2.2" "5.2.2";
    /// Draw by agreement.
    Agreement: "R21" "5.2.3" "5.2.3" "5.2.3";
    /// A move is completed by stopping the own clock and starting the opponent's.
    Completion: "R22" "6.2.1" "6.2.1" "6.2.1";
    /// The right to press, even after the opponent's reply.
    LatePress: "R22" "6.2.2" "6.2.2" "6.2.2";
    /// Press with the hand that moved; no finger on the clock.
    PressingHand: "R22" "6.2.3" "6.2.3" "6.2.3";
    /// Handle the clock properly, and do not press before moving.
    ClockHandling: "R22" "6.2.4" "6.2.4" "6.2.4";
    /// Adjusting pieces only while the own clock runs.
    AdjustOnOwnTime: "-" "6.2.5" "6.2.5" "6.2.5";
    /// An assistant operates the clock for a player who cannot.
    AssistantForClock: "-" "6.2.6" "6.2.6" "6.2.6";
    /// The time control is fixed in advance.
    AllottedTime: "R02" "6.3.1" "6.3.1" "6.3.1";
    /// When a flag falls, the number of completed moves is checked.
    FlagCheck: "-" "6.4" "6.4" "6.4";
    /// White's clock starts at the fixed time.
    GameStart: "R09" "6.6" "6.6" "6.6";
    /// Arriving after the default time.
    DefaultTime: "-" "6.7.1" "6.7.1" "6.7.1";
    /// A flag counts as fallen when it is observed or validly claimed.
    FlagObserved: "R07" "6.8" "6.8" "6.8";
    /// Too few moves completed in the allotted time.
    FlagFall: "R07" "6.9" "6.9" "6.9";
    /// A flag falls, and the opponent could not have mated.
    FlagDraw: "-" "6.9" "6.9" "6.9";
    /// Clock readings are conclusive.
    ClockReadings: "R22" "6.10.1" "6.10.1" "6.10.1";
    /// A wrong clock setting is corrected.
    ClockSetting: "R04" "6.10.2" "6.10.2" "6.10.2";
    /// The arbiter pauses the clock.
    ArbiterPauses: "R22" "6.11.1" "6.11.1" "6.11.1";
    /// A player pauses the clock to call the arbiter.
    PlayerPauses: "R22" "6.11.2" "6.11.2" "6.11.2";
    /// The arbiter decides when play goes on.
    Resumption: "R22" "6.11.3" "6.11.3" "6.11.3";
    /// A pause without a valid reason.
    PauseWithoutReason: "R22" "6.11.4" "6.11.4" "6.11.4";
    /// A wrong initial array found during the game.
    WrongArray: "R04" "7.2.1" "7.2.1" "7.2.1";
    /// A board that stands the wrong way.
    BoardTurned: "R04" "7.2.2" "7.2.2" "7.2.2";
    /// A game begun with colours reversed.
    WrongColours: "-" "7.3" "7.3" "7.3";
    /// Displaced pieces are restored on the displacer's time.
    Displacement: "-" "7.4.1" "7.4.1" "7.4.1";
    /// Displacing pieces and pressing the clock may be penalised.
    DisplacementPenalty: "-" "7.4.3" "7.4.3" "7.4.3";
    /// An illegal move is taken back.
    IllegalMoveFound: "-" "7.5.1" "7.5.1" "7.5.1";
    /// Two hands for one move.
    TwoHands: "-" "7.7.1" "7.5.4" "7.5.4";
    /// The penalty for an illegal move.
    IllegalMovePenalty: "-" "7.5.3" "7.5.5" "7.5.5";
    /// The penalty for pressing without a move.
    PressWithoutMovePenalty: "-" "7.8.2" "7.5.5" "7.5.5";
    /// The penalty for using two hands.
    TwoHandsPenalty: "-" "7.7.2" "7.5.5" "7.5.5";
    /// A piece found on a wrong square.
    PieceMisplaced: "-" "7.6" "7.6" "7.6";
    /// Moves are recorded one by one, on paper.
    PaperSheet: "-" "8.1.1" "8.1.1" "8.1.1.1";
    /// Moves are recorded on a certified electronic scoresheet.
    ElectronicSheet: "-" "-" "-" "8.1.1.2";
    /// No move is written down before it is made.
    RecordingInAdvance: "-" "8.1.2" "8.1.2" "8.1.2";
    /// The own previous move is written down before the next one is made.
    PreviousMoveFirst: "-" "8.1.3" "8.1.3" "8.1.3";
    /// An assistant keeps the score for a player who cannot.
    AssistantForRecording: "-" "8.1.6" "8.1.6" "8.1.6";
    /// The arbiter can see the record throughout the game.
    SheetVisible: "-" "8.2" "8.2" "8.2";
    /// A defective electronic scoresheet is replaced.
    DefectiveSheet: "-" "-" "-" "8.3";
    /// Neither player had to record: both bring their sheets up to date after a flag has fallen.
    BothSheetsUpdated: "-" "8.5.1" "8.5.1" "8.5.1";
    /// One player did not have to record and brings the sheet up to date before moving.
    OneSheetUpdated: "-" "8.5.2" "8.5.2" "8.5.2";
    /// No complete record: the game is reconstructed.
    Reconstruction: "-" "8.5.3" "8.5.3" "8.5.3";
    /// It cannot be shown that the time was overstepped.
    CountUnproven: "-" "8.6" "8.6" "8.6";
    /// Both players sign the result.
    ResultSigned: "-" "8.7" "8.7" "8.7";
    /// Regulations against draws by agreement.
    NoDrawsByAgreement: "-" "9.1.1" "9.1.1" "9.1.1";
    /// How a draw is offered and answered.
    DrawOffer: "R21" "9.1.2.1" "9.1.2.1" "9.1.2.1";
    /// Who may claim a threefold repetition.
    Threefold: "-" "9.2.1" "9.2.1" "9.2.1";
    /// The third occurrence is about to appear by a written move.
    ThreefoldIntended: "-" "9.2.1.1" "9.2.1.1" "9.2.1.1";
    /// The third occurrence has just appeared.
    ThreefoldAppeared: "-" "9.2.1.2" "9.2.1.2" "9.2.1.2";
    /// Who may claim fifty moves.
    FiftyMoves: "-" "9.3" "9.3" "9.3";
    /// Fifty moves will be behind by a written move.
    FiftyMovesIntended: "-" "9.3.1" "9.3.1" "9.3.1";
    /// Fifty moves are behind.
    FiftyMovesCompleted: "-" "9.3.2" "9.3.2" "9.3.2";
    /// Touching a piece forfeits a claim on that move.
    TouchForfeitsClaim: "-" "9.4" "9.4" "9.4";
    /// A claim that is incorrect.
    ClaimIncorrect: "-" "9.5.3" "9.5.3" "9.5.3";
    /// A claim pauses the clock, and is not withdrawn.
    ClaimPausesClock: "-" "9.5.1" "9.5.1" "9.5.1";
    /// Fivefold repetition.
    Fivefold: "-" "9.6.1" "9.6.1" "9.6.1";
    /// Seventy-five moves.
    SeventyFiveMoves: "-" "9.6.2" "9.6.2" "9.6.2";
    /// The points of a game.
    Points: "R27" "10.1" "10.1" "10.1";
    /// Which scores are possible.
    PossibleScores: "-" "10.2" "10.2" "10.2";
    /// Nothing may harm the good name of chess.
    Disrepute: "-" "11.1" "11.1" "11.1";
    /// Leaving the playing venue.
    LeavingVenue: "R23" "11.2.3.1" "11.2.3.1" "11.2.3.1";
    /// Leaving the playing area while having the move.
    LeavingArea: "R23" "11.2.3.2" "11.2.3.2" "11.2.3.2";
    /// Others enter the playing area.
    Outsiders: "-" "11.2.3.3" "11.2.3.3" "11.2.3.3";
    /// The player not having the move reports before leaving, where the regulations ask for it.
    ReportedLeave: "-" "11.2.4" "-" "11.2.4";
    /// Notes, sources, advice, analysis.
    Notes: "R23" "11.3.1" "11.3.1" "11.3.1";
    /// Devices switched off in a bag.
    DevicesPutAway: "-" "11.3.2.1" "11.3.2.1" "11.3.2.1";
    /// An electronic device on a player.
    Device: "-" "11.3.2.2" "11.3.2.2" "11.3.2.2";
    /// Clothes, bags and bodies may be inspected.
    Inspection: "-" "11.3.3" "11.3.3" "11.3.3";
    /// Smoking.
    Smoking: "-" "11.3.4" "11.3.4" "11.3.4";
    /// Players who have finished are spectators.
    Spectators: "-" "11.4" "11.4" "11.4";
    /// Distracting or annoying the opponent.
    Distraction: "R23" "11.5" "11.5" "11.5";
    /// Persistent refusal by one player.
    Refusal: "R24" "11.7" "11.7" "11.7";
    /// Persistent refusal by both players.
    BothRefuse: "R24" "11.8" "11.8" "11.8";
    /// The arbiter explains a point of the Laws.
    LawExplained: "-" "11.9" "11.9" "11.9";
    /// A player appeals.
    Appeal: "-" "11.10" "11.10" "11.10";
    /// The arbiter sees that the Laws are kept; that is nobody else's office.
    ArbiterOffice: "R01" "12.1" "12.1" "12.1";
    /// Special arrangements for disabled players and medical needs.
    SpecialArrangements: "-" "12.2.6" "12.2.6" "12.2.6";
    /// The arbiter appoints assistants.
    ArbitersAssistant: "-" "12.4" "12.4" "12.4";
    /// Additional time after a disturbance.
    AdditionalTime: "R26" "12.5" "12.5" "12.5";
    /// The arbiter gives no hints.
    NoHints: "R26" "12.6" "12.6" "12.6";
    /// Others tell only the arbiter, and may be sent out.
    Reports: "R26" "12.7" "12.7" "12.7";
    /// Telephones in the venue.
    Telephone: "-" "12.8" "12.8" "12.8";
    /// Penalty: a warning.
    Warning: "R25" "12.9.1" "12.9.1" "12.9.1";
    /// Penalty: more time for the opponent.
    MoreTimeForOpponent: "R25" "12.9.2" "12.9.2" "12.9.2";
    /// Penalty: less time for the offender.
    LessTimeForOffender: "R25" "12.9.3" "12.9.3" "12.9.3";
    /// Penalty: more points for the opponent.
    MorePointsForOpponent: "R25" "12.9.4" "12.9.4" "12.9.4";
    /// Penalty: fewer points for the offender.
    FewerPointsForOffender: "R25" "12.9.5" "12.9.5" "12.9.5";
    /// Penalty: the game is lost.
    GameDeclaredLost: "R25" "12.9.6" "12.9.6" "12.9.6";
    /// Penalty: a fine announced beforehand.
    Fine: "-" "12.9.7" "12.9.7" "12.9.7";
    /// Penalty: exclusion from rounds.
    ExclusionFromRounds: "-" "12.9.8" "12.9.8" "12.9.8";
    /// Penalty: expulsion from the event.
    Expulsion: "R25" "12.9.9" "12.9.9" "12.9.9";
    /// What rapid chess is.
    RapidDefinition: "R02" "A.1" "A.1" "A.1";
    /// Nobody must record in rapid chess, but a sheet may be asked for.
    RapidSheets: "-" "A.2" "A.2" "A.2";
    /// Under the full rules one arbiter supervises three rapid games at most.
    RapidArbiter: "-" "A.3.1.1" "A.3.1.1" "A.4.1";
    /// Under the full rules every rapid game is recorded for the event.
    RapidRecord: "-" "A.3.1.2" "A.3.1.2" "A.4.2";
    /// The regulations choose, for all rapid games of the event, whether the full rules hold.
    RapidRegime: "-" "A.5" "A.5" "A.6";
    /// What blitz is.
    BlitzDefinition: "-" "B.1" "B.1" "B.1";
    /// Under the full rules every blitz game has its arbiter.
    BlitzArbiter: "-" "B.3.1.1" "B.3.1.1" "B.2.1";
    /// Under the full rules every blitz game is recorded for the event.
    BlitzRecord: "-" "B.3.1.2" "B.3.1.2" "B.2.2";
    /// The regulations choose, for all blitz games of the event, whether the full rules hold.
    BlitzRegime: "-" "B.5" "B.5" "B.4";
    /// Looking at the score in a supervised rapid game.
    RapidScoreLooks: "-" "A.3.2" "A.3.2" "A.4.3";
    /// Looking at the score in a supervised blitz game.
    BlitzScoreLooks: "-" "B.3.2" "B.3.2" "B.2.3";
    /// After so many moves the clock setting stands.
    LateClockSetting: "R04" "A.4.1.1" "A.4.1.1" "A.5.1.1";
    /// After so many moves the set-up stands.
    LateSetUp: "R04" "A.4.1.2" "A.4.1.2" "A.5.1.2";
    /// Illegal moves where few arbiters watch.
    IllegalMoveUnsupervised: "-" "A.4.2" "A.4.2" "A.5.2";
    /// A win on time where few arbiters watch.
    FlagClaim: "R07" "A.4.3" "A.4.3" "A.5.3";
    /// Both kings in check, or a pawn on the last rank.
    IllegalPosition: "-" "A.4.4" "A.4.4" "A.5.4";
    /// Only algebraic notation counts.
    AlgebraicOnly: "-" "C.0" "C.0" "C.0";
    /// A move is written as the piece and its square of arrival, or with the square of departure too.
    WrittenMove: "-" "C.8" "C.8" "C.8";
    /// Two pieces of a kind that can go to the same square are told apart.
    ToldApart: "-" "C.10" "C.10" "C.10";
    /// The arbiter acts only when a player asks.
    ArbiterActsOnRequest: "R05" "-" "-" "-";
    /// The arbiter must not call the flag.
    FlagOnlyByClaim: "R06" "-" "-" "-";
    /// Either player may demand two boards.
    TwoBoards: "-" "D.1" "D.1" "D.1";
    /// Moves are announced and repeated.
    Announcing: "-" "D.2.1" "D.2.1" "D.2.1";
    /// A blind player touches a piece by taking it out of its hole.
    BlindTouch: "-" "D.2.2" "D.2.2" "D.2.2";
    /// A blind player's move is made when it is executed and announced.
    BlindMoveMade: "-" "D.2.3" "D.2.3" "D.2.3";
    /// Only then is the opponent's clock started.
    BlindPress: "-" "D.2.4" "D.2.4" "D.2.4";
    /// The sighted player follows the normal rules.
    SightedPlayer: "-" "D.2.5" "D.2.5" "D.2.5";
    /// A blind player records in Braille, in writing or by voice.
    BlindRecord: "-" "D.2.7" "D.2.7" "D.2.7";
    /// A slip of the tongue is corrected before the opponent's clock is started.
    SlipOfTheTongue: "-" "D.2.8" "D.2.8" "D.2.8";
    /// Boards that differ are corrected from the records.
    BoardsCompared: "-" "D.2.9" "D.2.9" "D.2.9";
    /// A blind player may have an assistant.
    BlindAssistant: "-" "D.2.10" "D.2.10" "D.2.10";
    /// The assistant makes moves on the boards.
    AssistantMoves: "-" "D.2.10.1" "D.2.10.1" "D.2.10.1";
    /// The assistant announces moves.
    AssistantAnnounces: "-" "D.2.10.2" "D.2.10.2" "D.2.10.2";
    /// The assistant keeps the score and starts the opponent's clock.
    AssistantRecords: "-" "D.2.10.3" "D.2.10.3" "D.2.10.3";
    /// The assistant tells move number and times when asked.
    AssistantTells: "-" "D.2.10.4" "D.2.10.4" "D.2.10.4";
    /// The assistant claims on time and tells of touched pieces.
    AssistantClaims: "-" "D.2.10.5" "D.2.10.5" "D.2.10.5";
    /// The assistant sees to an adjournment.
    AssistantSeals: "-" "D.2.10.6" "D.2.10.6" "D.2.10.6";
    /// When the sighted player may, and when somebody must, have an assistant.
    AssistantCompulsory: "-" "D.2.11" "D.2.11" "D.2.11";
    /// The player to move seals at the end of the session.
    Sealing: "-" "I.1.1" "I.1.1" "I.1.1";
    /// Sealing before the end of the session.
    SealingEarly: "-" "I.1.2" "I.1.2" "I.1.2";
    /// The arbiter checks and keeps the envelope.
    EnvelopeKept: "-" "I.3" "I.3" "I.3";
    /// Position and times before the resumption.
    ResumedPosition: "-" "I.5" "I.5" "I.5";
    /// The envelope is opened only when the player who has to answer is present.
    EnvelopeClosed: "-" "I.7" "I.7" "I.7";
    /// A sealed move that fails does not lose where the opponent cannot mate.
    SealedMoveFails: "-" "I.8" "I.8" "I.8";
    /// A sealed move that means more than one move.
    SealedAmbiguous: "-" "I.8.1" "I.8.1" "I.8.1";
    /// A sealed move whose meaning cannot be established.
    SealedUnreadable: "-" "I.8.2" "I.8.2" "I.8.2";
    /// A sealed move that is illegal.
    SealedIllegal: "-" "I.8.3" "I.8.3" "I.8.3";
    /// The envelope is opened and the sealed move made.
    EnvelopeOpened: "-" "I.9.1" "I.9.1" "I.9.1";
    /// The player who has to answer is absent.
    ResponderAbsent: "-" "I.9.2" "I.9.2" "I.9.2";
    /// The player who sealed is absent.
    SealerAbsent: "-" "I.9.3" "I.9.3" "I.9.3";
    /// Arriving at the resumption after the default time.
    ResumptionDefault: "-" "I.10" "I.10" "I.10";
    /// Neither player is present at the resumption.
    NeitherPresent: "-" "I.11" "I.11" "I.11";
    /// The envelope is lost.
    EnvelopeLost: "-" "I.12.1" "I.12.1" "I.12.1";
    /// The adjourned position cannot be established.
    PositionLost: "-" "I.12.2" "I.12.2" "I.12.2";
    /// Wrong times found at the resumption.
    ResumptionTimes: "-" "I.13" "I.13" "I.13";
    /// A session is announced and measured by the arbiter's timepiece.
    Session: "-" "I.14" "I.14" "I.14";
    /// The array of Chess960.
    Chess960Array: "-" "II.2" "II.2" "II.2";
    /// The king stands between the rooks.
    KingBetweenRooks: "-" "II.2.1" "II.2.1" "II.2.1";
    /// The bishops stand on squares of both colours.
    BishopsOnBothColours: "-" "II.2.2" "II.2.2" "II.2.2";
    /// Black's array mirrors White's.
    BlackMirrorsWhite: "-" "II.2.3" "II.2.3" "II.2.3";
    /// Saying beforehand that one is about to castle.
    CastlingAnnounced: "-" "II.3.2.7.1" "II.3.2.7.1" "II.3.2.7.1";
    /// Both flags are down and nobody knows which fell first, in the last period.
    BothFlagsDown: "R08" "III.3.1.2" "III.3.1.2" "III.3.1.2";
    /// Both flags are down and nobody knows which fell first, before the last period.
    BothFlagsEarly: "-" "III.3.1.1" "III.3.1.1" "III.3.1.1";
    /// The quickplay guidelines apply only if announced.
    QuickplayAnnounced: "-" "III.2.1" "III.2.1" "III.2.1";
    /// The quickplay guidelines never apply to blitz or with an increment.
    QuickplayScope: "-" "III.2.2" "III.2.2" "III.2.2";
    /// Asking for an increment in a quickplay finish.
    QuickplayIncrement: "-" "III.4" "III.4" "III.4";
    /// Claiming a draw in a quickplay finish.
    QuickplayClaim: "-" "III.5" "III.5" "III.5";
    /// The arbiter agrees to a quickplay claim.
    QuickplayDraw: "-" "III.5.1" "III.5.1" "III.5.1";
    /// The arbiter postpones the decision on a quickplay claim.
    QuickplayPostponed: "-" "III.5.2" "III.5.2" "III.5.2";
    /// The arbiter rejects a quickplay claim.
    QuickplayRejected: "-" "III.5.3" "III.5.3" "III.5.3";
    /// A quickplay claim where no arbiter is present.
    QuickplayUnsupervised: "-" "III.6.1" "III.6.1" "III.6.1";
    /// The position of such a claim is written down and verified.
    QuickplayPosition: "-" "III.6.1.1" "III.6.1.1" "III.6.1.1";
    /// The position and the score of such a claim are handed in and verified.
    QuickplayScore: "-" "III.6.1.2" "III.6.1.2" "III.6.1.2";
    /// The designated arbiter decides.
    QuickplayDesignated: "-" "III.6.2" "III.6.2" "III.6.2";
}

impl Rule {
    /// The place of the rule in an edition, or none where the edition has no such rule.
    pub fn locate(self, edition: Edition) -> Option<Locator> {
        self.number(edition)
            .map(|number| Locator { edition, number })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_stand_at_their_own_place() {
        for (place, rule) in Rule::ALL.iter().enumerate() {
            assert_eq!(*rule as usize, place, "{rule:?}");
        }
    }
}
