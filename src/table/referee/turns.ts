/** Writing a turn: its events as everybody may read them, its hidden parts sealed, as one entry of the record. */
import type { Message } from '../../kernel/messages';
import { seededDice } from '../../kernel/dice';
import type { Edit } from '../../kernel/edit';
import { isBarrier, type Verdict } from '../../kernel/referee';
import { firstTurn, sealedTurn } from '../judgement/turns';
import { secretOf } from '../record/head';
import type { AnyTypes, EntryOf, Reply } from '../record/model';
import { openPart } from '../record/sealed-parts';
import { seedOf } from '../record/seed';
import { type Book, problem, refused, type Sender } from './referee-model';

type Asked = { readonly command?: Message; readonly edit?: Edit };
type TurnDraft = Pick<EntryOf<'turn'>, 'seat' | 'by' | 'user' | 'breaks' | 'fulfils' | 'why' | 'passes'>;

/** The dice of the next turn. Their number never goes back, so what was rolled once is not met again after an undo. */
export const diceOf = ({ game, head, tableSecret, timeline }: Book) =>
  seededDice(seedOf(secretOf(head, tableSecret) ?? '', game.seats(head.options), timeline.numbers), timeline.nextDice);

/** Writes what a turn has led to, each seat's part sealed to it. */
export const writeTurn = (
  book: Book,
  draft: TurnDraft,
  asked: Asked,
  verdict: Extract<Verdict<AnyTypes>, { ok: true }>,
  sender?: Sender,
): Promise<Reply> => {
  const { events } = verdict;
  const { game, sealer, timeline } = book;
  const sealed = sealedTurn(sealer, timeline, draft.seat, { ...asked, ...(sender && { s: sender.s }) }, events);
  return book.add(
    {
      kind: 'turn',
      ...draft,
      n: timeline.nextDice,
      barrier: isBarrier(game, verdict),
      events: openPart(events),
    },
    { asked: sender, sealed },
  );
};

/** The first turn: shuffles, deals, and whatever comes before a seat is asked. */
export const beginGame = async (book: Book): Promise<Reply> => {
  const verdict = firstTurn(book.game, book.head, book.timeline.state, diceOf(book));
  if (!verdict.ok) return refused(verdict.refusal);
  return writeTurn(book, { seat: 'table', by: 'table' }, {}, verdict);
};

/** What keeps any turn from being made now. */
export const closed = ({ timeline }: Book): Reply | undefined => (timeline.begun ? undefined : problem('not-begun'));
