/**
 * Reaction windows at the table. The referee keeps passes secret until all have passed or the time is up. Then the
 * window closes for all at once, with one entry.
 */
import { closeWindow, isPass } from '../../kernel/reaction-windows';
import type { EntryOf, Reply } from '../record/model';
import type { Timeline } from '../record/timeline-model';
import {
  awayFrom,
  deadlineOf,
  isAway,
  isTimed,
  type OpenWindow,
  passesSince,
  windowIn,
} from '../judgement/reaction-window';
import {
  type Answering,
  type Book,
  holds,
  NO_PASSES,
  nothingNew,
  problem,
  seatsOf,
  type Sender,
  tableRefuses,
} from './referee-model';
import { passStanding } from './standing';
import { diceOf, writeTurn } from './entry-writer';

type Pass = NonNullable<EntryOf<'turn'>['passes']>[number];

const heldIn = ({ held }: Book, { opened }: OpenWindow): Book['held']['by'] =>
  held.opened === opened ? held.by : NO_PASSES.by;

const hold = (book: Book, window: OpenWindow, seat: string, by: Sender | 'bot'): void => {
  book.held = { opened: window.opened, by: new Map([...heldIn(book, window), [seat, by]]) };
};
const release = (book: Book, window: OpenWindow, seat: string): void => {
  book.held = { opened: window.opened, by: new Map([...heldIn(book, window)].filter(([one]) => one !== seat)) };
};

/** The window that this command passes for the seat; undefined if it passes none. */
export const passedBy = ({ timeline }: Book, seat: string, command: unknown): OpenWindow | undefined => {
  const window = windowIn(timeline);
  return window?.seats.includes(seat) && isPass(window, command) ? window : undefined;
};

/** Keeps a seat's pass. The answer is the same for all seats, so it does not show what this one could have done. */
export const holdPass = (book: Book, window: OpenWindow, seat: string, sender: Sender | 'bot'): Reply => {
  if (sender !== 'bot') {
    if (sender.seen < passesSince(book.timeline, window, seat)) return problem('stale');
    // its signature will be public, so the record has to know its owner
    if (!Object.hasOwn(book.timeline.keys, sender.claim.key)) return problem('unknown-browser');
  }
  hold(book, window, seat, sender);
  return { ok: true, revision: book.timeline.revision, held: true };
};

/** Has a seat's bot passed, so that it is not asked again? */
export const hasPassed = (book: Book, seat: string): boolean => {
  const window = windowIn(book.timeline);
  return window !== undefined && heldIn(book, window).has(seat);
};

/** How a seat passes now; undefined while the window waits for it. */
const passOf = (book: Book, window: OpenWindow, seat: string, now: number): Pass | undefined => {
  const { timeline } = book;
  const by = heldIn(book, window).get(seat);
  if (by === 'bot' && isTimed(timeline) && timeline.holders[seat]?.kind === 'bot') return { seat, by: 'bot' };
  // a key that was replaced meanwhile signs nothing, and so this pass either
  if (by && by !== 'bot' && holds(book, by.user, seat) && timeline.keys[by.claim.key] === by.user) {
    const { id: m, seen, s, share, left } = by;
    const more = { ...(share !== undefined && { share }), ...(left !== undefined && { left }) };
    return { seat, by: 'own', m, seen, s, ...more };
  }
  const standing = passStanding(book, window, seat, now);
  if (standing) return standing;
  if (isAway(timeline, window, seat)) return { seat, by: 'others' };
  const isLate = isTimed(timeline) && !window.waits.includes(seat) && now >= deadlineOf(window);
  return isLate ? { seat, by: 'clock' } : undefined;
};

/** How all asked seats pass; undefined while the window waits for one of them. */
const passesNow = (book: Book): readonly Pass[] | undefined => {
  const window = windowIn(book.timeline);
  if (!window?.seats.length) return undefined;
  const passes = window.seats.flatMap(seat => passOf(book, window, seat, book.io.now()) ?? []);
  return passes.length === window.seats.length ? passes : undefined;
};

/** The window waits for nobody any more: its close. */
export const dueClose = (book: Book): (() => Promise<Reply>) | undefined => {
  const passes = passesNow(book);
  return (
    passes &&
    (() => {
      const verdict = closeWindow(book.game, book.timeline.state, diceOf(book, 'window'));
      return verdict.ok
        ? writeTurn(book, { seat: 'table', by: 'window', passes }, {}, verdict)
        : Promise.resolve(problem('fault'));
    })
  );
};

const isPlayer = (timeline: Timeline, user: string): boolean =>
  Object.values(timeline.holders).some(holder => holder.kind === 'user' && holder.user === user);

/** Requests to wait, and to pass for somebody who is away. */
export const windowAnswers: Pick<Answering, 'wait' | 'away'> = {
  async wait(book, sender, { seat, on }) {
    if (!holds(book, sender.user, seat)) return problem('not-your-seat', { seat });
    const window = windowIn(book.timeline);
    if (window?.opened !== on || !window.seats.includes(seat)) return problem('stale');
    // a seat that asks to wait has not passed
    release(book, window, seat);
    return window.waits.includes(seat) ? nothingNew(book) : book.add({ kind: 'wait', seat, on }, { asked: sender });
  },

  async away(book, sender, { seat, on }) {
    const { user, gm } = sender;
    const { timeline } = book;
    const own = seatsOf(book, user);
    if (!own.length && !gm) return problem('not-seated');
    if (own.includes(seat)) return tableRefuses('yourself-away');
    const window = windowIn(timeline);
    if (window?.opened !== on || !window.seats.includes(seat)) return problem('stale');
    if (isPlayer(timeline, user) && book.io.now() < awayFrom(window)) return tableRefuses('not-away-yet');
    const isSaid = timeline.moments.some(
      ({ entry }) => entry.kind === 'away' && entry.on === on && entry.seat === seat && entry.user === user,
    );
    return isSaid ? nothingNew(book) : book.add({ kind: 'away', seat, on, user }, { asked: sender });
  },
};
