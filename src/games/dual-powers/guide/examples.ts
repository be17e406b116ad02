/** Positions that the guide plays: a round, its actions, and scoring. */
import { at } from '../testing/positions';
import { alone } from './solitaire';
import { does, refused, type Examples, later, commanding, leading, scoring } from './positions';

const round: Examples = {
  turn: {
    state: at({
      agenda: [
        { kind: 'turn', seat: 'soviet', number: 1 },
        { kind: 'turn', seat: 'government', number: 1 },
      ],
      piles: { 'soviet-hand': ['green-4', 'red-2', 'lenin-card'], 'government-hand': ['blue-8'] },
    }),
    shows: ['green', 'soviet-hand'],
    pictures: [0, 3],
    play: [
      does('soviet', { kind: 'play-card', card: 'green-4' }),
      does('soviet', { kind: 'recruit', token: 'soviet-1-1' }),
      does('soviet', { kind: 'recruit', token: 'soviet-1-2' }),
    ],
  },
  objective: {
    state: at({
      agenda: [{ kind: 'objectives' }, later('soviet')],
      piles: { 'soviet-hand': ['lenin-card', 'brown-6', 'blue-2'], 'government-hand': ['red-4', 'white-7'] },
    }),
    shows: ['soviet-hand'],
    play: [
      refused('§objective', 'soviet', { kind: 'choose-objective', card: 'lenin-card' }),
      does('soviet', { kind: 'choose-objective', card: 'brown-6' }),
      does('government', { kind: 'choose-objective', card: 'red-4' }),
    ],
  },
  'new-month': {
    state: at({
      day: 29,
      on: 'august',
      will: 'government',
      agenda: [
        { kind: 'turn', seat: 'soviet', number: 2 },
        { kind: 'turn', seat: 'government', number: 2 },
      ],
      piles: { 'soviet-hand': ['red-4'], 'government-hand': ['blue-8'] },
    }),
    shows: ['month', 'day', 'soviet-will', 'government-will'],
    play: [does('soviet', { kind: 'play-card', card: 'red-4' })],
  },
  trotsky: {
    state: at({
      day: 28,
      on: 'march',
      agenda: [
        { kind: 'turn', seat: 'soviet', number: 2 },
        { kind: 'turn', seat: 'government', number: 2 },
      ],
      piles: { 'soviet-hand': ['red-5'], 'government-hand': ['blue-8'] },
    }),
    shows: ['brown'],
    pictures: [1],
    play: [does('soviet', { kind: 'play-card', card: 'red-5' })],
  },
};

const actions: Examples = {
  'not-both': {
    state: commanding('government', 'green-3', { city: { blue: ['government-1-2'] } }),
    shows: ['green', 'blue'],
    play: [
      does('government', { kind: 'move', token: 'government-1-2', from: 'blue', to: 'green' }),
      refused('§action', 'government', { kind: 'recruit', token: 'government-1-0' }),
    ],
  },
  recruit: {
    state: commanding('government', 'green-4'),
    shows: ['green'],
    pictures: [3],
    play: [
      refused('§recruit', 'government', { kind: 'recruit', token: 'government-3-2' }),
      does('government', { kind: 'recruit', token: 'government-1-0' }),
      does('government', { kind: 'recruit', token: 'government-1-2' }),
    ],
  },
  blocked: {
    state: commanding('government', 'red-1', { city: { red: ['government-2-1'] } }),
    shows: ['red', 'green', 'purple', 'red-green'],
    play: [
      refused('§move', 'government', { kind: 'move', token: 'government-2-1', from: 'red', to: 'green' }),
      does('government', { kind: 'move', token: 'government-2-1', from: 'red', to: 'purple' }),
    ],
  },
  twice: {
    state: commanding('soviet', 'blue-1', { city: { white: ['soviet-2-1', 'soviet-1-1'] } }),
    shows: ['white', 'brown', 'purple'],
    pictures: [0, 2],
    play: [
      does('soviet', { kind: 'move', token: 'soviet-2-1', from: 'white', to: 'brown' }),
      does('soviet', { kind: 'move', token: 'soviet-2-1', from: 'brown', to: 'purple' }),
    ],
  },
  refresh: {
    state: commanding('soviet', 'red-2', { city: { brown: ['soviet-2-1-exhausted', 'soviet-1-2-exhausted'] } }),
    shows: ['brown'],
    pictures: [0, 1],
    play: [does('soviet', { kind: 'refresh', token: 'soviet-2-1-exhausted', at: 'brown' })],
  },
  leader: {
    state: leading('soviet', 'lenin-card', { will: 'government' }),
    shows: ['brown', 'lenin-card'],
    play: [
      refused('§leader', 'soviet', { kind: 'done' }),
      does('soviet', { kind: 'inspire' }),
      does('soviet', { kind: 'recruit-leader', token: 'lenin', to: 'brown' }),
    ],
  },
  protest: {
    state: leading('government', 'kornilov-card'),
    shows: ['red', 'green', 'brown', 'purple'],
    pictures: [0, 3],
    play: [
      refused('§mobilize', 'government', { kind: 'move-blockade', to: 'red-green' }),
      does('government', { kind: 'move-blockade', to: 'brown-purple' }),
      does('government', { kind: 'recruit-leader', token: 'kornilov', to: 'brown' }),
    ],
  },
  spy: {
    state: leading('soviet', 'stalin-card', { piles: { 'government-objective': ['blue-3'] } }),
    shows: ['stalin-card'],
    play: [
      does('soviet', { kind: 'reveal-objective' }),
      does('soviet', { kind: 'recruit-leader', token: 'stalin', to: 'blue' }),
    ],
  },
  'known-already': {
    state: leading('soviet', 'stalin-card', { piles: { 'government-revealed': ['blue-3'] } }),
    shows: [],
    play: [
      refused('§espionage', 'soviet', { kind: 'reveal-objective' }),
      does('soviet', { kind: 'recruit-leader', token: 'stalin', to: 'blue' }),
    ],
  },
  'has-the-will': {
    state: leading('government', 'kerensky-card', { will: 'government' }),
    shows: ['soviet-will', 'government-will', 'kerensky-card'],
    play: [
      refused('§inspire', 'government', { kind: 'inspire' }),
      does('government', { kind: 'recruit-leader', token: 'kerensky', to: 'white' }),
    ],
  },
  bonus: {
    state: at({
      day: 11,
      agenda: [
        { kind: 'turn', seat: 'government', number: 2 },
        { kind: 'turn', seat: 'soviet', number: 3 },
      ],
      piles: { 'government-hand': ['purple-4'], 'soviet-hand': ['red-8'] },
    }),
    shows: ['purple', 'day'],
    pictures: [0, 4],
    play: [
      does('government', { kind: 'play-card', card: 'purple-4' }),
      does('government', { kind: 'recruit', token: 'government-2-1' }),
      refused('§bonus', 'government', { kind: 'bonus-recruit', token: 'government-3-2', to: 'brown' }),
      does('government', { kind: 'bonus-recruit', token: 'government-1-0', to: 'purple' }),
    ],
  },
};

const scored: Examples = {
  'neutral-help': {
    state: scoring([{ kind: 'unrest' }], {
      will: 'soviet',
      city: { brown: ['soviet-1-1', 'neutral-1-0', 'neutral-1-1', 'government-2-1'] },
    }),
    shows: ['brown', 'soviet-will'],
    play: [does('soviet', { kind: 'decline' })],
  },
  unrest: {
    state: scoring([{ kind: 'unrest' }], {
      city: { brown: ['government-1-0', 'government-1-1', 'government-1-2', 'soviet-2-1'] },
    }),
    shows: ['brown'],
    play: [does('soviet', { kind: 'decline' }), does('government', { kind: 'assign-unrest' })],
  },
  objectives: {
    state: scoring([{ kind: 'reveal' }], {
      score: 3,
      city: { blue: ['soviet-2-2', 'government-1-1'], purple: ['soviet-3-2', 'government-1-0'] },
      piles: { 'soviet-objective': ['blue-6'], 'government-objective': ['purple-4'] },
    }),
    shows: ['blue', 'purple', 'blue-6', 'purple-4'],
    play: [does('soviet', { kind: 'decline' })],
  },
  exhaust: {
    state: scoring([{ kind: 'exhaust' }], {
      markers: { 1: 'brown', 2: 'aside', 3: 'aside' },
      city: { brown: ['government-2-1', 'soviet-1-2-exhausted', 'neutral-1-1-exhausted', 'lenin'] },
    }),
    shows: ['brown'],
    pictures: [0, 1],
    play: [does('soviet', { kind: 'decline' })],
  },
  'end-of-track': {
    state: scoring([{ kind: 'unrest' }], {
      score: 13,
      city: { brown: ['soviet-2-1', 'government-1-0'] },
    }),
    shows: ['score'],
    play: [does('soviet', { kind: 'decline' }), does('soviet', { kind: 'assign-unrest' })],
  },
  'last-month': {
    state: scoring([{ kind: 'reckoning' }], { on: 'october', score: 0, will: 'government' }),
    shows: ['score', 'month'],
    play: [does('soviet', { kind: 'decline' })],
  },
};

export const examples = { ...round, ...actions, ...scored, ...alone };
