/** What a hint says: what the best bot of the game would do in the reader's place, and why. Loaded when one is wanted. */
import type { Alternative, Decision } from '../../kernel/bot';
import { thinking } from '../../kernel/deciding';
import { chooser, quickDice } from '../../kernel/dice';
import type { Message } from '../../kernel/messages';
import { legal } from '../../kernel/offers';
import { foresee } from '../../kernel/preview';
import type { AnyTypes } from '../record/model';
import { progressText } from './goal';
import { whyText } from './happened';
import { bestBot, mayHint } from './hint';
import { oddsOf } from './odds-book';
import type { Reading } from './reading';

/** A bot at work on the reader's own question, from what their seat sees; nothing where there is nothing to choose. */
export const hinting = (reading: Reading) => {
  const { game, timeline, seat } = reading.client;
  const bot = bestBot(reading);
  if (!bot || seat === undefined || !mayHint(reading)) return undefined;
  const commands = legal(game, timeline.state, seat);
  // the same question has the same hint
  const pick = chooser(quickDice(timeline.revision));
  return commands.length ? thinking(game, bot, { state: timeline.state, seat, legal: commands }, pick) : undefined;
};

/** What a command is certain to change on the ways to victory. */
const progressOf = (reading: Reading, command: Message): readonly string[] => {
  const { game, timeline, seat } = reading.client;
  if (seat === undefined) return [];
  const foreseen = foresee(game, timeline.state, seat, command as AnyTypes['command']);
  return foreseen ? progressText(reading, timeline.state, foreseen.state) : [];
};

/** Why, in a sentence: the bot's own reason, else what it brings, else its odds; an estimate where nothing is certain. */
const reasonText = (reading: Reading, { command, why }: Pick<Decision<AnyTypes>, 'command' | 'why'>): string => {
  if (why) return whyText(reading, why);
  const progress = progressOf(reading, command);
  if (progress.length) return reading.speech.format('RT.hint.brings', { what: progress.join('; ') });
  const [best] = reading.client.seat === undefined ? [] : oddsOf(reading, reading.client.seat, command);
  if (best) return reading.speech.format('RT.hint.odds', { percent: best.percent, result: best.label });
  return reading.speech.localize('RT.hint.estimate');
};

/** Other commands that a hint names at most, and what they may be behind: of the chance to win. */
const MOST_OTHERS = 2;
const FAR_BEHIND = 0.15;

/** A choice that a hint names. */
export interface Suggestion {
  readonly command: Message;
  readonly text: string;
}

const otherText = (reading: Reading, other: Alternative<AnyTypes>): string => {
  const { words, speech } = reading;
  const behind = Math.round(other.behind * 100);
  const word = behind ? 'RT.hint.behind' : 'RT.hint.level';
  const text = speech.format(word, { command: words.command(other.command), behind: String(behind) });
  return other.why ? `${text} ${whyText(reading, other.why)}` : text;
};

/** What the hint says: the best choice first, then what is nearly as good, each with its reason. */
export const suggestions = (reading: Reading, { others = [], ...best }: Decision<AnyTypes>): readonly Suggestion[] => {
  const { words, speech } = reading;
  const first = speech.format('RT.hint.text', { command: words.command(best.command) });
  const chance =
    best.chance === undefined
      ? ''
      : ` ${speech.format('RT.hint.chance', { chance: String(Math.round(best.chance * 100)) })}`;
  const said = new Set([words.command(best.command)]);
  return [
    { command: best.command, text: `${first} ${reasonText(reading, best)}${chance}` },
    ...others
      .filter(({ command, behind }) => {
        const text = words.command(command);
        const isNew = behind <= FAR_BEHIND && !said.has(text);
        if (isNew) said.add(text);
        return isNew;
      })
      .slice(0, MOST_OTHERS)
      .map(other => ({ command: other.command, text: otherText(reading, other) })),
  ];
};
