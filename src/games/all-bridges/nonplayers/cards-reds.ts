/** §8.3 The six cards of the Non-player Reds. */
import { redsForeignRelations, redsPrepare } from './specials-data';
import type { Card, Nested, Priority } from './types';

/** §8.3.2 The first half of Activism. */
export const flipping = (id: string): Priority => ({
  id,
  fullOnly: true,
  act: 'flip',
  are: ['flips-somebody'],
  nested: [
    { id: `${id}a`, are: ['flips-a-player'] },
    { id: `${id}b`, are: ['flips-last-active-enemy'] },
  ],
});
/** §8.3.4 Terror against the Moderates, and at random. */
export const terrorAtModerates: readonly Priority[] = [
  {
    id: '3',
    act: 'terror',
    removes: 'moderates',
    are: ['moderates-or-news'],
    nested: [{ id: '3a', are: ['terror-takes-them'] }],
  },
  { id: '4', act: 'terror-or-display', removes: 'anything', are: [] },
];
/** §8.3.5 Which groups are selected first. */
const groups: readonly Nested[] = [
  { id: '1', are: ['group-with-capability'] },
  { id: '2', are: ['group-of-three'] },
];
const pacify = { act: 'pacify', are: ['own-active-cell', 'keeps-opposition-from-senate'] } as const;
const tooTense = ['opposition-twelve', 'polarization-seven-or-less', 'power-in-the-way'] as const;

export const redsCards: readonly Card[] = [
  {
    id: '48',
    seat: 'reds',
    section: '§8.3.1',
    command: 'rally',
    condition: [['cells-available'], ['administration-available'], ['administration-in-active-opposition']],
    most: 3,
    priorities: [
      { id: '1', act: 'rally', are: ['administration', 'not reds-cell'] },
      {
        id: '2',
        times: 1,
        act: 'build',
        are: ['populated', 'no-active-opposition', 'not administration', 'room-for-disc', 'enough-to-build'],
        // the rest beside the Senate is (2b)
        nested: [{ id: '2a', are: ['not senate-cell'] }],
      },
      {
        id: '3.1',
        times: 1,
        act: 'rally',
        are: ['populated', 'rally-brings-control'],
        nested: [{ id: '3.1a', are: ['administration', 'no-active-opposition'] }],
      },
      { id: '3.2', times: 1, act: 'rally', are: ['reds-piece'] },
      { id: '3.3', act: 'rally', are: ['populated'] },
    ],
    specials: [redsPrepare],
  },
  {
    id: '49',
    seat: 'reds',
    section: '§8.3.2',
    command: 'activism',
    condition: [['phase-one', 'no-lonely-administration', 'die-above-active']],
    rollsDie: true,
    most: 'no-limit',
    priorities: [
      flipping('1'),
      {
        id: '2',
        times: 1,
        act: 'activate',
        are: [],
        nested: [
          { id: '2a', are: ['single-own-cell'] },
          { id: '2b', are: ['not active-opposition'] },
        ],
      },
    ],
    specials: [redsForeignRelations, redsPrepare],
  },
  {
    id: '50',
    seat: 'reds',
    section: '§8.3.3',
    command: 'activism',
    condition: [['phase-two', 'no-lonely-administration']],
    most: 'no-limit',
    priorities: [
      { id: '1', when: ['last-campaign', ...tooTense], ...pacify },
      flipping('2'),
      {
        id: '3',
        times: 1,
        act: 'agitate',
        are: ['administration', 'own-control', 'not active-opposition'],
        nested: [
          { id: '3a', are: ['town'] },
          { id: '3b', fewest: 'opposition' },
        ],
      },
      {
        id: '4',
        rollsDie: true,
        when: ['die-above-active'],
        times: 1,
        act: 'activate',
        are: [],
        nested: [{ id: '4a', are: ['not opposition'] }],
      },
      { id: '5', when: ['nothing-done-yet', ...tooTense], ...pacify },
    ],
    specials: [redsPrepare],
  },
  {
    id: '51',
    seat: 'reds',
    section: '§8.3.4',
    command: 'terror',
    condition: [['active-cell-beside-enemies']],
    most: 2,
    priorities: [
      {
        id: '1',
        act: 'terror',
        removes: 'for-control',
        are: ['terror-brings-control'],
        nested: [
          { id: '1', most: 'population' },
          { id: '1a', are: ['town'] },
        ],
      },
      { id: '2', act: 'terror', removes: 'active-enemies', are: ['terror-strikes-active-enemy'] },
      ...terrorAtModerates,
    ],
    specials: [redsForeignRelations, redsPrepare],
  },
  {
    id: '52',
    seat: 'reds',
    section: '§8.3.5',
    command: 'attack',
    condition: [
      ['phase-two', 'group-beside-senate'],
      ['phase-two', 'train-near-senate'],
    ],
    most: 'no-limit',
    priorities: [
      {
        id: '3',
        act: 'attack',
        are: ['selected-group', 'against-capability'],
        nested: [{ id: '3a', are: ['against-trains'] }, ...groups],
      },
      {
        id: '4',
        act: 'attack',
        are: ['selected-group', 'town', 'beside-or-against-cells'],
        nested: [{ id: '4a', are: ['by-train'] }, { id: '4b', most: 'population' }, ...groups],
      },
      {
        id: '5',
        act: 'attack',
        are: ['selected-group', 'province', 'populated', 'senate-cell'],
        nested: [{ id: '5a', are: ['by-train'] }, ...groups],
      },
    ],
    specials: [redsPrepare],
  },
  {
    id: '53',
    seat: 'reds',
    section: '§8.3.6',
    command: 'march',
    condition: [['phase-two', 'no-lonely-administration']],
    most: 'no-limit',
    priorities: [
      {
        id: '3',
        act: 'march',
        are: ['marching-group', 'populated', 'march-brings-control'],
        nested: [
          { id: '3a', most: 'population' },
          { id: '3b', fewest: 'opposition' },
          { id: '1', are: ['from-germans'] },
          { id: '2', are: ['from-support'] },
        ],
      },
      {
        id: '4',
        when: ['senate-controls-four'],
        act: 'march',
        are: ['marching-group', 'town', 'march-removes-senate-control'],
        nested: [
          { id: '4a', most: 'population' },
          { id: '1', are: ['from-germans'] },
          { id: '2', are: ['from-support'] },
        ],
      },
    ],
    specials: [redsPrepare],
  },
];
