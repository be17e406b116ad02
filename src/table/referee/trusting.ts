/**
 * Whose browsers hold the table's key besides the referee's, so that somebody can go on when he is gone; and who looks
 * at the table with the referee's eyes. Both stand in the record, for hidden cards rest on these people's honour.
 */
import { sealTableKey } from '../sealing/boxes';
import type { Reply } from '../record/model';
import { type Answering, type Book, humanSeats, problem, seatsOf, tableRefuses } from './referee-model';

/** Game masters who hold no seat may referee anyhow; everybody else only where it was said openly. */
const mayReferee = (book: Book, user: string): boolean =>
  book.timeline.trusted.includes(user) || (book.io.role(user) === 'gm' && !seatsOf(book, user).length);

/** A browser that is to have the table's key and has not been handed it. */
export const lateDeputy = (book: Book): { readonly user: string; readonly key: string } | undefined => {
  for (const user of book.people.users()) {
    if (!mayReferee(book, user)) continue;
    const key = book.people
      .browsers(user)
      .find(one => one !== book.ownKey && !Object.hasOwn(book.timeline.deputies, one));
    if (key !== undefined) return { user, key };
  }
  return undefined;
};

/** Hands the table's key to a browser. */
export const deputise = (book: Book, user: string, key: string): Promise<Reply> =>
  book.add({ kind: 'deputy', user, key }, { sealed: sealTableKey(book.sealer, book.timeline.revision + 1, key) });

/** A game master who plays against others gets the key only if they all agree. */
export const needsConsent = (book: Book, user: string): boolean => {
  const own = seatsOf(book, user);
  return book.io.role(user) === 'gm' && own.length > 0 && humanSeats(book).some(seat => !own.includes(seat));
};

const nothingNew = ({ timeline }: Book): Reply => ({ ok: true, revision: timeline.revision });

/** Trust and the referee's view, as they are asked. */
export const trustAnswers: Pick<Answering, 'trust' | 'look'> = {
  async trust(book, { user: by, gm, id }, { user, trusted }) {
    if (!gm) return problem('gm-only');
    if (book.io.role(user) === undefined) return problem('no-such-holder');
    if (trusted === book.timeline.trusted.includes(user)) return nothingNew(book);
    if (trusted && needsConsent(book, user)) return tableRefuses('trust-needs-consent');
    return book.add({ kind: 'trust', user, trusted, by }, { m: id });
  },

  async look(book, { user, gm, id }, { open }) {
    if (!gm) return problem('gm-only');
    if (open === book.timeline.looking.includes(user)) return nothingNew(book);
    return book.add({ kind: 'look', user, open }, { m: id });
  },
};
