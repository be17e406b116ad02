/** Examples: What lies on the table. */
import { movesOf, type Example } from '../../../../kernel/guide';
import type { AllBridges } from '../../state';
import { active, command, inactive, round, table, war } from '../../testing/positions';

/** What the examples are written with. */
export const { does, refused } = movesOf<AllBridges>();

/** Chooses a Command. */
export const chooses = (
  seat: 'reds' | 'senate' | 'moderates',
  name: 'rally' | 'activism' | 'terror' | 'attack' | 'march' | 'message' | 'negotiate' | 'politics',
) => does(seat, { kind: 'choose-command', command: name });
/** A News marker that is not on the map. */
export const freeNews = { at: 'available', holder: 'nobody' } as const;

export const basics = {
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
