/** §3.4 The Germans land, and bring News. */
import { newsPlaced } from '../changes';
import { LANDINGS, type Space } from '../data/map';
import type { State } from '../state';
import type { Event } from '../vocabulary';
import { faceOf, type RuleFor } from './common';

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
    const site = LANDINGS.find(({ upTo }) => die <= upTo);
    return site ? { events: [{ kind: 'landing-rolled', space: site.space, die }, ...landed(state, site.space)] } : {};
  },
};
