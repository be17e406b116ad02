/** Undo: one's own last turn freely, anything else by consent. */
import { sealViews } from '../sealing/boxes';
import type { Reply } from '../record/model';
import { stateAt } from '../record/timeline';
import { type Answering, type Book, holds, problem, tableRefuses } from './referee-model';
import { closed, hasActedSince, heldSeats } from './turns';

/**
 * Goes back to an earlier state, by one's own message or by what all agreed to. Browsers that came after that state
 * never saw it, so their seats are told it now.
 */
export const takeBack = (
  book: Book,
  seat: string,
  to: number,
  by: { readonly m: string } | { readonly fulfils: number },
): Promise<Reply> => {
  const { game, timeline, sealer } = book;
  const later = timeline.moments.filter(({ entry }) => entry.r > to);
  const late = new Set(later.flatMap(({ entry }) => (entry.kind === 'key' ? [entry.key] : [])));
  const state = stateAt(timeline, to);
  const seats = heldSeats(book).filter(({ keys }) => keys.some(key => late.has(key)));
  const sealed = sealViews(sealer, timeline.revision + 1, seats, one => game.hide(state, one));
  return 'm' in by
    ? book.add({ kind: 'undo', seat, to, consent: false }, { m: by.m, sealed })
    : book.add({ kind: 'undo', seat, to, consent: true, fulfils: by.fulfils }, { sealed });
};

/** The revision of the first turn, which deals: nothing goes back behind it. */
export const beginning = ({ timeline }: Book): number =>
  timeline.moments.find(({ entry }) => entry.kind === 'turn')?.entry.r ?? 0;

/** The answer to an undo that is asked. */
export const undoAnswers: Pick<Answering, 'undo'> = {
  async undo(book, { user, gm, seen, id }, { seat }) {
    // what a game master without a seat has changed by hand stands under 'table'
    if (!holds(book, user, seat) && !(gm && seat === 'table')) return problem('not-your-seat', { seat });
    const shut = closed(book);
    if (shut) return shut;
    if (hasActedSince(book, seat, seen)) return problem('stale');
    const last = book.timeline.moments.findLast(moment => moment.entry.kind === 'turn' && !moment.undone)?.entry;
    if (last?.kind !== 'turn' || last.by === 'table') return tableRefuses('nothing-to-undo');
    if (last.seat !== seat) return tableRefuses('undo-of-another', { seat: last.seat });
    if (last.barrier) return tableRefuses('undo-past-chance');
    return takeBack(book, seat, last.r - 1, { m: id });
  },
};
