/** Where the second tutorial begins: the Reds are about to attack in the East, one marker short of it. */
import type { Position } from '../../../kernel/tutorial';
import { turnOf } from '../sequence';
import type { CivilWar } from '../state';

export const position: Position<CivilWar> = {
  turn: 10,
  active: 'red',
  // the Reds have come to their Attack Phase
  agenda: turnOf('red').filter(({ kind }) => !['rally', 'propaganda', 'events', 'insurrection'].includes(kind)),
  morale: { red: 14, white: 14 },
  markers: { 'north-west': { red: 2, white: 4 }, south: { red: 2, white: 4 }, east: { red: 5, white: 1 } },
  unblocked: { red: 7, white: 7 },
  armies: [
    { leader: 'red-trotsky', front: 'east', troops: ['red-army-1'], rallied: true },
    { leader: 'red-generals-1', front: 'east', troops: ['red-partisans-1'], rallied: true },
    { leader: 'red-lenin', front: 'south', troops: ['red-soviet-forces-1'], rallied: false },
    {
      leader: 'white-kolchak',
      front: 'east',
      troops: ['white-czech-army-1', 'white-siberian-forces-1'],
      rallied: true,
    },
    { leader: 'white-krasnov', front: 'east', troops: [], rallied: true },
    { leader: 'white-wrangel', front: 'south', troops: ['white-poles-1'], rallied: true },
    { leader: 'white-denikin', front: 'south', troops: ['white-don-cossacks-1'], rallied: false },
  ],
  piles: {
    'white-hand': [
      'white-munitions-and-supplies-1',
      'white-finns',
      'white-makhno',
      'white-nicholas-ii',
      'white-ukrainian-anarchists-1',
    ],
    'white-deck': ['white-purge-1', 'white-germans', 'white-monarchists', 'white-serbs', 'white-epidemic'],
    'red-hand': ['red-partisans-2', 'red-epidemic'],
    'red-deck': ['red-manpower', 'red-army-2', 'red-stalin', 'red-sacked'],
  },
};
