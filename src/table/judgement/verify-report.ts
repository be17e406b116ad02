/** What Verify says of a record that is right: who did what in it, and with how many browsers. */
import { unboundSeats } from '../record/seed';
import type { Moment, Timeline } from '../record/timeline-model';

export interface Report {
  readonly turns: number;
  /** Commands that a seat's own browser has signed, and moves of bots. */
  readonly signed: number;
  readonly bots: number;
  /** Changes by hand, whoever made them, and of each user. */
  readonly byHand: number;
  readonly hands: Readonly<Record<string, number>>;
  /** Turns that were taken back. */
  readonly undone: number;
  /** How often all numbers fell after they had been asked for, and seats of people who had no part in the seed. */
  readonly redrawn: number;
  readonly unbound: readonly string[];
  /** Rolls after the deal, and those that mixed a share which nobody with the table's key had before they were asked for. */
  readonly rolls: number;
  readonly fresh: number;
  /** Of each seat that commanded: its signed turns, and the browsers that signed them. */
  readonly seats: Readonly<Record<string, { readonly turns: number; readonly browsers: number }>>;
}

const NAME = 12;

/** Counts entry by entry; `report` tells at the end. */
export class Counting {
  #counts = { turns: 0, signed: 0, bots: 0, byHand: 0, redrawn: 0, rolls: 0, fresh: 0 };
  readonly #hands = new Map<string, number>();
  readonly #signers = new Map<string, { turns: number; readonly browsers: Set<string> }>();
  #unbound: readonly string[] = [];
  #last: Timeline | undefined;

  add(before: Timeline, { entry }: Moment, after: Timeline): void {
    this.#last = after;
    // whoever has asked for the numbers may know them, whether they have written them down or not
    if (after.redrawn !== before.redrawn) this.#counts.redrawn++;
    if (entry.kind !== 'turn') return;
    this.#counts.turns++;
    if (entry.rolled && entry.by !== 'table') {
      this.#counts.rolls++;
      if (after.dice.shares !== before.dice.shares) this.#counts.fresh++;
    }
    if (entry.by === 'table') this.#unbound = unboundSeats(before);
    else if (entry.by === 'hand') {
      const user = entry.user ?? '';
      this.#counts.byHand++;
      this.#hands.set(user, (this.#hands.get(user) ?? 0) + 1);
    } else if (entry.by === 'command' && before.holders[entry.seat]?.kind === 'bot') this.#counts.bots++;
    else if (entry.m !== undefined) {
      const own = this.#signers.get(entry.seat) ?? { turns: 0, browsers: new Set<string>() };
      own.turns++;
      own.browsers.add(entry.m.slice(0, NAME));
      this.#signers.set(entry.seat, own);
      this.#counts.signed++;
    }
  }

  report(): Report {
    const seats = [...this.#signers].map(([seat, { turns, browsers }]) => [seat, { turns, browsers: browsers.size }]);
    const undone = this.#last?.moments.filter(moment => moment.undone).length ?? 0;
    return {
      ...this.#counts,
      hands: Object.fromEntries(this.#hands),
      undone,
      unbound: this.#unbound,
      seats: Object.fromEntries(seats),
    };
  }
}
