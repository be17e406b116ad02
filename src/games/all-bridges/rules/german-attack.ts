/** §3.2.4 A German Attack. */
import type { Space } from '../data/map';
import { cellsIn, discsIn, troopsIn } from '../selectors';
import type { State } from '../state';
import { faceOf, type Result, type RuleFor } from './common';
import { strengthOf, succeeds, type Fight } from './strength';
import { germanTargets } from './german-flow';

/** §3.2.4 The fight of a German Attack: Reds and Russians defend together. */
export const germanFight = (state: State, space: Space): Fight => ({
  by: 'german',
  space,
  attackers: 0,
  helpers: troopsIn(state, space, 'german'),
  cells: cellsIn(state, space, 'reds') + discsIn(state, space, 'reds') > 0,
  troops: troopsIn(state, space, 'russian') > 0,
  bought: 0,
});
export const attacked = (state: State, space: Space, die: number): Result => {
  const fight = germanFight(state, space);
  const strength = strengthOf(state, fight);
  return {
    events: [{ kind: 'german-attack-rolled', space, strength, die }],
    then: succeeds(die, strength)
      ? [
          {
            kind: 'casualties',
            seat: 'senate',
            by: 'german',
            space,
            cells: fight.cells,
            troops: fight.troops,
            attackers: { active: 0, inactive: 0 },
            russians: 0,
            left: die,
            next: 'cell',
            to: 'available',
            removedCells: 0,
            removedGermans: 0,
            prisoners: 0,
          },
        ]
      : [],
  };
};
export const attack: RuleFor<'german-attack', 'german-attack'> = {
  section: '§3.2.4',
  offers: ({ state, step }) => [
    { kind: 'german-attack', space: step.spaces.filter(space => germanTargets(state).includes(space)) },
  ],
  decide: ({ state }, { space }, dice) => attacked(state, space, faceOf(dice.roll(1, 6))),
};
