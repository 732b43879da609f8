/** The Laws on the device itself: a game that needs no server, told over the same line as every other. */
import { load, type Pocket } from '../../../crates/pocket/npm/index.js';
import type { GameRequest, Heard, PocketEntry, PocketHeard, PocketSaid, Role, Said, Side, TimePreset, WinnableAnswer } from '../wire';
import type { Channel, Holder, Status } from './connection.svelte';
import { settings } from './settings.svelte';

/** Where the build has put the module; nowhere, where it was made without a compiler for it. */
const [address] = Object.values(import.meta.glob<string>('../../../target/pocket/jadoube_pocket.wasm', { query: '?url', import: 'default', eager: true }));

const KEY = 'jadoube-pocket';
/** Who rules here enters everything, as at the desk. */
const ROLE: Role = 'arbiter';
/** No timer of a browser waits longer than this. */
const LONGEST = 2 ** 31 - 1;

/** What the Laws did not take. */
export class Unasked extends Error {}

/** An answer of one kind; what is wrong with the question is thrown. */
function heard<K extends PocketHeard['type']>(answer: PocketHeard, kind: K): Extract<PocketHeard, { type: K }> {
  if (answer.type !== kind) throw new Unasked(answer.type === 'problem' ? answer.detail : answer.type);
  return answer as Extract<PocketHeard, { type: K }>;
}

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The Laws with the game that this device keeps. */
export class PocketGame {
  readonly #laws: Pick<Pocket, 'ask'>;
  readonly #storage: Keeper;
  #entries: PocketEntry[] = [];

  constructor(laws: Pick<Pocket, 'ask'>, storage: Keeper = localStorage) {
    this.#laws = laws;
    this.#storage = storage;
  }

  /** The Laws, where this build has them. */
  static async load(): Promise<PocketGame | undefined> {
    return address === undefined ? undefined : new PocketGame(await load(address));
  }

  get presets(): TimePreset[] {
    return heard(this.#laws.ask({ type: 'presets' }), 'presets').presets;
  }

  /** Lays a table in place of the one that is kept. */
  lay(request: GameRequest): void {
    const { entries } = heard(this.#laws.ask({ type: 'lay', request: request as Extract<PocketSaid, { type: 'lay' }>['request'], now: Date.now() }), 'game');
    this.#entries = entries;
    this.#keep();
  }

  /** Goes on with the game that is kept; false if there is none that can be read. */
  goOn(): boolean {
    try {
      const entries = JSON.parse(this.#storage.getItem(KEY) ?? '[]') as PocketEntry[];
      if (entries.length === 0) return false;
      heard(this.#laws.ask({ type: 'open', entries }), 'game');
      this.#entries = entries;
      return true;
    } catch {
      return false;
    }
  }

  forget(): void {
    this.#storage.removeItem(KEY);
  }

  ask(said: Extract<PocketSaid, { type: 'say' | 'time' | 'welcome' }>): Extract<PocketHeard, { type: 'game' }> {
    const answer = heard(this.#laws.ask(said), 'game');
    if (answer.entries.length > 0) {
      this.#entries = [...this.#entries, ...answer.entries];
      this.#keep();
    }
    return answer;
  }

  /** Can this side still mate? */
  winnable(fen: string, side: Side): WinnableAnswer {
    return heard(this.#laws.ask({ type: 'winnable', question: { fen, side }, lang: settings.language }), 'winnable').answer;
  }

  /** The game as `jadoube replay` reads it. */
  journal(): string {
    return heard(this.#laws.ask({ type: 'journal' }), 'journal').lines;
  }

  #keep(): void {
    try {
      this.#storage.setItem(KEY, JSON.stringify(this.#entries));
    } catch {
      // A browser without storage forgets the game with the page.
    }
  }
}

/** A line to that game: there is no way between, so it is always open. */
export class PocketChannel implements Channel {
  status = $state<Status>('open');

  readonly #game: PocketGame;
  readonly #hear: (heard: Heard) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: PocketGame, holder: Pick<Holder<Heard>, 'hear'>) {
    this.#game = game;
    this.#hear = holder.hear;
    this.#ask({ type: 'welcome', role: ROLE, now: Date.now() });
  }

  say(said: object): void {
    this.#ask({ type: 'say', role: ROLE, said: said as Said, now: Date.now() });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.status = 'closed';
  }

  #ask(said: Extract<PocketSaid, { type: 'say' | 'time' | 'welcome' }>): void {
    const { heard, due } = this.#game.ask(said);
    for (const one of heard) this.#hear(one);
    clearTimeout(this.#timer);
    // A flag is looked at when its time is up, not before.
    if (due !== undefined) this.#timer = setTimeout(() => this.#ask({ type: 'time', role: ROLE, now: Date.now() }), Math.min(LONGEST, Math.max(0, due - Date.now()) + 1));
  }
}
