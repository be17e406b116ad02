/** Commands, changes by hand and the beginning: judged by the kernel, then written as one entry with its sealed parts. */
import { humanSeats, handOwner } from '../judgement/agreement';
import { userAt } from '../record/authors';
import { quickDice, seededDice } from '../../kernel/dice';
import type { Reason } from '../../kernel/bot';
import type { Edit } from '../../kernel/edit';
import type { Message } from '../../kernel/messages';
import { edit as editByHand, isBarrier, submit, type Verdict } from '../../kernel/referee';
import { secretOf } from '../record/head';
import { firstTurn } from '../judgement/first-turn';
import { seedOf } from '../record/seed';
import type { Timeline } from '../record/timeline-model';
import { type HeldSeat, sealTurn } from '../record/sealed-parts';
import { hiddenIn, openPart } from '../record/hidden-parts';
import type { AnyTypes, EntryOf, Mode, Reply } from '../record/model';
import { type Answering, type Book, problem, refused, seatsOf, type Sender, tableRefuses } from './referee-model';

type Asked = { readonly command?: Message; readonly edit?: Edit };
type TurnDraft = Pick<EntryOf<'turn'>, 'seat' | 'by' | 'user' | 'breaks' | 'fulfils' | 'why' | 'passes'>;

/** The dice of the next turn. Their number never goes back, so what was rolled once is not met again after an undo. */
export const diceOf = ({ game, head, tableSecret, timeline }: Book) =>
  seededDice(seedOf(secretOf(head, tableSecret) ?? '', game.seats(head.options), timeline.numbers), timeline.nextDice);

/** The seats of people, each with the browsers that the record knows. */
export const heldSeats = (timeline: Timeline): readonly HeldSeat[] =>
  humanSeats(timeline).map(seat => {
    const user = userAt(timeline, seat);
    const keys = Object.keys(timeline.keys).filter(key => timeline.keys[key] === user);
    return { seat, since: timeline.since[seat] ?? 0, keys };
  });

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
  const told = { ...asked, ...(sender && { s: sender.s }), hidden: hiddenIn(events) };
  const sealed = sealTurn(sealer, timeline.revision + 1, heldSeats(timeline), draft.seat, told);
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

/** Carries out a command of a seat, or says which rule refuses it. */
export const play = async (
  book: Book,
  seat: string,
  command: unknown,
  { sender, why }: { readonly sender?: Sender; readonly why?: Reason | undefined } = {},
): Promise<Reply> => {
  const verdict = submit(book.game, book.timeline.state, seat, command, diceOf(book));
  if (!verdict.ok) return refused(verdict.refusal);
  // what the kernel has matched with an offer is a command
  return writeTurn(
    book,
    { seat, by: 'command', ...(why && { why }) },
    { command: command as Message },
    verdict,
    sender,
  );
};

/** Who changes something by hand, and on which proposal. */
interface Hand {
  readonly seat?: string | undefined;
  readonly user: string;
  readonly fulfils?: number;
}

/** At a Free table the sealed piles are the store of its pieces, and anybody may take any piece out of it. */
export const isTakenFromStore = (mode: Mode, edit: Edit): boolean =>
  mode === 'free' && (edit.kind === 'together' ? edit.edits : [edit]).every(({ kind }) => kind === 'add');

/** Carries out a change by hand, if it makes sense to one who sees what the seat sees. */
export const change = async (book: Book, by: Hand, edit: Edit, sender?: Sender): Promise<Reply> => {
  const {
    game,
    timeline: { state, mode },
  } = book;
  const { seat, user, fulfils } = by;
  // judged on the view first: otherwise a refusal would tell whether a hidden card is there
  const seen = editByHand(game, isTakenFromStore(mode, edit) ? state : game.hide(state, seat), edit, quickDice(1));
  const verdict = seen.ok ? editByHand(game, state, edit, diceOf(book)) : seen;
  if (!verdict.ok) return refused(verdict.refusal);
  // what it breaks is reckoned on the table before it; the code for that comes with the first change that is judged
  const before = book.timeline;
  const breaks =
    mode === 'advised' ? (await import('../judgement/violations')).violationsOf(before, seat, edit) : undefined;
  return writeTurn(
    book,
    {
      seat: seat ?? 'table',
      by: 'hand',
      user,
      ...(breaks && { breaks }),
      ...(fulfils !== undefined && { fulfils }),
    },
    { edit },
    verdict,
    sender,
  );
};

/** What keeps any turn from being made now. */
export const closed = ({ timeline }: Book): Reply | undefined => (timeline.begun ? undefined : problem('not-begun'));

const mayEdit: Readonly<Record<Mode, (seated: boolean, gm: boolean) => boolean>> = {
  enforced: (_, gm) => gm,
  advised: (seated, gm) => seated || gm,
  free: (seated, gm) => seated || gm,
};

/** Changes by hand, as they are asked. */
export const turnAnswers: Pick<Answering, 'edit'> = {
  async edit(book, sender: Sender, { seat, edit }) {
    const { user, gm } = sender;
    const own = seatsOf(book, user);
    if (seat !== undefined && !own.includes(seat)) return problem('not-your-seat', { seat });
    // what the rules do by themselves anybody may have them do
    const isAllowed = mayEdit[book.timeline.mode](own.length > 0, gm) || (edit.kind === 'resolve' && own.length > 0);
    if (!isAllowed) return tableRefuses(own.length ? 'by-hand-needs-consent' : 'not-seated');
    const mover = seat ?? own[0];
    const owner = handOwner(book.timeline, user, mover, edit);
    if (owner !== undefined) return tableRefuses('hand-needs-consent', { seat: owner });
    return closed(book) ?? change(book, { seat: mover, user }, edit, sender);
  },
};
