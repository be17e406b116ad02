import { describe, expect, test } from 'vitest';
import { readOptions, type OptionSpec } from './options';
import { asOption, fields, judged, list, oneOf, readFile, text, whole, type DataProblem } from './owners-data';

interface Crew {
  readonly name: string;
  readonly side: 'red' | 'white';
  readonly hands?: readonly number[];
}
const crew = fields<Crew>(
  {
    name: text(6),
    side: oneOf(['red', 'white'], { pink: 'red' }),
    hands: list(whole(1, 5), 1, 2),
  },
  ['hands'],
);
const read = (given: unknown) => readFile(JSON.stringify(given), 200, crew);

describe('an owner’s data', () => {
  test('is what was asked for: names trimmed, synonyms understood', () => {
    expect(read({ name: ' Ann ', side: 'pink' })).toEqual({ value: { name: 'Ann', side: 'red' } });
  });
  test.each<[unknown, Partial<DataProblem>]>([
    [[], { at: '', problem: 'not-an-object', given: '[]' }],
    [{ name: 'Ann' }, { at: '/side', problem: 'missing-field' }],
    [
      { name: 'Ann', side: 'blue' },
      { at: '/side', problem: 'not-one-of', given: '"blue"', details: { values: 'red, white' } },
    ],
    [
      { name: 'Ann', side: 'constructor' },
      { at: '/side', problem: 'not-one-of' },
    ],
    [
      { name: 'Ann Marie', side: 'red' },
      { at: '/name', problem: 'not-a-short-text', details: { most: 6 } },
    ],
    [
      { name: '', side: 'red' },
      { at: '/name', problem: 'not-a-short-text' },
    ],
    [
      { name: 'Ann', side: 'red', age: 3 },
      { at: '/age', problem: 'unknown-field', given: '3' },
    ],
    [
      { name: 'Ann', side: 'red', hands: [] },
      { at: '/hands', problem: 'not-so-many', details: { least: 1, most: 2 } },
    ],
    [
      { name: 'Ann', side: 'red', hands: [1, 6] },
      { at: '/hands/1', problem: 'not-within', details: { least: 1, most: 5 } },
    ],
    [
      { name: 'Ann', side: 'red', hands: [0.5] },
      { at: '/hands/0', problem: 'not-within' },
    ],
    [
      { name: 'Ann', side: 'red', hands: 2 },
      { at: '/hands', problem: 'not-a-list' },
    ],
  ])('%j is reported with its field', (given, problem) => {
    const found = read(given);
    expect('problems' in found && found.problems).toMatchObject([problem]);
  });
  test('a field that reaches into prototypes is one too many', () => {
    expect(readFile('{"__proto__":{"name":"x"},"name":"Ann","side":"red"}', 200, crew)).toMatchObject({
      problems: [{ at: '/__proto__' }],
    });
  });
  test('no more bytes than allowed, and JSON', () => {
    expect(readFile('x'.repeat(201), 200, crew)).toMatchObject({ problems: [{ problem: 'too-large', given: '201' }] });
    expect(readFile('{,', 200, crew)).toMatchObject({ problems: [{ problem: 'not-json' }] });
  });
  test('nothing that is nested deeper than a program can walk', () => {
    const deep = `{"name":${'['.repeat(60_000)}${']'.repeat(60_000)}}`;
    expect(readFile(deep, 200_000, crew)).toMatchObject({ problems: [{ problem: 'too-deep' }] });
  });
  test('a whole is judged after its parts', () => {
    const pair = judged(list(whole(1, 9), 2, 2), ([a, b]) => (a === b ? [{ at: '/1', problem: 'same-twice' }] : []));
    expect(readFile('[3,3]', 200, pair)).toMatchObject({ problems: [{ at: '/1', problem: 'same-twice' }] });
    expect(readFile('[3,4]', 200, pair)).toEqual({ value: [3, 4] });
  });
});

describe('as an option', () => {
  const spec: OptionSpec = {
    id: 'data',
    section: '§1',
    kind: 'data',
    default: '',
    limit: 200,
    read(file) {
      const found = readFile(file, 200, crew);
      return 'value' in found ? { data: asOption(found.value) } : found;
    },
  };
  const accepted = (data: unknown) => readOptions([spec], { data }).problems.length === 0;
  test('no file is the default', () =>
    expect(readOptions([spec], {})).toEqual({ options: { data: '' }, problems: [] }));
  test('it is what reading it gives, and no other text', () => {
    expect(accepted('{"name":"Ann","side":"red"}')).toBe(true);
    expect(accepted('{"side":"red","name":"Ann"}')).toBe(false);
    expect(accepted('{"name":"Ann"}')).toBe(false);
    expect(accepted(3)).toBe(false);
  });
});
