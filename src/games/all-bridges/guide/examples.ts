/** Positions that the guide plays. */
import { movesOf, type Example } from '../../../kernel/guide';
import { active, command, inactive, round, table, turnsOf, war } from '../testing/positions';
import type { AllBridges } from '../types';

const { does, refused } = movesOf<AllBridges>();

const chooses = (
  seat: 'reds' | 'senate' | 'moderates',
  name: 'rally' | 'activism' | 'terror' | 'attack' | 'march' | 'message' | 'negotiate' | 'politics',
) => does(seat, { kind: 'choose-command', command: name });
const freeNews = { at: 'available', holder: 'nobody' } as const;

const basics = {
  rails: {
    state: war({
      agenda: command('senate'),
      capabilities: { 'trains-1': { side: 'senate', at: 'tampere' } },
      spaces: { tampere: { senate: active(4) }, hame: { reds: inactive(1) } },
    }),
    shows: ['tampere', 'hame'],
    pictures: [0, 4],
    play: [
      chooses('senate', 'attack'),
      does('senate', { kind: 'attack', space: 'hame' }),
      does('senate', { kind: 'ride', train: 'trains-1', stance: 'active' }),
      does('senate', { kind: 'choose-stop', train: 'trains-1', to: 'hame-south' }),
      refused('§1.2.2', 'senate', { kind: 'choose-stop', train: 'trains-1', to: 'hame-south' }),
    ],
  },
  gift: {
    state: table({
      agenda: command('senate'),
      resources: { reds: 5, senate: 2, moderates: 6 },
      spaces: { vaasa: { senate: inactive(1) } },
    }),
    shows: ['resources'],
    pictures: [1],
    play: [does('moderates', { kind: 'transfer', to: 'senate', resources: 2 })],
  },
  'full-extent': {
    state: table({
      agenda: command('senate'),
      polarization: 6,
      spaces: { hame: { senate: active(1), reds: inactive(3) } },
    }),
    shows: ['hame'],
    play: [
      chooses('senate', 'terror'),
      does('senate', { kind: 'terror', space: 'hame' }),
      does('senate', { kind: 'remove-cell', faction: 'reds', stance: 'inactive' }),
      refused('§1.4.2', 'senate', { kind: 'done' }),
      does('senate', { kind: 'remove-cell', faction: 'reds', stance: 'inactive' }),
    ],
  },
  stacking: {
    state: table({
      agenda: command('senate', { special: 'open' }),
      spaces: { vaasa: { senate: active(1), prepared: { senate: 1 } }, pohjanmaa: { senate: inactive(1) } },
    }),
    shows: ['vaasa', 'pohjanmaa'],
    play: [
      does('senate', { kind: 'special-activity', activity: 'prepare' }),
      refused('§1.4.3', 'senate', { kind: 'place-prepared', space: 'vaasa' }),
      does('senate', { kind: 'place-prepared', space: 'pohjanmaa' }),
    ],
  },
  levels: {
    state: table({
      propaganda: 1,
      agenda: round('agitation'),
      spaces: { vaasa: { senate: active(1), support: 1 } },
    }),
    shows: ['vaasa'],
    play: [
      does('senate', { kind: 'agitate', space: 'vaasa' }),
      does('senate', { kind: 'shift', by: 1 }),
      refused('§1.6', 'senate', { kind: 'shift', by: 1 }),
      does('senate', { kind: 'done' }),
    ],
  },
  weapons: {
    state: table({ piles: { current: ['11'] }, vassalage: { russian: 6 } }),
    shows: ['vassalage-german', 'vassalage-russian'],
    play: [
      does('reds', { kind: 'take', box: 'bottom-event-d' }),
      refused('§1.9', 'reds', { kind: 'shift-vassalage', power: 'russian', by: 1 }),
      does('reds', { kind: 'shift-vassalage', power: 'german', by: -1 }),
    ],
  },
  calm: {
    state: table({
      propaganda: 1,
      polarization: 0,
      agenda: round('agitation'),
      spaces: { vaasa: { senate: active(1), support: 1 } },
    }),
    shows: ['polarization'],
    play: [
      does('senate', { kind: 'agitate', space: 'vaasa' }),
      refused('§1.10', 'senate', { kind: 'lower-polarization' }),
      does('senate', { kind: 'shift', by: 1 }),
    ],
  },
  cube: {
    state: table({ piles: { current: ['19'] }, display: { reds: 2, senate: 0 } }),
    shows: ['cubes-reds', 'cubes-senate'],
    play: [
      does('reds', { kind: 'take', box: 'bottom-event-d' }),
      does('reds', { kind: 'choose-text', text: 'unshaded' }),
      refused('§1.11', 'reds', { kind: 'take-cube', cube: 'senate' }),
      does('reds', { kind: 'take-cube', cube: 'reds' }),
    ],
  },
  reopen: {
    state: war({ piles: { current: ['45'] }, issues: { working: 'reds', reform: 'senate' } }),
    shows: ['issue-working', 'issue-reform', 'issue-social'],
    play: [
      does('reds', { kind: 'take', box: 'bottom-event-d' }),
      does('reds', { kind: 'choose-text', text: 'shaded' }),
      refused('§1.11.1', 'reds', { kind: 'reopen-issue', issue: 'social' }),
      does('reds', { kind: 'reopen-issue', issue: 'working' }),
    ],
  },
} satisfies Record<string, Example<AllBridges>>;

const sequence = {
  rows: {
    state: table({
      cylinders: { reds: 'bottom-event-d', senate: 'first', moderates: 'second' },
      agenda: turnsOf('senate', 'moderates'),
      spaces: { vaasa: { senate: inactive(1) } },
    }),
    shows: [],
    play: [
      refused('§2.2.3', 'senate', { kind: 'take', box: 'middle-event-c' }),
      does('senate', { kind: 'pass' }),
      does('moderates', { kind: 'take', box: 'bottom-limited-c' }),
    ],
  },
  'one-space': {
    state: table({
      agenda: turnsOf('senate', 'moderates'),
      cylinders: { senate: 'first', moderates: 'second', reds: 'ineligible' },
      news: [{ at: 'vaasa', holder: 'senate' }, freeNews],
      spaces: { vaasa: { senate: inactive(2) }, pohjanmaa: { senate: inactive(1) } },
    }),
    shows: ['vaasa', 'pohjanmaa'],
    play: [
      does('senate', { kind: 'take', box: 'top-limited-d' }),
      chooses('senate', 'rally'),
      does('senate', { kind: 'rally', space: 'vaasa' }),
      refused('§2.2.4', 'senate', { kind: 'rally', space: 'pohjanmaa' }),
      does('senate', { kind: 'spend-news' }),
      chooses('senate', 'rally'),
      does('senate', { kind: 'rally', space: 'pohjanmaa' }),
    ],
  },
  revolt: {
    state: table({
      piles: { current: ['24'], pivotal: [] },
      cylinders: { reds: 'bottom-event-d', senate: 'first', moderates: 'second' },
      agenda: [{ kind: 'red-revolt' }, ...turnsOf('senate', 'moderates')],
      spaces: {
        helsinki: { reds: inactive(2), senate: inactive(1), prepared: { senate: 1 }, russians: 1 },
        vaasa: { senate: active(2) },
      },
    }),
    shows: ['helsinki'],
    pictures: [0, 2],
    play: [
      does('reds', { kind: 'choose-option', option: 'clear-town' }),
      does('reds', { kind: 'choose-space', space: 'helsinki' }),
    ],
  },
} satisfies Record<string, Example<AllBridges>>;

const commands = {
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

const specials = {
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

const rounds = {
  must: {
    state: table({
      piles: { current: ['10'] },
      cylinders: { moderates: 'first', reds: 'second', senate: 'third' },
      agenda: turnsOf('moderates', 'reds', 'senate'),
    }),
    shows: ['turku', 'viipuri'],
    pictures: [5],
    play: [
      does('moderates', { kind: 'take', box: 'bottom-event-d' }),
      does('moderates', { kind: 'choose-text', text: 'shaded' }),
      does('moderates', { kind: 'deploy', space: 'turku', faction: 'moderates' }),
      refused('§5.1', 'moderates', { kind: 'done' }),
      does('moderates', { kind: 'deploy', space: 'viipuri', faction: 'moderates' }),
    ],
  },
  hanko: {
    state: war({
      piles: { current: ['31'] },
      spaces: { uusimaa: { reds: inactive(1) }, turku: { reds: inactive(1) } },
    }),
    shows: ['uusimaa'],
    pictures: [6],
    play: [
      does('reds', { kind: 'take', box: 'bottom-event-d' }),
      does('reds', { kind: 'choose-text', text: 'shaded' }),
      does('reds', { kind: 'grant', faction: 'reds' }),
      chooses('reds', 'rally'),
      refused('§5.4', 'reds', { kind: 'rally', space: 'turku' }),
      does('reds', { kind: 'rally', space: 'uusimaa' }),
    ],
  },
  'victory-check': {
    state: table({
      polarization: 2,
      propaganda: 1,
      agenda: [{ kind: 'faction', seat: 'moderates' }, ...round('victory-phase')],
      cylinders: { moderates: 'first', reds: 'second', senate: 'third' },
      spaces: {
        helsinki: { senate: active(2) },
        tampere: { senate: active(1) },
        vaasa: { senate: active(1) },
      },
    }),
    shows: ['victory', 'polarization'],
    play: [does('moderates', { kind: 'pass' })],
  },
  'politics-phase': {
    state: table({
      propaganda: 1,
      agenda: round('politics-phase'),
      display: { reds: 2, senate: 1 },
      personality: 'helsinki',
      spaces: { helsinki: { moderates: inactive(1) } },
    }),
    shows: ['cubes-reds', 'cubes-senate', 'issue-working'],
    pictures: [0, 1],
    play: [does('moderates', { kind: 'roll-politics' }, ['1d6', [3]])],
  },
  agitation: {
    state: table({
      propaganda: 1,
      agenda: round('agitation'),
      issues: { working: 'reds' },
      spaces: {
        vaasa: { senate: active(1), terror: { reds: 1 } },
        hame: { senate: active(1), reds: inactive(1) },
      },
    }),
    shows: ['vaasa', 'hame'],
    pictures: [0, 5],
    play: [
      refused('§6.4.2', 'senate', { kind: 'agitate', space: 'hame' }),
      does('senate', { kind: 'agitate', space: 'vaasa' }),
      refused('§6.4.2', 'senate', { kind: 'shift', by: 1 }),
      does('senate', { kind: 'remove-terror', of: 'reds' }),
      does('senate', { kind: 'shift', by: 1 }),
    ],
  },
  prisoners: {
    state: war({ propaganda: 3, agenda: round('release-prisoners'), prisoners: { reds: 3, senate: 2 } }),
    shows: ['polarization', 'prisoners'],
    pictures: [2],
    play: [does('reds', { kind: 'release', prisoners: 2 }), does('senate', { kind: 'release', prisoners: 0 })],
  },
} satisfies Record<string, Example<AllBridges>>;

export const examples = { ...basics, ...sequence, ...commands, ...specials, ...rounds };
