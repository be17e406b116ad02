/** Positions that the guide plays. */
import { influence, does, LATER, only, PURGES, refused, table, them, us } from './examples/influence';
import { investigations } from './examples/investigations';
import { purges } from './examples/purges';
import type { Example } from '../../../kernel/guide';
import type { Kremlin } from '../state';

/** The other phases of the year, from the cures to the parade. */
export const year = {
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
    shows: ['party-chief', 'kgb-head', 'foreign-minister', 'defense-minister', 'ideology-chief'],
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
    shows: ['foreign-minister', 'chits-foreign-minister', 'ideology-chief', 'economy-minister'],
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

export const examples = { ...influence, ...purges, ...investigations, ...year };
