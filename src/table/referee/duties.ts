/** What the referee does without a request: accepts browsers, hands on keys, begins, carries out proposals, reveals. */
import { secretOf } from '../record/head';
import { isSeeded } from '../record/seed';
import type { Reply } from '../record/model';
import { agreedOn, carryOut } from './proposals';
import { isOver } from '../judgement/agreement';
import { humanSeats } from '../record/authors';
import { type Book, problem, type Sender } from './referee-model';
import { accept, lateBrowser } from './seating';
import { deputise, lateDeputy } from './deputies';
import { beginGame } from './entry-writer';
import { dueClose } from './reaction-windows';

/**
 * Has every seat committed to a number? Nobody waits for bots. An open seat waits for a user, unless the game master
 * begins without one.
 */
const isBound = ({ timeline, seats }: Book): boolean => {
  if (timeline.begun || timeline.opening || seats.some(seat => timeline.holders[seat]?.kind === 'open')) return false;
  return humanSeats(timeline).every(seat => Object.hasOwn(timeline.commitments, seat));
};

/** All numbers are committed; from here on they are opened. */
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

/** The next duty that is due; undefined if there is none. */
const nextDuty = (book: Book): (() => Promise<Reply>) | undefined => {
  if (book.timeline.secret !== undefined) return undefined;
  // what all have agreed to comes in the very next entry
  const agreed = agreedOn(book);
  if (agreed) return () => carryOut(book, agreed);
  const late = lateBrowser(book);
  if (late) return () => accept(book, late.user, late.claim);
  if (isBound(book)) return () => openNumbers(book);
  if (!book.timeline.begun && isSeeded(book.timeline)) return () => beginGame(book);
  const close = dueClose(book);
  if (close) return close;
  const deputy = lateDeputy(book);
  if (deputy) return () => deputise(book, deputy.user, deputy.claim);
  return isOver(book.timeline) ? () => reveal(book) : undefined;
};

/** So many duties in a row count as an endless loop. */
const MOST = 200;

/** Does everything that is due now; stops if something could not be stored. */
export const doDuties = async (book: Book): Promise<Reply> => {
  for (let n = 0; n < MOST; n++) {
    const duty = nextDuty(book);
    if (!duty) return { ok: true, revision: book.timeline.revision };
    const reply = await duty();
    if (!reply.ok) return reply;
  }
  return problem('fault');
};
