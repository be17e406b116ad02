/** Positions that the guide plays: Unrest, Prestige, and the end. */
import { both, cards, cubes, starting } from '../testing/positions';
import { at, during, R, G, does, refused, type Examples, held } from './positions';

export const endings: Examples = {
  disarm: {
    state: at({
      active: G,
      hands: both(cards(27), cards(26)),
      agenda: during(G, { kind: 'disarm', seat: G, of: R, values: [1, 2] }),
      preparations: { revolutionary: [2, 4], government: [4] },
    }),
    shows: ['preparations-revolutionary'],
    pictures: [0],
    play: [refused('§11.1', G, { kind: 'disarm', value: 1 }), does(G, { kind: 'disarm', value: 2 })],
  },
  rising: {
    state: at({
      unrest: 15,
      hands: both([], cards(26)),
      world: 0,
      cubes: cubes({ socialist: [2, 0], radical: [1, 0], liberal: [0, 2], monarchist: [0, 1], kronstadt: [3, 1] }),
      organizations: [
        { seat: R, place: 'putilov' },
        { seat: R, place: 'kronstadt' },
        { seat: G, place: 'kronstadt' },
      ],
      preparations: { revolutionary: [2, 1], government: [4] },
    }),
    shows: ['kronstadt', 'points', 'preparations-revolutionary', 'preparations-government'],
    pictures: [0],
    play: [
      does(R, { kind: 'pass' }),
      does(G, { kind: 'roll-check' }, ['3d6', [3, 3, 3]]),
      does(R, { kind: 'roll-extremism' }, ['1d6', [1]]),
      does(G, { kind: 'roll-extremism' }, ['1d6', [1]]),
      does(R, { kind: 'add-cube', place: 'palace-square' }),
      does(R, { kind: 'add-cube', place: 'smolny' }),
      does(R, { kind: 'roll-contest' }, ['1d6', [4]]),
      does(G, { kind: 'roll-contest' }, ['1d6', [2]]),
    ],
  },
  abdication: {
    state: at({
      turn: 6,
      prestige: 0,
      ...held,
      agenda: during(R, { kind: 'abdication' }),
      cubes: starting({ socialist: [5, 0] }),
    }),
    shows: ['socialist', 'radical', 'liberal', 'monarchist'],
    pictures: [0],
    play: [does(R, { kind: 'bid', points: 2 }), does(G, { kind: 'bid', points: 1 })],
  },
  'no-extremists': {
    state: at({
      turn: 6,
      abdicated: true,
      prestige: 0,
      ...held,
      cubes: starting({ radical: [0, 0], monarchist: [0, 0] }),
      agenda: during(R, { kind: 'activities', seat: R, points: 4 }),
    }),
    shows: ['socialist', 'radical'],
    pictures: [0],
    play: [
      refused('§12.1.1', R, { kind: 'mobilize', place: 'radical' }),
      does(R, { kind: 'mobilize', place: 'socialist' }),
    ],
  },
  'random-districts': {
    state: at({
      ...held,
      agenda: during(R, { kind: 'random-district', seat: R, left: 2, distinct: true, found: [], as: 'found' }),
    }),
    shows: [],
    play: [
      does(R, { kind: 'roll-district' }, ['1d6', [1]], ['1d6', [1]]),
      does(R, { kind: 'roll-district' }, ['1d6', [1]], ['1d6', [2]]),
      does(R, { kind: 'roll-district' }, ['1d6', [4]], ['1d6', [3]]),
    ],
  },
  newspapers: {
    state: at({
      hands: both(cards(231, 27), cards(26)),
      scoring: { districts: 3, organizations: 0, world: 0, duma: 0 },
    }),
    shows: ['scoring-districts', 'scoring-duma'],
    pictures: [0, 4],
    play: [
      does(R, { kind: 'play-event', card: 'card-231' }),
      refused('§14', R, { kind: 'shift-marker', track: 'duma', by: -1 }),
      does(R, { kind: 'shift-marker', track: 'districts', by: -1 }),
      refused('§14', R, { kind: 'shift-marker', track: 'districts', by: 1 }),
    ],
  },
};
