/** What the referee does unasked: accept browsers, begin, carry out what was agreed, reveal at the end, move the bots. */
import { toAct } from '../../kernel/agenda';
import { chooser, quickDice } from '../../kernel/dice';
import { legal } from '../../kernel/offers';
import { secretOf } from '../head';
import type { Reply } from '../model';
import { agreedOn, carryOut } from './consent';
import type { Book } from './desk-model';
import { accept, lateBrowser } from './seating';
import { beginGame, play, seatKeys } from './turns';

/** Everybody who sits has a browser and has added a number. Open seats and bots keep nobody waiting. */
const isReady = (book: Book): boolean => {
  const { timeline, seats } = book, keyed = seatKeys(book);
  return !timeline.begun && seats.some(seat => timeline.holders[seat]?.kind !== 'open') && keyed.every(({ seat, keys }) =>
    keys.length > 0 && Object.hasOwn(timeline.numbers, seat));
};

/** A game that ended by a command reveals its secrets; an end that came by hand may be a slip, and waits to be asked. */
const isOver = ({ timeline }: Book): boolean => {
  const last = timeline.moments.findLast(({ entry, undone }) => !undone && (entry.kind === 'turn' || entry.kind === 'undo'))?.entry;
  return !!timeline.ending && timeline.secret === undefined && timeline.mode !== 'free' && last?.kind === 'turn' && last.by !== 'hand';
};

/** Opens the referee's secret and the table's key to everybody. */
export const reveal = (book: Book, m?: string): Promise<Reply> =>
  book.add({ kind: 'revealed', secret: secretOf(book.head, book.tableSecret) ?? '', table: book.tableSecret }, { m });

/** The next thing that is due now; undefined when all is done. */
export const nextDuty = (book: Book): (() => Promise<Reply>) | undefined => {
  if (book.timeline.secret !== undefined) return undefined;
  const late = lateBrowser(book);
  if (late) return () => accept(book, late.user, late.key);
  if (isReady(book)) return () => beginGame(book);
  const agreed = agreedOn(book);
  if (agreed) return () => carryOut(book, agreed);
  return isOver(book) ? () => reveal(book) : undefined;
};

/** The bot that has to act, if play is open: it waits while people vote, and has no part in free play. */
export const nextBot = ({ timeline, game }: Book): { readonly seat: string; readonly bot: string } | undefined => {
  if (!timeline.begun || timeline.secret !== undefined || timeline.mode === 'free' || timeline.proposals.length) return undefined;
  for (const seat of toAct(game, timeline.state)) {
    const holder = timeline.holders[seat];
    if (holder?.kind === 'bot') return { seat, bot: holder.bot };
  }
  return undefined;
};

/** Moves a bot: it sees what its seat sees, and its chance is its own. */
export const moveBot = async (book: Book, { seat, bot: id }: { readonly seat: string; readonly bot: string }): Promise<Reply | undefined> => {
  const { game, timeline, io } = book, bot = game.bots.find(one => one.id === id), seen = game.hide(timeline.state, seat);
  const commands = legal(game, seen, seat);
  if (!bot || !commands.length) return undefined;
  const [a = 0, b = 0, c = 0, d = 0] = io.random(4);
  return play(book, seat, bot.choose(seen, seat, commands, chooser(quickDice((a << 24) | (b << 16) | (c << 8) | d))));
};
