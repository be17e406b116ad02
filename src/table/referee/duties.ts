/** What the referee does unasked: accepts browsers, hands on their key, begins, carries out what was agreed, reveals. */
import { secretOf } from '../record/head';
import { isSeeded } from '../record/seed';
import type { Reply } from '../record/model';
import { agreedOn, carryOut } from './proposals';
import { humanSeats, isOver } from '../judgement/agreement';
import { type Book, problem, type Sender } from './referee-model';
import { accept, lateBrowser } from './seating';
import { deputise, lateDeputy } from './deputies';
import { beginGame } from './turns';
import { dueClose } from './reaction-windows';

/**
 * Everybody who sits is bound to a number. Bots keep nobody waiting; an open seat waits for somebody to take it, unless the
 * game master begins without them.
 */
const isBound = ({ timeline, seats }: Book): boolean => {
  if (timeline.begun || timeline.opening || seats.some(seat => timeline.holders[seat]?.kind === 'open')) return false;
  return humanSeats(timeline).every(seat => Object.hasOwn(timeline.commitments, seat));
};

/** All numbers are bound; from here on they are opened. */
export const openNumbers = (book: Book, asked?: Sender): Promise<Reply> => {
  const seats = book.seats.filter(seat => Object.hasOwn(book.timeline.commitments, seat));
  return book.add({ kind: 'opening', seats, ...(asked && { user: asked.user }) }, { asked });
};

/** Opens the referee's secret and the table's key to everybody. */
export const reveal = (book: Book, asked?: Sender): Promise<Reply> => {
  const secret = secretOf(book.head, book.tableSecret) ?? '';
  const by = asked && { user: asked.user };
  return book.add({ kind: 'revealed', secret, table: book.tableSecret, ...by }, { asked });
};

/** The next thing that is due now; undefined when all is done. */
const nextDuty = (book: Book): (() => Promise<Reply>) | undefined => {
  if (book.timeline.secret !== undefined) return undefined;
  const late = lateBrowser(book);
  if (late) return () => accept(book, late.user, late.claim);
  if (isBound(book)) return () => openNumbers(book);
  if (!book.timeline.begun && isSeeded(book.timeline)) return () => beginGame(book);
  const agreed = agreedOn(book);
  if (agreed) return () => carryOut(book, agreed);
  const close = dueClose(book);
  if (close) return close;
  const deputy = lateDeputy(book);
  if (deputy) return () => deputise(book, deputy.user, deputy.claim);
  return isOver(book.timeline) ? () => reveal(book) : undefined;
};

/** Things due in a row before it counts as going round in a circle. */
const MOST = 200;

/** Does all that is due now; stops at what could not be stored. */
export const doDuties = async (book: Book): Promise<Reply> => {
  for (let n = 0; n < MOST; n++) {
    const duty = nextDuty(book);
    if (!duty) return { ok: true, revision: book.timeline.revision };
    const reply = await duty();
    if (!reply.ok) return reply;
  }
  return problem('fault');
};
