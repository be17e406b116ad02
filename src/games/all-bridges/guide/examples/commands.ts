/** Examples: Commands and the Germans. */
import type { Example } from '../../../../kernel/guide';
import { active, command, inactive, table, turnsOf, war } from '../../testing/positions';
import type { AllBridges } from '../../state';
import { chooses, does, freeNews, refused } from './basics';

export const commands = {
  'once-each': {
    state: table({ agenda: command('reds'), spaces: { turku: { reds: inactive(1) }, hame: { reds: inactive(1) } } }),
    shows: ['turku', 'hame'],
    play: [
      chooses('reds', 'rally'),
      does('reds', { kind: 'rally', space: 'turku' }),
      refused('§3.1', 'reds', { kind: 'rally', space: 'turku' }),
      does('reds', { kind: 'rally', space: 'hame' }),
      does('reds', { kind: 'done' }),
    ],
  },
  'free-rally': {
    state: table({
      agenda: command('reds', { free: true }),
      spaces: { hame: { reds: inactive(2), support: 2, terror: { senate: 1 } } },
    }),
    shows: ['hame'],
    pictures: [0, 4],
    play: [
      chooses('reds', 'rally'),
      does('reds', { kind: 'rally', space: 'hame' }),
      refused('§3.1.2', 'reds', { kind: 'offset' }),
      does('reds', { kind: 'place-cells' }),
    ],
  },
  rally: {
    state: table({
      agenda: command('reds'),
      spaces: {
        tampere: { reds: inactive(1), support: -1, terror: { senate: 2 } },
        hame: { reds: inactive(3), support: -1 },
      },
    }),
    shows: ['tampere', 'hame'],
    pictures: [0, 6],
    play: [
      chooses('reds', 'rally'),
      does('reds', { kind: 'rally', space: 'tampere' }),
      refused('§3.2.1', 'reds', { kind: 'build', active: 0 }),
      does('reds', { kind: 'offset' }),
      does('reds', { kind: 'place-cells' }),
      does('reds', { kind: 'rally', space: 'hame' }),
      does('reds', { kind: 'build', active: 0 }),
    ],
  },
  activism: {
    state: table({
      agenda: command('reds'),
      spaces: {
        tampere: { reds: active(2) },
        hame: { reds: active(1), senate: active(1) },
        turku: { reds: inactive(2) },
        uusimaa: { reds: inactive(1) },
      },
    }),
    shows: ['tampere', 'hame', 'turku', 'uusimaa'],
    play: [
      chooses('reds', 'activism'),
      does('reds', { kind: 'pacify', space: 'tampere' }),
      refused('§3.2.2', 'reds', { kind: 'flip', space: 'hame' }),
      does('reds', { kind: 'activate' }, ['1d6', [3]]),
      does('reds', { kind: 'activate-cell', space: 'turku' }),
      refused('§3.2.2', 'reds', { kind: 'activate-cell', space: 'turku' }),
      does('reds', { kind: 'activate-cell', space: 'uusimaa' }),
      does('reds', { kind: 'activate-cell', space: 'turku' }),
    ],
  },
  terror: {
    state: table({
      agenda: command('senate'),
      personality: 'hame',
      spaces: {
        hame: { senate: active(1), reds: inactive(1), moderates: inactive(1), prepared: { reds: 1 } },
        pohjanmaa: { senate: inactive(1), reds: inactive(1) },
      },
    }),
    shows: ['hame', 'pohjanmaa'],
    pictures: [0, 5],
    play: [
      chooses('senate', 'terror'),
      refused('§3.2.3', 'senate', { kind: 'terror', space: 'pohjanmaa' }),
      does('senate', { kind: 'terror', space: 'hame' }),
      refused('§3.2.3', 'senate', { kind: 'remove-cell', faction: 'reds', stance: 'inactive' }),
      does('senate', { kind: 'remove-cell', faction: 'moderates', stance: 'inactive' }),
    ],
  },
  attack: {
    state: war({
      agenda: command('senate'),
      spaces: { hame: { senate: { active: 1, inactive: 5 }, reds: inactive(4) }, vaasa: { senate: active(1) } },
    }),
    shows: ['hame'],
    pictures: [0, 7],
    play: [
      chooses('senate', 'attack'),
      refused('§3.2.4', 'senate', { kind: 'attack', space: 'vaasa' }),
      does('senate', { kind: 'attack', space: 'hame' }),
      does('senate', { kind: 'add-strength' }),
      does('senate', { kind: 'roll-attack' }, ['1d6', [3]]),
      does('senate', { kind: 'engage' }),
      does('senate', { kind: 'lose-cell', stance: 'inactive' }),
    ],
  },
  retreat: {
    state: war({
      agenda: command('senate'),
      capabilities: { commander: { side: 'reds', at: 'hame' }, 'jaeger-1': { side: 'senate', at: 'hame' } },
      spaces: { hame: { senate: active(6), reds: inactive(2) } },
    }),
    shows: ['hame', 'uusimaa'],
    pictures: [0, 5],
    play: [
      chooses('senate', 'attack'),
      does('senate', { kind: 'attack', space: 'hame' }),
      does('senate', { kind: 'add-strength' }),
      does('senate', { kind: 'roll-attack' }, ['1d6', [2]]),
      does('senate', { kind: 'retreat', to: 'uusimaa' }),
    ],
  },
  march: {
    state: war({
      agenda: command('reds'),
      spaces: { turku: { reds: active(4), russians: 2 }, uusimaa: { reds: inactive(1) } },
    }),
    shows: ['turku', 'varsinais-suomi', 'uusimaa'],
    play: [
      chooses('reds', 'march'),
      refused('§3.2.5', 'reds', { kind: 'march', space: 'vaasa' }),
      does('reds', { kind: 'march', space: 'varsinais-suomi' }),
      does('reds', { kind: 'march-cell', from: 'turku', stance: 'active' }),
      does('reds', { kind: 'march-russian', from: 'turku' }),
      refused('§3.2.5', 'reds', { kind: 'march-russian', from: 'turku' }),
      does('reds', { kind: 'done' }),
    ],
  },
  discount: {
    state: table({
      agenda: command('moderates'),
      polarization: 7,
      resources: { moderates: 0 },
      spaces: { helsinki: { moderates: inactive(1) } },
    }),
    shows: ['helsinki', 'uusimaa', 'polarization'],
    play: [
      chooses('moderates', 'rally'),
      does('moderates', { kind: 'rally', space: 'helsinki' }),
      does('moderates', { kind: 'rally', space: 'uusimaa' }),
    ],
  },
  message: {
    state: war({
      agenda: command('moderates'),
      news: [{ at: 'tampere', holder: 'nobody' }, freeNews],
      personality: 'tampere',
      spaces: { tampere: { moderates: active(2) }, hame: { senate: active(3) } },
    }),
    shows: ['tampere', 'hame'],
    pictures: [0, 6],
    play: [
      chooses('moderates', 'message'),
      does('moderates', { kind: 'message', from: 'tampere', stance: 'active' }),
      does('moderates', { kind: 'carry', load: 'news' }),
      refused('§3.3.2', 'moderates', { kind: 'carry', load: 'personality' }),
      does('moderates', { kind: 'move-on', to: 'hame' }),
      does('moderates', { kind: 'done' }),
      does('moderates', { kind: 'roll-capture', space: 'hame' }, ['1d6', [3]]),
    ],
  },
  negotiate: {
    state: table({
      agenda: command('moderates'),
      polarization: 6,
      spaces: {
        helsinki: { moderates: inactive(1), reds: active(2) },
        turku: { moderates: active(1), senate: active(1) },
      },
    }),
    shows: ['helsinki', 'turku'],
    pictures: [0, 3],
    play: [
      chooses('moderates', 'negotiate'),
      refused('§3.3.3', 'moderates', { kind: 'negotiate', space: 'turku', faction: 'senate' }),
      does('moderates', { kind: 'negotiate', space: 'helsinki', faction: 'reds' }),
      does('moderates', { kind: 'lower-polarization' }),
    ],
  },
  politics: {
    state: table({
      agenda: command('moderates'),
      polarization: 6,
      spaces: { helsinki: { moderates: inactive(1), reds: active(1) } },
    }),
    shows: ['polarization'],
    play: [refused('§3.3.4', 'moderates', { kind: 'choose-command', command: 'politics' })],
  },
  'politics-cost': {
    state: table({ agenda: command('moderates'), spaces: { helsinki: { moderates: inactive(1) } } }),
    shows: ['cubes-reds', 'cubes-senate', 'polarization'],
    pictures: [2],
    play: [chooses('moderates', 'politics'), does('moderates', { kind: 'place-cube', cube: 'senate' })],
  },
  germans: {
    state: war({
      piles: { current: ['35'] },
      germanBox: 3,
      agenda: [{ kind: 'german-phase' }, { kind: 'german-turn', turn: 'first' }, ...turnsOf('reds', 'senate')],
    }),
    shows: ['uusimaa'],
    pictures: [2],
    play: [
      does('senate', { kind: 'roll-german-phase' }, ['1d6', [2]]),
      does('senate', { kind: 'roll-landing' }, ['1d6', [4]]),
    ],
  },
} satisfies Record<string, Example<AllBridges>>;
