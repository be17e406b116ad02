import { describe, expect, test } from 'vitest';
import { choiceOf } from '../../../kernel/testing/bots';
import { kremlin } from '..';
import { seatsOf } from '../state';
import { SPYING } from '../testing/cards';
import { asked, at, END } from '../testing/positions';
import type { Step } from '../vocabulary';
import { apparatchik } from './apparatchik';
import { chanceToWin } from './chance';
import { conspirator, mastermind } from './index';
import { withSheets } from './sheets';

const us = 'stalinists';
const declared = { A: { militarists: 4 }, B: { stalinists: 3 }, D: { stalinists: 2 }, E: { militarists: 9 } };

describe('sheets that rivals may have', () => {
  const seen = kremlin.hide(at({ agenda: [asked('phase'), END], declared, sheets: { stalinists: { B: 7 } } }), us);
  test.each([1, 2, 3])('cover what is declared, and have each number once: %i', seed => {
    const { militarists } = withSheets(seen, seed).influence;
    expect(militarists['A']).toBeGreaterThanOrEqual(4);
    expect(militarists['E']).toBeGreaterThanOrEqual(9);
    const numbers = Object.values(militarists).filter(points => points > 0);
    expect(numbers.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
  test('leave our own as it is', () => {
    expect(withSheets(seen, 1).influence.stalinists).toEqual(seen.influence.stalinists);
  });
});

describe('the chance to win', () => {
  test('is shared among all seats', () => {
    const state = at({ declared });
    expect(seatsOf(state.options).reduce((sum, seat) => sum + chanceToWin(state, seat), 0)).toBeCloseTo(1);
  });
  test('grows with a wave', () => {
    const waves = [{ turn: 1, politician: 'A', faction: us, success: true }] as const;
    expect(chanceToWin(at({ declared, waves }), us)).toBeGreaterThan(chanceToWin(at({ declared }), us));
  });
});

describe('no level', () => {
  const levels = [apparatchik, conspirator, mastermind].map(bot => [bot.id, choiceOf(kremlin, bot)] as const);
  test.each(levels)('%s declares its sheet to avoid a nomination', (_id, choose) => {
    const agenda: readonly Step[] = [{ kind: 'nomination', attempt: 1, noes: [] }, END];
    const on = { B: { militarists: 3 }, D: { militarists: 3 }, C: { stalinists: 2 } };
    const people = { A: { at: 'removed' } } as const;
    const state = at({ phase: 'funeral', agenda, people, declared: on, sheets: { stalinists: { Q: 9 } } });
    expect(choose(state, us)).toMatchObject({ kind: 'nominate' });
  });
  test.each(levels.slice(0, 1))('%s opens a trial that is lost on the board', (_id, choose) => {
    const agenda: readonly Step[] = [{ ...SPYING, suspects: ['E'] } as Step, END];
    const people = { E: { suspicion: 1 } };
    const trying = (more: typeof declared | object) =>
      choose(at({ phase: 'investigations', agenda, people, declared: { ...declared, ...more } }), us);
    // F, G and H are nobody's: they say innocent
    expect(trying({})).not.toMatchObject({ kind: 'hold-trial' });
    const ours = Object.fromEntries([...'ACFGH'].map(letter => [letter, { stalinists: 5 }]));
    expect(trying(ours)).toEqual({ kind: 'hold-trial', target: 'E' });
  });
});
