/** Where the tutorial begins: the Reds need two more markers of the South. */
import type { Position } from '../../../kernel/tutorial';
import type { CivilWar } from '../types';

export const position: Position<CivilWar> = {
  turn: 9,
  active: 'red',
  morale: { red: 15, white: 9 },
  markers: { 'north-west': { red: 6, white: 0 }, south: { red: 4, white: 2 }, east: { red: 3, white: 3 } },
  unblocked: { red: 8, white: 8 },
  armies: [
    { leader: 'red-trotsky', front: 'south', troops: ['red-army-1'], rallied: false },
    { leader: 'red-generals-1', front: 'east', troops: ['red-army-2', 'red-partisans-1'], rallied: false },
    { leader: 'white-wrangel', front: 'south', troops: ['white-poles-1'], rallied: false },
    { leader: 'white-kolchak', front: 'east', troops: ['white-czech-army-1'], rallied: false },
  ],
  piles: {
    'red-hand': ['red-lenin', 'red-soviet-forces-1', 'red-manpower', 'red-partisans-2'],
    'red-deck': [
      'red-army-3',
      'red-partisans-3',
      'red-execution',
      'red-bolshevik-forces-1',
      'red-army-4',
      'red-sacked',
      'red-stalin',
    ],
    'white-hand': ['white-finns', 'white-poles-2'],
  },
};
