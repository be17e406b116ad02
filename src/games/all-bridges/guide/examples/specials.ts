/** Examples: Special Activities. */
import type { Example } from '../../../../kernel/guide';
import { active, command, inactive, table, turnsOf, war } from '../../testing/positions';
import type { AllBridges } from '../../state';
import { chooses, does, freeNews, refused } from './basics';

export const specials = {
  'last-resource': {
    state: table({
      agenda: command('senate', { special: 'open' }),
      resources: { senate: 1 },
      spaces: { vaasa: { senate: active(1) } },
    }),
    shows: ['vaasa', 'vassalage-german'],
    pictures: [],
    play: [
      does('senate', { kind: 'special-activity', activity: 'foreign-relations' }),
      refused('§4.1', 'senate', { kind: 'invest' }),
      does('senate', { kind: 'raise-vassalage' }),
    ],
  },
  accompany: {
    state: table({
      agenda: command('moderates', { special: 'open' }),
      spaces: { helsinki: { moderates: inactive(2) }, turku: { moderates: inactive(1) } },
    }),
    shows: ['helsinki', 'turku'],
    play: [
      chooses('moderates', 'rally'),
      refused('§4.1.1', 'moderates', { kind: 'special-activity', activity: 'publish' }),
      does('moderates', { kind: 'special-activity', activity: 'personality' }),
      does('moderates', { kind: 'place-personality', space: 'helsinki' }),
    ],
  },
  collect: {
    state: table({
      agenda: command('reds', { special: 'open' }),
      spaces: {
        tampere: { reds: active(1) },
        hame: { reds: { active: 1, inactive: 1 } },
        turku: { reds: active(1), senate: inactive(1) },
      },
    }),
    shows: ['tampere', 'hame', 'turku'],
    play: [
      does('reds', { kind: 'special-activity', activity: 'political-event' }),
      refused('§4.2.1', 'reds', { kind: 'collect', space: 'turku' }),
      does('reds', { kind: 'collect', space: 'tampere' }),
      does('reds', { kind: 'collect', space: 'hame' }),
    ],
  },
  relations: {
    state: table({ agenda: command('senate', { special: 'open' }), spaces: { vaasa: { senate: active(1) } } }),
    shows: ['vassalage-german'],
    play: [
      does('senate', { kind: 'special-activity', activity: 'foreign-relations' }),
      refused('§4.2.2', 'senate', { kind: 'roll-relations' }),
      does('senate', { kind: 'invest' }),
      does('senate', { kind: 'invest' }),
      does('senate', { kind: 'roll-relations' }, ['1d6', [4]]),
    ],
  },
  prepare: {
    state: table({
      agenda: command('reds', { special: 'open' }),
      spaces: { tampere: { reds: active(1) } },
    }),
    shows: ['tampere'],
    pictures: [3],
    play: [
      does('reds', { kind: 'special-activity', activity: 'prepare' }),
      refused('§4.2.3', 'reds', { kind: 'place-sabotage', border: 'tampere/hame' }),
      does('reds', { kind: 'place-prepared', space: 'tampere' }),
    ],
  },
  sabotage: {
    state: war({
      agenda: command('reds'),
      capabilities: { 'trains-1': { side: 'reds', at: 'tampere' } },
      spaces: { tampere: { reds: active(2) } },
      sabotage: ['tampere/hame'],
    }),
    shows: ['tampere', 'hame'],
    play: [
      chooses('reds', 'march'),
      does('reds', { kind: 'march', space: 'hame' }),
      does('reds', { kind: 'march-cell', from: 'tampere', stance: 'active' }),
      refused('§4.2.3', 'reds', { kind: 'march-marker', marker: 'trains-1', to: 'hame-west' }),
    ],
  },
  coordinate: {
    state: war({
      agenda: [{ kind: 'german-action' }, ...turnsOf('reds', 'senate')],
      coordinate: true,
      spaces: { uusimaa: { germans: 2 }, helsinki: { reds: inactive(2) } },
    }),
    shows: ['uusimaa', 'helsinki'],
    pictures: [0, 3],
    play: [
      refused('§4.2.4', 'senate', { kind: 'land', space: 'uusimaa' }),
      does('senate', { kind: 'german-march', from: 'uusimaa', to: 'helsinki' }),
      does('senate', { kind: 'german-march', from: 'uusimaa', to: 'helsinki' }),
    ],
  },
  crackdown: {
    state: war({
      agenda: command('senate', { special: 'open' }),
      spaces: {
        hame: { senate: { active: 1, inactive: 1 }, support: -1 },
        turku: { senate: active(1), reds: inactive(1), support: -1 },
      },
    }),
    shows: ['hame', 'turku'],
    pictures: [0, 3],
    play: [
      does('senate', { kind: 'special-activity', activity: 'crackdown' }),
      refused('§4.2.5', 'senate', { kind: 'crack-down', space: 'turku' }),
      does('senate', { kind: 'crack-down', space: 'hame' }),
    ],
  },
  personality: {
    state: war({
      agenda: command('moderates', { special: 'open' }),
      personality: 'helsinki',
      news: [{ at: 'helsinki', holder: 'moderates' }, freeNews],
      spaces: { helsinki: { moderates: inactive(1) } },
    }),
    shows: ['helsinki'],
    play: [
      does('moderates', { kind: 'special-activity', activity: 'personality' }),
      refused('§4.3.1', 'moderates', { kind: 'place-personality', space: 'helsinki' }),
      does('moderates', { kind: 'use-news', cube: 'reds', gain: 'polarization' }, ['1d6', [3]]),
    ],
  },
  dialogue: {
    state: table({
      agenda: command('moderates', { special: 'open' }),
      spaces: { helsinki: { moderates: inactive(1), reds: inactive(2) } },
    }),
    shows: ['helsinki'],
    pictures: [0, 3],
    play: [
      does('moderates', { kind: 'special-activity', activity: 'dialogue' }),
      refused('§4.3.2', 'moderates', { kind: 'talk', space: 'helsinki' }),
      does('moderates', { kind: 'win-over', space: 'helsinki', faction: 'reds' }),
    ],
  },
  publish: {
    state: table({
      agenda: command('moderates', { special: 'open' }),
      personality: 'helsinki',
      spaces: {
        helsinki: { moderates: inactive(2), networks: 1 },
        tampere: { moderates: inactive(1) },
        mikkeli: { moderates: inactive(1) },
      },
    }),
    shows: ['helsinki', 'tampere', 'mikkeli'],
    play: [
      does('moderates', { kind: 'special-activity', activity: 'publish' }),
      refused('§4.3.3', 'moderates', { kind: 'publish', space: 'mikkeli' }),
      does('moderates', { kind: 'publish', space: 'helsinki' }),
      does('moderates', { kind: 'expose' }),
      does('moderates', { kind: 'expose' }),
      does('moderates', { kind: 'publish', space: 'tampere' }),
    ],
  },
} satisfies Record<string, Example<AllBridges>>;
