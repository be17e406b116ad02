/** Standing answers in the referee's hands: kept while they lie in their users' flags, and used in every window they let pass. */
import { isPass, standingPass } from '../../kernel/reaction-windows';
import { type OpenWindow, windowIn } from '../judgement/reaction-window';
import { passesBy, passesFrom } from '../judgement/standing';
import type { EntryOf, Reply } from '../record/model';
import { parseLeft } from '../wire/envelopes';
import { type Book, holds, problem, type Sender } from './referee-model';

type Pass = NonNullable<EntryOf<'turn'>['passes']>[number];

/** Keeps a standing answer. The reply does not depend on what the seat could do, and nothing is written down. */
export const holdStanding = (
  book: Book,
  seat: string,
  command: unknown,
  sender: Sender & { readonly stands: string },
): Reply => {
  // what is not left can be taken back by nobody
  const pass = standingPass(book.game, sender.stands);
  if (sender.left === undefined || !pass || !isPass({ pass }, command)) return problem('letter-malformed');
  book.stands.set(seat, sender);
  return { ok: true, revision: book.timeline.revision, held: true };
};

/** Does it still lie there? Its user takes it back by putting it away. */
const liesThere = ({ io, head }: Book, seat: string, { user, id }: Sender): boolean =>
  parseLeft(io.standsBy?.(user, seat), head.id)?.envelope.id === id;

/** How a seat passes by the answer that it has given in advance; undefined where none lets this window pass, or not yet. */
export const passStanding = (book: Book, window: OpenWindow, seat: string, now: number): Pass | undefined => {
  const found = book.stands.get(seat);
  if (!found || now < passesFrom(window)) return undefined;
  const { user, id: m, seen, s, left, stands: word, claim } = found;
  const { timeline } = book;
  // its signature will be public, so the record has to know its owner
  const isCurrent = holds(book, user, seat) && timeline.keys[claim.key] === user && liesThere(book, seat, found);
  if (!isCurrent || left === undefined || !passesBy(timeline, window, { seat, word, seen, left })) return undefined;
  return { seat, by: 'own', m, seen, s, left, stands: word };
};

export const isPassedAhead = (book: Book, seat: string): boolean => {
  const window = windowIn(book.timeline);
  return window !== undefined && passStanding(book, window, seat, Number.POSITIVE_INFINITY) !== undefined;
};
