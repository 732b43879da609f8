/** Real pointers, as a browser gets them from its machine: a mouse, a finger, a pen. */
import type { CDPSession, Page } from '@playwright/test';

export type Kind = 'mouse' | 'touch' | 'pen';
export type Point = readonly [number, number];

export class Pointer {
  readonly kind: Kind;
  readonly #session: CDPSession;
  #at: Point = [0, 0];

  private constructor(kind: Kind, session: CDPSession) {
    this.kind = kind;
    this.#session = session;
  }

  static async of(page: Page, kind: Kind): Promise<Pointer> {
    return new Pointer(kind, await page.context().newCDPSession(page));
  }

  async down(at: Point): Promise<void> {
    this.#at = at;
    if (this.kind === 'touch') return this.#touch('touchStart', [at]);
    await this.#mouse('mouseMoved', at, 0);
    await this.#mouse('mousePressed', at, 1);
  }

  async move(to: Point): Promise<void> {
    this.#at = to;
    if (this.kind === 'touch') return this.#touch('touchMove', [to]);
    await this.#mouse('mouseMoved', to, 1);
  }

  async up(): Promise<void> {
    if (this.kind === 'touch') return this.#touch('touchEnd', []);
    await this.#mouse('mouseReleased', this.#at, 0);
  }

  /** The machine takes the pointer away in the middle: a gesture of the system, a call that comes in. */
  async cancel(): Promise<void> {
    if (this.kind === 'touch') return this.#touch('touchCancel', []);
    throw new Error('only a finger is taken away');
  }

  async tap(at: Point): Promise<void> {
    await this.down(at);
    await this.up();
  }

  async carry(from: Point, to: Point, by: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]): Promise<void> {
    await this.down(from);
    await this.move(by);
    await this.move(to);
    await this.up();
  }

  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', points: Point[]): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  }

  async #mouse(type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', [x, y]: Point, buttons: number): Promise<void> {
    const button = type === 'mouseMoved' && buttons === 0 ? 'none' : 'left';
    await this.#session.send('Input.dispatchMouseEvent', { type, x, y, button, buttons, clickCount: 1, pointerType: this.kind === 'pen' ? 'pen' : 'mouse' });
  }
}
