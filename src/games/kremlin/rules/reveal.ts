/** §ties Hidden points on a politician that all show at one moment: a die decides among equals. */
import type { Dice } from '../../../kernel/dice';
import { seatsOf, type State } from '../state';
import type { Event, Seat } from '../vocabulary';
import { declaredBy, sheetOf, tenPlusOn } from './control';

interface RolledOff {
  /** Those who have revealed the same, the winner first. */
  readonly order: readonly Seat[];
  readonly events: readonly Event[];
}
/** §ties All roll, and the highest again, until one is alone. */
const rolledOff = (seats: readonly Seat[], politician: string, dice: Dice): RolledOff => {
  const rolls = seats.map(seat => ({ seat, die: dice.roll(1, 20)[0] ?? 1 })).toSorted((a, b) => b.die - a.die);
  const events = rolls.map(({ seat, die }): Event => ({ kind: 'tie-rolled', seat, politician, die }));
  const order = rolls.map(({ seat }) => seat);
  const highest = rolls.filter(({ die }) => die === rolls[0]?.die).map(({ seat }) => seat);
  if (highest.length < 2) return { order, events };
  const again = rolledOff(highest, politician, dice);
  return { order: [...again.order, ...order.slice(highest.length)], events: [...events, ...again.events] };
};

/** Which factions must reveal more: those below the most points, and those tied for it who rolled. */
interface Revealed {
  readonly less: readonly Seat[];
  readonly most: readonly Seat[];
  readonly top: number;
  readonly events: readonly Event[];
}
export const reveal = (state: State, politician: string, dice: Dice): Revealed => {
  const owner = tenPlusOn(state, politician);
  const sheet = (seat: Seat): number => sheetOf(state, seat, politician);
  const more = seatsOf(state.options).filter(
    seat => (owner === undefined || owner === seat) && sheet(seat) > declaredBy(state, seat, politician),
  );
  const top = Math.max(0, ...more.map(sheet));
  const equals = more.filter(seat => sheet(seat) === top);
  const { order, events } = equals.length > 1 ? rolledOff(equals, politician, dice) : { order: equals, events: [] };
  return {
    less: more.filter(seat => !equals.includes(seat)),
    most: order,
    top,
    events: [{ kind: 'all-declared', politician }, ...events],
  };
};
/** A faction’s sheet has the points it shows. */
export const shows =
  (state: State, politician: string) =>
  (seat: Seat): Event => ({
    kind: 'influence-declared',
    seat,
    politician,
    points: sheetOf(state, seat, politician),
  });
