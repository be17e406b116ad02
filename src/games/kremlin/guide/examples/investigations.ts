/** The actions of the Defense Minister. */
import type { Example } from '../../../../kernel/guide';
import { INVESTIGATING } from '../../testing/cards';
import { asked, type Position } from '../../testing/positions';
import type { Kremlin } from '../../state';
import { does, LATER, only, refused, table, them, us } from './influence';

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

export const investigations = {
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
    shows: [...MINISTER, 'industry-minister'],
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
