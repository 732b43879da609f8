/** Guidelines I: a sealed move stays on the player's device; the game gets a commitment to it. */
import { randomId } from './ids';

export interface Contents {
  nonce: string;
  text: string;
}

const LABEL = 'jadoube sealed move\0';

/** What stands for the contents in the record: SHA-256 over a label, the length of the nonce, the nonce and the text. */
export async function commitment({ nonce, text }: Contents): Promise<string> {
  const encoder = new TextEncoder();
  const key = encoder.encode(nonce);
  const length = new Uint8Array(8);
  new DataView(length.buffer).setBigUint64(0, BigInt(key.length));
  const whole = await new Blob([encoder.encode(LABEL), length, key, encoder.encode(text)]).arrayBuffer();
  const digest = await crypto.subtle.digest('SHA-256', whole);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether this browser can seal: hashing needs https or the own machine. */
export const canSeal = () => globalThis.crypto?.subtle !== undefined;

export const contents = (text: string): Contents => ({ nonce: randomId(32), text });

const key = (game: string) => `jadoube-sealed-${game}`;

/** What was sealed in this browser for a game, so that it can be handed over at the resumption. */
export function kept(game: string): Contents | undefined {
  try {
    return JSON.parse(localStorage.getItem(key(game)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export const keep = (game: string, sealed: Contents): void => localStorage.setItem(key(game), JSON.stringify(sealed));
