/** §1.2 The map at a table: ours, with the borders, railways and set-up of its owner's copy where they give them. */
import type { Options } from '../../../kernel/messages';
import { BORDERS, LANDINGS, MAP, SPACES, nextStops as ourNextStops, type Border, type Space, type Stop } from './map';
import { ownersOf, type Landing } from './owners';
import { NOTHING_PLACED, PLACED, TRACKS_AT_START, type Placed, type Tracks } from './setup';

type Table = { readonly options: Options };

/** §1.2.1 The Population of a space. */
export const population = ({ options }: Table, of: Space): number =>
  ownersOf(options).spaces.get(of)?.population ?? MAP[of].population;
/** §1.2.3 The spaces next to one. */
export const neighbours = ({ options }: Table, space: Space): readonly Space[] =>
  ownersOf(options).adjacent?.[space] ?? MAP[space].adjacent;
/** §1.2.4 Does this border not exist at this table? */
export const isClosed = ({ options }: Table, border: Border): boolean => ownersOf(options).closed.has(border);
/** §1.2.4 The borders at this table. */
export const bordersAt = (table: Table): readonly Border[] => BORDERS.filter(border => !isClosed(table, border));
/** §1.2.2 The stops one move along a railway away. */
export const nextStops = ({ options }: Table, stop: Stop): readonly Stop[] =>
  ownersOf(options).railways?.flatMap(([one, other]) => (one === stop ? [other] : other === stop ? [one] : [])) ??
  ourNextStops(stop);

/** How many moves away each space is that can be reached from one. */
const movesFrom = (table: Table, from: Space): ReadonlyMap<Space, number> => {
  const moves = new Map<Space, number>([[from, 0]]);
  // a map goes on over what is added meanwhile, so the nearest come first
  for (const [space, before] of moves)
    for (const next of neighbours(table, space)) if (!moves.has(next)) moves.set(next, before + 1);
  return moves;
};

/** Counted once for each map: Non-players compare the distances of all spaces. */
const counted = new WeakMap<object, Map<Space, ReadonlyMap<Space, number>>>();

/** How many moves apart two spaces are; the number of spaces if they are not connected. */
export const distance = (table: Table, from: Space, to: Space): number => {
  const map = ownersOf(table.options);
  const known = counted.get(map) ?? new Map<Space, ReadonlyMap<Space, number>>();
  counted.set(map, known);
  const moves = known.get(from) ?? movesFrom(table, from);
  known.set(from, moves);
  return moves.get(to) ?? SPACES.length;
};

/** §3.4 Where the Germans land, by a die. */
export const landingsAt = ({ options }: Table): readonly Landing[] => ownersOf(options).landings ?? LANDINGS;

/** §2.1 What stands in a space at the start. */
export const placedIn = (options: Options, space: Space): Placed => ({
  ...NOTHING_PLACED,
  ...PLACED[space],
  ...ownersOf(options).spaces.get(space)?.placed,
});
/** §2.1 Where the tracks begin. */
export const tracksAt = (options: Options): Tracks => ({ ...TRACKS_AT_START, ...ownersOf(options).start });
