// Words of the Laws, as the journal has them.
export type Side = "white" | "black";
export type Seat = "white" | "black" | "arbiter" | "system";
export type BySide<T> = { white: T; black: T };
export type Edition = "2001" | "2017" | "2018" | "2023" | "FI2017";
export type Class = "standard" | "rapid" | "blitz";
export type Regime = "full" | "limited";
export type Usage = "mediated" | "console";
/** Milliseconds. */
export type Span = number;
/** A square, `e4`. */
export type Square = string;
/** From and to, `e2e4`, `e7e8q`; castling is the king's step, in Chess960 the king onto the rook. */
export type Motion = string;
/** A kind of piece: `q`, `r`, `b`, `n`, `k`, `p`. */
export type Piece = "k" | "q" | "r" | "b" | "n" | "p";
/** Points in hundredths: a win 100, a draw 50. */
export type Points = number;
export type Period = { moves: number | null; time: Span };
export type Mode = "none" | { increment: Span } | { delay: Span };
export type TimeControl = { periods: Period[]; mode: Mode };
export type DutyKind = "must_move" | "must_capture" | "must_castle" | "free";
export type Outcome = { win: Side } | "draw" | "both_lose" | "annulled" | "pending";
export type Assistance = "moving" | "clock" | "recording" | "blindness";
export type ClockMisuse = "other_hand" | "finger" | "hover" | "forcible" | "pick_up" | "knock_over";
export type Ground = "cannot" | "no_effort";
export type Decision = "agree" | "draw" | "postpone" | "reject";
export type Device = "ring" | "found" | "in_bag" | "bag_touched";
export type Medium = "paper" | "electronic" | "braille" | "voice";
export type Zone = "area" | "venue";
export type Letters = "en" | "hu" | "tr" | "fi" | "de" | "figurine";

export type Finding =
  | "wrong_array"
  | "board_turned"
  | "colours_reversed"
  | { clock_setting: { schedule_harmed?: boolean } }
  | "clock_defect"
  | { piece_misplaced: { restore: string } };

export type Penalty =
  | "warning"
  | { more_time_for_opponent: Span }
  | { less_time: Span }
  | { points: { own: Points; opponent: Points; raises_opponent: boolean } }
  | { loss: { opponent: Points } }
  | { fine: number }
  | { exclusion: { rounds: number } }
  | "expulsion";

export type Breach =
  | "disrepute"
  | "notes"
  | "analysis"
  | "device"
  | "bag_touched"
  | "inspection_refused"
  | "smoking"
  | "distraction"
  | "sheet_hidden"
  | "telephone"
  | "not_algebraic";

export type SheetRequest =
  | { record_move: { text: string; medium?: Medium } }
  | { replace: { of: Side } }
  | "check_at_flag"
  | "update"
  | "reconstruct"
  | { count_unproven: { proven?: BySide<number | null> } }
  | "request"
  | { sign: { outcome: Outcome } };

export type ConductRequest =
  | { leave: { zone: Zone; permitted?: boolean } }
  | { enter: { person: string; permitted?: boolean } }
  | { breach: { of: Side; breach: Breach } }
  | { inspect: { of: Side } }
  | { ask_law: { article: string } }
  | { appeal: { text: string } }
  | { report: { text: string } }
  | { expel: { person: string } }
  | { appoint: { person: string } }
  | { accommodate: { of: Side; measure: string } };

export type BlindRequest =
  | "demand_two_boards"
  | { feel: { square: Square } }
  | { unplug: { square: Square } }
  | { plug: { from: Square; to: Square } }
  | { announce: { motion: Motion } }
  | { correct_announcement: { motion: Motion } }
  | { repeat: { motion: Motion } }
  | { hear: { text: string } }
  | { compare_boards: { records: BySide<string>; languages?: BySide<Letters | null>; wrong_board?: Side } }
  | { check_pairing: { blind: BySide<boolean>; deaf: BySide<boolean>; assistant: boolean } }
  | "ask_times"
  | { through_assistant: Asked };

export type Opening = {
  contents: { nonce: string; text: string };
  language?: Letters;
  read_as?: Motion;
  unreadable?: boolean;
  responder_present?: boolean;
  sealer_defaulted?: boolean;
};

export type AdjournmentRequest =
  | { announce_session: { ends_in: Span } }
  | "request_seal"
  | { seal: { seal: string; session_left?: Span } }
  | "stop_clock"
  | { keep_envelope: { names: BySide<string>; resumption: string } }
  | { resume: { present: BySide<boolean> } }
  | { open: Opening }
  | { seal_reply: { seal: string } }
  | { envelope_missing: { stated: string; language?: Letters } }
  | "position_lost";

/** A request to the game. Who may make it is decided by the seat; see the Laws' articles beside. */
export type Asked =
  | "start" // 6.6, arbiter
  | "arrive" // 6.7, player
  | "check_default" // 6.7.1, arbiter
  | { excuse: { of: Side } } // 6.7.1, arbiter
  | "announce_adjust" // 4.2.1, player
  | { touch: { squares: Square[] } } // 4.3, player
  | { accept_accident: { of: Side; squares: Square[] } } // 4.2.2, arbiter
  | "order_unclear" // 4.3.3, arbiter
  | { release: { from: Square; to: Square; victim_off?: boolean } } // 4.7, player
  | { remove: { square: Square } } // 4.6, player
  | { pick_promotion: { role: Piece } } // 4.4.4, player
  | { touch_promotion: { role: Piece; square: Square } } // 4.4.4, player
  | { release_promotion: { role: Piece; square: Square } } // 4.7.3, player
  | { move: { motion: Motion; two_hands?: boolean } } // touch, carry, release in one go, player
  | { displace: { squares: Square[] } } // 7.4, player
  | "restore_pieces" // 7.4.1, player
  | { request_assistant: { purpose: Assistance } } // player
  | { allow_assistant: { of: Side; purpose: Assistance; less_time?: Span } } // arbiter
  | { press: { other_hand?: boolean } } // 6.2.1, player
  | { record_clock_misuse: { of: Side; how: ClockMisuse } } // 6.2.3, arbiter
  | { pause: { reason: string } } // 6.11, player (calls the arbiter) or arbiter
  | { fault_pause: { of: Side } } // 6.11.4, arbiter
  | { resume: { running?: Side } } // 6.11.3, arbiter
  | { set_clock: { left?: BySide<Span | null>; completed?: BySide<number | null>; reason: string } } // 6.10, 7.1, arbiter
  | { add_time: { to: Side; span: Span } } // 12.5, arbiter
  | "time_passed" // anybody
  | { observe_flag: { of: Side; order_unknown?: boolean } } // 6.8, arbiter
  | "claim_flag" // 6.8, A.4.3, player
  | "claim_touch" // 4.8, player or arbiter
  | "claim_illegal" // 7.5, player
  | "observe_illegal" // 7.5, arbiter
  | "observe_illegal_position" // A.4.4, arbiter
  | "agree_to_correct" // A.4.2, player
  | "agree_to_go_on" // 6.11.3, player, where no arbiter is present
  | { find: Finding } // 6.10.2, 7.2, 7.3, 7.6, anybody
  | "offer_draw" // 9.1, player
  | "accept_draw"
  | "decline_draw"
  | "withdraw_offer"
  | "consent" // 9.1.1, arbiter
  | { claim_threefold: { intended?: Motion; medium?: Medium } } // 9.2, player
  | { claim_fifty: { intended?: Motion; medium?: Medium } } // 9.3, player
  | "resign" // 5.1.2, player
  | "request_increment" // III.4, player
  | { claim_normal_means: { ground: Ground } } // III.5, player
  | { decide_quickplay: { decision: Decision; award?: Span } } // arbiter
  | "verify_claim" // III.6.1, player
  | "request_score" // A.3.2, player
  | { record_device: { of: Side; kind: Device } } // 11.3.2, arbiter
  | { record_refusal: { by?: Side; opponent?: Points } } // 11.7, arbiter
  | { penalise: { of: Side; penalty: Penalty } } // 12.9, arbiter
  | { declare: { outcome: Outcome; reason: string } } // 11.7, 12.9.6, arbiter
  | { override: { ruling: number; reason: string } } // arbiter
  | { answer_can_mate: { can_mate: boolean } } // 5.2.2, 6.9, arbiter
  | { check_array: { first_rank: string; last_rank?: string } } // II.2, arbiter
  | "announce_castling" // II.3.2.7.1, player
  | { sheet: SheetRequest } // Article 8
  | { conduct: ConductRequest } // Articles 11 and 12
  | { blind: BlindRequest } // Appendix D
  | { adjournment: AdjournmentRequest }; // Guidelines I
