/** What a hint says: what the best bot of the game would do in the reader's place, and why. Loaded when one is wanted. */
import type { Decision } from '../../kernel/bot';
import { thinking } from '../../kernel/deciding';
import { chooser, quickDice } from '../../kernel/dice';
import { legal } from '../../kernel/offers';
import type { AnyTypes } from '../record/model';
import { whyText } from './happened';
import { bestBot, mayHint } from './hint';
import type { Reading } from './reading';

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
