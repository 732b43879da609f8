/** What the desk can enter: every act of the arbiter, and what was seen of the players at a real board. Each names its fields and the request that it becomes. */
import type { Asked, Assistance, Breach, ClockMisuse, Decision, Device, Ground, Medium, Outcome, Penalty, Seat, Side } from '../wire';
import { isSquare, LETTERS } from './squares';
import { readTime } from './time';

export type Kind = 'side' | 'squares' | 'motion' | 'text' | 'time' | 'number' | 'yes' | 'choice';

export interface Field {
  name: string;
  kind: Kind;
  /** For a choice: the Fluent message that names its options, and the options. */
  text?: string;
  options?: readonly string[];
  optional?: boolean;
  /** The field belongs to some values of another one only. */
  when?: { field: string; is: readonly string[] };
}

export type Values = Record<string, string | boolean>;

/** A value that is not what its field asks for. */
export class Unfit extends Error {
  readonly field: string;

  constructor(field: string) {
    super(field);
    this.field = field;
  }
}

export interface Act {
  id: string;
  /** Whose act: entered for a player, or the arbiter's own. */
  by: 'player' | 'arbiter';
  fields: readonly Field[];
  build: (values: Reader) => Asked;
}

/** Reads the fields of a form, strictly. */
export class Reader {
  readonly #values: Values;

  constructor(values: Values) {
    this.#values = values;
  }

  #text(name: string): string {
    return String(this.#values[name] ?? '').trim();
  }

  text(name: string): string {
    const text = this.#text(name);
    if (text === '') throw new Unfit(name);
    return text;
  }

  choice<T extends string>(name: string): T {
    return this.text(name) as T;
  }

  yes(name: string): boolean {
    return this.#values[name] === true;
  }

  squares(name: string): string[] {
    const squares = this.text(name).toLowerCase().split(/[\s,]+/);
    if (!squares.every(isSquare)) throw new Unfit(name);
    return squares;
  }

  square(name: string): string {
    const [square, ...others] = this.squares(name);
    if (square === undefined || others.length > 0) throw new Unfit(name);
    return square;
  }

  motion(name: string): string {
    const motion = this.text(name).toLowerCase().replace(/[\s=-]/g, '');
    if (!/^[a-h][1-8][a-h][1-8][qrbn]?$/.test(motion)) throw new Unfit(name);
    return motion;
  }

  time(name: string): number {
    const time = readTime(this.#text(name));
    if (time === undefined) throw new Unfit(name);
    return time;
  }

  number(name: string): number {
    const text = this.text(name);
    if (!/^\d{1,6}$/.test(text)) throw new Unfit(name);
    return Number(text);
  }

  /** What a field gives, or nothing where it was left empty. */
  maybe<T>(name: string, read: (name: string) => T): T | undefined {
    return this.#text(name) === '' ? undefined : read.call(this, name);
  }
}

const side = (name = 'of'): Field => ({ name, kind: 'side' });
const text = (name: string): Field => ({ name, kind: 'text' });
const squares: Field = { name: 'squares', kind: 'squares' };
const square = (name = 'square'): Field => ({ name, kind: 'squares' });
const motion: Field = { name: 'motion', kind: 'motion' };
const number = (name: string): Field => ({ name, kind: 'number' });
const time = (name: string): Field => ({ name, kind: 'time' });
const optional = (field: Field): Field => ({ ...field, optional: true });
const when = (field: string, is: readonly string[], then: Field): Field => ({ ...then, when: { field, is } });
const yes = (name: string): Field => ({ name, kind: 'yes' });
const choice = (name: string, text: string, options: readonly string[]): Field => ({ name, kind: 'choice', text, options });

const MISUSES: readonly ClockMisuse[] = ['other_hand', 'finger', 'hover', 'forcible', 'pick_up', 'knock_over'];
const BREACHES: readonly Breach[] = ['disrepute', 'notes', 'analysis', 'device', 'bag_touched', 'inspection_refused', 'smoking', 'distraction', 'sheet_hidden', 'telephone', 'not_algebraic'];
const DEVICES: readonly Device[] = ['ring', 'found', 'in_bag', 'bag_touched'];
const PURPOSES: readonly Assistance[] = ['moving', 'clock', 'recording', 'blindness'];
const CLAIM_RULINGS = ['correct', 'wrong'] as const;
const DECISIONS: readonly Decision[] = ['agree', 'draw', 'postpone', 'reject'];
const OUTCOMES = ['white', 'black', 'draw', 'both_lose', 'annulled'] as const;
const PENALTIES = ['warning', 'more_time', 'less_time', 'points', 'loss', 'fine', 'exclusion', 'expulsion'] as const;
const MEDIA: readonly Medium[] = ['paper', 'electronic', 'braille', 'voice'];
const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'] as const;
const role = choice('role', 'piece-name', PROMOTIONS);
const promoted = (v: Reader) => LETTERS[v.choice<(typeof PROMOTIONS)[number]>('role')];

const act = (id: string, by: Act['by'], fields: readonly Field[], build: Act['build']): Act => ({ id, by, fields, build });
/** An act without fields is its request. */
const plain = (id: string, by: Act['by'], asked: Asked): Act => act(id, by, [], () => asked);

function outcome(name: string): Outcome {
  return name === 'white' || name === 'black' ? { win: name } : (name as Exclude<Outcome, object>);
}

/** Each penalty asks for what it needs. */
const PENALTY: readonly Field[] = [
  side(),
  choice('penalty', 'penalty-text', PENALTIES),
  when('penalty', ['more_time', 'less_time'], time('span')),
  when('penalty', ['fine', 'exclusion'], number('amount')),
  when('penalty', ['points'], number('own')),
  when('penalty', ['points'], number('points')),
  when('penalty', ['loss'], optional(number('points'))),
  when('penalty', ['points'], yes('raises_opponent')),
];

function penalty(v: Reader): Penalty {
  const kind = v.choice<(typeof PENALTIES)[number]>('penalty');
  switch (kind) {
    case 'more_time': return { more_time_for_opponent: v.time('span') };
    case 'less_time': return { less_time: v.time('span') };
    case 'points': return { points: { own: v.number('own'), opponent: v.number('points'), raises_opponent: v.yes('raises_opponent') } };
    case 'loss': return { loss: { opponent: v.maybe('points', v.number) ?? 100 } };
    case 'fine': return { fine: v.number('amount') };
    case 'exclusion': return { exclusion: { rounds: v.number('amount') } };
    default: return kind;
  }
}

const intended: Field = { name: 'intended', kind: 'motion', optional: true };
const claim = (v: Reader) => {
  const motion = v.maybe('intended', v.motion);
  return motion === undefined ? {} : { intended: motion };
};

export const GROUPS: readonly { id: string; acts: readonly Act[] }[] = [
  {
    id: 'board',
    acts: [
      act('move', 'player', [motion, yes('two_hands')], (v) => ({ move: { motion: v.motion('motion'), two_hands: v.yes('two_hands') } })),
      act('press', 'player', [yes('other_hand')], (v) => ({ press: { other_hand: v.yes('other_hand') } })),
      act('release', 'player', [square('from'), square('to'), yes('victim_stays')], (v) => ({ release: { from: v.square('from'), to: v.square('to'), ...(v.yes('victim_stays') ? { victim_off: false } : {}) } })),
      act('remove', 'player', [square()], (v) => ({ remove: { square: v.square('square') } })),
      act('pick-promotion', 'player', [role], (v) => ({ pick_promotion: { role: promoted(v) } })),
      act('touch-promotion', 'player', [role, square()], (v) => ({ touch_promotion: { role: promoted(v), square: v.square('square') } })),
      act('release-promotion', 'player', [role, square(), yes('upside_down'), yes('wrong_colour')], (v) => ({
        release_promotion: { role: promoted(v), square: v.square('square'), ...(v.yes('upside_down') ? { upside_down: true } : {}), ...(v.yes('wrong_colour') ? { wrong_colour: true } : {}) },
      })),
      act('touch', 'player', [squares], (v) => ({ touch: { squares: v.squares('squares') } })),
      plain('announce-adjust', 'player', 'announce_adjust'),
      act('displace', 'player', [squares], (v) => ({ displace: { squares: v.squares('squares') } })),
      plain('restore-pieces', 'player', 'restore_pieces'),
      plain('observe-illegal', 'arbiter', 'observe_illegal'),
      plain('claim-illegal', 'player', 'claim_illegal'),
      plain('agree-to-correct', 'player', 'agree_to_correct'),
      plain('announce-castling', 'player', 'announce_castling'),
      plain('claim-touch', 'arbiter', 'claim_touch'),
      act('accept-accident', 'arbiter', [side(), squares], (v) => ({ accept_accident: { of: v.choice<Side>('of'), squares: v.squares('squares') } })),
      plain('order-unclear', 'arbiter', 'order_unclear'),
      plain('observe-illegal-position', 'arbiter', 'observe_illegal_position'),
      plain('wrong-array', 'arbiter', { find: 'wrong_array' }),
      plain('board-turned', 'arbiter', { find: 'board_turned' }),
      plain('colours-reversed', 'arbiter', { find: 'colours_reversed' }),
      act('piece-misplaced', 'arbiter', [text('fen')], (v) => ({ find: { piece_misplaced: { restore: v.text('fen') } } })),
      act('check-array', 'arbiter', [text('first_rank'), optional(text('last_rank'))], (v) => {
        const last = v.maybe('last_rank', v.text);
        return { check_array: { first_rank: v.text('first_rank'), ...(last === undefined ? {} : { last_rank: last }) } };
      }),
    ],
  },
  {
    id: 'clock',
    acts: [
      plain('start', 'arbiter', 'start'),
      plain('agree-to-go-on', 'player', 'agree_to_go_on'),
      act('pause', 'arbiter', [text('reason')], (v) => ({ pause: { reason: v.text('reason') } })),
      act('resume', 'arbiter', [optional(side('running'))], (v) => {
        const running = v.maybe('running', v.choice<Side>);
        return { resume: running === undefined ? {} : { running } };
      }),
      act('add-time', 'arbiter', [side('to'), time('span')], (v) => ({ add_time: { to: v.choice<Side>('to'), span: v.time('span') } })),
      act('set-clock', 'arbiter', [optional(time('white_time')), optional(time('black_time')), optional(number('white_moves')), optional(number('black_moves')), text('reason')], (v) => ({
        set_clock: {
          left: { white: v.maybe('white_time', v.time) ?? null, black: v.maybe('black_time', v.time) ?? null },
          completed: { white: v.maybe('white_moves', v.number) ?? null, black: v.maybe('black_moves', v.number) ?? null },
          reason: v.text('reason'),
        },
      })),
      act('observe-flag', 'arbiter', [side(), yes('order_unknown')], (v) => ({ observe_flag: { of: v.choice<Side>('of'), order_unknown: v.yes('order_unknown') } })),
      plain('claim-flag', 'player', 'claim_flag'),
      act('record-clock-misuse', 'arbiter', [side(), choice('how', 'misuse-text', MISUSES)], (v) => ({ record_clock_misuse: { of: v.choice<Side>('of'), how: v.choice<ClockMisuse>('how') } })),
      act('fault-pause', 'arbiter', [side()], (v) => ({ fault_pause: { of: v.choice<Side>('of') } })),
      act('clock-setting', 'arbiter', [yes('schedule_harmed')], (v) => ({ find: { clock_setting: { schedule_harmed: v.yes('schedule_harmed') } } })),
      plain('clock-defect', 'arbiter', { find: 'clock_defect' }),
      plain('arrive', 'player', 'arrive'),
      plain('check-default', 'arbiter', 'check_default'),
      act('excuse', 'arbiter', [side()], (v) => ({ excuse: { of: v.choice<Side>('of') } })),
    ],
  },
  {
    id: 'draw',
    acts: [
      plain('offer-draw', 'player', 'offer_draw'),
      plain('accept-draw', 'player', 'accept_draw'),
      plain('decline-draw', 'player', 'decline_draw'),
      act('claim-threefold', 'player', [intended], (v) => ({ claim_threefold: claim(v) })),
      act('claim-fifty', 'player', [intended], (v) => ({ claim_fifty: claim(v) })),
      act('rule-on-claim', 'arbiter', [optional(choice('claim', 'claim-ruling-text', CLAIM_RULINGS))], (v) => {
        const ruling = v.maybe('claim', v.choice<'correct' | 'wrong'>);
        return { rule_on_claim: ruling === undefined ? {} : { upheld: ruling === 'correct' } };
      }),
      plain('withdraw-offer', 'player', 'withdraw_offer'),
      plain('consent', 'arbiter', 'consent'),
      plain('request-increment', 'player', 'request_increment'),
      act('claim-normal-means', 'player', [choice('ground', 'ground-text', ['cannot', 'no_effort'])], (v) => ({ claim_normal_means: { ground: v.choice<Ground>('ground') } })),
      act('decide-quickplay', 'arbiter', [choice('decision', 'decision-text', DECISIONS), when('decision', ['postpone'], optional(time('span')))], (v) => {
        const award = v.maybe('span', v.time);
        return { decide_quickplay: { decision: v.choice<Decision>('decision'), ...(award === undefined ? {} : { award }) } };
      }),
      plain('verify-claim', 'player', 'verify_claim'),
      act('answer-can-mate', 'arbiter', [yes('can_mate')], (v) => ({ answer_can_mate: { can_mate: v.yes('can_mate') } })),
      plain('resign', 'player', 'resign'),
    ],
  },
  {
    id: 'conduct',
    acts: [
      act('penalise', 'arbiter', PENALTY, (v) => ({ penalise: { of: v.choice<Side>('of'), penalty: penalty(v) } })),
      act('record-device', 'arbiter', [side(), choice('device', 'device-text', DEVICES)], (v) => ({ record_device: { of: v.choice<Side>('of'), kind: v.choice<Device>('device') } })),
      act('breach', 'arbiter', [side(), choice('breach', 'breach-text', BREACHES)], (v) => ({ conduct: { breach: { of: v.choice<Side>('of'), breach: v.choice<Breach>('breach') } } })),
      act('record-refusal', 'arbiter', [optional(side('by')), optional(number('points'))], (v) => {
        const by = v.maybe('by', v.choice<Side>);
        const opponent = v.maybe('points', v.number);
        return { record_refusal: { ...(by === undefined ? {} : { by }), ...(opponent === undefined ? {} : { opponent }) } };
      }),
      act('leave', 'player', [choice('zone', 'zone-text', ['area', 'venue']), yes('permitted')], (v) => ({ conduct: { leave: { zone: v.choice<'area' | 'venue'>('zone'), permitted: v.yes('permitted') } } })),
      act('enter', 'arbiter', [text('person'), yes('permitted')], (v) => ({ conduct: { enter: { person: v.text('person'), permitted: v.yes('permitted') } } })),
      act('inspect', 'arbiter', [side()], (v) => ({ conduct: { inspect: { of: v.choice<Side>('of') } } })),
      act('report', 'arbiter', [text('note')], (v) => ({ conduct: { report: { text: v.text('note') } } })),
      act('expel', 'arbiter', [text('person')], (v) => ({ conduct: { expel: { person: v.text('person') } } })),
      act('appoint', 'arbiter', [text('person')], (v) => ({ conduct: { appoint: { person: v.text('person') } } })),
      act('accommodate', 'arbiter', [side(), text('measure')], (v) => ({ conduct: { accommodate: { of: v.choice<Side>('of'), measure: v.text('measure') } } })),
      act('ask-law', 'player', [text('article')], (v) => ({ conduct: { ask_law: { article: v.text('article') } } })),
      act('appeal', 'player', [text('note')], (v) => ({ conduct: { appeal: { text: v.text('note') } } })),
      act('request-assistant', 'player', [choice('purpose', 'assistance-text', PURPOSES)], (v) => ({ request_assistant: { purpose: v.choice<Assistance>('purpose') } })),
      act('allow-assistant', 'arbiter', [side(), choice('purpose', 'assistance-text', PURPOSES), optional(time('span'))], (v) => {
        const less = v.maybe('span', v.time);
        return { allow_assistant: { of: v.choice<Side>('of'), purpose: v.choice<Assistance>('purpose'), ...(less === undefined ? {} : { less_time: less }) } };
      }),
      act('declare', 'arbiter', [choice('outcome', 'outcome-text', OUTCOMES), text('reason')], (v) => ({ declare: { outcome: outcome(v.text('outcome')), reason: v.text('reason') } })),
    ],
  },
  {
    id: 'sheets',
    acts: [
      act('record-move', 'player', [text('written'), optional(choice('medium', 'medium-text', MEDIA))], (v) => {
        const medium = v.maybe('medium', v.choice<Medium>);
        return { sheet: { record_move: { text: v.text('written'), ...(medium === undefined ? {} : { medium }) } } };
      }),
      plain('check-at-flag', 'arbiter', { sheet: 'check_at_flag' }),
      plain('update', 'player', { sheet: 'update' }),
      act('replace', 'arbiter', [side()], (v) => ({ sheet: { replace: { of: v.choice<Side>('of') } } })),
      plain('request', 'player', { sheet: 'request' }),
      plain('reconstruct', 'arbiter', { sheet: 'reconstruct' }),
      act('count-unproven', 'arbiter', [optional(number('white_moves')), optional(number('black_moves'))], (v) => ({
        sheet: { count_unproven: { proven: { white: v.maybe('white_moves', v.number) ?? null, black: v.maybe('black_moves', v.number) ?? null } } },
      })),
      act('sign', 'player', [choice('outcome', 'outcome-text', OUTCOMES)], (v) => ({ sheet: { sign: { outcome: outcome(v.text('outcome')) } } })),
      plain('request-score', 'player', 'request_score'),
      plain('demand-two-boards', 'player', { blind: 'demand_two_boards' }),
      act('announce', 'player', [motion], (v) => ({ blind: { announce: { motion: v.motion('motion') } } })),
      act('correct-announcement', 'player', [motion], (v) => ({ blind: { correct_announcement: { motion: v.motion('motion') } } })),
      act('repeat', 'player', [motion], (v) => ({ blind: { repeat: { motion: v.motion('motion') } } })),
      act('hear', 'player', [text('spoken')], (v) => ({ blind: { hear: { text: v.text('spoken') } } })),
      act('feel', 'player', [square()], (v) => ({ blind: { feel: { square: v.square('square') } } })),
      act('unplug', 'player', [square('from')], (v) => ({ blind: { unplug: { square: v.square('from') } } })),
      act('plug', 'player', [square('from'), square('to')], (v) => ({ blind: { plug: { from: v.square('from'), to: v.square('to') } } })),
      plain('ask-times', 'player', { blind: 'ask_times' }),
      act('check-pairing', 'arbiter', [yes('white_blind'), yes('black_blind'), yes('white_deaf'), yes('black_deaf'), yes('has_assistant')], (v) => ({
        blind: { check_pairing: { blind: { white: v.yes('white_blind'), black: v.yes('black_blind') }, deaf: { white: v.yes('white_deaf'), black: v.yes('black_deaf') }, assistant: v.yes('has_assistant') } },
      })),
      act('compare-boards', 'arbiter', [text('white_record'), text('black_record'), optional(side('wrong_board'))], (v) => {
        const wrong = v.maybe('wrong_board', v.choice<Side>);
        return { blind: { compare_boards: { records: { white: v.text('white_record'), black: v.text('black_record') }, ...(wrong === undefined ? {} : { wrong_board: wrong }) } } };
      }),
    ],
  },
  {
    id: 'adjournment',
    acts: [
      act('announce-session', 'arbiter', [time('span')], (v) => ({ adjournment: { announce_session: { ends_in: v.time('span') } } })),
      plain('request-seal', 'arbiter', { adjournment: 'request_seal' }),
      act('seal', 'player', [text('seal'), optional(time('session_left'))], (v) => {
        const left = v.maybe('session_left', v.time);
        return { adjournment: { seal: { seal: v.text('seal'), ...(left === undefined ? {} : { session_left: left }) } } };
      }),
      plain('stop-clock', 'player', { adjournment: 'stop_clock' }),
      act('keep-envelope', 'arbiter', [text('white_name'), text('black_name'), text('resumption')], (v) => ({
        adjournment: { keep_envelope: { names: { white: v.text('white_name'), black: v.text('black_name') }, resumption: v.text('resumption') } },
      })),
      act('resume-adjourned', 'arbiter', [yes('white_present'), yes('black_present')], (v) => ({ adjournment: { resume: { present: { white: v.yes('white_present'), black: v.yes('black_present') } } } })),
      act('open', 'arbiter', [text('written'), text('nonce'), optional({ name: 'read_as', kind: 'motion' }), yes('unreadable'), yes('responder_absent'), yes('sealer_defaulted')], (v) => {
        const read = v.maybe('read_as', v.motion);
        return {
          adjournment: {
            open: {
              contents: { nonce: v.text('nonce'), text: v.text('written') },
              unreadable: v.yes('unreadable'),
              responder_present: !v.yes('responder_absent'),
              sealer_defaulted: v.yes('sealer_defaulted'),
              ...(read === undefined ? {} : { read_as: read }),
            },
          },
        };
      }),
      act('seal-reply', 'player', [text('seal')], (v) => ({ adjournment: { seal_reply: { seal: v.text('seal') } } })),
      act('envelope-missing', 'arbiter', [text('written')], (v) => ({ adjournment: { envelope_missing: { stated: v.text('written') } } })),
      plain('position-lost', 'arbiter', { adjournment: 'position_lost' }),
    ],
  },
];

/** The act of a player whose assistant carries it out (D.2.10). */
export const throughAssistant = (asked: Asked): Asked => ({ blind: { through_assistant: asked } });

/** The fields of an act that what was entered so far calls for. */
export const fieldsFor = (one: Act, values: Values): Field[] => one.fields.filter(({ when }) => !when || when.is.includes(String(values[when.field] ?? '')));

/** The seat under which an act is entered. */
export const seatOf = (one: Act, player: Side): Seat => (one.by === 'player' ? player : 'arbiter');
