// The Laws of Chess in a pocket: one game, asked and answered in JSON. The module knows no time but what it is told.

export class Pocket {
  #door;

  constructor(module) {
    this.#door = new WebAssembly.Instance(module, {}).exports;
  }

  ask(question) {
    for (const byte of new TextEncoder().encode(JSON.stringify(question))) this.#door.put(byte);
    const answer = new Uint8Array(this.#door.ask());
    for (let at = 0; at < answer.length; at += 1) answer[at] = this.#door.get(at);
    return JSON.parse(new TextDecoder().decode(answer));
  }
}

/** The Laws from an address; without one, from beside this file. */
export async function load(from = new URL(/* @vite-ignore */ './jadoube_pocket.wasm', import.meta.url)) {
  const answer = await fetch(from);
  if (!answer.ok) throw new Error(`${from}: ${answer.status}`);
  return new Pocket(await WebAssembly.compile(await answer.arrayBuffer()));
}
