/** A hint: who gives it, and where one may be asked for. */
import type { Bot, Level } from '../../kernel/bot';
import { toAct } from '../../kernel/agenda';
import { legal } from '../../kernel/offers';
import type { AnyTypes } from '../record/model';
import type { Reading } from './reading';

const ORDER: readonly (Level | undefined)[] = [undefined, 'quick', 'sound', 'strong'];

/** The best bot of the game. */
export const bestBot = ({ client: { game } }: Reading): Bot<AnyTypes> | undefined =>
  game.bots.toSorted((a, b) => ORDER.indexOf(b.level) - ORDER.indexOf(a.level))[0];

/** May the reader ask for one? Where they are asked, and nobody is wronged: against bots, or at a table that advises. */
export const mayHint = (reading: Reading): boolean => {
  const { game, timeline, seat } = reading.client;
  if (seat === undefined || !timeline.begun || timeline.ending || timeline.mode === 'free') return false;
  const isAlone = Object.entries(timeline.holders).every(([one, holder]) => one === seat || holder.kind === 'bot');
  return (isAlone || timeline.mode === 'advised') && !!bestBot(reading) && toAct(game, timeline.state).includes(seat);
};

/** What the reader is asked now, as a key: others may act at the same time without changing it; their own answer changes it. */
export const questionNow = ({ client: { game, timeline, seat } }: Reading): string => {
  if (seat === undefined) return '';
  const answered = timeline.moments.findLast(({ entry }) => entry.kind === 'turn' && entry.seat === seat);
  return `${seat} ${answered?.entry.r ?? 0} ${JSON.stringify(legal(game, timeline.state, seat))}`;
};

/** Can what was played be thought over again? The game is over and its keys are shown; and a bot of it looks ahead. */
export const mayLookBack = (reading: Reading): boolean => {
  const { ending, tableSecret } = reading.client.timeline;
  const bot = bestBot(reading);
  return ending !== undefined && tableSecret !== undefined && bot !== undefined && 'think' in bot && !!bot.chance;
};
