/** Positions that the guide plays: checks and everything that Activity Points buy. */
import { movesOf, type Example } from '../../../kernel/guide';
import type { Seat } from '../seats';
import { both, cards, cubes, starting } from '../testing/positions';
import type { Prelude } from '../state';
import { at, during, type Part, R, G } from './positions';

const { does, refused } = movesOf<Prelude>();

/** A seat spends Activity Points. */
const active = (seat: Seat, points: number, part: Part = {}): Example<Prelude>['state'] =>
  at({
    active: seat,
    hands: both(cards(27), cards(26)),
    agenda: during(seat, { kind: 'activities', seat, points }),
    ...part,
  });

export const activityExamples: Record<string, Example<Prelude>> = {
  full: {
    state: active(R, 4, { cubes: starting({ kazan: [7, 0] }) }),
    shows: ['kazan', 'vasilevskiy'],
    pictures: [0],
    play: [refused('§6', R, { kind: 'mobilize', place: 'kazan' }), does(R, { kind: 'mobilize', place: 'vasilevskiy' })],
  },
  check: {
    state: active(G, 3, {
      organizations: [{ seat: G, place: 'liberal' }],
      cubes: starting({ kazan: [0, 1], 'nevsky-prospect': [0, 2] }),
    }),
    shows: ['putilov', 'kazan', 'nevsky-prospect'],
    pictures: [0],
    play: [
      does(G, { kind: 'create-organization', place: 'putilov', points: 3 }),
      does(G, { kind: 'roll-check' }, ['3d6', [2, 3, 3]]),
      does(G, { kind: 'buy-off' }),
    ],
  },
  'too-poor': {
    state: active(R, 4, { opportunity: { revolutionary: 2, government: 8 } }),
    shows: [],
    play: [
      does(R, { kind: 'create-organization', place: 'radical', points: 2 }),
      does(R, { kind: 'roll-check' }, ['3d6', [6, 6, 6]]),
    ],
  },
  lenin: {
    state: active(R, 2, { inPlay: cards(407), turn: 5 }),
    shows: ['opportunity-revolutionary'],
    play: [
      does(R, { kind: 'buy-activity-point' }),
      refused('§10', R, { kind: 'buy-activity-point' }),
      does(R, { kind: 'mobilize', place: 'socialist' }),
    ],
  },
  'too-few': {
    state: active(R, 1),
    shows: ['radical', 'smolny'],
    pictures: [0],
    play: [
      refused('§10.1', R, { kind: 'mobilize', place: 'radical' }),
      does(R, { kind: 'mobilize', place: 'reserve-barracks' }),
    ],
  },
  'catching-up': {
    state: active(G, 8),
    shows: ['nevsky-shipyards'],
    pictures: [0, 4],
    play: [
      does(G, { kind: 'mobilize', place: 'nevsky-shipyards' }),
      does(G, { kind: 'mobilize', place: 'nevsky-shipyards' }),
      does(G, { kind: 'mobilize', place: 'nevsky-shipyards' }),
      does(G, { kind: 'mobilize', place: 'nevsky-shipyards' }),
    ],
  },
  'in-the-duma': {
    state: active(G, 5, { cubes: starting({ liberal: [0, 5] }) }),
    shows: ['liberal', 'monarchist'],
    pictures: [0, 2],
    play: [does(G, { kind: 'mobilize', place: 'liberal' }), does(G, { kind: 'mobilize', place: 'monarchist' })],
  },
  'failed-once': {
    state: active(R, 6, { opportunity: { revolutionary: 0, government: 8 } }),
    shows: ['radical', 'kazan'],
    pictures: [0],
    play: [
      does(R, { kind: 'create-organization', place: 'radical', points: 2 }),
      does(R, { kind: 'roll-check' }, ['3d6', [4, 4, 4]]),
      refused('§10.2', R, { kind: 'create-organization', place: 'kazan', points: 2 }),
      does(R, { kind: 'mobilize', place: 'kazan' }),
    ],
  },
  'own-party': {
    state: active(R, 4),
    shows: ['liberal', 'radical'],
    pictures: [2],
    play: [
      refused('§10.2.1', R, { kind: 'create-organization', place: 'liberal', points: 4 }),
      does(R, { kind: 'create-organization', place: 'radical', points: 4 }),
      does(R, { kind: 'roll-check' }, ['3d6', [1, 2, 2]]),
    ],
  },
  sponsor: {
    state: active(G, 4, { organizations: [{ seat: G, place: 'liberal' }] }),
    shows: ['guards-barracks', 'putilov', 'liberal', 'monarchist'],
    pictures: [0],
    play: [
      refused('§10.2.2', G, { kind: 'create-organization', place: 'guards-barracks', points: 4 }),
      does(G, { kind: 'create-organization', place: 'putilov', points: 4 }),
    ],
  },
  'one-special': {
    state: active(R, 6, { specialTurn: both(0, 0) }),
    shows: ['opportunity-revolutionary'],
    play: [
      does(R, { kind: 'use-special', action: 'opportunism', points: 4 }),
      refused('§10.3', R, { kind: 'use-special', action: 'pravda-propaganda', points: 2 }),
    ],
  },
  force: {
    state: active(G, 4, { scoring: { districts: 4, organizations: 2, world: 0, duma: 1 } }),
    shows: ['scoring-districts', 'scoring-world'],
    pictures: [0, 3],
    play: [
      does(G, { kind: 'use-special', action: 'show-of-force', points: 4 }),
      refused('§10.3.1', G, { kind: 'reset-track', track: 'world' }),
      does(G, { kind: 'reset-track', track: 'districts' }),
    ],
  },
  diplomacy: {
    state: active(R, 2, { hands: both(cards(26), cards(20)), pool: cards(28, 401) }),
    shows: ['revolutionary-hand', 'pool'],
    play: [
      does(R, { kind: 'use-special', action: 'revolutionary-diplomacy', points: 2 }),
      refused('§10.3.2', R, { kind: 'exchange-card', give: 'card-26', take: 'card-401' }),
      does(R, { kind: 'exchange-card', give: 'card-26', take: 'card-28' }),
    ],
  },
  soviets: {
    state: active(R, 4, { cubes: cubes({ kronstadt: [9, 0], putilov: [9, 2], obukhov: [8, 0], kazan: [7, 0] }) }),
    shows: ['kronstadt', 'putilov', 'obukhov', 'points'],
    pictures: [0],
    play: [does(R, { kind: 'use-special', action: 'all-power-to-the-soviets', points: 4 })],
  },
};
