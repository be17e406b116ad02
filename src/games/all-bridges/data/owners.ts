/**
 * §1.2 An owner's file: Population and landings of their map, and the German Action Phases of their cards, in place
 * of ours. What it leaves out stays ours.
 */
import { omitUndefined, recordOf } from '../../../kernel/fields';
import { ownersFile } from '../../../kernel/kit/owners-file';
import type { Options } from '../../../kernel/messages';
import { distinct, fields, judged, list, oneOf, text, whole, type Read } from '../../../kernel/owners-data';
import { CELLS, MOST_VASSALAGE, SEATS, TROOPS } from '../pieces';
import { OUR_TEXTS } from '../cards/our-texts';
import { effectsOf, ownersSteps, type OwnersStep } from '../cards/owners-steps';
import { CARDS, hasGermanPhase as isOurPhase } from './cards';
import type { Texts } from './effects';
import { BORDERS, borderOf, LANDINGS, MAP, SPACES, STOP_IDS, STOPS, type Border, type Space, type Stop } from './map';
import { PLACED, ROLLED, TRACKS_AT_START, type Placed, type Tracks } from './setup';

/** An owner's values for a space and its pieces at the start; what they leave out stays ours. */
interface OwnersSpace extends Partial<Placed> {
  readonly space: Space;
  readonly population?: number;
}
/** §1.2.4 Does this border exist? */
interface OwnersBorder {
  readonly border: Border;
  readonly isThere: boolean;
}
/** §1.2.2 Two stops one move apart. */
interface OwnersRailway {
  readonly stops: readonly Stop[];
}
/** An owner's values for a card; what they leave out stays ours. */
export interface OwnersCard {
  readonly number: number;
  /** Shown unchanged. */
  readonly title?: string;
  readonly text?: string;
  /** §3.4 Does a German Action Phase follow it? */
  readonly german?: boolean;
  readonly event?: 'ours' | 'steps' | 'by-hand';
  /** §5.2 The texts of its Event, if it is assembled from steps. */
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
  readonly borders?: readonly OwnersBorder[];
  readonly railways?: readonly OwnersRailway[];
  readonly start?: Partial<Tracks>;
  readonly landings?: readonly Landing[];
  readonly cards?: readonly OwnersCard[];
}

const LIMIT = 262_144;
const TITLE = 80;
const TEXT = 900;
const DIE = 6;
export const MOST_POPULATION = 3;

const MOST_LEVEL = 2;
const MOST_RAILWAYS = 40;

const space = fields<OwnersSpace>(
  {
    space: oneOf(SPACES),
    population: whole(0, MOST_POPULATION),
    reds: whole(0, CELLS.reds),
    senate: whole(0, CELLS.senate),
    moderates: whole(0, CELLS.moderates),
    russians: whole(0, TROOPS),
    support: oneOf([MOST_LEVEL, 1, 0, -1, -MOST_LEVEL]),
  },
  ['population', 'reds', 'senate', 'moderates', 'russians', 'support'],
);
const border = fields<OwnersBorder>({ border: oneOf(BORDERS), isThere: oneOf([true, false]) });
/** A stretch is within a space or leads into the next. */
const railway = judged(
  fields<OwnersRailway>({ stops: distinct(list(oneOf(STOP_IDS), 2, 2), String) }),
  ({ stops: [one, other] }) =>
    one && other && (STOPS[one] === STOPS[other] || MAP[STOPS[one]].adjacent.includes(STOPS[other]))
      ? []
      : [{ at: '/stops', problem: 'not-beside' }],
);
const start = fields<Partial<Tracks>>(
  {
    germanVassalage: whole(0, MOST_VASSALAGE),
    russianVassalage: whole(0, MOST_VASSALAGE),
    outOfPlay: whole(0, CELLS.senate),
  },
  ['germanVassalage', 'russianVassalage', 'outOfPlay'],
);

/** §1.1 The map, the die and the out-of-play pieces may not exceed the pieces of the box. */
const judgePieces = ({ spaces = [], start: { outOfPlay = TRACKS_AT_START.outOfPlay } = {} }: OwnersFile) =>
  ([...SEATS, 'russians'] as const).flatMap(piece => {
    const most = piece === 'russians' ? TROOPS : CELLS[piece];
    const beside = piece === 'russians' ? 0 : ROLLED[piece] + (piece === 'senate' ? outOfPlay : 0);
    const sum = SPACES.reduce(
      (all, id) => all + (spaces.find(one => one.space === id)?.[piece] ?? PLACED[id]?.[piece] ?? 0),
      beside,
    );
    const at = spaces.findLastIndex(one => one[piece] !== undefined);
    return sum <= most
      ? []
      : [
          {
            at: at < 0 ? '/start/outOfPlay' : `/spaces/${at}/${piece}`,
            problem: 'too-many-pieces',
            details: { most, sum },
          },
        ];
  });

/** The texts of a card's Event: the file's, and ours where it gives none. A single text has no other beside it. */
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
/** The sites share the faces of the die: each ends after the one before, the last with the highest face. */
const landings = judged(list(landing, LANDINGS.length, LANDINGS.length), all =>
  all.flatMap(({ upTo }, n) => {
    const least = (all[n - 1]?.upTo ?? 0) + 1;
    const isIn = n === all.length - 1 ? upTo === DIE : upTo >= least;
    return isIn ? [] : [{ at: `/${n}/upTo`, problem: 'not-within', details: { least, most: DIE } }];
  }),
);

/** The shapes of a space, a landing and a card in the file. */
export const shapes = {
  space: space.shape,
  border: border.shape,
  railways: fields<{ readonly railways: readonly OwnersRailway[] }>({ railways: list(railway, 0, MOST_RAILWAYS) })
    .shape,
  start: start.shape,
  landing: landing.shape,
  card: card.shape,
};

/** The reader of the whole file. */
export const ownersFileReader: Read<OwnersFile> = judged(
  fields<OwnersFile>(
    {
      spaces: distinct(list(space, 1, SPACES.length), one => one.space, '/space'),
      borders: distinct(list(border, 1, BORDERS.length), one => one.border, '/border'),
      railways: list(railway, 0, MOST_RAILWAYS),
      start,
      landings,
      cards: distinct(list(card, 1, CARDS.length), ({ number }) => String(number), '/number'),
    },
    ['spaces', 'borders', 'railways', 'start', 'landings', 'cards'],
  ),
  judgePieces,
);

interface Owners {
  readonly spaces: ReadonlyMap<Space, { readonly population?: number; readonly placed: Partial<Placed> }>;
  /** Missing borders, and the remaining neighbours of each space. */
  readonly closed: ReadonlySet<Border>;
  readonly adjacent: Readonly<Record<Space, readonly Space[]>> | undefined;
  readonly railways: readonly (readonly [Stop, Stop])[] | undefined;
  readonly start: Partial<Tracks> | undefined;
  readonly landings: readonly Landing[] | undefined;
  readonly cards: ReadonlyMap<string, OwnersCard>;
  readonly texts: ReadonlyMap<string, Texts>;
}

const bordersFrom = (given: readonly OwnersBorder[] = []): Pick<Owners, 'closed' | 'adjacent'> => {
  const closed = new Set(given.filter(({ isThere }) => !isThere).map(one => one.border));
  const adjacent = closed.size
    ? recordOf(SPACES, id => MAP[id].adjacent.filter(next => !closed.has(borderOf(id, next))))
    : undefined;
  return { closed, adjacent };
};

/** The option with the file, and the values of a table's owner. */
export const { option: ownersOption, of: ownersOf } = ownersFile({
  section: '§1.2',
  limit: LIMIT,
  file: ownersFileReader,
  use: (read: OwnersFile | undefined): Owners => ({
    spaces: new Map(
      read?.spaces?.map(({ space: id, population, ...placed }) => [id, omitUndefined({ population, placed })]),
    ),
    ...bordersFrom(read?.borders),
    railways: read?.railways?.flatMap(({ stops: [one, other] }) => (one && other ? [[one, other] as const] : [])),
    start: read?.start,
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

/** §3.4 Does a German Action Phase follow this card at this table? */
export const hasGermanPhase = ({ options }: Table, id: string): boolean =>
  ownersOf(options).cards.get(id)?.german ?? isOurPhase(id);
/** §5.2 An owner's texts of a card's Event; undefined if it is ours. */
export const ownersTexts = (options: Options, id: string): Texts | undefined => ownersOf(options).texts.get(id);
