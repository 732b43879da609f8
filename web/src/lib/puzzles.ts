/** The cases of the puzzles page: which there are, in which order, and what this browser remembers of them. */
import written from '../cases.json';
import type { Edition } from '../wire';

export const TOPICS = ['touch', 'illegal', 'clock', 'draws', 'end', 'recording', 'conduct', 'rapid', 'special', 'start', 'arbiter', 'editions'] as const;
export type Topic = (typeof TOPICS)[number];
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

export interface Case {
  /** Its words are those of the message `case-<id>`. */
  id: string;
  topic: Topic;
  level: Level;
  /** The Laws leave the measure to the arbiter. */
  judgement: boolean;
  /** The editions that are asked about; the numbers of the articles are those of the first. */
  editions: [Edition, ...Edition[]];
  class: 'standard' | 'rapid' | 'blitz';
  articles: string[];
  fen: string;
  marks: string[];
  /** How many answers there are, and which of them is right, counted from nought. */
  answers: number;
  right: number;
}

export const CASES = written as Case[];

/** The case of a day, the same for everybody in the world: all of them in turn. */
export const caseOf = (day: Date): Case => CASES[Math.floor(day.getTime() / 86_400_000) % CASES.length] as Case;

/** What this browser knows of a case: solved, or tried in vain so far. */
export type State = 'right' | 'wrong';
export type Progress = Readonly<Record<string, State>>;

/** A row of cases to go through: the path through all of them, or a topic. */
export interface Row {
  topic: Topic | undefined;
  cases: readonly Case[];
}

/** The path: easy before hard, and on each level the topics in the order of the book. */
export const path: Row = { topic: undefined, cases: LEVELS.flatMap((level) => CASES.filter((one) => one.level === level)) };

export const ofTopic = (topic: Topic): Row => ({ topic, cases: CASES.filter((one) => one.topic === topic) });

/** Where a case is found in the address: behind its topic when the row is that topic. */
export const address = (row: Row, one: Case) => `#${row.topic ? `${row.topic}/` : ''}${one.id}`;

/** What an address shows: a case of a row, or nothing, which is the list of all cases. */
export function found(hash: string): { row: Row; at: number } | undefined {
  const [id, name] = decoded(hash.replace(/^#/, '')).split('/').reverse();
  const topic = TOPICS.find((own) => own === name);
  if (name !== undefined && topic === undefined) return undefined;
  const row = topic ? ofTopic(topic) : path;
  const at = row.cases.findIndex((one) => one.id === id);
  return at < 0 ? undefined : { row, at };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The first case of a row that is not solved; after `from` first, then from the beginning. */
export function open(row: Row, progress: Progress, from = -1): Case | undefined {
  const order = [...row.cases.slice(from + 1), ...row.cases.slice(0, from + 1)];
  return order.find((one) => progress[one.id] !== 'right');
}

export const solved = (cases: readonly Case[], progress: Progress) => cases.filter((one) => progress[one.id] === 'right').length;

/** After an answer: what is solved stays solved, however the next try ends. */
export function answered(progress: Progress, one: Case, choice: number): Progress {
  const state: State = choice === one.right || progress[one.id] === 'right' ? 'right' : 'wrong';
  return { ...progress, [one.id]: state };
}

const KEY = 'jadoube-puzzles';

/** What was kept; what is no longer a case, or was not written here, is left out. */
export function remembered(kept: Pick<Storage, 'getItem'>): Progress {
  try {
    const read: unknown = JSON.parse(kept.getItem(KEY) ?? '{}');
    const known = CASES.map(({ id }) => [id, (read as Record<string, unknown> | null)?.[id]] as const);
    return Object.fromEntries(known.filter((pair): pair is [string, State] => pair[1] === 'right' || pair[1] === 'wrong'));
  } catch {
    return {};
  }
}

export function keep(progress: Progress, kept: Pick<Storage, 'setItem'>): void {
  try {
    kept.setItem(KEY, JSON.stringify(progress));
  } catch {
    // A browser without storage forgets; nothing else breaks.
  }
}
