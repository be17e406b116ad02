/** §3.2.4 Who attacks and who defends in a space: all that is there, as far as it is not held back or spared. */
import { refuse } from '../refusals';
import type { Space } from '../data/map';
import { cellsIn, discsIn, troopsIn } from '../selectors';
import type { State } from '../state';
import { isSide, opponent, STANCES, type AttackSpace, type Seat, type Side } from '../vocabulary';
import type { RuleFor } from './common';
import type { Fight } from './strength';

export const sideOf = (seat: Seat): Side => (isSide(seat) ? seat : 'senate');

/** §3.2.4 Troops of the Power beside the Defenders. */
export const defendingTroops = (state: State, space: Space, seat: Seat): number =>
  troopsIn(state, space, seat === 'reds' ? 'german' : 'russian');
/** §3.2.4 Cells and Administrations of the other side. */
export const defendingPieces = (state: State, space: Space, seat: Seat): number => {
  const enemy = opponent(sideOf(seat));
  return cellsIn(state, space, enemy) + discsIn(state, space, enemy);
};
/** §3.2.4 An Attack with all that is there, against all that is there. */
export const attackAt = (state: State, seat: Seat, space: Space): AttackSpace => ({
  kind: 'attack-space',
  seat,
  space,
  attackers: { active: cellsIn(state, space, seat, 'active'), inactive: cellsIn(state, space, seat, 'inactive') },
  russians: seat === 'reds' ? troopsIn(state, space, 'russian') : 0,
  cells: defendingPieces(state, space, seat) > 0,
  troops: defendingTroops(state, space, seat) > 0,
  rode: { active: 0, inactive: 0 },
  rides: [],
  paid: 0,
  given: 0,
});

/** §3.2.4 The fight as it stands. */
export const fightOf = ({ seat, space, attackers, russians, cells, troops, paid, given }: AttackSpace): Fight => ({
  by: sideOf(seat),
  space,
  attackers: attackers.active + attackers.inactive,
  helpers: russians,
  cells,
  troops,
  bought: paid + given,
});

export const holdBack: RuleFor<'attack-space', 'hold-back'> = {
  section: '§3.2.4',
  offers: ({ seat }) => [{ kind: 'hold-back', piece: seat === 'reds' ? [...STANCES, 'russian'] : STANCES }],
  forbids({ step }, { piece }) {
    const { attackers, rode, russians } = step;
    if (piece === 'russian') return russians ? undefined : refuse('§3.2.4', 'none-there');
    if (attackers[piece] <= rode[piece]) {
      return refuse('§3.2.4', attackers[piece] ? 'riders-attack' : 'none-there');
    }
    return attackers.active + attackers.inactive === 1 ? refuse('§3.2.4', 'no-attackers') : undefined;
  },
  decide: ({ step }, { piece }) => ({
    then: [
      piece === 'russian'
        ? { ...step, russians: step.russians - 1 }
        : { ...step, attackers: { ...step.attackers, [piece]: step.attackers[piece] - 1 } },
    ],
  }),
};

/** §3.2.4 The Reds may attack the Senate, the Germans, or both at once. */
export const chooseDefenders: RuleFor<'attack-space', 'defenders'> = {
  section: '§3.2.4',
  offers: ({ seat }) =>
    seat === 'reds'
      ? [
          { kind: 'defenders', cells: [true], troops: [true, false] },
          { kind: 'defenders', cells: [false], troops: [true] },
        ]
      : [],
  forbids({ state, seat, step }, { cells, troops }) {
    if (cells === step.cells && troops === step.troops) return refuse('§3.2.4', 'so-already');
    const missing =
      (cells && !defendingPieces(state, step.space, seat)) || (troops && !defendingTroops(state, step.space, seat));
    return missing ? refuse('§3.2.4', 'no-defenders') : undefined;
  },
  decide: ({ step }, { cells, troops }) => ({ then: [{ ...step, cells, troops }] }),
};
