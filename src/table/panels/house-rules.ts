/** How a table differs from the rulebook, or from our reading of it: rulings and numbers set by its maker. */
import type { Atom, Section } from '../../kernel/messages';
import type { OptionSpec } from '../../kernel/options';
import type { Speech, Wording } from '../i18n/wording';
import type { Reading, Telling } from './reading';

/** One house rule, and its default. */
interface HouseRule {
  /** The section of the rulebook. */
  readonly section: Section;
  readonly name: string;
  readonly value: string;
  readonly usual: string;
}

/** The value of an option, in words. */
const valueText = (words: Wording, speech: Speech, { id, kind }: OptionSpec, value: Atom): string => {
  if (kind === 'choice') return words.text(`options.${id}.values.${String(value)}`);
  return typeof value === 'boolean' ? speech.localize(value ? 'RT.table.yes' : 'RT.table.no') : String(value);
};

/** Rulings and numbers that differ from the defaults. The scenario and the players are no house rules. */
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

/** A house rule as a sentence. */
const ruleTold = ({ speech }: Telling, { name, value, usual }: HouseRule): string =>
  speech.format('RT.house-rules.one', { name, value, usual });

/** All house rules as sentences; empty if there are none. */
export const houseRulesTold = (telling: Telling): readonly string[] =>
  houseRules(telling).map(rule => ruleTold(telling, rule));

/** Is this section a part of that one, or the same? */
const isWithin = (section: string, mark: string): boolean => section === mark || section.startsWith(`${mark}.`);

/** What differs at a table from a page of the guide; first what concerns its section. */
export interface GuideHere {
  readonly title: string;
  readonly onPage: readonly string[];
  readonly others: readonly string[];
  /** The table uses values of an owner's copy. */
  readonly hasCopy: boolean;
}

/** What the guide says above a page of section `mark`, if anything differs at the reader's table. */
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

/** Has nobody moved yet? Then everybody sees how this table differs. */
export const isBeforeFirstMove = ({ client: { game, timeline } }: Reading): boolean => {
  const seats = game.seats(timeline.head.options);
  return !timeline.moments.some(({ entry, undone }) => entry.kind === 'turn' && seats.includes(entry.seat) && !undone);
};
