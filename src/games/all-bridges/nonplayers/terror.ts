/** §3.2.3, §8.1.7 Which pieces Terror removes: every way is judged by the priority's aim. */
import type { Space } from '../data/map';
import { cellsIn, controllerOf, discsIn, isGuard, newsIn } from '../selectors';
import { terrorRemoves } from '../rules/terror';
import type { SpaceState, State } from '../state';
import { enemiesOf, isSide, STANCES, type CommandOf, type Seat, type Stance } from '../vocabulary';
import type { Removes } from './types';
import { isNonplayer } from '../options';
import { foremost } from './wants';

export type Removal = CommandOf<'remove-cell'> | CommandOf<'remove-disc'>;

const withoutCell = (state: State, space: Space, faction: Seat, stance: Stance): State => {
  const { [space]: here } = state.spaces;
  const cells = { ...here[faction], [stance]: here[faction][stance] - 1 };
  return { ...state, spaces: { ...state.spaces, [space]: { ...here, [faction]: cells } } };
};
/** The space with one disc less. */
export const withoutDisc = (state: State, space: Space, faction: Seat): State => {
  const { [space]: here } = state.spaces;
  const part: Partial<SpaceState> =
    faction === 'reds' ? { administrations: here.administrations - 1 } : { networks: here.networks - 1 };
  return { ...state, spaces: { ...state.spaces, [space]: { ...here, ...part } } };
};
const applied = (state: State, space: Space, removal: Removal): State =>
  removal.kind === 'remove-cell'
    ? withoutCell(state, space, removal.faction, removal.stance)
    : withoutDisc(state, space, removal.faction);

/** §3.2.3 Cells that guard no marker; discs when all Cells of their Faction are gone. */
const possible = (state: State, seat: Seat, space: Space): readonly Removal[] =>
  enemiesOf(seat).flatMap((faction): readonly Removal[] => {
    if (!cellsIn(state, space, faction)) {
      return discsIn(state, space, faction) ? [{ kind: 'remove-disc', faction }] : [];
    }
    return isGuard(state, space, faction)
      ? []
      : STANCES.filter(stance => cellsIn(state, space, faction, stance)).map(stance => ({
          kind: 'remove-cell',
          faction,
          stance,
        }));
  });

/** Every way to remove this many pieces, or as many as there are. */
const ways = (state: State, seat: Seat, space: Space, count: number): readonly (readonly Removal[])[] => {
  const first = count > 0 ? possible(state, seat, space) : [];
  if (!first.length) return [[]];
  return first.flatMap(removal =>
    ways(applied(state, space, removal), seat, space, count - 1).map(rest => [removal, ...rest]),
  );
};

/** §8.1.7 Active Cells of Reds and Senate, Inactive ones of the Moderates. */
const isPreferred = (removal: Removal): boolean =>
  removal.kind === 'remove-cell' && (removal.stance === 'active') === isSide(removal.faction);

/** Is the Personality, a Network, or News of a Faction lost or handed over? */
const takesThem = (before: State, after: State, space: Space, seat: Seat): boolean =>
  discsIn(after, space, 'moderates') < discsIn(before, space, 'moderates') ||
  (before.personality === space && !cellsIn(after, space, 'moderates')) ||
  enemiesOf(seat).some(enemy => newsIn(before, space, enemy).length > 0 && !cellsIn(after, space, enemy));
const takesPlayersDisc = (before: State, after: State, space: Space): boolean =>
  (['reds', 'moderates'] as const).some(
    owner => !isNonplayer(before, owner) && discsIn(after, space, owner) < discsIn(before, space, owner),
  );

export interface Struck {
  readonly removals: readonly Removal[];
  readonly bringsControl: boolean;
  readonly removesControl: boolean;
  readonly strikesActive: boolean;
  readonly takesThem: boolean;
  readonly takesPlayersDisc: boolean;
}
const struck = (state: State, seat: Seat, space: Space, removals: readonly Removal[]): Struck => {
  const after = removals.reduce((now, removal) => applied(now, space, removal), state);
  const was = controllerOf(state, space);
  const is = controllerOf(after, space);
  return {
    removals,
    bringsControl: is === seat && was !== seat,
    removesControl: was !== undefined && was !== seat && is !== was,
    strikesActive: removals.some(
      one =>
        one.kind === 'remove-cell' && one.stance === 'active' && one.faction !== 'moderates' && one.faction !== seat,
    ),
    takesThem: takesThem(state, after, space, seat),
    takesPlayersDisc: takesPlayersDisc(state, after, space),
  };
};

/** Every result of Terror in a space; `count` overrides the number by Polarization. */
export const terrorIn = (state: State, seat: Seat, space: Space, count = terrorRemoves(state, seat)) =>
  ways(state, seat, space, count).map(removals => struck(state, seat, space, removals));

/** The aim of each priority. */
const WANTED: Readonly<Record<Removes, (one: Struck) => boolean>> = {
  'for-control': one => one.bringsControl,
  'active-enemies': one => one.strikesActive,
  moderates: one => one.takesThem,
  anything: one => one.bringsControl,
};
/** The ways that serve a priority best, and of these what §8.1.7 prefers. */
export const bestTerror = (
  state: State,
  seat: Seat,
  space: Space,
  removes: Removes,
  count: number,
): readonly (readonly Removal[])[] =>
  foremost(
    terrorIn(state, seat, space, count),
    one => Number(WANTED[removes](one)),
    one => Number(removes === 'for-control' && one.takesPlayersDisc),
    one => Number(one.bringsControl),
    one => Number(one.removesControl),
    one => one.removals.filter(isPreferred).length,
  ).map(({ removals }) => removals);
