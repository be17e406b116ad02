/** Positions that the guide plays: the sequence of play, scoring, and the Duma. */
import { AFTER_DEALING } from '../sequence';
import { both, cards, cubes, starting } from '../testing/positions';
import { activityExamples } from './activities';
import { endings } from './endings';
import { at, during, R, G, does, refused, type Examples, held, scored, growing, rollDie } from './positions';

const sequence: Examples = {
  round: {
    state: at({ hands: both(cards(28, 27), cards(26)) }),
    shows: ['winter-palace', 'scoring-districts', 'revolutionary-hand'],
    pictures: [0, 2],
    play: [does(R, { kind: 'play-event', card: 'card-28' }), rollDie(2)],
  },
  'goes-first': {
    state: at({ ...held, points: 3, agenda: AFTER_DEALING }),
    shows: ['points'],
    play: [does(G, { kind: 'choose-first', player: R })],
  },
  'may-not-pass': {
    state: at({ hands: both(cards(28), cards(26)) }),
    shows: ['revolutionary-hand'],
    play: [refused('§2.3', R, { kind: 'pass' }), does(R, { kind: 'play-points', card: 'card-28' })],
  },
  rasputin: {
    state: at({ hands: both([], cards(26)), inPlay: cards(403) }),
    shows: ['prestige'],
    pictures: [0, 2],
    play: [does(R, { kind: 'pass' }), does(R, { kind: 'roll-table' }, ['1d6', [4]])],
  },
  'turn-ends': {
    state: at({
      turn: 2,
      round: 8,
      active: G,
      hands: both(cards(27), []),
      unrest: 3,
      opportunity: { revolutionary: 5, government: 12 },
    }),
    shows: ['unrest', 'opportunity-revolutionary', 'opportunity-government'],
    pictures: [0, 1],
    play: [does(G, { kind: 'pass' })],
  },
  'twenty-points': {
    state: at({ hands: both([], cards(26)), points: 21 }),
    shows: ['points'],
    play: [does(R, { kind: 'pass' })],
  },
  'both-lose': {
    state: at({ hands: both([], cards(26)), points: 21, prestige: 15 }),
    shows: ['points', 'prestige'],
    play: [does(R, { kind: 'pass' })],
  },
  'last-tie': {
    state: at({
      turn: 7,
      round: 8,
      active: G,
      hands: both([], []),
      world: 0,
      cubes: cubes({ socialist: [1, 0], radical: [1, 0], liberal: [0, 1], monarchist: [0, 1] }),
    }),
    shows: ['points'],
    play: [
      does(G, { kind: 'pass' }),
      does(R, { kind: 'roll-extremism' }, ['1d6', [1]]),
      does(G, { kind: 'roll-extremism' }, ['1d6', [1]]),
    ],
  },
  opposing: {
    state: at({ hands: both(cards(10, 27), cards(26)) }),
    shows: ['kazan', 'taurida', 'liberal'],
    pictures: [0, 3],
    play: [
      refused('§3.1', R, { kind: 'play-event', card: 'card-10' }),
      does(R, { kind: 'play-points', card: 'card-10' }),
      does(R, { kind: 'mobilize', place: 'kazan' }),
      rollDie(1),
    ],
  },
  wasted: {
    state: at({ hands: both(cards(104, 27), cards(26)) }),
    shows: ['opportunity-government'],
    pictures: [0, 2],
    play: [does(R, { kind: 'play-points', card: 'card-104' }), does(R, { kind: 'done' }), rollDie(1)],
  },
  'neutral-points': {
    state: at({ hands: both(cards(18, 27), cards(26)) }),
    shows: [],
    play: [does(R, { kind: 'play-points', card: 'card-18' }), does(R, { kind: 'done' }), rollDie(1)],
  },
  'at-most-two': {
    state: at({
      active: G,
      hands: both(cards(27), cards(14, 26)),
      cubes: cubes({ 'nevsky-shipyards': [3, 0], putilov: [1, 0], obukhov: [1, 0] }),
    }),
    shows: ['nevsky-shipyards', 'putilov', 'obukhov'],
    pictures: [0, 5],
    play: [
      does(G, { kind: 'play-event', card: 'card-14' }),
      does(G, { kind: 'remove-cube', place: 'nevsky-shipyards' }),
      does(G, { kind: 'remove-cube', place: 'nevsky-shipyards' }),
      refused('§3.2', G, { kind: 'remove-cube', place: 'nevsky-shipyards' }),
      does(G, { kind: 'remove-cube', place: 'putilov' }),
    ],
  },
  'needs-session': {
    state: at({ active: G, round: 1, hands: both(cards(27), cards(104, 26)) }),
    shows: [],
    play: [
      refused('§3.1', G, { kind: 'play-event', card: 'card-104' }),
      does(G, { kind: 'play-points', card: 'card-104' }),
    ],
  },
  'other-face': {
    state: at({ ...held, agenda: during(R, { kind: 'scoring-die', seat: R, die: 'districts' }) }),
    shows: ['scoring-districts', 'scoring-organizations'],
    pictures: [1],
    play: [rollDie(4)],
  },
  'chosen-die': {
    state: at({ hands: both(cards(33, 27), cards(26)) }),
    shows: ['scoring-duma'],
    pictures: [1],
    play: [
      does(R, { kind: 'play-points', card: 'card-33' }),
      does(R, { kind: 'done' }),
      does(G, { kind: 'done' }),
      does(G, { kind: 'choose-die', die: 'duma' }),
      rollDie(1),
    ],
  },
};

const scoring: Examples = {
  'districts-scored': {
    state: scored('districts', {}),
    shows: ['scoring-districts', 'advantage-districts', 'points'],
    pictures: [0, 1],
    play: [rollDie(1)],
  },
  'organizations-scored': {
    state: scored('organizations', {
      organizations: [
        { seat: G, place: 'liberal' },
        { seat: G, place: 'putilov' },
        { seat: R, place: 'kazan' },
      ],
    }),
    shows: ['scoring-organizations', 'advantage-organizations', 'points'],
    play: [rollDie(1)],
  },
  'world-scored': {
    state: scored('world', { world: -3 }),
    shows: ['scoring-world', 'advantage-world', 'points'],
    play: [rollDie(1)],
  },
  'duma-scored': {
    state: scored('duma', {
      cubes: starting({ socialist: [0, 0], radical: [3, 0], liberal: [0, 4], monarchist: [0, 1] }),
    }),
    shows: ['socialist', 'radical', 'liberal', 'monarchist', 'points'],
    pictures: [0, 2],
    play: [rollDie(1), does(R, { kind: 'roll-extremism' }, ['1d6', [1]])],
  },
  extremism: {
    state: at({ ...held, agenda: growing(R), unrest: 8, cubes: starting({ socialist: [4, 0] }) }),
    shows: ['socialist', 'radical', 'unrest'],
    pictures: [0, 1],
    play: [does(R, { kind: 'roll-extremism' }, ['1d6', [5]])],
  },
  'no-moderates': {
    state: at({ ...held, agenda: growing(R), cubes: starting({ socialist: [1, 0] }) }),
    shows: ['socialist', 'radical', 'points'],
    pictures: [0, 1],
    play: [does(R, { kind: 'roll-extremism' }, ['1d6', [6]])],
  },
  'in-session': {
    state: at({ active: G, round: 3, hands: both(cards(27), cards(104, 26)) }),
    shows: ['socialist', 'radical'],
    play: [
      does(G, { kind: 'play-event', card: 'card-104' }),
      does(G, { kind: 'remove-cube', place: 'socialist' }),
      does(G, { kind: 'roll-scoring-die' }, ['1d6', [1]]),
    ],
  },
  vote: {
    state: at({ round: 7, active: G, hands: both(cards(27), []) }),
    shows: ['socialist', 'radical', 'liberal', 'monarchist'],
    play: [
      does(G, { kind: 'pass' }),
      does(R, { kind: 'roll-check' }, ['3d6', [1, 1, 1]]),
      does(R, { kind: 'roll-extremism' }, ['1d6', [1]]),
      does(R, { kind: 'roll-check' }, ['3d6', [1, 1, 2]]),
      does(G, { kind: 'roll-check' }, ['3d6', [5, 5, 6]]),
      does(G, { kind: 'roll-check' }, ['3d6', [6, 6, 6]]),
    ],
  },
  pool: {
    state: at({ ...held, pool: cards(28, 19, 20), opportunity: { revolutionary: 3, government: 8 } }),
    shows: ['opportunity-revolutionary', ...cards(28, 19, 20)],
    play: [
      refused('§8', R, { kind: 'play-from-pool', card: 'card-20' }),
      refused('§8', R, { kind: 'play-from-pool', card: 'card-19' }),
      does(R, { kind: 'play-from-pool', card: 'card-28' }),
      rollDie(1),
    ],
  },
};

export const examples: Examples = { ...sequence, ...scoring, ...activityExamples, ...endings };
