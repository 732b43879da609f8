/** What was entered on this device and not answered yet: kept through a lost net, a closed page and an empty battery, and sent again under the same id until it is answered. */
import type { EventSaid } from '../../wire';

interface Shelf {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
}

export class Outbox {
  readonly #key: string;
  readonly #shelf: Shelf | undefined;
  #letters: EventSaid[];

  constructor(scope: string, shelf: Shelf | undefined) {
    this.#key = `jadoube-outbox-${scope}`;
    this.#shelf = shelf;
    this.#letters = this.#read();
  }

  /** What waits, in the order in which it was done. */
  get waiting(): readonly EventSaid[] {
    return this.#letters;
  }

  /** Keeps something before anybody tries to send it. */
  put(said: EventSaid): void {
    this.#write([...this.#letters, said]);
  }

  /** It was answered: done, done before, or refused. */
  answered(id: string): boolean {
    const kept = this.#letters.filter((one) => one.id !== id);
    if (kept.length === this.#letters.length) return false;
    this.#write(kept);
    return true;
  }

  #read(): EventSaid[] {
    try {
      const kept: unknown = JSON.parse(this.#shelf?.getItem(this.#key) ?? '[]');
      return Array.isArray(kept) ? (kept as EventSaid[]) : [];
    } catch {
      return [];
    }
  }

  #write(letters: EventSaid[]): void {
    this.#letters = letters;
    try {
      this.#shelf?.setItem(this.#key, JSON.stringify(letters));
    } catch {
      // A browser without storage keeps it as long as the page is open.
    }
  }
}
