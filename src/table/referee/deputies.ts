/**
 * Whose browsers hold the table's key besides the referee's, so that somebody can go on when they are gone; and who looks
 * at the table with the referee's eyes. Both stand in the record, for hidden cards rest on trust in these people.
 */
import { keyNeedsConsent, seatsSeenBy } from '../judgement/agreement';
import { isKeepersOwn } from '../judgement/vouched';
import { sealTableKey } from '../record/sealed-parts';
import type { Claim, Reply } from '../record/model';
import { accept } from './seating';
import { type Answering, type Book, nothingNew, problem, tableRefuses } from './referee-model';

/** Game masters who hold no seat, and have seen no hand, may referee anyhow; everybody else only where it was said openly. */
const mayReferee = (book: Book, user: string): boolean =>
  book.timeline.trusted.includes(user) || (book.io.role(user) === 'gm' && !seatsSeenBy(book.timeline, user).length);

/**
 * A browser that is to have the table's key and has not been handed it. While numbers are opened nobody is: who has the
 * key opens first, and it would be too late for that.
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
  // a browser without a seat is known to the record from here on
  const known = Object.hasOwn(book.timeline.keys, key) ? nothingNew(book) : await accept(book, user, claim);
  if (!known.ok) return known;
  return book.add(
    { kind: 'deputy', user, key },
    { sealed: sealTableKey(book.sealer, book.timeline.revision + 1, key) },
  );
};

/** A game master who plays against others gets the key only if they all agree. */
const needsConsent = (book: Book, user: string): boolean =>
  book.io.role(user) === 'gm' && keyNeedsConsent(book.timeline, user);

/** Trust and the referee's view, as they are asked. */
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
