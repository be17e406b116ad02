/** Who sits where, with which browsers, and the numbers they add to the seed. */
import { sealViews } from '../boxes';
import type { Holder, Reply } from '../model';
import { type Answering, type Book, holds, problem, seatsOf, tableRefuses } from './desk-model';

/** The seats whose secrets a browser has been told without a gap. */
const covered = ({ timeline, head }: Book, key: string): ReadonlySet<string> => {
  const holders: Record<string, Holder> = { ...head.holders }, told = new Set<string>();
  for (const { entry } of timeline.moments) {
    if (entry.kind === 'seat') { holders[entry.seat] = entry.holder; told.delete(entry.seat); }
    if (entry.kind !== 'key' || entry.key !== key) continue;
    for (const [seat, holder] of Object.entries(holders)) {
      if (holder.kind === 'user' && holder.user === entry.user) told.add(seat);
    }
  }
  return told;
};

/** A browser that does not have all of its user's seats yet. */
export const lateBrowser = (book: Book): { readonly user: string; readonly key: string } | undefined => {
  for (const user of book.people.users()) {
    const seats = seatsOf(book, user);
    if (!seats.length) continue;
    const key = book.people.browsers(user).find(one => {
      const told = covered(book, one);
      return seats.some(seat => !told.has(seat));
    });
    if (key !== undefined) return { user, key };
  }
  return undefined;
};

/** Accepts a browser: from this entry on it knows what its user's seats know. */
export const accept = (book: Book, user: string, key: string): Promise<Reply> => {
  const { game, timeline: { begun, revision, state }, sealer } = book;
  // before the beginning nothing is hidden
  const seats = begun ? seatsOf(book, user).map(seat => ({ seat, keys: [key] })) : [];
  const sealed = sealViews(sealer, revision + 1, seats, seat => game.hide(state, seat));
  return book.add({ kind: 'key', user, key }, { sealed });
};

const hasHolder = (book: Book, holder: Holder): boolean => {
  if (holder.kind === 'user') return book.io.role(holder.user) !== undefined;
  return holder.kind === 'open' || book.game.bots.some(({ id }) => id === holder.bot);
};

/** Seats and numbers, as they are asked. */
export const seatAnswers: Pick<Answering, 'claim' | 'leave' | 'seat' | 'number'> = {
  async claim(book, { user, id }, { seat }) {
    if (!book.seats.includes(seat)) return problem('no-such-seat', { seat });
    if (book.timeline.holders[seat]?.kind !== 'open') return tableRefuses('seat-taken', { seat });
    return book.add({ kind: 'seat', seat, holder: { kind: 'user', user }, user }, { m: id });
  },

  async leave(book, { user, id }, { seat }) {
    if (!holds(book, user, seat)) return problem('not-your-seat', { seat });
    return book.add({ kind: 'seat', seat, holder: { kind: 'open' }, user }, { m: id });
  },

  async seat(book, { user, gm, id }, { seat, holder }) {
    if (!gm) return problem('gm-only');
    if (!book.seats.includes(seat)) return problem('no-such-seat', { seat });
    if (!hasHolder(book, holder)) return problem('no-such-holder');
    return book.add({ kind: 'seat', seat, holder, user }, { m: id });
  },

  async number(book, { user, id }, { seat, number }) {
    if (!holds(book, user, seat)) return problem('not-your-seat', { seat });
    if (book.timeline.begun) return problem('already-begun');
    if (Object.hasOwn(book.timeline.numbers, seat)) return problem('number-given', { seat });
    return book.add({ kind: 'number', seat, number }, { m: id });
  },
};
