/** Examples: The sequence of play. */
import type { Example } from '../../../../kernel/guide';
import { active, inactive, table, turnsOf } from '../../testing/positions';
import type { AllBridges } from '../../state';
import { chooses, does, freeNews, refused } from './basics';

export const sequence = {
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
