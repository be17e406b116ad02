/**
 * Which browsers hold the table's key besides the referee's, so that somebody can continue when the referee is gone.
 * And who has opened the referee's view. Both stand in the record: hidden cards depend on trust in these people.
 */
import { keyNeedsConsent, seatsSeenBy } from '../judgement/agreement';
import { isKeepersOwn } from '../judgement/vouched';
import { sealTableKey } from '../record/sealed-parts';
import type { Claim, Reply } from '../record/model';
import { accept } from './seating';
import { type Answering, type Book, nothingNew, problem, tableRefuses } from './referee-model';

/** Game masters without a seat, who have seen no hand, may always referee. Everybody else only after an open entry. */
const mayReferee = (book: Book, user: string): boolean =>
  book.timeline.trusted.includes(user) || (book.io.role(user) === 'gm' && !seatsSeenBy(book.timeline, user).length);

/**
 * A browser that should have the table's key but does not yet. None gets it while numbers are opened: holders of the
 * key must open first, and then it would be too late.
 */
export const lateDeputy = (book: Book): { readonly user: string; readonly claim: Claim } | undefined => {
  if (book.timeline.opening && !book.timeline.begun) return undefined;
  for (const user of book.people.users()) {
    const isAny = mayReferee(book, user);
    const isGm = book.io.role(user) === 'gm';
    const claim = book.people.browsers(user).find(({ key }) => {
      if (key === book.ownKey || Object.hasOwn(book.timeline.deputies, key)) return false;
      return isAny || (isGm && isKeepersOwn(book.timeline, user, key));
    });
    if (claim) return { user, claim };
  }
  return undefined;
};

/** Hands the table's key to a browser. */
export const deputise = async (book: Book, user: string, claim: Claim): Promise<Reply> => {
  const { key } = claim;
  // from here on the record knows a browser without a seat
  const known = Object.hasOwn(book.timeline.keys, key) ? nothingNew(book) : await accept(book, user, claim);
  if (!known.ok) return known;
  return book.add(
    { kind: 'deputy', user, key },
    { sealed: sealTableKey(book.sealer, book.timeline.revision + 1, key) },
  );
};

/** A game master who plays against others gets the key only if all agree. */
const needsConsent = (book: Book, user: string): boolean =>
  book.io.role(user) === 'gm' && keyNeedsConsent(book.timeline, user);

/** Requests about trust and the referee's view. */
export const trustAnswers: Pick<Answering, 'trust' | 'look'> = {
  async trust(book, sender, { user, trusted }) {
    const { user: by, gm } = sender;
    if (!gm) return problem('gm-only');
    if (book.io.role(user) === undefined) return problem('no-such-holder');
    if (trusted === book.timeline.trusted.includes(user)) return nothingNew(book);
    if (trusted && needsConsent(book, user)) return tableRefuses('trust-needs-consent');
    return book.add({ kind: 'trust', user, trusted, by }, { asked: sender });
  },

  async look(book, sender, { open }) {
    const { user, gm } = sender;
    if (!gm) return problem('gm-only');
    if (open === book.timeline.looking.includes(user)) return nothingNew(book);
    return book.add({ kind: 'look', user, open }, { asked: sender });
  },
};
