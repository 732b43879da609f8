/** Boards to look at: all those of a hall, or the one of a game, drawn alike. */
import { Hall, type Board } from './hall.svelte';
import { Line } from './line.svelte';
import { gameLine, hallLine, isHall } from './places';

export class Wall {
  readonly #source: Hall | Line = isHall() ? new Hall(hallLine()) : new Line(gameLine());

  get status(): Hall['status'] {
    return this.#source.status;
  }

  get name(): string {
    return this.#source instanceof Hall ? this.#source.name : '';
  }

  get boards(): Board[] {
    if (this.#source instanceof Hall) return this.#source.boards;
    const seen = this.#source.seen;
    if (!seen) return [];
    const { picture, settings, moves, since, seq, game } = seen;
    const last = moves.at(-1);
    return [{
      game, seq, since, now: 0,
      names: settings.names,
      phase: picture.phase,
      board: picture.board ?? '',
      turn: picture.turn,
      plies: moves.length,
      clocks: picture.clocks,
      calls: picture.calls,
      awaits_arbiter: picture.awaits_arbiter,
      ...(settings.board === undefined ? {} : { number: settings.board }),
      ...(last ? { last } : {}),
      ...(picture.result ? { result: picture.result } : {}),
    }];
  }

  close(): void {
    this.#source.close();
  }
}
