/** §3.2.4 A German Attack. */
import { landingsAt } from '../data/owners-map';
import { newsPlaced } from '../changes';
import type { Space } from '../data/map';

import type { State } from '../state';
import type { Event } from '../vocabulary';
import { faceOf, type RuleFor, type Result } from './common';
import { cellsIn, discsIn, troopsIn } from '../selectors';
import { strengthOf, succeeds, type Fight } from './strength';
import { germanTargets } from './german-flow';

/** §3.4 The Germans land, and bring News. */
export const landed = (state: State, space: Space): readonly Event[] => [
  { kind: 'german-box-changed', by: -state.germanBox },
  { kind: 'troops-placed', power: 'german', space, count: state.germanBox },
  ...newsPlaced(state, space),
];

export const rollLanding: RuleFor<'german-landing', 'roll-landing'> = {
  section: '§3.4',
  offers: () => [{ kind: 'roll-landing' }],
  decide({ state }, _command, dice) {
    const die = faceOf(dice.roll(1, 6));
    const site = landingsAt(state).find(({ upTo }) => die <= upTo);
    return site ? { events: [{ kind: 'landing-rolled', space: site.space, die }, ...landed(state, site.space)] } : {};
  },
};

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
