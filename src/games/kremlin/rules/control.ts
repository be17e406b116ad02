/** §declare §ties Who controls a politician: the faction with most declared, among equals the first to reach it. */
import type { Duty } from '../data/offices';
import { hasTenths } from '../options';
import { holderOf, inForce, onDuty, personOf, isActive, TEN_PLUS, type Chit, type State } from '../state';
import type { Seat } from '../vocabulary';

export const chitsOn = ({ declared }: State, letter: string): readonly Chit[] => declared[letter] ?? [];
export const declaredBy = (state: State, seat: Seat, letter: string): number =>
  chitsOn(state, letter).find(chit => chit.seat === seat)?.points ?? 0;
/** The number on a faction's sheet; 0 where it may not be seen. */
export const sheetOf = (state: State, seat: Seat, letter: string): number => state.influence[seat][letter] ?? 0;

export const topOf = (state: State, letter: string): number =>
  Math.max(0, ...chitsOn(state, letter).map(chit => chit.points));
/** The factions with most points declared, in the order in which they reached that total. */
export const leadersOn = (state: State, letter: string): readonly Seat[] => {
  const top = topOf(state, letter);
  return top > 0
    ? chitsOn(state, letter)
        .filter(chit => chit.points === top)
        .map(chit => chit.seat)
    : [];
};
/** §ten-plus Nobody else may put influence on them. */
export const tenPlusOn = (state: State, letter: string): Seat | undefined =>
  chitsOn(state, letter).find(chit => chit.points >= TEN_PLUS)?.seat;

/** §ties Tenths of points that others have lent to one of the equals. */
const lent = (state: State, letter: string, faction: Seat): number =>
  state.support
    .filter(one => one.politician === letter && one.faction === faction && !one.settles)
    .reduce((sum, one) => sum + declaredBy(state, one.seat, letter), 0);

export const controllerOf = (state: State, letter: string | undefined): Seat | undefined => {
  if (letter === undefined) return undefined;
  const [first, ...others] = leadersOn(state, letter);
  if (first === undefined || !others.length) return first;
  const tied = [first, ...others];
  const settled = state.support.find(one => one.settles && one.politician === letter)?.faction;
  if (settled !== undefined && tied.includes(settled)) return settled;
  if (!hasTenths(state.options)) return first;
  return tied.reduce((best, seat) => (lent(state, letter, seat) > lent(state, letter, best) ? seat : best));
};

/** The faction whose politician has a duty; none, if nobody controls them: the duty does not pass on. */
export const seatsOnDuty = (state: State, duty: Duty): readonly Seat[] => controllersOf(state, onDuty(state, duty));
/** As `seats` of a step: the controller of an active politician, if there is one. */
export const controllersOf = (state: State, letter: string | undefined): readonly Seat[] => {
  const seat = letter !== undefined && isActive(state, letter) ? controllerOf(state, letter) : undefined;
  return seat === undefined ? [] : [seat];
};

/** §intrigue The Party Arbiter is the faction that controls the Ideology Chief. */
export const arbiterOf = (state: State): Seat | undefined =>
  inForce(state, 'arbiter') ? controllerOf(state, holderOf(state, 'ideology-chief')) : undefined;

export const isOutOfReach = (state: State, letter: string): boolean =>
  ['exile', 'removed', 'waiting'].includes(personOf(state, letter).at);
