/** Positions that the guide plays: the sequence of play, scoring, the Duma, and the end. */
import { movesOf, type Example } from '../../../kernel/guide';
import { AFTER_DEALING } from '../sequence';
import type { Seat } from '../seats';
import { both, cards, cubes, starting } from '../testing/positions';
import type { Track } from '../data/types';
import type { Prelude } from '../state';
import type { Step } from '../vocabulary';
import { activityExamples } from './activities';
import { at, during, type Part, R, G } from './positions';

const { does, refused } = movesOf<Prelude>();
type Examples = Record<string, Example<Prelude>>;

const held = { hands: both(cards(27), cards(26)) };
/** A Scoring Die that brings the marker of its track to the Score Box. */
const scored = (track: Track, part: Part): Example<Prelude>['state'] =>
  at({
    ...held,
    agenda: during(R, { kind: 'scoring-die', seat: R, die: track }),
    scoring: { districts: 0, organizations: 0, world: 0, duma: 0, [track]: 4 },
    ...part,
  });
const growing = (seat: Seat): readonly Step[] => during(seat, { kind: 'growing-extremism', seat, modifier: 0 });
const rollDie = (face: number) => does(R, { kind: 'roll-scoring-die' }, ['1d6', [face]]);

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

const endings: Examples = {
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

export const examples: Examples = { ...sequence, ...scoring, ...activityExamples, ...endings };
