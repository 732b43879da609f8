import type { PocketHeard, PocketSaid } from './wire.js';

export type * from './wire.js';

/** The Laws with one game, or none yet. */
export declare class Pocket {
  /** A game of its own from the compiled `jadoube_pocket.wasm`. */
  constructor(module: WebAssembly.Module);
  /** The answer to a question. */
  ask(question: PocketSaid): PocketHeard;
}

/** The Laws from an address (in Node from a file); without one, from beside this file. */
export declare function load(from?: URL | string): Promise<Pocket>;
