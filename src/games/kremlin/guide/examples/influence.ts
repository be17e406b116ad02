/** Sheets, chits, ties and gifts. */
import { movesOf, type Example } from '../../../../kernel/guide';
import { asked, at, END, type Position } from '../../testing/positions';
import type { Kremlin } from '../../state';
import type { Occasion, Step } from '../../vocabulary';

/** The starting position of the examples: by default the Modern game with four. A to M hold the offices by rank. */
export const { does, refused } = movesOf<Kremlin>();
export const us = 'stalinists';
export const them = 'militarists';

export const table = ({ of = {}, ...more }: Position) => at({ of: { edition: 'modern', ...of }, ...more });
export const PURGES: Step = { kind: 'purges', over: false };
/** After the example the year continues with a question to everybody. */
export const LATER: readonly Step[] = [asked('end-of-turn'), END];
/** A window in which only we are still asked. */
export const only = (about: Occasion): Step => ({ kind: 'window', about, waiting: [us], round: 0 });
/** A purge by our KGB Head, announced and not yet rolled. */
export const announced = (target: string): Step => ({ kind: 'purge', target, by: us, actor: 'B', bonus: 0 });

const writing = (of: Position['of'] = {}) => ({
  ...table({ of, turn: 0, phase: 'cures', agenda: [{ kind: 'assign' }, { kind: 'turn' }] }),
  sealed: [],
});

export const influence = {
  sheet: {
    state: writing(),
    shows: [],
    play: [
      does(us, { kind: 'assign', politician: 'C', points: 10 }),
      does(us, { kind: 'assign', politician: 'K', points: 9 }),
      refused('§assign', us, { kind: 'seal-sheet' }),
    ],
  },
  'club-sheet': {
    state: writing({ 'club-55': true }),
    shows: [],
    play: [
      does(us, { kind: 'assign', politician: 'C', points: 30 }),
      does(us, { kind: 'assign', politician: 'K', points: 20 }),
      refused('§club-55', us, { kind: 'seal-sheet' }),
      does(us, { kind: 'assign', politician: 'L', points: 5 }),
      does(us, { kind: 'seal-sheet' }),
    ],
  },
  'own-politician': {
    state: writing({ exclusive: true }),
    shows: [],
    play: [
      does(us, { kind: 'assign', politician: 'AA', points: 10 }),
      refused('§exclusive', us, { kind: 'assign', politician: 'BB', points: 9 }),
    ],
  },
  outbid: {
    state: table({
      agenda: [announced('G'), PURGES, ...LATER],
      declared: { B: { stalinists: 4 }, G: { militarists: 2 } },
      sheets: { militarists: { B: 7 } },
    }),
    shows: ['kgb-head', 'chits-kgb-head', 'economy-minister', 'chits-economy-minister'],
    pictures: [0, 2],
    play: [
      refused('§declare', us, { kind: 'call-off' }),
      does(them, { kind: 'declare', politician: 'B', points: 5 }),
      does(them, { kind: 'call-off' }),
    ],
  },
  'ten-plus': {
    state: table({
      agenda: [PURGES, ...LATER],
      declared: { B: { militarists: 6, stalinists: 4 } },
      sheets: { stalinists: { B: 11 } },
    }),
    shows: ['kgb-head', 'chits-kgb-head'],
    pictures: [0, 1],
    play: [
      does(us, { kind: 'declare', politician: 'B', points: 11 }),
      refused('§ten-plus', them, { kind: 'declare', politician: 'B', points: 6 }),
    ],
  },
  tenths: {
    state: table({
      of: { tenths: 'yes' },
      agenda: [PURGES, ...LATER],
      declared: { B: { stalinists: 6, militarists: 6, evolutionists: 4 } },
    }),
    shows: ['kgb-head', 'chits-kgb-head'],
    play: [
      refused('§ties', us, { kind: 'support', politician: 'B', faction: us }),
      does('evolutionists', { kind: 'support', politician: 'B', faction: them }),
      refused('§ties', 'evolutionists', { kind: 'support', politician: 'B', faction: us }),
    ],
  },
  'points-first': {
    state: table({
      turn: 3,
      phase: 'parade',
      agenda: [{ kind: 'increase', seat: us, left: 2, drawn: false }, END],
      declared: { B: { stalinists: 4 } },
      hands: { stalinists: ['red-1', 'red-3'] },
    }),
    shows: [],
    play: [does(us, { kind: 'draw-card' }), refused('§increase', us, { kind: 'add-influence', politician: 'B' })],
  },
  'full-hand': {
    state: table({
      turn: 3,
      phase: 'parade',
      agenda: [{ kind: 'increase', seat: us, left: 2, drawn: false }, ...LATER],
      hands: { stalinists: ['red-1', 'red-3', 'red-5'] },
    }),
    shows: [],
    play: [
      refused('§intrigue', us, { kind: 'draw-card' }),
      does(us, { kind: 'add-influence', politician: 'B' }),
      does(us, { kind: 'add-influence', politician: 'I' }),
    ],
  },
  'no-chief-yet': {
    state: table({
      of: { players: 3, 'three-player': true },
      agenda: [PURGES, ...LATER],
      declared: { B: { militarists: 4 } },
      sheets: { stalinists: { A: 5, C: 4 } },
    }),
    shows: [],
    play: [
      refused('§three-player', us, { kind: 'declare', politician: 'A', points: 5 }),
      does(us, { kind: 'declare', politician: 'C', points: 4 }),
    ],
  },
} satisfies Record<string, Example<Kremlin>>;
