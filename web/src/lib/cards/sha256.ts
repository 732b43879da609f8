/** SHA-256. The browser's own works only behind https and on the own machine; a club's hall may have neither. */

const FIRST = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19];

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUNDS = (() => {
  const rounds: number[] = [];
  for (let number = 2; rounds.length < 64; number += 1) {
    if (rounds.length < 64 && [...Array(number).keys()].slice(2).every((divisor) => number % divisor !== 0)) {
      rounds.push(((Math.cbrt(number) % 1) * 2 ** 32) >>> 0);
    }
  }
  return rounds;
})();

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const whole = new Uint8Array(length);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(length - 4, bytes.length * 8);
  return view;
}

/** One block of 64 bytes, folded into the state. */
function block(state: readonly number[], view: DataView, from: number): number[] {
  const w: number[] = [];
  for (let i = 0; i < 64; i += 1) {
    const at = (back: number) => w[i - back] ?? 0;
    const s0 = turn(at(15), 7) ^ turn(at(15), 18) ^ (at(15) >>> 3);
    const s1 = turn(at(2), 17) ^ turn(at(2), 19) ^ (at(2) >>> 10);
    w.push(i < 16 ? view.getUint32(from + 4 * i) : (at(16) + s0 + at(7) + s1) | 0);
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + (w[i] ?? 0)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + (state[i] ?? 0)) | 0);
}

/** The digest, computed here. */
export function ownSha256(bytes: Uint8Array): Uint8Array {
  const view = padded(bytes);
  let state = FIRST;
  for (let from = 0; from < view.byteLength; from += 64) state = block(state, view, from);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setUint32(4 * i, word >>> 0));
  return new Uint8Array(digest.buffer);
}

/** The digest, by the browser where it can. */
export async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  const subtle = globalThis.crypto?.subtle;
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', new Uint8Array(bytes))) : ownSha256(bytes);
}
