/** §8.4 The six cards of the Non-player Senate. */
import { flipping, terrorAtModerates } from './cards-reds';
import { crackdown, senateForeignRelations, senatePrepare, senateRepair } from './specials-data';
import type { Card, Nested } from './types';

/** §8.4.5 Which groups are selected first; each has at least three. */
const groups: readonly Nested[] = [
  { id: '2', are: ['group-with-capability'] },
  { id: '3a', most: 'group-size' },
];

export const senateCards: readonly Card[] = [
  {
    id: '54',
    seat: 'senate',
    section: '§8.4.1',
    command: 'rally',
    condition: [['phase-one', 'cells-available']],
    most: 3,
    priorities: [
      { id: '1.1', when: ['phase-one'], rolls: 2, times: 1, act: 'rally', are: ['senate-cell', 'enemy-piece'] },
      {
        id: '1.2',
        times: 1,
        act: 'rally',
        are: ['populated', 'rally-brings-control'],
        nested: [{ id: '1.2a', are: ['support'] }],
      },
      {
        id: '1.3',
        times: 1,
        act: 'rally',
        are: ['unpopulated', 'rally-brings-control'],
        nested: [{ id: '1.3a', are: ['mikkeli'] }],
      },
      { id: '1.4', act: 'rally', are: ['support', 'fewer-than-three-own-cells'] },
      { id: '1.5', act: 'rally', are: ['senate-cell'] },
      { id: '1.6', act: 'rally', are: [] },
    ],
    specials: [senateForeignRelations, senatePrepare],
  },
  {
    id: '55',
    seat: 'senate',
    section: '§8.4.2',
    command: 'rally',
    condition: [['phase-two', 'cells-available']],
    most: 3,
    priorities: [
      {
        id: '1.1',
        times: 1,
        act: 'rally',
        are: ['populated', 'rally-brings-control'],
        nested: [{ id: '1.1a', are: ['town'] }],
      },
      { id: '1.2', act: 'rally', are: ['senate-capability'], nested: [{ id: '1.2a', fewest: 'from-reds' }] },
      {
        id: '1.3',
        times: 2,
        act: 'rally',
        are: ['senate-cell'],
        nested: [
          { id: '1.3', most: 'own-cells' },
          { id: '1.3a', fewest: 'from-reds' },
        ],
      },
      { id: '1.4', act: 'rally', are: ['populated'] },
    ],
    specials: [crackdown, senateForeignRelations],
  },
  {
    id: '56',
    seat: 'senate',
    section: '§8.4.3',
    command: 'activism',
    condition: [
      ['phase-one', 'die-above-active'],
      ['phase-two', 'senate-controls-four-in-towns'],
    ],
    rollsDie: true,
    most: 'no-limit',
    priorities: [
      flipping('1'),
      {
        id: '2',
        // the condition rolls it in Phase I
        when: ['die-of-the-condition'],
        times: 1,
        act: 'activate',
        are: [],
        nested: [
          { id: '2a', are: ['single-own-cell'] },
          { id: '2b', are: ['not active-support'] },
        ],
      },
      {
        id: '3',
        when: ['last-campaign', 'senate-controls-four-in-towns', 'polarization-seven-or-less', 'power-in-the-way'],
        act: 'pacify',
        are: ['own-active-cell', 'keeps-town-control'],
      },
    ],
    specials: [senateForeignRelations, crackdown, senatePrepare],
  },
  {
    id: '57',
    seat: 'senate',
    section: '§8.4.4',
    command: 'terror',
    condition: [['terror-could-win-a-town'], ['phase-one', 'terror-could-remove-reds']],
    most: 2,
    priorities: [
      {
        id: '1',
        act: 'terror',
        removes: 'for-control',
        are: ['populated', 'terror-brings-control'],
        nested: [
          { id: '1', most: 'population' },
          { id: '1a', are: ['town'] },
          { id: '1b', are: ['terror-takes-a-players-disc'] },
        ],
      },
      { id: '2', act: 'terror', removes: 'active-enemies', are: ['terror-strikes-active-enemy'] },
      ...terrorAtModerates,
    ],
    specials: [senateForeignRelations, crackdown, senatePrepare],
  },
  {
    id: '58',
    seat: 'senate',
    section: '§8.4.5',
    command: 'attack',
    condition: [
      ['phase-two', 'group-beside-reds'],
      ['phase-two', 'train-near-reds'],
    ],
    most: 'no-limit',
    specialFirst: true,
    priorities: [
      {
        id: '4',
        act: 'attack',
        are: ['selected-group', 'town', 'beside-or-against-cells'],
        nested: [{ id: '4a', are: ['by-train'] }, { id: '4b', most: 'population' }, ...groups],
      },
      {
        id: '5',
        act: 'attack',
        are: ['selected-group', 'moves-closer'],
        nested: [{ id: '5a', are: ['by-train'] }, ...groups],
      },
    ],
    specials: [senateRepair],
  },
  {
    id: '59',
    seat: 'senate',
    section: '§8.4.6',
    command: 'march',
    condition: [['phase-two', 'no-group-beside-reds', 'no-train-near-reds']],
    most: 'no-limit',
    specialFirst: true,
    priorities: [
      {
        id: '4',
        act: 'march',
        are: ['marching-group', 'town', 'march-brings-control'],
        nested: [{ id: '4a', most: 'population' }, ...groups],
      },
      {
        id: '5',
        act: 'march',
        are: ['marching-group', 'moves-closer'],
        nested: [{ id: '5a', most: 'town-approached' }, ...groups],
      },
    ],
    specials: [senateRepair, senateForeignRelations],
  },
];
