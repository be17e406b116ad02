/** Who gives a hint, and when one may be asked for. */
import type { Bot, Level } from '../../kernel/bot';
import { toAct } from '../../kernel/agenda';
import { legal } from '../../kernel/offers';
import type { AnyTypes } from '../record/model';
import type { Reading } from './reading';

const ORDER: readonly (Level | undefined)[] = [undefined, 'quick', 'sound', 'strong'];

/** The best bot of the game. */
export const bestBot = ({ client: { game } }: Reading): Bot<AnyTypes> | undefined =>
  game.bots.toSorted((a, b) => ORDER.indexOf(b.level) - ORDER.indexOf(a.level))[0];

/** May the reader ask for a hint? When they must act and it wrongs nobody: against bots, or in Advised. */
export const mayHint = (reading: Reading): boolean => {
  const { game, timeline, seat } = reading.client;
  if (seat === undefined || !timeline.begun || timeline.ending || timeline.mode === 'free') return false;
  const isAlone = Object.entries(timeline.holders).every(([one, holder]) => one === seat || holder.kind === 'bot');
  return (isAlone || timeline.mode === 'advised') && !!bestBot(reading) && toAct(game, timeline.state).includes(seat);
};

/** The reader's present question as a key. Acts of others do not change it; the reader's own answer does. */
export const questionNow = ({ client: { game, timeline, seat } }: Reading): string => {
  if (seat === undefined) return '';
  const answered = timeline.moments.findLast(({ entry }) => entry.kind === 'turn' && entry.seat === seat);
  return `${seat} ${answered?.entry.r ?? 0} ${JSON.stringify(legal(game, timeline.state, seat))}`;
};

/** Can past decisions be analysed? The game must be over with its keys shown, and have a bot that looks ahead. */
export const mayLookBack = (reading: Reading): boolean => {
  const { ending, tableSecret } = reading.client.timeline;
  const bot = bestBot(reading);
  return ending !== undefined && tableSecret !== undefined && bot !== undefined && 'think' in bot && !!bot.chance;
};
