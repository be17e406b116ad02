/** Positions that the guide plays: the Modern game with four, if nothing else is said. A to M hold the offices by rank. */
import { movesOf, type Example } from '../../../kernel/guide';
import { INVESTIGATING } from '../testing/investigating';
import { asked, at, END, type Position } from '../testing/positions';
import type { Kremlin } from '../types';
import type { Occasion, Step } from '../vocabulary';

const { does, refused } = movesOf<Kremlin>();
const us = 'stalinists';
const them = 'militarists';

const table = ({ of = {}, ...more }: Position) => at({ of: { edition: 'modern', ...of }, ...more });
const PURGES: Step = { kind: 'purges', over: false };
/** After what is shown, the year goes on in a moment that asks everybody. */
const LATER: readonly Step[] = [asked('end-of-turn'), END];
/** A window in which only we are still asked. */
const only = (about: Occasion): Step => ({ kind: 'window', about, waiting: [us], round: 0 });
const announced = (target: string): Step => ({ kind: 'purge', target, by: us, actor: 'B', bonus: 0 });

const writing = (of: Position['of'] = {}) => ({
  ...table({ of, turn: 0, phase: 'cures', agenda: [{ kind: 'assign' }, { kind: 'turn' }] }),
  sealed: [],
});

const influence = {
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

const terror = {
  purge: {
    state: table({ agenda: [PURGES, ...LATER], declared: { B: { stalinists: 4 }, I: { militarists: 3 } } }),
    shows: ['kgb-head', 'chits-kgb-head', 'candidate-1', 'chits-candidate-1'],
    play: [refused('§purge', us, { kind: 'purge', target: 'B' }), does(us, { kind: 'purge', target: 'I' })],
  },
  'purge-rolled': {
    state: table({
      agenda: [announced('C'), PURGES, ...LATER],
      declared: { B: { stalinists: 4 }, C: { militarists: 5, evolutionists: 2 } },
    }),
    shows: ['kgb-head', 'chits-kgb-head', 'foreign-minister', 'chits-foreign-minister', 'siberia'],
    pictures: [0, 1],
    play: [does(us, { kind: 'roll-purge' }, ['1d20', [14]])],
  },
  'purge-missed': {
    state: table({
      of: { cards: false },
      agenda: [announced('C'), PURGES, ...LATER],
      declared: { B: { stalinists: 4 }, C: { militarists: 5 } },
    }),
    shows: ['kgb-head', 'foreign-minister'],
    play: [does(us, { kind: 'roll-purge' }, ['1d20', [13]])],
  },
  'too-old': {
    state: table({
      agenda: [PURGES, ...LATER],
      people: { B: { stress: 19 } },
      declared: { B: { stalinists: 4 } },
    }),
    shows: ['kgb-head', 'chits-kgb-head'],
    play: [refused('§retirement', us, { kind: 'purge', target: 'I' }), does(us, { kind: 'end-purges' })],
  },
  substitute: {
    state: table({
      agenda: [PURGES, ...LATER],
      people: { B: { cure: true, sick: 1 } },
      declared: { B: { stalinists: 4 }, E: { militarists: 3 } },
    }),
    shows: ['kgb-head', 'chits-kgb-head', 'ideology-chief', 'chits-ideology-chief'],
    play: [
      does(them, { kind: 'purge', target: 'B' }),
      refused('§inactive', us, { kind: 'go-into-exile', politician: 'B' }),
    ],
  },
  flight: {
    state: table({
      agenda: [announced('G'), PURGES, ...LATER],
      people: { G: { suspicion: 1, stress: 4 } },
      declared: { B: { stalinists: 4 }, G: { militarists: 5 } },
      sheets: { stalinists: { G: 6 } },
    }),
    shows: ['economy-minister', 'chits-economy-minister', 'exile'],
    pictures: [0, 1],
    play: [
      does(them, { kind: 'go-into-exile', politician: 'G' }),
      refused('§exile', us, { kind: 'declare', politician: 'G', points: 6 }),
    ],
  },
  'way-back': {
    state: table({
      agenda: [PURGES, ...LATER],
      people: { G: { at: 'exile' } },
      declared: { B: { stalinists: 4 }, G: { militarists: 5 } },
    }),
    shows: ['exile', 'people'],
    pictures: [0, 1],
    play: [does(them, { kind: 'return-by-influence', politician: 'G' })],
  },
  'cards-home': {
    state: table({
      agenda: [PURGES, ...LATER],
      people: { G: { at: 'exile' } },
      declared: { B: { militarists: 4 }, G: { stalinists: 5 } },
      hands: { stalinists: ['red-1', 'red-3'] },
    }),
    shows: ['exile', 'people'],
    pictures: [1],
    play: [
      refused('§exile', us, { kind: 'return-by-cards', politician: 'G', first: 'red-1', second: 'red-1' }),
      does(us, { kind: 'return-by-cards', politician: 'G', first: 'red-1', second: 'red-3' }),
    ],
  },
  protege: {
    state: table({
      of: { edition: '1928' },
      agenda: [announced('C'), PURGES, ...LATER],
      declared: { B: { stalinists: 4 }, C: { militarists: 5, evolutionists: 2 } },
    }),
    shows: ['kgb-head', 'foreign-minister', 'chits-foreign-minister', 'siberia'],
    pictures: [0, 1],
    play: [does(us, { kind: 'roll-purge' }, ['1d20', [14]])],
  },
  promise: {
    state: table({
      agenda: [PURGES, ...LATER],
      declared: { B: { stalinists: 4 }, E: { militarists: 3 } },
      promises: [{ seat: us, to: them, promise: 'no-purge', on: 'E' }],
    }),
    shows: [],
    play: [refused('§bargains', us, { kind: 'purge', target: 'E' }), does(us, { kind: 'purge', target: 'F' })],
  },
  gift: {
    state: table({
      agenda: [PURGES, ...LATER],
      declared: { B: { apologists: 4 } },
      hands: { stalinists: ['red-5'], militarists: ['red-1', 'red-3', 'red-9'] },
    }),
    shows: [],
    play: [
      refused('§intrigue', us, { kind: 'give-card', card: 'red-5', to: them }),
      does(us, { kind: 'give-card', card: 'red-5', to: 'evolutionists' }),
    ],
  },
} satisfies Record<string, Example<Kremlin>>;

/** The Defense Minister is ours, and the Ideology Chief is under suspicion. */
const spying = (more: Position = {}, step: Partial<typeof INVESTIGATING> = {}) =>
  table({
    phase: 'investigations',
    agenda: [{ ...INVESTIGATING, ...step }, ...LATER],
    declared: { D: { stalinists: 4 } },
    people: { E: { suspicion: 1 } },
    ...more,
  });
const MINISTER = ['defense-minister', 'chits-defense-minister', 'ideology-chief'];

const investigations = {
  suspect: {
    state: spying(),
    shows: [...MINISTER, 'industry-minister'],
    pictures: [0, 2],
    play: [
      refused('§investigation', us, { kind: 'investigate', target: 'D' }),
      does(us, { kind: 'investigate', target: 'F' }),
      refused('§investigation', us, { kind: 'investigate', target: 'F' }),
    ],
  },
  trial: {
    state: spying(),
    shows: MINISTER,
    play: [refused('§trial', us, { kind: 'hold-trial', target: 'F' }), does(us, { kind: 'hold-trial', target: 'E' })],
  },
  verdict: {
    state: spying({
      agenda: [
        { kind: 'vote', voter: 'C' },
        {
          kind: 'trial',
          accused: 'E',
          prosecutor: 'D',
          needed: 2,
          votes: [
            { voter: 'A', by: us, vote: 'guilty' },
            { voter: 'B', by: 'nobody', vote: 'innocent' },
          ],
        },
        { ...INVESTIGATING, tried: true },
        ...LATER,
      ],
      declared: { A: { stalinists: 2 }, C: { militarists: 3 }, D: { stalinists: 4 } },
    }),
    shows: MINISTER,
    pictures: [0, 1],
    play: [does(them, { kind: 'vote', vote: 'innocent' }), refused('§trial', us, { kind: 'investigate', target: 'E' })],
  },
  'one-of-two': {
    state: spying({ of: { edition: 'standard' } }, { tried: true }),
    shows: [],
    play: [refused('§condemnation', us, { kind: 'condemn', target: 'I' }), does(us, { kind: 'end-investigations' })],
  },
  negated: {
    state: spying({
      agenda: [
        asked('condemnation'),
        { kind: 'condemnation', target: 'I', by: us, actor: 'D' },
        { ...INVESTIGATING, condemned: true },
        ...LATER,
      ],
      declared: { A: { militarists: 3 }, D: { stalinists: 4 } },
    }),
    shows: ['party-chief', 'defense-minister', 'candidate-1'],
    pictures: [0, 1],
    play: [does(them, { kind: 'negate', politician: 'A' })],
  },
  untrusted: {
    state: spying({
      agenda: [only('end-of-investigations'), { kind: 'trust-no-one' }, ...LATER],
      declared: { B: { stalinists: 1 }, D: { militarists: 4 } },
    }),
    shows: ['kgb-head', 'chits-kgb-head', 'foreign-minister', 'siberia'],
    pictures: [0, 1],
    play: [does(us, { kind: 'pass' })],
  },
  condemned: {
    state: spying({}, { condemned: true }),
    shows: [],
    play: [refused('§condemnation', us, { kind: 'condemn', target: 'I' }), does(us, { kind: 'end-investigations' })],
  },
  dossier: {
    state: spying(),
    shows: MINISTER,
    pictures: [0, 1],
    play: [does(us, { kind: 'burn-dossier', target: 'E' })],
  },
} satisfies Record<string, Example<Kremlin>>;

const year = {
  hero: {
    state: table({
      agenda: [PURGES, ...LATER],
      people: { B: { stress: 5, sick: 1 } },
      declared: { B: { stalinists: 4 } },
      hands: { stalinists: ['red-1', 'red-9'] },
    }),
    shows: ['kgb-head'],
    play: [
      refused('§intrigue', us, { kind: 'play-card', card: 'red-1', on: 'B' }),
      does(us, { kind: 'play-card', card: 'red-9', on: 'B' }),
    ],
  },
  cure: {
    state: table({
      phase: 'cures',
      agenda: [{ kind: 'cure', office: 'kgb-head' }, ...LATER],
      people: { B: { sick: 1 } },
      declared: { B: { stalinists: 4 } },
    }),
    shows: ['kgb-head', 'chits-kgb-head'],
    pictures: [0, 1],
    play: [does(us, { kind: 'take-cure' })],
  },
  aging: {
    state: table({
      phase: 'cures',
      agenda: [{ kind: 'cure', office: 'kgb-head' }, { kind: 'aging' }, ...LATER],
      people: { B: { sick: 1 }, D: { suspicion: 2 } },
      declared: { B: { stalinists: 4 } },
    }),
    shows: ['party-chief', 'kgb-head', 'defense-minister', 'economy-minister'],
    pictures: [0, 1],
    play: [does(us, { kind: 'work' })],
  },
  'health-roll': {
    state: table({
      of: { cards: false },
      phase: 'health',
      agenda: [{ kind: 'health', office: 'kgb-head' }, ...LATER],
      declared: { B: { stalinists: 4 } },
    }),
    shows: ['kgb-head'],
    pictures: [0, 1],
    play: [does(us, { kind: 'roll-health' }, ['1d20', [4]])],
  },
  nomination: {
    state: table({
      phase: 'funeral',
      agenda: [{ kind: 'nomination', attempt: 1, noes: [] }, ...LATER],
      people: { A: { at: 'removed' } },
      declared: { C: { stalinists: 3 } },
    }),
    shows: ['party-chief', 'kgb-head', 'foreign-minister', 'defense-minister'],
    play: [
      refused('§funeral', us, { kind: 'nominate', politician: 'C' }),
      refused('§funeral', us, { kind: 'nominate', politician: 'E' }),
      does(us, { kind: 'nominate', politician: 'D' }),
    ],
  },
  rejected: {
    state: table({
      phase: 'funeral',
      agenda: [
        { kind: 'vote', voter: 'F' },
        {
          kind: 'election',
          nominee: 'B',
          nominator: 'C',
          by: them,
          attempt: 1,
          noes: [],
          needed: 3,
          votes: [
            { voter: 'B', by: 'nobody', vote: 'yes' },
            { voter: 'C', by: them, vote: 'yes' },
            { voter: 'D', by: us, vote: 'no' },
            { voter: 'E', by: us, vote: 'no' },
          ],
        },
        ...LATER,
      ],
      people: { A: { at: 'removed' } },
      declared: { C: { militarists: 3 }, D: { stalinists: 2 }, E: { stalinists: 2 }, F: { stalinists: 2 } },
    }),
    shows: ['foreign-minister', 'chits-foreign-minister'],
    pictures: [0, 1],
    play: [
      does(us, { kind: 'vote', vote: 'no' }),
      refused('§funeral', them, { kind: 'nominate', politician: 'G' }),
      does(them, { kind: 'nominate', politician: 'E' }),
    ],
  },
  fallen: {
    state: table({
      phase: 'replacement',
      agenda: [only('phase'), { kind: 'sudden-death' }, ...LATER],
      people: Object.fromEntries([...'DEFGHIJKLM'].map(letter => [letter, { at: 'siberia' as const }])),
      declared: { A: { stalinists: 2 } },
    }),
    shows: ['party-chief', 'kgb-head', 'foreign-minister', 'people'],
    play: [does(us, { kind: 'pass' })],
  },
  shift: {
    state: table({
      phase: 'replacement',
      agenda: [{ kind: 'shifts' }, ...LATER],
      declared: { A: { stalinists: 3 } },
    }),
    shows: ['party-chief', 'ideology-chief', 'industry-minister'],
    pictures: [0, 2],
    play: [
      refused('§replacement', us, { kind: 'shift', politician: 'E', to: 'ideology-chief' }),
      does(us, { kind: 'shift', politician: 'F', to: 'ideology-chief' }),
    ],
  },
  promote: {
    state: table({
      phase: 'replacement',
      agenda: [{ kind: 'promotions', office: 'party-chief', moved: [] }, ...LATER],
      people: { H: { at: 'siberia' } },
      declared: { A: { stalinists: 3 } },
    }),
    shows: ['party-chief', 'sport-minister', 'candidate-1'],
    pictures: [0, 1],
    play: [does(us, { kind: 'promote', politician: 'I', to: 'sport-minister' })],
  },
  'closing-ranks': {
    state: table({
      phase: 'replacement',
      agenda: [
        { kind: 'promotions', office: 'defense-minister', moved: [] },
        { kind: 'automatic-promotions', level: 'second' },
        { kind: 'automatic-promotions', level: 'candidates' },
        { kind: 'fill-people' },
        ...LATER,
      ],
      people: { H: { at: 'siberia' } },
      declared: { D: { stalinists: 3 } },
    }),
    shows: ['sport-minister', 'candidate-1', 'people'],
    pictures: [0, 1],
    play: [does(us, { kind: 'end-promotions' })],
  },
  rehabilitate: {
    state: table({
      phase: 'rehabilitation',
      agenda: [{ kind: 'rehabilitations', office: 'ideology-chief' }, ...LATER],
      people: { H: { at: 'siberia', sick: 1 } },
      declared: { E: { stalinists: 3 } },
    }),
    shows: ['ideology-chief', 'siberia', 'people'],
    pictures: [0, 1],
    play: [does(us, { kind: 'rehabilitate', politician: 'H' })],
  },
  wave: {
    state: table({
      phase: 'parade',
      agenda: [{ kind: 'wave', bonus: 0, rain: false }, ...LATER],
      people: { A: { at: 'party-chief', sick: 1 } },
      declared: { A: { stalinists: 3 } },
    }),
    shows: ['party-chief', 'chits-party-chief', 'wave-2'],
    pictures: [0, 1],
    play: [does(us, { kind: 'roll-wave' }, ['1d20', [7]])],
  },
  'wave-failed': {
    state: table({
      phase: 'parade',
      agenda: [{ kind: 'wave', bonus: 0, rain: false }, ...LATER],
      people: { A: { at: 'party-chief', sick: 2 } },
      declared: { A: { stalinists: 3 } },
    }),
    shows: ['party-chief', 'wave-2'],
    pictures: [0, 1],
    play: [does(us, { kind: 'roll-wave' }, ['1d20', [13]])],
  },
  'third-wave': {
    state: table({
      turn: 6,
      phase: 'parade',
      agenda: [{ kind: 'wave', bonus: 0, rain: false }, { kind: 'victory' }, ...LATER],
      people: { A: { at: 'party-chief', sick: 2 } },
      declared: { A: { stalinists: 3 } },
      waves: [2, 4].map(turn => ({ turn, politician: 'B', faction: us, success: true })),
    }),
    shows: ['party-chief', 'chits-party-chief', 'wave-2', 'wave-4', 'wave-6'],
    pictures: [0, 1],
    play: [does(us, { kind: 'roll-wave' }, ['1d20', [14]])],
  },
} satisfies Record<string, Example<Kremlin>>;

export const examples = { ...influence, ...terror, ...investigations, ...year };
