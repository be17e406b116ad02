/**
 * §1.2 An owner's file: Population and landings of their map, and the German Action Phases of their cards, in place of
 * ours. What it leaves out stays as it is here.
 */
import { omitUndefined } from '../../../kernel/fields';
import { ownersFile } from '../../../kernel/kit/owners-file';
import type { Options } from '../../../kernel/messages';
import { distinct, fields, judged, list, oneOf, text, whole, type Read } from '../../../kernel/owners-data';
import { OUR_TEXTS } from '../cards/our-texts';
import { effectsOf, ownersSteps, type OwnersStep } from '../cards/owners-steps';
import { CARDS, hasGermanPhase as isOurPhase } from './cards';
import type { Texts } from './effects';
import { LANDINGS, MAP, SPACES, type Space } from './map';

interface OwnersSpace {
  readonly space: Space;
  readonly population: number;
}
/** What an owner says of a card; what they leave out stays as it is. */
export interface OwnersCard {
  readonly number: number;
  /** Shown as they stand. */
  readonly title?: string;
  readonly text?: string;
  /** §3.4 Does a German Action Phase follow it? */
  readonly german?: boolean;
  readonly event?: 'ours' | 'steps' | 'by-hand';
  /** §5.2 The texts of its Event, where it is assembled from steps. */
  readonly unshaded?: readonly OwnersStep[];
  readonly shaded?: readonly OwnersStep[];
  readonly single?: readonly OwnersStep[];
}
export interface Landing {
  readonly upTo: number;
  readonly space: Space;
}
interface OwnersFile {
  readonly spaces?: readonly OwnersSpace[];
  readonly landings?: readonly Landing[];
  readonly cards?: readonly OwnersCard[];
}

const LIMIT = 262_144;
const TITLE = 80;
const TEXT = 900;
const DIE = 6;
export const MOST_POPULATION = 3;

const space = fields<OwnersSpace>({ space: oneOf(SPACES), population: whole(0, MOST_POPULATION) });

/** The texts of a card's Event: those of the file, and ours for what it leaves out. A single text has no other beside it. */
const textsFrom = (given: OwnersCard): Texts | undefined => {
  const { event, number } = given;
  if (event === 'by-hand') return { single: [{ do: 'by-hand' }] };
  if (event !== 'steps') return undefined;
  if (given.single) return { single: effectsOf(given.single) };
  return omitUndefined({
    ...OUR_TEXTS[number],
    ...(given.unshaded && { unshaded: effectsOf(given.unshaded) }),
    ...(given.shaded && { shaded: effectsOf(given.shaded) }),
    single: undefined,
  });
};
const judgeEvent = ({ event = 'ours', number, shaded, single, unshaded }: OwnersCard) => {
  const given = unshaded ?? shaded ?? single;
  if (event !== 'ours' && !OUR_TEXTS[number]) return [{ at: '/event', problem: 'no-event' }];
  if ((event === 'steps') !== (given !== undefined)) return [{ at: '/event', problem: 'steps-with-event' }];
  if (single && (unshaded ?? shaded)) return [{ at: '/single', problem: 'single-alone' }];
  const isHalf = event === 'steps' && !single && OUR_TEXTS[number]?.single && !(unshaded && shaded);
  return isHalf ? [{ at: unshaded ? '/shaded' : '/unshaded', problem: 'both-texts' }] : [];
};
const card = judged(
  fields<OwnersCard>(
    {
      number: oneOf(CARDS.map(Number)),
      title: text(TITLE),
      text: text(TEXT),
      german: oneOf([true, false]),
      event: oneOf(['ours', 'steps', 'by-hand']),
      unshaded: ownersSteps,
      shaded: ownersSteps,
      single: ownersSteps,
    },
    ['title', 'text', 'german', 'event', 'unshaded', 'shaded', 'single'],
  ),
  judgeEvent,
);
const landing = fields<Landing>({ upTo: whole(1, DIE), space: oneOf(SPACES) });
/** The sites share out the faces of the die: each ends after the one before, the last with the highest face. */
const landings = judged(list(landing, LANDINGS.length, LANDINGS.length), all =>
  all.flatMap(({ upTo }, n) => {
    const least = (all[n - 1]?.upTo ?? 0) + 1;
    const isIn = n === all.length - 1 ? upTo === DIE : upTo >= least;
    return isIn ? [] : [{ at: `/${n}/upTo`, problem: 'not-within', details: { least, most: DIE } }];
  }),
);

/** What a space, a landing and a card of the file may say. */
export const shapes = { space: space.shape, landing: landing.shape, card: card.shape };

/** The reader of the whole file. */
export const ownersFileReader: Read<OwnersFile> = fields<OwnersFile>(
  {
    spaces: distinct(list(space, 1, SPACES.length), one => one.space, '/space'),
    landings,
    cards: distinct(list(card, 1, CARDS.length), ({ number }) => String(number), '/number'),
  },
  ['spaces', 'landings', 'cards'],
);

interface Owners {
  readonly spaces: ReadonlyMap<Space, number>;
  readonly landings: readonly Landing[] | undefined;
  readonly cards: ReadonlyMap<string, OwnersCard>;
  readonly texts: ReadonlyMap<string, Texts>;
}

/** The option that holds the file, and what the owner of a table says. */
export const { option: ownersOption, of: ownersOf } = ownersFile({
  section: '§1.2',
  limit: LIMIT,
  file: ownersFileReader,
  use: (read: OwnersFile | undefined): Owners => ({
    spaces: new Map(read?.spaces?.map(one => [one.space, one.population])),
    landings: read?.landings,
    cards: new Map(read?.cards?.map(one => [String(one.number), one])),
    texts: new Map(
      read?.cards?.flatMap(one => {
        const texts = textsFrom(one);
        return texts ? [[String(one.number), texts] as const] : [];
      }),
    ),
  }),
});

type Table = { readonly options: Options };

/** §1.2.1 The Population of a space at this table. */
export const population = ({ options }: Table, of: Space): number =>
  ownersOf(options).spaces.get(of) ?? MAP[of].population;
/** §3.4 Where the Germans land at this table, by a die. */
export const landingsAt = ({ options }: Table): readonly Landing[] => ownersOf(options).landings ?? LANDINGS;
/** §3.4 Does a German Action Phase follow this card at this table? */
export const hasGermanPhase = ({ options }: Table, id: string): boolean =>
  ownersOf(options).cards.get(id)?.german ?? isOurPhase(id);
/** §5.2 The texts of a card's Event as its owner has them; undefined where it is ours. */
export const ownersTexts = (options: Options, id: string): Texts | undefined => ownersOf(options).texts.get(id);
