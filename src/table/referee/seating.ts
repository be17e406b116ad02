/** Who sits where, with which browsers, and their numbers for the seed. */
import { sealSeats } from '../record/sealed-parts';
import { mayVouch } from '../judgement/vouched';
import { hasSecrets, seatNeedsConsent } from '../judgement/agreement';
import { authorOf } from '../record/authors';
import type { Claim, Holder, Reply } from '../record/model';
import { hashOfNumber, seatsToOpen } from '../record/seed';
import {
  type Answering,
  type Book,
  holderOf,
  holds,
  humanSeats,
  nothingNew,
  problem,
  seatsOf,
  tableRefuses,
} from './referee-model';

/** The browsers that were handed the seat's current secret. */
const covered = ({ timeline: { moments, since } }: Book, seat: string): ReadonlySet<string> =>
  new Set(
    moments.flatMap(({ entry }) =>
      entry.kind === 'key' && entry.r > (since[seat] ?? 0) && entry.seats.includes(seat) ? [entry.key] : [],
    ),
  );

/** A browser that does not have all of its user's seats yet. */
export const lateBrowser = (book: Book): { readonly user: string; readonly claim: Claim } | undefined => {
  for (const seat of humanSeats(book)) {
    const user = holderOf(book, seat);
    const told = covered(book, seat);
    const claim =
      user === undefined
        ? undefined
        : book.people.browsers(user).find(({ key }) => !told.has(key) && !Object.hasOwn(book.timeline.retired, key));
    if (user !== undefined && claim) return { user, claim };
  }
  return undefined;
};

/** Accepts a browser: from this entry on it knows what its user's seats know. */
export const accept = (book: Book, user: string, { key, proof }: Claim): Promise<Reply> => {
  const {
    game,
    timeline: { begun, revision, since, state },
    sealer,
  } = book;
  const seats = seatsOf(book, user);
  const held = seats.map(seat => ({ seat, since: since[seat] ?? 0, keys: [key] }));
  // before the beginning nothing is hidden
  const view = begun ? (seat: string) => game.hide(state, seat) : undefined;
  return book.add(
    { kind: 'key', user, key, proof, seats },
    { sealed: sealSeats(sealer, revision + 1, key, held, view) },
  );
};

const hasHolder = (book: Book, holder: Holder): boolean => {
  if (holder.kind === 'user') return book.io.role(holder.user) !== undefined;
  return holder.kind === 'open' || book.game.bots.some(({ id }) => id === holder.bot);
};

/** How often somebody may sit down or get up while nobody else does anything: each time stays in the record forever. */
const MOST_IN_A_ROW = 6;

/** Does a user sit down and get up without end? */
const isRestless = ({ timeline, io }: Book, user: string): boolean => {
  const { moments } = timeline;
  const last = moments.findLastIndex(({ entry }) => ![user, undefined].includes(authorOf(timeline, entry)));
  const own = moments.slice(last + 1).filter(({ entry }) => entry.kind === 'seat' && entry.user === user);
  const isTooOften = own.length >= MOST_IN_A_ROW;
  if (isTooOften) io.onFlood?.(user);
  return isTooOften;
};

/** Requests about seats and numbers. */
export const seatAnswers: Pick<Answering, 'claim' | 'leave' | 'seat' | 'commit' | 'number' | 'vouch'> = {
  async claim(book, sender, { seat }) {
    const { user } = sender;
    if (!book.seats.includes(seat)) return problem('no-such-seat', { seat });
    if (book.timeline.holders[seat]?.kind !== 'open') return tableRefuses('seat-taken', { seat });
    // a new holder would see a hand that others have a reason to keep from them
    if (hasSecrets(book.timeline, seat)) return tableRefuses('seat-has-secrets', { seat });
    if (isRestless(book, user)) return problem('too-many');
    return book.add({ kind: 'seat', seat, holder: { kind: 'user', user }, user, by: 'claim' }, { asked: sender });
  },

  async leave(book, sender, { seat }) {
    const { user } = sender;
    if (!holds(book, user, seat)) return problem('not-your-seat', { seat });
    return book.add({ kind: 'seat', seat, holder: { kind: 'open' }, user, by: 'leave' }, { asked: sender });
  },

  async seat(book, sender, { seat, holder }) {
    const { user, gm } = sender;
    if (!gm) return problem('gm-only');
    if (!book.seats.includes(seat)) return problem('no-such-seat', { seat });
    if (!hasHolder(book, holder)) return problem('no-such-holder');
    const isAsked = holder.kind === 'user' && seatNeedsConsent(book.timeline, seat, holder.user);
    if (isAsked) return tableRefuses('seat-needs-consent', { seat });
    return book.add({ kind: 'seat', seat, holder, user, by: 'given' }, { asked: sender });
  },

  async vouch(book, sender, { key }) {
    const { keys, vouched } = book.timeline;
    // another browser of the same user may have said so a moment earlier
    if (keys[key] === sender.user && vouched.includes(key)) return nothingNew(book);
    if (!mayVouch(book.timeline, sender.claim.key, key)) return problem('not-to-vouch');
    return book.add({ kind: 'vouch', user: sender.user, key }, { asked: sender });
  },

  async commit(book, sender, { seat, hash, root }) {
    if (!holds(book, sender.user, seat)) return problem('not-your-seat', { seat });
    if (book.timeline.begun) return problem('already-begun');
    if (book.timeline.opening || Object.hasOwn(book.timeline.commitments, seat))
      return problem('number-given', { seat });
    if (root !== undefined && book.head.format === 1) return problem('letter-malformed');
    return book.add({ kind: 'commitment', seat, hash, ...(root !== undefined && { root }) }, { asked: sender });
  },

  async number(book, sender, { seat, number }) {
    const { timeline, head } = book;
    if (!holds(book, sender.user, seat)) return problem('not-your-seat', { seat });
    if (timeline.begun) return problem('already-begun');
    if (Object.hasOwn(timeline.numbers, seat)) return problem('number-given', { seat });
    if (!seatsToOpen(timeline).includes(seat)) return problem('number-too-early', { seat });
    if (hashOfNumber(head.id, seat, number) !== timeline.commitments[seat]) return problem('other-number', { seat });
    return book.add({ kind: 'number', seat, number }, { asked: sender });
  },
};
