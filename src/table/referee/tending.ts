/** What the referee does unasked: accepts browsers, hands on his key, begins, carries out what was agreed, reveals. */
import { secretOf } from '../record/head';
import type { Reply } from '../record/model';
import { agreedOn, carryOut } from './consent';
import { type Book, problem } from './referee-model';
import { accept, lateBrowser } from './seating';
import { deputise, lateDeputy } from './trusting';
import { beginGame, heldSeats } from './turns';

/** Everybody who sits has a browser and has added a number. Open seats and bots keep nobody waiting. */
const isReady = (book: Book): boolean => {
  const { timeline, seats } = book;
  if (timeline.begun || seats.every(seat => timeline.holders[seat]?.kind === 'open')) return false;
  return heldSeats(book).every(({ seat, keys }) => keys.length > 0 && Object.hasOwn(timeline.numbers, seat));
};

/** A game ended by a command reveals its secrets; an end that came by hand may be a slip, and waits to be asked. */
const isOver = ({ timeline: { ending, mode, moments } }: Book): boolean => {
  if (!ending || mode === 'free') return false;
  const last = moments.findLast(({ entry, undone }) => !undone && (entry.kind === 'turn' || entry.kind === 'undo'));
  return last?.entry.kind === 'turn' && last.entry.by !== 'hand';
};

/** Opens the referee's secret and the table's key to everybody. */
export const reveal = (book: Book, m?: string): Promise<Reply> =>
  book.add({ kind: 'revealed', secret: secretOf(book.head, book.tableSecret) ?? '', table: book.tableSecret }, { m });

/** The next thing that is due now; undefined when all is done. */
const nextDuty = (book: Book): (() => Promise<Reply>) | undefined => {
  if (book.timeline.secret !== undefined) return undefined;
  const late = lateBrowser(book);
  if (late) return () => accept(book, late.user, late.key);
  if (isReady(book)) return () => beginGame(book);
  const agreed = agreedOn(book);
  if (agreed) return () => carryOut(book, agreed);
  const deputy = lateDeputy(book);
  if (deputy) return () => deputise(book, deputy.user, deputy.key);
  return isOver(book) ? () => reveal(book) : undefined;
};

/** Things due in a row before it counts as going round in a circle. */
const MOST = 200;

/** Does all that is due now; stops at what could not be stored. */
export const tend = async (book: Book): Promise<Reply> => {
  for (let n = 0; n < MOST; n++) {
    const duty = nextDuty(book);
    if (!duty) return { ok: true, revision: book.timeline.revision };
    const reply = await duty();
    if (!reply.ok) return reply;
  }
  return problem('fault');
};
