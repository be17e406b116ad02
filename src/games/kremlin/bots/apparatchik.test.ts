import { describe, expect, test } from 'vitest';
import { playBot, choiceOf } from '../../../kernel/testing/bots';
import { kremlin } from '..';
import { asked, at, END } from '../testing/positions';
import { EDITIONS } from '../data/editions';
import type { Step, StepOf } from '../vocabulary';
import { apparatchik } from './apparatchik';

const chooses = choiceOf(kremlin, apparatchik);
const us = 'stalinists';

describe('the apparatchik', () => {
  const PURGES: Step = { kind: 'purges', over: false };
  test('purges a rival’s politician rather than its own', () => {
    const declared = { B: { stalinists: 3 }, C: { stalinists: 2 }, A: { militarists: 4 } };
    expect(chooses(at({ agenda: [PURGES, END], declared }), us)).toEqual({ kind: 'purge', target: 'A' });
  });
  test('ends the purges if no rival can harm it', () => {
    const declared = { A: { stalinists: 3 }, B: { stalinists: 3 } };
    expect(chooses(at({ agenda: [PURGES, END], declared }), us)).toEqual({ kind: 'end-purges' });
  });
  test('declares no more on the Party Chief than it needs', () => {
    const agenda = [asked('phase'), END];
    const state = at({ agenda, declared: { A: { militarists: 3 } }, sheets: { stalinists: { A: 9 } } });
    expect(chooses(state, us)).toEqual({ kind: 'declare', politician: 'A', points: 4 });
  });
  test('finds its own innocent and a rival’s guilty', () => {
    const trial = (accused: string): readonly Step[] => [
      { kind: 'vote', voter: 'B' },
      { kind: 'trial', accused, prosecutor: 'D', needed: 2, votes: [] },
      END,
    ];
    const declared = { B: { stalinists: 3 }, E: { stalinists: 2 }, F: { militarists: 4 } };
    expect(chooses(at({ agenda: trial('E'), declared }), us)).toEqual({ kind: 'vote', vote: 'innocent' });
    expect(chooses(at({ agenda: trial('F'), declared }), us)).toEqual({ kind: 'vote', vote: 'guilty' });
  });
});

describe('it answers what it is offered', () => {
  const declared = { A: { stalinists: 4 }, B: { militarists: 3 }, I: { militarists: 2 } };
  const offer = (terms: Partial<StepOf<'bargain'>>): Step => ({
    kind: 'bargain',
    seat: 'militarists',
    with: us,
    promise: 'no-purge',
    on: 'A',
    wants: 'no-purge',
    about: 'I',
    ...terms,
  });
  const answers = (terms: Partial<StepOf<'bargain'>>) => chooses(at({ agenda: [offer(terms), END], declared }), us);
  test('a promise that keeps the KGB Head off its Party Chief is worth one about a Candidate', () => {
    expect(answers({})).toEqual({ kind: 'agree' });
  });
  test('one about a Candidate is not worth one about their Party Chief', () => {
    expect(answers({ on: 'I', about: 'A' })).toEqual({ kind: 'decline-bargain' });
  });
});

test('where its leads are safe it draws rather than adding to them', () => {
  const agenda: readonly Step[] = [{ kind: 'increase', seat: us, left: 2, drawn: false }, END];
  const safe = (on: string) => Object.fromEntries([...on].map(letter => [letter, { stalinists: 9 }]));
  const choice = (on: string) => chooses(at({ phase: 'parade', agenda, declared: safe(on) }), us);
  expect(choice('ABCDEFGHIJKLM')).toEqual({ kind: 'draw-card' });
  expect(choice('BCDEFGHIJKLM')).toEqual({ kind: 'add-influence', politician: 'A' });
});

describe('it plays its cards', () => {
  const rivals = { A: { militarists: 4 }, B: { militarists: 2 } };
  const ours = { A: { stalinists: 4 }, B: { stalinists: 2 } };
  const purging = (declared: typeof rivals | typeof ours, card: string) =>
    chooses(at({ agenda: [asked('phase'), END], declared, hands: { stalinists: [card] } }), us);
  const played = (card: string) => ({ kind: 'play-card', card, on: 'nobody' });
  test('an Emergency Plenum where a rival would purge, and none where it purges itself', () => {
    expect(purging(rivals, 'red-33')).toEqual(played('red-33'));
    expect(purging(ours, 'red-33')).toEqual({ kind: 'pass' });
  });
  test('The Committee against a rival’s Party Chief, not against its own', () => {
    expect(purging(rivals, 'black-97')).toEqual(played('black-97'));
    expect(purging(ours, 'black-97')).toEqual({ kind: 'pass' });
  });
  const rolled = (declared: typeof rivals | typeof ours, result: 'cross' | 'recovery') => {
    const agenda: readonly Step[] = [asked('health'), { kind: 'health-result', politician: 'A', result }, END];
    return chooses(at({ phase: 'health', agenda, declared, hands: { stalinists: ['red-17'] } }), us);
  };
  test('a Second Opinion where a health roll was bad for its own or good for a rival’s politician', () => {
    expect(rolled(ours, 'cross')).toEqual(played('red-17'));
    expect(rolled(rivals, 'recovery')).toEqual(played('red-17'));
    expect(rolled(ours, 'recovery')).toEqual({ kind: 'pass' });
    expect(rolled(rivals, 'cross')).toEqual({ kind: 'pass' });
  });
});

describe('it bluffs', () => {
  const agenda = [asked('phase'), END];
  const declared = { C: { militarists: 4 } };
  test('by showing one point where it has few, as if there were more', () => {
    const state = at({ agenda, declared, sheets: { stalinists: { C: 2 } } });
    expect(chooses(state, us)).toEqual({ kind: 'declare', politician: 'C', points: 1 });
  });
  test('not where it has many: it keeps those back until they count', () => {
    const state = at({ agenda, declared, sheets: { stalinists: { C: 4 } } });
    expect(chooses(state, us)).toEqual({ kind: 'pass' });
  });
  test('in two places at a time and no more', () => {
    const shown = { stalinists: 1, militarists: 4 };
    const state = at({ agenda, declared: { ...declared, D: shown, E: shown }, sheets: { stalinists: { C: 2 } } });
    expect(chooses(state, us)).toEqual({ kind: 'pass' });
  });
});

describe('a sick Party Chief of its own', () => {
  const cure = (sick: number, more: Partial<Parameters<typeof at>[0]> = {}) =>
    chooses(
      at({
        agenda: [{ kind: 'cure', office: 'party-chief' }, END],
        declared: { A: { stalinists: 3 } },
        people: { A: { at: 'party-chief', sick, stress: -15 } },
        ...more,
      }),
      us,
    );
  test('waves where the die is on its side, and is cured where it is not', () => {
    expect(cure(1)).toEqual({ kind: 'work' });
    expect(cure(2)).toEqual({ kind: 'take-cure' });
  });
  test('waves at any cost in the last year, and for the third wave', () => {
    expect(cure(2, { turn: 10 })).toEqual({ kind: 'work' });
    const wave = { politician: 'A', faction: us, success: true } as const;
    expect(
      cure(2, {
        waves: [
          { ...wave, turn: 1 },
          { ...wave, turn: 2 },
        ],
      }),
    ).toEqual({ kind: 'work' });
  });
});

test('as Party Arbiter it settles a tie for itself, and then does nothing more', () => {
  const declared = { B: { stalinists: 4, apologists: 4 }, E: { stalinists: 1 } };
  const of = { edition: '1928' };
  const arbiter = { word: 'arbiter', card: 'red-22', on: 'E', until: 'ended' } as const;
  const support = [{ politician: 'B', seat: us, faction: us, settles: true }] as const;
  const tied = { of, agenda: [asked('phase'), END], declared, effects: [arbiter] };
  expect(chooses(at(tied), us)).toEqual({ kind: 'support', politician: 'B', faction: us });
  expect(chooses(at({ ...tied, support }), us)).toEqual({ kind: 'pass' });
});

test('as Party Arbiter it answers what it is asked rather than settling a tie of others', () => {
  const declared = {
    J: { militarists: 6, apologists: 6 },
    E: { stalinists: 1 },
    C: { stalinists: 2 },
    B: { militarists: 9 },
  };
  const arbiter = { word: 'arbiter', card: 'red-22', on: 'E', until: 'ended' } as const;
  const people = { A: { at: 'removed' }, J: { at: 'siberia' }, D: { at: 'removed' } } as const;
  const agenda: readonly Step[] = [{ kind: 'nomination', attempt: 1, noes: [] }, END];
  const state = at({ of: { edition: '1928' }, agenda, declared, people, effects: [arbiter], phase: 'funeral' });
  expect(chooses(state, us)).toEqual({ kind: 'nominate', politician: 'B' });
});

test('it says why in words that reveal nothing but what all can see', () => {
  const purge = { kind: 'purge', target: 'A' } as const;
  const state = at({ agenda: [{ kind: 'purges', over: false }, END], declared: { A: { militarists: 4 } } });
  const why = (command: Parameters<NonNullable<typeof apparatchik.why>>[1]) =>
    apparatchik.why?.({ state, seat: us, legal: [command] }, command);
  expect(why(purge)).toEqual({ word: 'purge-rival', params: { who: 'A', chance: 15 } });
  expect(why({ kind: 'declare', politician: 'A', points: 1 })).toEqual({ word: 'shows', params: { who: 'A' } });
  expect(why({ kind: 'pass' })).toBeUndefined();
});

test('against three random seats it wins six games of ten', () => {
  const report = playBot(kremlin, apparatchik, us, {
    games: 20,
    cap: 12_000,
    options: EDITIONS.map(edition => ({ edition })),
    weigh: {
      assign: 40,
      unassign: 0.3,
      'take-back-sheet': 0.1,
      'seal-sheet': 20,
      pass: 30,
      shift: 0.3,
      'offer-bargain': 0.1,
      'give-card': 0.1,
    },
  });
  expect(report.faults).toEqual([]);
  expect(report.wins).toBeGreaterThanOrEqual(12);
});
