/** Undo: one's own last turn freely, anything else by consent. */
import type { Reply } from '../record/model';
import { authorOf } from '../record/authors';
import { viewsAfterUndo } from '../record/sealed-parts';
import type { Moment } from '../record/timeline-model';
import { type Answering, type Book, holds, humanSeats, problem, type Sender, tableRefuses } from './referee-model';
import { closed } from './entry-writer';

/**
 * Goes back to an earlier state, by one's own request or by a proposal. Browsers that came after that state
 * never saw it, so they are sent their seats' views now.
 */
export const takeBack = (
  book: Book,
  seat: string,
  to: number,
  by: { readonly asked: Sender } | { readonly fulfils: number },
): Promise<Reply> => {
  const sealed = viewsAfterUndo(book.sealer, book.timeline, to);
  if ('fulfils' in by) return book.add({ kind: 'undo', seat, to, consent: true, fulfils: by.fulfils }, { sealed });
  const { asked } = by;
  return book.add({ kind: 'undo', seat, to, consent: false, user: asked.user }, { asked, sealed });
};

/** Limit of undos in a row while others wait, unless twice as much is done as is undone. */
const MOST = 20;

/** Does a user play and undo without end? All of it stays in the record, whose space everybody shares. */
const undoesTooMuch = (book: Book, user: string): boolean => {
  const { timeline } = book;
  if (!humanSeats(book).some(seat => !holds(book, user, seat))) return false;
  const isOthers = ({ entry }: Moment): boolean =>
    (entry.kind === 'turn' && (entry.barrier || authorOf(timeline, entry) !== user)) ||
    (entry.kind === 'undo' && entry.user !== user);
  const own = timeline.moments.slice(timeline.moments.findLastIndex(isOthers) + 1);
  const undos = own.filter(({ entry }) => entry.kind === 'undo').length;
  const turns = own.filter(({ entry }) => entry.kind === 'turn').length;
  return undos >= MOST && undos * 3 > turns;
};

/** The answer to a request to undo. */
export const undoAnswers: Pick<Answering, 'undo'> = {
  async undo(book, sender, { seat }) {
    const { user, gm } = sender;
    // what a game master without a seat has changed by hand stands under 'table'
    if (!holds(book, user, seat) && !(gm && seat === 'table')) return problem('not-your-seat', { seat });
    const shut = closed(book);
    if (shut) return shut;
    const last = book.timeline.moments.findLast(moment => moment.entry.kind === 'turn' && !moment.undone)?.entry;
    if (last?.kind !== 'turn' || last.by === 'table' || last.by === 'window') return tableRefuses('nothing-to-undo');
    if (last.seat !== seat) return tableRefuses('undo-of-another', { seat: last.seat });
    // a change without a seat belongs to the user who made it
    if (seat === 'table' && last.user !== user) return tableRefuses('nothing-to-undo');
    if (last.barrier) return tableRefuses('undo-past-chance');
    if (undoesTooMuch(book, user)) return tableRefuses('too-many-undos', { most: MOST });
    return takeBack(book, seat, last.r - 1, { asked: sender });
  },
};
