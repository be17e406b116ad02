/** What Verify says of a record that is right: who did what in it, and with how many browsers. */
import { keyId } from '../crypto/keys';
import type { Entry } from '../record/model';
import { userAt } from '../record/authors';
import { isVouchedFor } from './vouched';
import { unboundSeats } from '../record/seed';
import type { Moment, Timeline } from '../record/timeline-model';

interface SeatReport {
  readonly turns: number;
  readonly browsers: number;
  /** Those of them that came later, and that no earlier browser of the same user has vouched for. */
  readonly strange: number;
}

interface OpenSpan {
  readonly from: number;
  readonly to?: number;
}

export interface Report {
  readonly turns: number;
  /** Commands that a seat's own browser has signed, and moves of bots. */
  readonly signed: number;
  readonly bots: number;
  /** Changes by hand: all, and those of each user. */
  readonly byHand: number;
  readonly hands: Readonly<Record<string, number>>;
  /** How often each game master has used a right that players do not have, without everybody's consent. */
  readonly rights: Readonly<Record<string, number>>;
  /** Whose key was replaced by everybody's consent, and at which entry. */
  readonly replaced: readonly { readonly user: string; readonly entry: number }[];
  /** Turns that were taken back. */
  readonly undone: number;
  /** How often all numbers were dropped after a request for them, and seats of people who had no part in the seed. */
  readonly redrawn: number;
  readonly unbound: readonly string[];
  /** Rolls after the deal, and those that mixed a fresh share, unknown to any holder of the table's key. */
  readonly rolls: number;
  readonly fresh: number;
  /** When the keys were stored in the world: from which entry (0: the beginning) to which; none: to the end. */
  readonly opened: readonly OpenSpan[];
  /** Of each seat: its signed turns, and the browsers that signed anything for it, its number for the seed too. */
  readonly seats: Readonly<Record<string, SeatReport>>;
}

/** The name of the browser in a message's id. */
const senderOf = (id: string): string => id.slice(0, id.indexOf('.'));

/** The user who did what only a game master may do, without a vote; undefined for everything else. */
const gameMasterOf = (entry: Entry): string | undefined => {
  if (entry.fulfils !== undefined) return undefined;
  switch (entry.kind) {
    case 'opening':
    case 'mode':
      return entry.user;
    case 'look':
      return entry.open ? entry.user : undefined;
    case 'seat':
      return entry.by === 'given' ? entry.user : undefined;
    case 'trust':
      return entry.by;
    default:
      return undefined;
  }
};

/** Does a valid record contain nothing that its players should be asked about, or should know? */
export const isPlain = ({ byHand, redrawn, unbound, rights, seats, rolls, fresh, replaced }: Report): boolean =>
  byHand + redrawn + unbound.length + replaced.length === 0 &&
  !Object.keys(rights).length &&
  Object.values(seats).every(({ strange }) => strange === 0) &&
  (!rolls || fresh > 0);

const oneMore = (counts: Map<string, number>, name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);

/** Counts entry by entry; `report` gives the result at the end. */
export class Counting {
  #counts = { turns: 0, signed: 0, bots: 0, byHand: 0, redrawn: 0, rolls: 0, fresh: 0 };
  readonly #hands = new Map<string, number>();
  readonly #rights = new Map<string, number>();
  readonly #signers = new Map<string, { turns: number; readonly browsers: Set<string> }>();
  #unbound: readonly string[] = [];
  #opened: readonly OpenSpan[] = [];
  #replaced: Report['replaced'] = [];
  #last: Timeline | undefined;

  add(before: Timeline, { entry }: Moment, after: Timeline): void {
    if (!this.#last && before.open) this.#opened = [{ from: 0 }];
    if (after.open !== before.open) this.#noteOpenness(entry.r, after.open);
    if (entry.kind === 'vouch' && entry.fulfils !== undefined)
      this.#replaced = [...this.#replaced, { user: entry.user, entry: entry.r }];
    this.#last = after;
    // a user who has asked for the numbers may know them, whether they have recorded them or not
    if (after.redrawn !== before.redrawn) this.#counts.redrawn++;
    const master = gameMasterOf(entry);
    if (master !== undefined) oneMore(this.#rights, master);
    this.#noteSigners(before, entry);
    if (entry.kind !== 'turn') return;
    this.#counts.turns++;
    if (entry.rolled && entry.by !== 'table') {
      this.#counts.rolls++;
      if (after.dice.shares !== before.dice.shares) this.#counts.fresh++;
    }
    if (entry.by === 'table') this.#unbound = unboundSeats(before);
    else if (entry.by === 'hand') {
      this.#counts.byHand++;
      oneMore(this.#hands, entry.user ?? '');
    } else if (entry.by === 'command' && before.holders[entry.seat]?.kind === 'bot') this.#counts.bots++;
    else if (entry.m !== undefined) {
      this.#signersOf(entry.seat).turns++;
      this.#counts.signed++;
    }
  }

  #signersOf(seat: string): { turns: number; readonly browsers: Set<string> } {
    const own = this.#signers.get(seat) ?? { turns: 0, browsers: new Set<string>() };
    this.#signers.set(seat, own);
    return own;
  }

  #noteOpenness(revision: number, open: boolean): void {
    const last = this.#opened.at(-1);
    if (open) this.#opened = [...this.#opened, { from: revision }];
    else if (last) this.#opened = [...this.#opened.slice(0, -1), { ...last, to: revision }];
  }

  /** Counts who has signed for a seat: its holder, and no game master who gives or empties it. */
  #noteSigners(before: Timeline, entry: Entry): void {
    const passes = entry.kind === 'turn' ? (entry.passes ?? []) : [];
    for (const pass of passes) if (pass.by === 'own') this.#signersOf(pass.seat).browsers.add(senderOf(pass.m));
    if (entry.m === undefined || !('seat' in entry) || entry.kind === 'seat' || entry.kind === 'away') return;
    if (userAt(before, entry.seat) !== undefined) this.#signersOf(entry.seat).browsers.add(senderOf(entry.m));
  }

  report(): Report {
    const isStrange = (name: string): boolean => {
      // browsers whose place another has taken had signed as what they were
      const keys = { ...this.#last?.retired, ...this.#last?.keys };
      const key = Object.keys(keys).find(one => keyId(one) === name);
      return !this.#last || key === undefined || !isVouchedFor({ ...this.#last, keys }, key);
    };
    const seats = [...this.#signers].map(([seat, { turns, browsers }]) => {
      const strange = [...browsers].filter(isStrange).length;
      return [seat, { turns, browsers: browsers.size, strange }] as const;
    });
    const undone = this.#last?.moments.filter(moment => moment.undone).length ?? 0;
    return {
      ...this.#counts,
      hands: Object.fromEntries(this.#hands),
      rights: Object.fromEntries(this.#rights),
      undone,
      unbound: this.#unbound,
      opened: this.#opened,
      replaced: this.#replaced,
      seats: Object.fromEntries(seats),
    };
  }
}
