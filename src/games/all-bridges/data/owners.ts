/**
 * §1.2 An owner's file: Population and landings of their map, and the German Action Phases of their cards, in place of
 * ours. What it leaves out stays as it is here.
 */
import { ownersFile } from '../../../kernel/kit/owners-file';
import type { Options } from '../../../kernel/messages';
import { distinct, fields, judged, list, oneOf, whole, type Read } from '../../../kernel/owners-data';
import { CARDS, hasGermanPhase as isOurPhase } from './cards';
import { LANDINGS, MAP, SPACES, type Space } from './map';

interface OwnersSpace {
  readonly space: Space;
  readonly population: number;
}
interface OwnersCard {
  readonly number: number;
  /** §3.4 Does a German Action Phase follow it? */
  readonly german: boolean;
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

const LIMIT = 32_768;
const DIE = 6;
export const MOST_POPULATION = 3;

const space = fields<OwnersSpace>({ space: oneOf(SPACES), population: whole(0, MOST_POPULATION) });
const card = fields<OwnersCard>({ number: oneOf(CARDS.map(Number)), german: oneOf([true, false]) });
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
  readonly german: ReadonlyMap<string, boolean>;
}

/** The option that holds the file, and what the owner of a table says. */
export const { option: ownersOption, of: ownersOf } = ownersFile({
  section: '§1.2',
  limit: LIMIT,
  file: ownersFileReader,
  use: (read: OwnersFile | undefined): Owners => ({
    spaces: new Map(read?.spaces?.map(one => [one.space, one.population])),
    landings: read?.landings,
    german: new Map(read?.cards?.map(({ number, german }) => [String(number), german])),
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
  ownersOf(options).german.get(id) ?? isOurPhase(id);
