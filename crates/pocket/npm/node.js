// The same for Node, which reads files.
import { readFile } from 'node:fs/promises';
import { Pocket } from './index.js';

export { Pocket };

export async function load(from = new URL('./jadoube_pocket.wasm', import.meta.url)) {
  return new Pocket(await WebAssembly.compile(await readFile(from)));
}
