import { describe, expect, test } from 'vitest';
import { choiceOf } from '../../../kernel/testing/bots';
import { kremlin } from '..';
import { seatsOf, type State } from '../state';
import { SPYING } from '../testing/cards';
import { asked, at, END } from '../testing/positions';
import type { Command, Seat, Step } from '../vocabulary';
import { apparatchik } from './apparatchik';
import { chanceToWin } from './chance';
import { conspirator, mastermind } from './index';
import { firmness, withSheets } from './sheets';

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

describe('the secret sheet', () => {
  const hands = { stalinists: ['red-1', 'red-2'], militarists: ['red-5'], evolutionists: ['red-9'], apologists: [] };
  const start: State = { ...at({ agenda: [{ kind: 'assign' }, END], hands }), sealed: [] };
  const sheetBy = (choose: (state: State, seat: Seat) => Command, seat: Seat): Readonly<Record<string, number>> => {
    let state = start;
    for (;;) {
      const command = choose(state, seat);
      if (command.kind !== 'assign') return state.influence[seat];
      const influence = { ...state.influence[seat], [command.politician]: command.points };
      state = { ...state, influence: { ...state.influence, [seat]: influence } };
    }
  };
  const letters = (sheet: Readonly<Record<string, number>>): string =>
    Object.entries(sheet)
      .filter(([, points]) => points > 0)
      .toSorted(([, a], [, b]) => b - a)
      .map(([letter]) => letter)
      .join('');
  const bots = [apparatchik, conspirator, mastermind].map(bot => [bot.id, choiceOf(kremlin, bot)] as const);

  test.each(bots)('%s: each faction likes others best, by its own cards: no two sheets are the same', (_id, choose) => {
    const sheets = seatsOf(start.options).map(seat => letters(sheetBy(choose, seat)));
    expect(sheets.map(sheet => sheet.length)).toEqual([10, 10, 10, 10]);
    expect(new Set(sheets).size).toBe(4);
  });

  test('who looks ahead puts high numbers where fewer rivals have as many', () => {
    const topped = (choose: (state: State, seat: Seat) => Command): number =>
      seatsOf(start.options).reduce((sum, seat) => {
        const rivals = seatsOf(start.options).filter(one => one !== seat);
        const written = rivals.map(rival => sheetBy(choiceOf(kremlin, apparatchik), rival));
        const high = Object.entries(sheetBy(choose, seat)).filter(([, points]) => points >= 5);
        return sum + high.filter(([letter, points]) => written.some(one => (one[letter] ?? 0) >= points)).length;
      }, 0);
    expect(topped(choiceOf(kremlin, mastermind))).toBeLessThan(topped(choiceOf(kremlin, apparatchik)));
  });

  test('a number that rivals are likely to top promises less a point than a 10', () => {
    const rated = firmness(start, us);
    for (const letter of ['B', 'D', 'E', 'J']) expect(rated(letter, 3) / 3).toBeLessThan(rated(letter, 10) / 10);
  });
});

describe('the chance to win', () => {
  const shared = (state: State): number =>
    seatsOf(state.options).reduce((sum, seat) => sum + chanceToWin(state, seat), 0);
  test('shares the value among all seats, except in games that nobody wins', () => {
    expect(shared(at({ declared }))).toBeGreaterThan(0.6);
    expect(shared(at({ declared }))).toBeLessThan(1);
    expect(shared(at({ declared, turn: 9 }))).toBeLessThan(shared(at({ declared })));
  });
  test('is all or nothing once the game is over', () => {
    const over = { ...at({ declared }), ending: { winner: us, reason: 'score' } } as const;
    expect(seatsOf(over.options).map(seat => chanceToWin(over, seat))).toEqual([1, 0, 0, 0]);
  });
  test('grows with control of the Party Chief, less the older they are', () => {
    const years = (stress: number) => ({ A: { at: 'party-chief', stress } }) as const;
    const held = { A: { stalinists: 9 } };
    const young = chanceToWin(at({ declared: held, people: years(0) }), us);
    expect(young).toBeGreaterThan(chanceToWin(at({ declared: held, people: years(12) }), us));
    expect(young).toBeGreaterThan(chanceToWin(at({ declared: {} }), us));
  });
  const waves = [{ turn: 1, politician: 'A', faction: us, success: true }] as const;
  test('Modern: grows with a wave of one’s own', () => {
    const of = { edition: 'modern' };
    expect(chanceToWin(at({ of, declared, waves }), us)).toBeGreaterThan(chanceToWin(at({ of, declared }), us));
  });
  test('a wave elsewhere is worth most to whoever controls the Party Chief', () => {
    const other = 'militarists';
    expect(chanceToWin(at({ declared, waves }), other)).toBeGreaterThan(chanceToWin(at({ declared }), other));
    expect(chanceToWin(at({ declared, waves }), us)).toBeLessThan(chanceToWin(at({ declared }), us));
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
