/** The words of ChaCha20 under a key, stream 0: the chance from which packs are shuffled. */

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
/** Columns, then diagonals. */
const QUARTERS = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
] as const;

function quarter(x: Uint32Array, [a, b, c, d]: readonly [number, number, number, number]): void {
  const mix = (to: number, with_: number, into: number, by: number) => {
    x[to] = (x[to] ?? 0) + (x[with_] ?? 0);
    const word = (x[into] ?? 0) ^ (x[to] ?? 0);
    x[into] = (word << by) | (word >>> (32 - by));
  };
  mix(a, b, d, 16);
  mix(c, d, b, 12);
  mix(a, b, d, 8);
  mix(c, d, b, 7);
}

function blockOf(key: Uint8Array, counter: number): Uint32Array {
  const view = new DataView(key.buffer, key.byteOffset, 32);
  const start = Uint32Array.from([...CONSTANTS, ...[...Array(8).keys()].map((i) => view.getUint32(4 * i, true)), counter, 0, 0, 0]);
  const x = start.slice();
  for (let round = 0; round < 10; round += 1) for (const one of QUARTERS) quarter(x, one);
  return x.map((word, i) => word + (start[i] ?? 0));
}

/** Word after word. */
export function* words(key: Uint8Array): Generator<number, never> {
  for (let counter = 0; ; counter += 1) yield* blockOf(key, counter);
}
