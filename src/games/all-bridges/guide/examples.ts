/** Positions that the guide plays. */
import { basics, chooses, does, refused } from './examples/basics';
import { commands } from './examples/commands';
import { sequence } from './examples/sequence';
import { specials } from './examples/specials';
import type { Example } from '../../../kernel/guide';
import { active, inactive, round, table, turnsOf, war } from '../testing/positions';
import type { AllBridges } from '../state';

/** Examples: Events and Propaganda Rounds. */
export const rounds = {
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
