/** Commands and changes by hand: judged by the rules, then written as one turn. */
import type { Reason } from '../../kernel/bot';
import type { Edit } from '../../kernel/edit';
import type { Message } from '../../kernel/messages';
import { submit } from '../../kernel/referee';
import { runInSlices } from '../run-in-slices';
import { handOwners } from '../judgement/agreement';
import { editVerdict } from '../judgement/turns';
import type { Mode, Reply } from '../record/model';
import { isShareRight, needsShare } from '../record/shares';
import { holdPass, passedBy } from './reaction-windows';
import { holdStanding } from './standing';
import {
  type Answering,
  type Book,
  holds,
  problem,
  refused,
  seatsOf,
  type Sender,
  tableRefuses,
} from './referee-model';
import { closed, diceOf, writeTurn } from './entry-writer';

/** Carries out a seat's command, or returns the rule that refuses it. */
export const play = async (
  book: Book,
  seat: string,
  command: unknown,
  { sender, why }: { readonly sender?: Sender; readonly why?: Reason | undefined } = {},
): Promise<Reply> => {
  const shown = { seat, ...(sender?.share !== undefined && { share: sender.share }) };
  const verdict = submit(book.game, book.timeline.state, seat, command, diceOf(book, 'command', shown));
  if (!verdict.ok) return refused(verdict.refusal);
  const isBare = sender !== undefined && sender.share === undefined;
  if (verdict.rolled && isBare && needsShare(book.timeline, { ...sender, seat, m: sender.id })) {
    return problem('share-needed');
  }
  // what the kernel has matched with an offer is a command
  return writeTurn(
    book,
    { seat, by: 'command', ...(why && { why }) },
    { command: command as Message },
    verdict,
    sender,
  );
};

/** Who makes a change by hand, and under which proposal. */
interface Hand {
  readonly seat?: string | undefined;
  readonly user: string;
  readonly fulfils?: number;
}

/** Carries out a change by hand if it makes sense in the seat's view. */
export const change = async (book: Book, by: Hand, edit: Edit, sender?: Sender): Promise<Reply> => {
  const { seat, user, fulfils } = by;
  const before = book.timeline;
  const verdict = editVerdict(before, seat, edit, diceOf(book, 'hand'));
  if (!verdict.ok) return refused(verdict.refusal);
  // the code that judges violations is loaded with the first change that needs it
  const breaks =
    before.mode === 'advised'
      ? await runInSlices((await import('../judgement/violations')).violationsOf(before, seat, edit), book.io.rest)
      : undefined;
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

const mayEdit: Readonly<Record<Mode, (seated: boolean, gm: boolean) => boolean>> = {
  enforced: (_, gm) => gm,
  advised: (seated, gm) => seated || gm,
  free: (seated, gm) => seated || gm,
};

/** Most commands are carried out at once. A pass is kept until its reaction window closes. */
export const commandAnswers: Pick<Answering, 'command' | 'edit'> = {
  async command(book, sender, { seat, command }) {
    if (!holds(book, sender.user, seat)) return problem('not-your-seat', { seat });
    const shut = closed(book);
    if (shut) return shut;
    const { stands } = sender;
    if (stands !== undefined) return holdStanding(book, seat, command, { ...sender, stands });
    if (!isShareRight(book.timeline, { ...sender, seat })) return problem('other-share');
    const window = passedBy(book, seat, command);
    return window ? holdPass(book, window, seat, sender) : play(book, seat, command, { sender });
  },

  async edit(book, sender: Sender, { seat, edit }) {
    const { user, gm } = sender;
    const own = seatsOf(book, user);
    if (seat !== undefined && !own.includes(seat)) return problem('not-your-seat', { seat });
    // anybody may trigger what the rules do by themselves
    const isAllowed = mayEdit[book.timeline.mode](own.length > 0, gm) || (edit.kind === 'resolve' && own.length > 0);
    if (!isAllowed) return tableRefuses(own.length ? 'by-hand-needs-consent' : 'not-seated');
    const mover = seat ?? own[0];
    const [owner] = handOwners(book.timeline, user, mover, edit);
    if (owner !== undefined) return tableRefuses('hand-needs-consent', { seat: owner });
    return closed(book) ?? change(book, { seat: mover, user }, edit, sender);
  },
};
