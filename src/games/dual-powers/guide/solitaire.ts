/** Positions that the guide plays: the solitaire game. */
import { at, solo } from '../testing/positions';
import { does, refused, type Examples, later, scoring } from './positions';

const options = solo('soviet', { difficulty: 2 });
export const alone: Examples = {
  opposition: {
    state: at({
      options,
      day: 11,
      agenda: [{ kind: 'opposing-card', seat: 'soviet', card: 'white-4' }, later('soviet')],
      piles: { 'soviet-hand': ['red-8'], 'government-played': ['white-4'] },
    }),
    shows: ['white', 'brown', 'white-4'],
    pictures: [1],
    play: [does('soviet', { kind: 'go-on' })],
  },
  organize: {
    state: at({
      options,
      agenda: [{ kind: 'bonus', seat: 'soviet' }, later('soviet')],
      piles: { 'soviet-objective': ['green-5'], 'soviet-hand': ['red-8'] },
    }),
    shows: [],
    play: [does('soviet', { kind: 'organize' })],
  },
  'organized-already': {
    state: at({
      options,
      agenda: [{ kind: 'bonus', seat: 'soviet' }, later('soviet')],
      city: { blue: ['soviet-1-0'] },
      piles: { 'soviet-revealed': ['green-5'], 'soviet-hand': ['red-8'] },
    }),
    shows: [],
    play: [
      refused('§organize', 'soviet', { kind: 'organize' }),
      does('soviet', { kind: 'move', token: 'soviet-1-0', from: 'blue', to: 'green' }),
    ],
  },
  'opposing-objective': {
    state: scoring([{ kind: 'reveal' }], {
      options,
      city: { white: ['opposing-2', 'soviet-1-1'], green: ['soviet-2-1'] },
      piles: {
        'government-hand': [],
        'government-played': ['white-4', 'green-3', 'white-3', 'blue-5', 'green-2'],
        'soviet-objective': ['green-5'],
      },
    }),
    shows: ['white-4', 'green-3', 'white-3', 'blue-5', 'green-2'],
    play: [does('soviet', { kind: 'decline' })],
  },
  'third-round': {
    state: scoring([{ kind: 'reckoning' }], { options, round: 3, score: -2, piles: { 'government-hand': [] } }),
    shows: ['score'],
    play: [does('soviet', { kind: 'decline' })],
  },
};
