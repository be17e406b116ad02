import { afterEach, beforeEach, expect, test } from 'vitest';
import { Coin, FateDie } from './die';
import { Die } from './numbered-die';
import { Roll } from './roll';

/** Numbers for the dice, from 0 (the highest face) to 1 (the lowest). */
let numbers: number[] = [];

beforeEach(() => {
  const terms = { c: Coin, d: Die, f: FateDie };
  const randomUniform = (): number => numbers.shift() ?? 0.5;
  Object.assign(globalThis, { CONFIG: { Dice: { terms, rolls: [Roll], randomUniform, functions: {} } } });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'CONFIG');
});

/** The number for which a die with this many faces shows this one. */
const shows = (faces: number, ...results: readonly number[]): number[] =>
  results.map(result => 1 - (result - 0.5) / faces);

test.each([
  ['2 + 3 * 4', 14],
  ['-3 + 10', 7],
  ['2 * -3', -6],
  ['(2 + 3) * 4', 20],
  ['7 % 4 + 6 / 3', 5],
  ['floor(7 / 2) + max(1, 2, 9)', 12],
  ['{4, 9, 2}kh', 9],
  ['{4, 9, 2}kl2', 6],
  ['2[fire] + 1[cold]', 3],
  ['@strength.mod + 1', 4],
])('%s is %i, without a die', (formula, total) => {
  const roll = new Roll(formula, { strength: { mod: 3 } });
  expect(roll.isDeterministic).toBe(true);
  expect(roll.evaluateSync().total).toBe(total);
});

test.each([
  ['4d6kh3', 6, [1, 2, 5, 6], 13],
  ['4d6dl', 6, [1, 2, 5, 6], 13],
  ['2d20kl', 20, [4, 17], 4],
  ['2d6r1', 6, [1, 3, 5], 8],
  ['1d6rr<3', 6, [1, 2, 4], 4],
  ['1d6x', 6, [6, 6, 2], 14],
  ['1d6xo', 6, [6, 6, 2], 12],
  ['3d6cs>=5', 6, [5, 6, 1], 2],
  ['3d6cf<2', 6, [1, 6, 1], 2],
  ['3d6df=1', 6, [1, 6, 5], 10],
  ['3d6even', 6, [2, 3, 4], 2],
  ['2d6min3', 6, [1, 5], 8],
  ['2d6max4', 6, [1, 5], 5],
  ['1d20ms12', 20, [17], 5],
  ['(1 + 1)d6', 6, [3, 4], 7],
  ['{1d6, 1d6}kh', 6, [3, 4], 4],
  ['1d%', 100, [77], 77],
])('%s', (formula, faces, results, total) => {
  numbers = shows(faces, ...results);
  const roll = new Roll(formula);
  expect(roll.isDeterministic).toBe(false);
  expect(roll.evaluateSync().total).toBe(total);
  expect(numbers.length).toBe(formula === '1d6xo' ? 1 : 0);
});

test('a stored roll is restored with its results', () => {
  numbers = shows(6, 3, 6, 2);
  const roll = new Roll('floor((1d6 + 2d6[cold]) / 2) + {3, 5}kh').evaluateSync();
  const again = Roll.fromJSON(JSON.stringify(roll));
  expect(again.total).toBe(roll.total);
  expect(again.formula).toBe(roll.formula);
  expect(again.dice.map(({ total }) => total)).toEqual([3, 8]);
});

test('fate dice, and words', () => {
  numbers = shows(3, 1, 3, 3);
  expect(new Roll('3df').evaluateSync().total).toBe(1);
  expect(Roll.validate('1d6 + strength')).toBe(false);
  expect(() => new Roll('1d6 + strength').evaluateSync()).toThrow('StringTerm strength');
  for (const wrong of ['', '1d6 2', '1d6 +', '(1', 'eval(1)', '1d6zz'])
    expect(Roll.validate(wrong)).toBe(wrong === '1d6zz');
});

test('a package’s use of formulas', () => {
  expect(Roll.replaceFormulaData('1d6 + @a.b + @c', { a: { b: 2 } })).toBe('1d6 + 2 + @c');
  expect(new Roll('2d6 + 1').alter(2, 1).formula).toBe('5d6 + 1');
  expect(new Roll('1d6[fire] + 2').formula).toBe('1d6[fire] + 2');
});
