/** §8.5 The five cards of the Non-player Moderates. */
import { dialogue, personality, publishFour, publishMost } from './specials-data';
import type { Card, Nested, Priority } from './types';

/** §8.5.3 Which Cell moves, by the Preliminaries: a lonely one first, Active before Underground. */
const movers: readonly Nested[] = [
  { id: 'P1', are: ['from-single-cell'] },
  { id: 'P1a', are: ['moves-active'] },
];
const toThree: Omit<Priority, 'id'> = {
  when: ['network-available'],
  act: 'message',
  are: ['town', 'not network', 'room-for-disc', 'completes-three'],
  nested: [{ id: 'a', most: 'moderates-cells' }, ...movers],
};
const secondTown: Omit<Priority, 'id'> = {
  when: ['moderates-in-one-town'],
  times: 1,
  act: 'message',
  are: ['town', 'not moderates-cell', 'keeps-the-first-town'],
  nested: movers,
};
const breaksControl: Omit<Priority, 'id'> = {
  act: 'message',
  are: ['populated', 'message-removes-control', 'message-leaves-no-control'],
  nested: movers,
};

export const moderatesCards: readonly Card[] = [
  {
    id: '60',
    seat: 'moderates',
    section: '§8.5.1',
    command: 'rally',
    condition: [['cells-available'], ['network-available']],
    most: 'moderates-rally',
    priorities: [
      { id: '1', act: 'build', are: ['three-or-more-own-cells', 'not network', 'room-for-disc'] },
      {
        id: '2.1',
        act: 'rally',
        are: ['network-or-personality', 'one-or-two-own-cells'],
        nested: [{ id: '2.1a', are: ['personality'] }],
      },
      { id: '2.2', when: ['moderates-in-one-town'], times: 1, act: 'rally', are: ['town', 'not moderates-cell'] },
      {
        id: '2.3',
        times: 1,
        swaps: 2,
        act: 'rally',
        are: ['populated'],
        nested: [
          { id: '2.3a', are: ['rally-removes-control'] },
          { id: '2.3b', are: ['uncontrolled', 'not moderates-piece'] },
        ],
      },
      { id: '3.1', when: ['phase-two'], times: 1, act: 'rally', are: ['free-news'] },
      { id: '3.2', times: 1, act: 'rally', are: ['moderates-cell'] },
      { id: '3.3', times: 1, act: 'hide', are: ['network'], nested: [{ id: '3.3', most: 'hidden-by-rally' }] },
      { id: '4', act: 'rally', are: ['populated'] },
    ],
    specials: [personality],
  },
  {
    id: '61',
    seat: 'moderates',
    section: '§8.5.2',
    command: 'negotiate',
    condition: [['polarization-six-or-more'], ['moderates-resources-fifteen']],
    most: 'no-limit',
    priorities: [
      { id: '1.1', when: ['calming'], act: 'negotiate', are: ['network-or-personality'] },
      { id: '1.2', when: ['calming'], act: 'negotiate', are: ['town'] },
      { id: '2', when: ['moderates-resources-fifteen'], act: 'negotiate', are: [] },
    ],
    specials: [dialogue],
  },
  {
    id: '62',
    seat: 'moderates',
    section: '§8.5.3',
    command: 'message',
    condition: [
      ['phase-one', 'five-moderates'],
      ['phase-one', 'personality-on-the-map'],
    ],
    most: 3,
    priorities: [
      { id: '1.1', act: 'message', are: ['completes-personality'], nested: movers },
      { id: '1.2', act: 'message', are: ['completes-network'], nested: movers },
      { id: '2', ...secondTown },
      { id: '3', ...toThree },
      { id: '4', times: 1, ...breaksControl },
    ],
    specials: [dialogue, publishMost],
  },
  {
    id: '63',
    seat: 'moderates',
    section: '§8.5.4',
    command: 'message',
    condition: [
      ['phase-two', 'five-moderates'],
      ['phase-two', 'news-to-carry'],
    ],
    most: 3,
    priorities: [
      {
        id: '1',
        when: ['personality-on-the-map'],
        times: 1,
        act: 'carry-news',
        are: [],
        nested: [{ id: '1', fewest: 'from-personality' }, ...movers],
      },
      { id: '2.1', act: 'message', are: ['completes-personality'], nested: movers },
      { id: '2.2', act: 'message', are: ['completes-network'], nested: movers },
      { id: '3', ...secondTown },
      { id: '4', ...toThree },
      { id: '5', ...breaksControl },
    ],
    specials: [publishFour, dialogue],
  },
  {
    id: '64',
    seat: 'moderates',
    section: '§8.5.5',
    command: 'politics',
    condition: [['polarization-five-or-less', 'three-moderates']],
    most: 'no-limit',
    priorities: [{ id: '1', times: 1, act: 'place-cube', are: [] }],
    specials: [publishFour, personality, dialogue],
  },
];
