/** The text of a hint: what the game's best bot would do in the reader's place, and why. Loaded on request. */
import type { Alternative, Decision } from '../../kernel/bot';
import { thinking } from '../../kernel/deciding';
import { chooser, quickDice } from '../../kernel/dice';
import type { Message } from '../../kernel/messages';
import { legal } from '../../kernel/offers';
import { foresee } from '../../kernel/preview';
import type { AnyTypes } from '../record/model';
import { progressText } from './goal';
import { whyText } from './entry-sentences';
import { bestBot, mayHint } from './hint';
import { oddsOf } from './odds-book';
import type { Reading } from './reading';

/** A bot that works on the reader's question from what their seat sees; undefined if there is nothing to choose. */
export const hinting = (reading: Reading) => {
  const { game, timeline, seat } = reading.client;
  const bot = bestBot(reading);
  if (!bot || seat === undefined || !mayHint(reading)) return undefined;
  const commands = legal(game, timeline.state, seat);
  // the same question always gets the same hint
  const pick = chooser(quickDice(timeline.revision));
  return commands.length ? thinking(game, bot, { state: timeline.state, seat, legal: commands }, pick) : undefined;
};

/** A sentence without its full stop, to be continued or to end with another. */
const unstopped = (text: string): string => text.replace(/\.$/, '');

type AnyState = AnyTypes['state'];
const tabletop = ({ client: { presentation } }: Reading, state: AnyState): string =>
  JSON.stringify(presentation.tabletop(state));

/** What a command surely brings; or that it only ends something and moves nothing. */
const foreseenText = (reading: Reading, command: Message): string | undefined => {
  const { game, timeline, seat } = reading.client;
  const { state } = timeline;
  const foreseen = seat === undefined ? undefined : foresee(game, state, seat, command as AnyTypes['command']);
  if (!foreseen) return undefined;
  const progress = progressText(reading, state, foreseen.state).map(unstopped);
  if (progress.length) return reading.speech.format('RT.hint.brings', { what: progress.join('; ') });
  const isEnd =
    !foreseen.rolls &&
    Object.keys(command).length === 1 &&
    tabletop(reading, state) === tabletop(reading, foreseen.state);
  return isEnd ? reading.speech.localize('RT.hint.enough') : undefined;
};

/** The reason in a sentence: the bot's own, else the effect, else the odds; undefined if nothing is certain. */
const reasonText = (
  reading: Reading,
  { command, why }: Pick<Decision<AnyTypes>, 'command' | 'why'>,
): string | undefined => {
  if (why) return whyText(reading, why);
  const foreseen = foreseenText(reading, command);
  if (foreseen !== undefined) return foreseen;
  const [best] = reading.client.seat === undefined ? [] : oddsOf(reading, reading.client.seat, command);
  return best && reading.speech.format('RT.hint.odds', { percent: best.percent, result: unstopped(best.label) });
};

/** The most alternatives in a hint; and how much chance to win all but the nearest may lose. */
const MOST_OTHERS = 2;
const FAR_BEHIND = 0.15;

/** A choice that a hint names. */
export interface Suggestion {
  readonly command: Message;
  readonly text: string;
}

/** A chance as games out of a hundred, as people count. */
const ofHundred = (chance: number): number => Math.round(chance * 100);

const otherText = (reading: Reading, other: Alternative<AnyTypes>, chance: number | undefined): string => {
  const { words, speech } = reading;
  const behind = ofHundred(other.behind);
  const text = speech.format(behind ? 'RT.hint.behind' : 'RT.hint.level', {
    command: words.command(other.command),
    behind: String(behind),
    chance: String(Math.max(0, ofHundred(chance ?? 0) - behind)),
  });
  const reason = reasonText(reading, other);
  return reason === undefined ? text : `${text} ${reason}`;
};

const isOnly = ({ client: { game, timeline, seat } }: Reading): boolean =>
  seat !== undefined && legal(game, timeline.state, seat).length === 1;

/** The hint: the best choice first, then nearly as good ones, each with its reason. */
export const suggestions = (reading: Reading, { others = [], ...best }: Decision<AnyTypes>): readonly Suggestion[] => {
  const { words, speech } = reading;
  const first = speech.format('RT.hint.text', { command: words.command(best.command) });
  const chance =
    best.chance === undefined ? '' : ` ${speech.format('RT.hint.chance', { chance: String(ofHundred(best.chance)) })}`;
  const reason = reasonText(reading, best) ?? speech.localize(isOnly(reading) ? 'RT.hint.only' : 'RT.hint.estimate');
  const said = new Set([words.command(best.command)]);
  return [
    { command: best.command, text: `${first} ${reason}${chance}` },
    ...others
      .filter(({ command }) => {
        const text = words.command(command);
        const isNew = !said.has(text);
        said.add(text);
        return isNew;
      })
      .slice(0, MOST_OTHERS)
      .filter(({ behind }, n) => n === 0 || behind <= FAR_BEHIND)
      .map(other => ({ command: other.command, text: otherText(reading, other, best.chance) })),
  ];
};
