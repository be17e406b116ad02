/** Positions that the guide plays. */
import type { Example } from '../../../kernel/guide';
import { army, at, from, hands, does, refused, SOUTH, EAST, markers, nobody } from '../testing/positions';
import type { CivilWar } from '../state';
import { battles } from './battles';

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
export const examples = { ...winning, ...phases, ...battles };
