/** How a table differs from the rulebook, or from our reading of it: rulings and numbers that its maker has set. */
import type { Atom, Section } from '../../kernel/messages';
import type { OptionSpec } from '../../kernel/options';
import type { Speech, Wording } from '../i18n/wording';
import type { Reading, Telling } from './reading';

/** One rule of the house, and how it usually is. */
interface HouseRule {
  /** Where the rulebook speaks of it. */
  readonly section: Section;
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
const houseRules = ({ client, words, speech }: Telling): readonly HouseRule[] => {
  const { options } = client.timeline.head;
  return client.game.options.flatMap(spec => {
    const value = options[spec.id];
    if (spec.upFront || spec.kind === 'data' || value === undefined || value === spec.default) return [];
    const told = (one: Atom): string => valueText(words, speech, spec, one);
    return [
      {
        section: spec.section,
        name: words.text(`options.${spec.id}.name`),
        value: told(value),
        usual: told(spec.default),
      },
    ];
  });
};

/** One of them as a sentence. */
const ruleTold = ({ speech }: Telling, { name, value, usual }: HouseRule): string =>
  speech.format('RT.house-rules.one', { name, value, usual });

/** Each of them as a sentence; none where everything is as usual. */
export const houseRulesTold = (telling: Telling): readonly string[] =>
  houseRules(telling).map(rule => ruleTold(telling, rule));

/** Is this section a part of that one, or the same? */
const isWithin = (section: string, mark: string): boolean => section === mark || section.startsWith(`${mark}.`);

/** What differs at a table from what a page of the guide says: first what concerns its section. */
export interface GuideHere {
  readonly title: string;
  readonly onPage: readonly string[];
  readonly others: readonly string[];
  /** The table is played with values of an owner's own copy. */
  readonly hasCopy: boolean;
}

/** What the guide says above a page of the section `mark`, if anything differs at the table at which it is read. */
export const guideHere = (telling: Telling, mark: string): GuideHere | undefined => {
  const { options, name } = telling.client.timeline.head;
  const rules = houseRules(telling);
  const hasCopy = telling.client.game.options.some(({ id, kind }) => kind === 'data' && Boolean(options[id]));
  if (!rules.length && !hasCopy) return undefined;
  const told = (isHere: boolean) =>
    rules.filter(({ section }) => isWithin(section, mark) === isHere).map(rule => ruleTold(telling, rule));
  return {
    title: telling.speech.format('RT.guide.here', { table: name }),
    onPage: told(true),
    others: told(false),
    hasCopy,
  };
};

/** Has nobody made a move yet? Then all see how this table differs. */
export const isBeforeFirstMove = ({ client: { game, timeline } }: Reading): boolean => {
  const seats = game.seats(timeline.head.options);
  return !timeline.moments.some(({ entry, undone }) => entry.kind === 'turn' && seats.includes(entry.seat) && !undone);
};
