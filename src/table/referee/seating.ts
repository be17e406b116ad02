/** Who sits where, with which browsers, and the numbers they add to the seed. */
import { sealSeats } from '../sealing/boxes';
import type { Holder, Reply } from '../record/model';
import {
  type Answering,
  type Book,
  holderOf,
  holds,
  humanSeats,
  problem,
  seatsOf,
  tableRefuses,
} from './referee-model';

/** The browsers that were handed the secret which a seat has now. */
const covered = ({ timeline: { moments, since } }: Book, seat: string): ReadonlySet<string> =>
  new Set(
    moments.flatMap(({ entry }) =>
      entry.kind === 'key' && entry.r > (since[seat] ?? 0) && entry.seats?.includes(seat) ? [entry.key] : [],
    ),
  );

/** A browser that does not have all of its user's seats yet. */
export const lateBrowser = (book: Book): { readonly user: string; readonly key: string } | undefined => {
  for (const seat of humanSeats(book)) {
    const user = holderOf(book, seat);
    const told = covered(book, seat);
    const key = user === undefined ? undefined : book.people.browsers(user).find(one => !told.has(one));
    if (user !== undefined && key !== undefined) return { user, key };
  }
  return undefined;
};

/** Accepts a browser: from this entry on it knows what its user's seats know. */
export const accept = (book: Book, user: string, key: string): Promise<Reply> => {
  const {
    game,
    timeline: { begun, revision, since, state },
    sealer,
  } = book;
  const seats = seatsOf(book, user);
  const held = seats.map(seat => ({ seat, since: since[seat] ?? 0, keys: [key] }));
  // before the beginning nothing is hidden
  const view = begun ? (seat: string) => game.hide(state, seat) : undefined;
  return book.add({ kind: 'key', user, key, seats }, { sealed: sealSeats(sealer, revision + 1, key, held, view) });
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
