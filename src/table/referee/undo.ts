/** Undo: one's own last turn freely, anything else by consent. */
import { viewsAfterUndo } from '../judgement/turns';
import type { Reply } from '../record/model';
import { type Answering, type Book, holds, problem, type Sender, tableRefuses } from './referee-model';
import { closed } from './turns';

/**
 * Goes back to an earlier state, by one's own message or by what all agreed to. Browsers that came after that state
 * never saw it, so their seats are told it now.
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

/** The answer to an undo that is asked. */
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
    // a change without a seat belongs to whoever made it
    if (seat === 'table' && last.user !== user) return tableRefuses('nothing-to-undo');
    if (last.barrier) return tableRefuses('undo-past-chance');
    return takeBack(book, seat, last.r - 1, { asked: sender });
  },
};
