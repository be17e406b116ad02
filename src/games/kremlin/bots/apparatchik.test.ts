import { describe, expect, test } from 'vitest';
import { playBot } from '../../../kernel/testing/bots';
import { choiceOf } from '../../../kernel/testing/choosing';
import { kremlin } from '..';
import { asked, at, END } from '../testing/positions';
import { EDITIONS } from '../data/editions';
import type { Step } from '../vocabulary';
import { apparatchik } from './apparatchik';

const chooses = choiceOf(kremlin, apparatchik);
const us = 'stalinists';

describe('the apparatchik', () => {
  const PURGES: Step = { kind: 'purges', over: false };
  test('purges a rival’s man rather than his own', () => {
    const declared = { B: { stalinists: 3 }, C: { stalinists: 2 }, A: { militarists: 4 } };
    expect(chooses(at({ agenda: [PURGES, END], declared }), us)).toEqual({ kind: 'purge', target: 'A' });
  });
  test('ends the purges where he has nobody to fear', () => {
    const declared = { A: { stalinists: 3 }, B: { stalinists: 3 } };
    expect(chooses(at({ agenda: [PURGES, END], declared }), us)).toEqual({ kind: 'end-purges' });
  });
  test('declares no more on the Party Chief than he needs', () => {
    const agenda = [asked('phase'), END];
    const state = at({ agenda, declared: { A: { militarists: 3 } }, sheets: { stalinists: { A: 9 } } });
    expect(chooses(state, us)).toEqual({ kind: 'declare', politician: 'A', points: 4 });
  });
  test('finds his own innocent and a rival’s guilty', () => {
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
