/** Positions that the guide plays: attacks, and what follows. */
import type { Example } from '../../../kernel/guide';
import { army, at, from, hands, withOptions, does, refused, SOUTH, nobody } from '../testing/positions';
import type { CivilWar } from '../state';

const front = {
  armies: [
    army('red-trotsky', 'south', ['red-army-1', 'red-partisans-1'], 'rallied'),
    army('red-lenin', 'south', ['red-soviet-forces-1'], 'rallied'),
    army('white-wrangel', 'south', ['white-poles-1', 'white-don-cossacks-1'], 'rallied'),
    army('white-kornilov', 'south', ['white-don-cossacks-2']),
    army('white-krasnov', 'south', [], 'rallied'),
  ],
};

export const battles = {
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
