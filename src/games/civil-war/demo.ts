/** Reds and Whites in pictures, to be watched, and played at random. */
import type { Demo } from '../../kernel/manifest';
import type { State, CivilWar } from './state';
import { FRONTS } from './vocabulary';

/** Armies of both sides on all fronts, and the Reds may attack. */
const isWarEverywhere = ({ agenda, active, armies }: State): boolean => {
  const fronts = new Set(armies.map(({ front }) => front));
  return agenda[0]?.kind === 'attack' && active === 'red' && fronts.size === FRONTS.length && armies.length >= 7;
};

export const demo: Demo<CivilWar> = {
  watched: {},
  pictures: [
    {
      files: 'civil-war',
      table: 'The long winter',
      seats: ['red', 'white'],
      windows: true,
      worth: isWarEverywhere,
    },
  ],
  // armies march, and wars end
  eagerness: {
    attack: 30,
    launch: 20,
    rally: 20,
    'recruit-leader': 15,
    'recruit-troop': 4,
    'reserve-rally': 3,
    'reserve-draw': 0.3,
    'play-event': 0.3,
    block: 0.05,
    reinforce: 0.05,
    'move-troop': 0.02,
    'swap-troops': 0.02,
    'move-leader': 0.02,
    'reserve-morale': 0.01,
  },
  longest: { random: 1_714, bot: 811 },
};
