/** What a table plays otherwise than the rulebook has it, or than we read it: rulings and numbers that somebody has set. */
import type { Atom } from '../../kernel/messages';
import type { OptionSpec } from '../../kernel/options';
import type { Speech, Wording } from '../i18n/wording';
import type { Reading, Telling } from './reading';

/** One rule of the house, and how it usually is. */
interface HouseRule {
  readonly name: string;
  readonly value: string;
  readonly usual: string;
}

/** What an option is set to, in words. */
const valueText = (words: Wording, speech: Speech, { id, kind }: OptionSpec, value: Atom): string => {
  if (kind === 'choice') return words.text(`options.${id}.values.${String(value)}`);
  return typeof value === 'boolean' ? speech.localize(value ? 'RT.table.yes' : 'RT.table.no') : String(value);
};

/** Rulings and numbers that are not as usual. Which game is played, and by whom, is no rule of the house. */
const houseRules = ({ client, words, speech }: Omit<Telling, 'people'>): readonly HouseRule[] => {
  const { options } = client.timeline.head;
  return client.game.options.flatMap(spec => {
    const value = options[spec.id];
    if (spec.upFront || spec.kind === 'data' || value === undefined || value === spec.default) return [];
    const told = (one: Atom): string => valueText(words, speech, spec, one);
    return [{ name: words.text(`options.${spec.id}.name`), value: told(value), usual: told(spec.default) }];
  });
};

/** Each of them as a sentence; none where everything is as usual. */
export const houseRulesTold = (telling: Telling): readonly string[] =>
  houseRules(telling).map(rule => telling.speech.format('RT.house-rules.one', { ...rule }));

/** Has nobody made a move yet? Then all are told what this table plays otherwise. */
export const isBeforeFirstMove = ({ client: { game, timeline } }: Reading): boolean => {
  const seats = game.seats(timeline.head.options);
  return !timeline.moments.some(({ entry, undone }) => entry.kind === 'turn' && seats.includes(entry.seat) && !undone);
};
