/** Positions that the guide plays. */
import { movesOf, type Example } from '../../../kernel/guide';
import { army, at, from, hands, withOptions } from '../testing/positions';
import type { CivilWar } from '../state';

const { does, refused } = movesOf<CivilWar>();

const SOUTH = ['south-white', 'south-red', 'markers-south'];
const EAST = ['east-white', 'east-red', 'markers-east'];
const markers = (red: number) => ({ red, white: 6 - red });

/** Decks from which a picture shows nothing are left as they are; hands are empty unless an example needs them. */
const nobody = hands([], []);

const winning = {
  'last-marker': {
    state: at({
      markers: { 'north-west': markers(3), south: markers(6), east: markers(5) },
      armies: [
        army('red-trotsky', 'east', ['red-army-1'], 'rallied'),
        army('white-kolchak', 'east', ['white-czech-army-1']),
      ],
      hands: nobody,
    }),
    shows: EAST,
    play: [does('red', { kind: 'attack', leader: 'red-trotsky' })],
  },
  claim: {
    state: at({
      markers: { 'north-west': markers(3), south: markers(5), east: markers(3) },
      armies: [
        army('red-trotsky', 'south', ['red-army-1'], 'rallied'),
        army('red-lenin', 'east', ['red-army-2'], 'rallied'),
        army('white-denikin', 'south', ['white-poles-1', 'white-russian-whites-1']),
        army('white-kolchak', 'east', ['white-czech-army-1'], 'rallied'),
      ],
      hands: nobody,
    }),
    shows: SOUTH,
    pictures: [0, 1],
    play: [does('red', { kind: 'attack', leader: 'red-trotsky' })],
  },
  'full-morale': {
    state: at({
      agenda: from('reserve', 'red'),
      morale: { red: 19, white: 12 },
      hands: hands(['red-manpower', 'red-partisans-1'], []),
    }),
    shows: ['morale-red', 'red-hand'],
    play: [
      does('red', { kind: 'reserve-morale', card: 'red-manpower' }),
      refused('§morale', 'red', { kind: 'reserve-morale', card: 'red-partisans-1' }),
    ],
  },
  'last-turn': {
    state: at({
      turn: 60,
      active: 'white',
      agenda: from('reserve', 'white'),
      markers: { 'north-west': markers(2), south: markers(4), east: markers(4) },
      hands: hands([], ['white-finns']),
    }),
    shows: ['markers-north-west', 'markers-south', 'markers-east'],
    play: [does('white', { kind: 'done' })],
  },
} satisfies Record<string, Example<CivilWar>>;

const phases = {
  'eight-cards': {
    state: at({
      agenda: from('hand-limit', 'red'),
      hands: hands(
        [
          'red-partisans-1',
          'red-partisans-2',
          'red-army-1',
          'red-soviet-forces-1',
          'red-generals-1',
          'red-execution',
          'red-national-defense-1',
          'red-counter-attack',
        ],
        [],
      ),
    }),
    shows: ['red-hand'],
    play: [does('red', { kind: 'discard', card: 'red-soviet-forces-1' })],
  },
  'rally-and-move': {
    state: at({
      agenda: from('rally', 'red'),
      armies: [
        army('red-trotsky', 'south', ['red-army-1', 'red-partisans-1']),
        army('red-generals-1', 'east', ['red-army-2'], 'rallied'),
        army('red-stalin', 'east', ['red-bolshevik-forces-1', 'red-bolshevik-forces-2', 'red-bolshevik-forces-3']),
      ],
      hands: nobody,
    }),
    shows: ['south-red', 'east-red'],
    pictures: [0, 5],
    play: [
      refused('§rally', 'red', { kind: 'rally', leader: 'red-generals-1' }),
      does('red', { kind: 'rally', leader: 'red-trotsky' }),
      refused('§rally', 'red', { kind: 'rally', leader: 'red-stalin' }),
      refused('§rally', 'red', { kind: 'move-leader', leader: 'red-stalin', front: 'south' }),
      does('red', { kind: 'move-leader', leader: 'red-trotsky', front: 'east' }),
    ],
  },
  'whites-stay': {
    state: at({
      active: 'white',
      agenda: from('rally', 'white'),
      armies: [
        army('white-wrangel', 'south', ['white-poles-1', 'white-poles-2']),
        army('white-krasnov', 'south', ['white-russian-whites-1']),
        army('white-judenits', 'north-west', []),
      ],
      hands: nobody,
    }),
    shows: ['north-west-white', 'south-white'],
    play: [
      does('white', { kind: 'move-troop', troop: 'white-poles-1', leader: 'white-krasnov' }),
      refused('§rally', 'white', { kind: 'move-troop', troop: 'white-poles-2', leader: 'white-judenits' }),
    ],
  },
  'two-cards': {
    state: at({
      agenda: from('propaganda', 'red'),
      morale: { red: 15, white: 15 },
      unblocked: { red: 2, white: 0 },
      decks: { red: ['red-army-1', 'red-manpower'] },
      hands: hands(['red-lenin'], []),
    }),
    shows: ['morale-red'],
    pictures: [1],
    play: [does('red', { kind: 'draw-cards' })],
  },
  'one-draw-card': {
    state: at({
      agenda: from('events', 'red'),
      hands: hands(['red-manpower', 'red-communist-ideology', 'red-national-defense-1', 'red-execution'], []),
      decks: { red: ['red-partisans-1', 'red-partisans-2', 'red-partisans-3'] },
    }),
    shows: ['red-hand'],
    play: [
      does('red', { kind: 'play-event', card: 'red-manpower' }),
      refused('§events', 'red', { kind: 'play-event', card: 'red-communist-ideology' }),
      refused('§events', 'red', { kind: 'play-event', card: 'red-national-defense-1' }),
      refused('§events', 'red', { kind: 'play-event', card: 'red-execution' }),
    ],
  },
  recruiting: {
    state: at({
      active: 'white',
      agenda: from('recruitment', 'white'),
      armies: [army('white-krasnov', 'south', ['white-russian-whites-1'])],
      hands: hands([], ['white-kolchak', 'white-poles-1', 'white-poles-2', 'white-finns']),
    }),
    shows: ['south-white', 'white-hand'],
    play: [
      refused('§recruitment', 'white', { kind: 'recruit-leader', card: 'white-kolchak', front: 'south' }),
      does('white', { kind: 'recruit-leader', card: 'white-kolchak', front: 'east' }),
      refused('§recruitment', 'white', { kind: 'recruit-troop', card: 'white-finns', leader: 'white-krasnov' }),
      does('white', { kind: 'recruit-troop', card: 'white-poles-1', leader: 'white-krasnov' }),
      refused('§recruitment', 'white', { kind: 'recruit-troop', card: 'white-poles-2', leader: 'white-krasnov' }),
    ],
  },
  'three-uses': {
    state: at({
      agenda: from('reserve', 'red'),
      morale: { red: 14, white: 14 },
      armies: [army('red-trotsky', 'south', ['red-army-1'], 'rallied'), army('red-lenin', 'south', ['red-army-2'])],
      hands: hands(['red-partisans-1', 'red-manpower', 'red-sacked'], []),
    }),
    shows: ['south-red', 'red-hand'],
    play: [
      refused('§rally', 'red', { kind: 'reserve-rally', card: 'red-manpower', leader: 'red-trotsky' }),
      does('red', { kind: 'reserve-rally', card: 'red-manpower', leader: 'red-lenin' }),
      does('red', { kind: 'reserve-morale', card: 'red-partisans-1' }),
    ],
  },
} satisfies Record<string, Example<CivilWar>>;

/** The Reds attack in the South, and the Whites may block. */
const front = {
  armies: [
    army('red-trotsky', 'south', ['red-army-1', 'red-partisans-1'], 'rallied'),
    army('red-lenin', 'south', ['red-soviet-forces-1'], 'rallied'),
    army('white-wrangel', 'south', ['white-poles-1', 'white-don-cossacks-1'], 'rallied'),
    army('white-kornilov', 'south', ['white-don-cossacks-2']),
    army('white-krasnov', 'south', [], 'rallied'),
  ],
};

const battles = {
  attack: {
    state: at({
      armies: [
        army('red-trotsky', 'south', ['red-army-1', 'red-partisans-1'], 'rallied'),
        army('red-generals-1', 'south', ['red-army-2']),
        army('red-revolutionary-commissars-1', 'south', [], 'rallied'),
        army('red-lenin', 'east', ['red-soviet-forces-1'], 'rallied'),
        army('white-krasnov', 'south', ['white-poles-1']),
      ],
      hands: nobody,
    }),
    shows: SOUTH,
    play: [
      refused('§attacking', 'red', { kind: 'attack', leader: 'red-generals-1' }),
      refused('§attacking', 'red', { kind: 'attack', leader: 'red-revolutionary-commissars-1' }),
      does('red', { kind: 'attack', leader: 'red-trotsky' }),
    ],
  },
  together: {
    state: at({
      active: 'white',
      agenda: from('attack', 'white'),
      armies: [
        army('white-wrangel', 'south', ['white-poles-1'], 'rallied'),
        army('white-denikin', 'south', ['white-poles-2'], 'rallied'),
        army('white-kolchak', 'east', ['white-czech-army-1'], 'rallied'),
        army('red-trotsky', 'south', ['red-army-1']),
      ],
      hands: nobody,
    }),
    shows: [...SOUTH, 'east-white'],
    play: [
      does('white', { kind: 'attack', leader: 'white-wrangel' }),
      refused('§attacking', 'white', { kind: 'attack', leader: 'white-kolchak' }),
      does('white', { kind: 'attack', leader: 'white-denikin' }),
    ],
  },
  block: {
    state: at({ ...front, hands: nobody }),
    shows: SOUTH,
    play: [
      does('red', { kind: 'attack', leader: 'red-trotsky' }),
      does('red', { kind: 'launch' }),
      refused('§blocking', 'white', { kind: 'block', leader: 'white-kornilov' }),
      does('white', { kind: 'block', leader: 'white-krasnov' }),
      does('white', { kind: 'block', leader: 'white-wrangel' }),
    ],
  },
  confused: {
    state: at({
      active: 'white',
      agenda: from('attack', 'white'),
      armies: [
        army('white-wrangel', 'south', ['white-poles-1'], 'rallied'),
        army('red-trotsky', 'south', ['red-army-1'], 'rallied'),
      ],
      hands: hands(['red-confused-and-divided-1', 'red-death-penalty'], []),
    }),
    shows: ['south-white', 'south-red', 'red-hand'],
    play: [
      does('white', { kind: 'attack', leader: 'white-wrangel' }),
      refused('§battle-events', 'red', { kind: 'play-event', card: 'red-death-penalty' }),
      does('red', { kind: 'play-event', card: 'red-confused-and-divided-1' }),
    ],
  },
  reinforced: {
    state: at({
      ...front,
      options: withOptions({ reinforced: 'with-troops' }),
      agenda: [
        { kind: 'reinforce', seat: 'white', passes: 0 },
        { kind: 'resolve' },
        {
          kind: 'battle',
          attacker: 'red',
          front: 'south',
          attackers: ['red-trotsky'],
          blockers: ['white-krasnov', 'white-wrangel'],
          support: [],
        },
        ...from('attack', 'red'),
      ],
      hands: hands(['red-partisans-2'], ['white-finns', 'white-munitions-and-supplies-1']),
    }),
    shows: ['south-white', 'south-red', 'white-hand'],
    play: [
      refused('§reinforcing', 'white', { kind: 'reinforce', card: 'white-finns', leader: 'white-krasnov' }),
      does('white', { kind: 'reinforce', card: 'white-finns', leader: 'white-wrangel' }),
      does('red', { kind: 'reinforce', card: 'red-partisans-2', leader: 'red-trotsky' }),
      does('white', { kind: 'play-event', card: 'white-munitions-and-supplies-1' }),
    ],
  },
  fight: {
    state: at({
      ...front,
      morale: { red: 16, white: 16 },
      hands: nobody,
    }),
    shows: SOUTH,
    pictures: [0, 6],
    play: [
      does('red', { kind: 'attack', leader: 'red-trotsky' }),
      does('red', { kind: 'attack', leader: 'red-lenin' }),
      does('white', { kind: 'block', leader: 'white-wrangel' }),
      does('white', { kind: 'done' }),
      does('red', { kind: 'lose-troop', troop: 'red-partisans-1' }),
      does('white', { kind: 'roll-morale' }, ['1d6', [4]]),
    ],
  },
  'random-leader': {
    state: at({
      active: 'white',
      agenda: from('events', 'white'),
      armies: [
        army('red-trotsky', 'south', ['red-army-1', 'red-partisans-1']),
        army('red-generals-1', 'south', ['red-army-2']),
        army('red-lenin', 'east', ['red-soviet-forces-1']),
      ],
      hands: hands([], ['white-purge-1']),
    }),
    shows: ['south-red', 'east-red'],
    pictures: [0, 4],
    play: [
      does('white', { kind: 'play-event', card: 'white-purge-1' }),
      does('white', { kind: 'roll-leader' }, ['1d3', [1]]),
      refused('§leader-loss', 'red', { kind: 'rehome', troop: 'red-army-1', leader: 'red-lenin' }),
      does('red', { kind: 'rehome', troop: 'red-army-1', leader: 'red-generals-1' }),
    ],
  },
  subversion: {
    state: at({
      agenda: from('events', 'red'),
      armies: [
        army('red-trotsky', 'south', ['red-army-1']),
        army('red-stalin', 'south', []),
        army('red-lenin', 'east', []),
        army('white-wrangel', 'south', ['white-poles-1', 'white-don-cossacks-1']),
      ],
      hands: hands(['red-subversive-attack-1'], []),
    }),
    shows: ['south-white', 'south-red', 'east-red'],
    pictures: [0, 3],
    play: [
      does('red', { kind: 'play-event', card: 'red-subversive-attack-1' }),
      refused('§control', 'red', { kind: 'take-troop', troop: 'white-poles-1', leader: 'red-lenin' }),
      does('red', { kind: 'take-troop', troop: 'white-don-cossacks-1', leader: 'red-trotsky' }),
    ],
  },
} satisfies Record<string, Example<CivilWar>>;

export const examples = { ...winning, ...phases, ...battles };
