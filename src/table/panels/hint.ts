/** A hint: what the best bot of the game would do in the reader's place, and why. */
import type { Bot, Decision, Level } from '../../kernel/bot';
import { chooser, quickDice } from '../../kernel/dice';
import { toAct } from '../../kernel/agenda';
import { thinking } from '../../kernel/deciding';
import { legal } from '../../kernel/offers';
import type { AnyTypes } from '../record/model';
import { whyText } from './happened';
import type { Reading } from './reading';

const ORDER: readonly (Level | undefined)[] = [undefined, 'quick', 'sound', 'strong'];

const bestBot = ({ client: { game } }: Reading): Bot<AnyTypes> | undefined =>
  game.bots.toSorted((a, b) => ORDER.indexOf(b.level) - ORDER.indexOf(a.level))[0];

/** May the reader ask for one? Where he is asked, and nobody is wronged: against bots, or at a table that advises. */
export const mayHint = (reading: Reading): boolean => {
  const { game, timeline, seat } = reading.client;
  if (seat === undefined || !timeline.begun || timeline.ending || timeline.mode === 'free') return false;
  const isAlone = Object.entries(timeline.holders).every(([one, holder]) => one === seat || holder.kind === 'bot');
  return (isAlone || timeline.mode === 'advised') && !!bestBot(reading) && toAct(game, timeline.state).includes(seat);
};

/** A bot at work on the reader's own question, from what his seat sees; nothing where there is nothing to choose. */
export const hinting = (reading: Reading) => {
  const { game, timeline, seat } = reading.client;
  const bot = bestBot(reading);
  if (!bot || seat === undefined || !mayHint(reading)) return undefined;
  const commands = legal(game, timeline.state, seat);
  // the same question has the same hint
  const pick = chooser(quickDice(timeline.revision));
  return commands.length ? thinking(game, bot, { state: timeline.state, seat, legal: commands }, pick) : undefined;
};

/** What the hint says. */
export const hintText = (reading: Reading, { command, why }: Decision<AnyTypes>): string => {
  const { words, speech } = reading;
  const text = speech.format('RT.hint.text', { command: words.command(command) });
  return why ? `${text} ${whyText(reading, why)}` : text;
};
