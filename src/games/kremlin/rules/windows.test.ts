import { describe, expect, test } from 'vitest';
import { odds } from '../../../kernel/odds';
import { sameQuestion } from '../../../kernel/referee';
import { kremlin } from '..';
import { allPass, asked, at, END, given, type Position } from '../testing/positions';
import type { Step } from '../vocabulary';

const us = 'stalinists';
const PURGES: Step = { kind: 'purges', over: false };
const position: Position = {
  agenda: [PURGES, END],
  declared: { B: { stalinists: 4 } },
  sheets: { militarists: { B: 6 } },
};
const announced = () => given(at(position)).when(us, { kind: 'purge', target: 'E' }).ok();

describe('§declare a window', () => {
  test('asks all, whatever they hold, and closes when all have passed', () => {
    const open = announced();
    open.asks(['stalinists', 'militarists', 'evolutionists', 'apologists'], {
      kind: 'window',
      about: 'purge',
      round: 0,
    });
    allPass(open).asks(us, { kind: 'purge' });
  });
  test('nobody passes twice', () => {
    announced().when(us, { kind: 'pass' }).ok().when(us, { kind: 'pass' }).isRefused({ reason: 'not-asked' });
  });
  test('a pass by another leaves the question as it was, a declaration makes it another', () => {
    const open = announced();
    const passed = open.when('apologists', { kind: 'pass' }).ok();
    expect(sameQuestion(open.state.agenda[0], passed.state.agenda[0])).toBe(true);
    const declared = open.when('militarists', { kind: 'declare', politician: 'B', points: 5 }).ok();
    expect(sameQuestion(open.state.agenda[0], declared.state.agenda[0])).toBe(false);
  });
});

test('§purge the odds of a purge are reckoned from what the seat sees', () => {
  const rolling = allPass(announced()).state;
  const chances = odds(kremlin, kremlin.hide(rolling, us), us, { kind: 'roll-purge' }) ?? [];
  expect(chances.map(({ probability }) => probability).toSorted()).toEqual([0.45, 0.55]);
});

test('§turn-order a phase in which nothing can happen is passed over', () => {
  const window: Step = { kind: 'window', about: 'phase', waiting: [us], round: 0 };
  given(at({ agenda: [window, { kind: 'phase', phase: 'rehabilitation' }, asked('end-of-turn'), END] }))
    .when(us, { kind: 'pass' })
    .tells({ kind: 'phase-begun', phase: 'rehabilitation' })
    .asks(['stalinists', 'militarists', 'evolutionists', 'apologists'], { kind: 'window', about: 'end-of-turn' });
});
