/**
 * Changes of the table as events, each within the limits of its track, stock and space. Rules, Events and changes by
 * hand all use these.
 */
import { MOST_VASSALAGE } from './pieces';
import { isTown, SPACES, type Space } from './data/map';
import { isToTheLetter, isUntracked } from './options';
import {
  availableCells,
  availableNews,
  availableTerror,
  cellsIn,
  hasRoomForTerror,
  isWar,
  newsIn,
  terrorIn,
} from './selectors';
import { MOST_POLARIZATION, MOST_RESOURCES, type State } from './state';
import { turnedOver, type Event, type Flipped, type Power, type Seat, type Side, type Stance } from './vocabulary';

export const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** §1.5 Resources stay between 0 and 30; §8.1.2 those of Non-player Reds and Senate are not tracked. */
export const resourcesChange = (state: State, faction: Seat, by: number): readonly Event[] => {
  if (isUntracked(state, faction)) return [];
  const { resources } = state;
  const change = within(resources[faction] + by, 0, MOST_RESOURCES) - resources[faction];
  return change ? [{ kind: 'resources-changed', faction, by: change }] : [];
};
/**
 * Moves Resources between Factions: as many as one has and the other can take. §8.1.2 Resources given to Reds or
 * Senate without a player are lost, and they give none.
 */
export const transfer = (state: State, from: Seat, to: Seat, wanted: number): readonly Event[] => {
  // §3.2.3 a Faction that would hand over to itself keeps it
  if (from === to && isToTheLetter(state)) return [];
  if (isUntracked(state, from) || isUntracked(state, to)) return resourcesChange(state, from, -wanted);
  const { resources } = state;
  const count = Math.min(wanted, resources[from]);
  return count ? [{ kind: 'resources-transferred', from, to, resources: count }] : [];
};
/** §1.10 Polarization stays between 0 and 10. */
export const polarizationChange = ({ polarization }: State, by: number): readonly Event[] => {
  const change = within(polarization + by, 0, MOST_POLARIZATION) - polarization;
  return change ? [{ kind: 'polarization-changed', by: change }] : [];
};
/** §1.9 Vassalage stays on its track. */
export const vassalageChange = ({ vassalage }: State, power: Power, by: number): readonly Event[] => {
  const change = within(vassalage[power] + by, 0, MOST_VASSALAGE) - vassalage[power];
  return change ? [{ kind: 'vassalage-changed', power, by: change }] : [];
};
/** §1.6 A space shifts by levels, 1 towards Active Support, -1 towards Active Opposition. */
export const supportChange = ({ spaces }: State, space: Space, by: number): readonly Event[] => {
  const { support } = spaces[space];
  const change = within(support + by, -2, 2) - support;
  return change ? [{ kind: 'support-shifted', space, by: change }] : [];
};

/** §1.4.1, §1.4.2 Cells are placed from Available, Inactive or Underground unless a card says otherwise. */
export const cellsPlaced = (
  state: State,
  faction: Seat,
  space: Space,
  wanted: number,
  stance: Stance = 'inactive',
): readonly Event[] => {
  const count = Math.min(wanted, availableCells(state, faction));
  return count > 0 ? [{ kind: 'cells-placed', faction, space, stance, count }] : [];
};
export const cellsFlipped = (
  state: State,
  faction: Seat,
  space: Space,
  to: Stance,
  wanted: number,
): readonly Event[] => {
  const count = Math.min(wanted, cellsIn(state, space, faction, turnedOver(to)));
  return count > 0 ? [{ kind: 'cells-flipped', faction, space, to, count }] : [];
};
export const cellsRemoved = (
  faction: Seat,
  space: Space,
  stance: Stance,
  count: number,
  to: 'available' | 'prison' = 'available',
): readonly Event[] => (count > 0 ? [{ kind: 'cells-removed', faction, space, stance, count, to }] : []);

/** What the Moderates hand over when their Personality is removed, §3.2.3. */
const RANSOM = 3;

/**
 * A Cell is removed by another Faction's Terror or Event (§3.2.3, §3.3.2). With the Moderates' last Cell they lose
 * the Personality and Resources. News of the last Cell passes to the executing Faction's Cells there.
 */
export const cellStruck = (state: State, faction: Seat, space: Space, stance: Stance, by: Seat): readonly Event[] => {
  const isLast = cellsIn(state, space, faction) === 1;
  const personality = isLast && faction === 'moderates' && state.personality === space;
  const news = isLast ? newsIn(state, space, faction) : [];
  const passes = cellsIn(state, space, by) > 0;
  return [
    ...cellsRemoved(faction, space, stance, 1),
    ...news.map(
      (one): Event =>
        passes ? { kind: 'news-placed', news: one, space, holder: by } : { kind: 'news-removed', news: one },
    ),
    ...(personality ? [{ kind: 'personality-removed' } as const, ...transfer(state, 'moderates', by, RANSOM)] : []),
  ];
};

/** §3.3.2 A News marker enters a space, if one is available; nobody holds it yet. */
export const newsPlaced = (state: State, space: Space): readonly Event[] => {
  const news = availableNews(state);
  return news === undefined ? [] : [{ kind: 'news-placed', news, space, holder: 'nobody' }];
};

/** §1.4.3, §3.2.3 A Terror marker, if one is available and has room. */
export const terrorPlaced = (state: State, space: Space, of: Side): readonly Event[] =>
  hasRoomForTerror(state, space) && availableTerror(state, of) ? [{ kind: 'terror-placed', space, of }] : [];
/** §3.2.3 Terror: the marker, and in Phase II News with the second one. */
export const terrorStrikes = (state: State, space: Space, of: Side): readonly Event[] => {
  const marker = terrorPlaced(state, space, of);
  const isSecond = marker.length > 0 && terrorIn(state, space) === 1;
  return [...marker, ...(isSecond && isWar(state) ? newsPlaced(state, space) : [])];
};

/** §6.2.2 Towns in which the Moderates may place their Personality. */
export const townsOfModerates = (state: State): readonly Space[] =>
  SPACES.filter(space => isTown(space) && cellsIn(state, space, 'moderates') > 0);

/** Cells of a kind in a space that were not flipped in this action. */
export const unflipped = (state: State, flipped: Flipped = {}, space: Space, faction: Seat, stance: Stance): number =>
  cellsIn(state, space, faction, stance) - (flipped[`${space}/${faction}/${stance}`] ?? 0);
/** Adds one Cell to those flipped in this action. */
export const withFlipped = (flipped: Flipped = {}, space: Space, faction: Seat, stance: Stance): Flipped => {
  const key = `${space}/${faction}/${turnedOver(stance)}` as const;
  return { ...flipped, [key]: (flipped[key] ?? 0) + 1 };
};
