/** Writing a turn as one entry: its events as everybody may read them, and its hidden parts sealed. */
import type { Message } from '../../kernel/messages';
import type { Dice } from '../../kernel/chance';
import type { Edit } from '../../kernel/edit';
import { isBarrier, type Verdict } from '../../kernel/referee';
import { firstTurn, sealedTurn } from '../judgement/turns';
import { secretOf } from '../record/head';
import type { AnyTypes, EntryOf, Reply } from '../record/model';
import { openPart } from '../record/sealed-parts';
import { diceOfTurn, seedOf } from '../record/seed';
import { mixedSeed } from '../record/shares';
import { diceKind, sharesWith } from '../record/timeline-model';
import { type Book, problem, refused, type Sender } from './referee-model';

type Asked = { readonly command?: Message; readonly edit?: Edit };
type TurnDraft = Pick<EntryOf<'turn'>, 'seat' | 'by' | 'user' | 'breaks' | 'fulfils' | 'why' | 'passes'>;

/** The dice of the next turn; `shown`: whose command rolls, and the share of chance that it adds. */
export const diceOf = (
  { game, head, tableSecret, timeline }: Book,
  by: EntryOf<'turn'>['by'],
  shown: Pick<EntryOf<'turn'>, 'seat' | 'share'> = { seat: 'table' },
): Dice => {
  const seats = game.seats(head.options);
  const seed = seedOf(secretOf(head, tableSecret) ?? '', seats, timeline.numbers);
  const mixed = mixedSeed(seed, seats, sharesWith(timeline, shown));
  return diceOfTurn(mixed, head, by, timeline.dice[diceKind(head, by)]);
};

/** Writes the result of a turn, each seat's part sealed to it. */
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
      ...(sender?.share !== undefined && { share: sender.share }),
      ...(sender?.left !== undefined && { left: sender.left }),
      n: timeline.dice[diceKind(timeline.head, draft.by)],
      ...(timeline.head.format > 1 && verdict.rolled && { rolled: true as const }),
      barrier: isBarrier(game, verdict),
      events: openPart(events),
    },
    { asked: sender, sealed },
  );
};

/** The first turn: shuffles, deals, and everything before a seat is asked. */
export const beginGame = async (book: Book): Promise<Reply> => {
  const verdict = firstTurn(book.game, book.head, book.timeline.state, diceOf(book, 'table'));
  if (!verdict.ok) return refused(verdict.refusal);
  return writeTurn(book, { seat: 'table', by: 'table' }, {}, verdict);
};

/** Why no turn can be made now. */
export const closed = ({ timeline }: Book): Reply | undefined => (timeline.begun ? undefined : problem('not-begun'));
