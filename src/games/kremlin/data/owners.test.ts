import { describe, expect, test } from 'vitest';
import { defaultOptions, readOptions } from '../../../kernel/options';
import { ownDataPage } from '../../../kernel/testing/odds-of-everything';
import { kremlin } from '..';
import { options } from '../options';
import { ageOf, printedOf } from '../state';
import { at } from '../testing/positions';
import { cardOf, titleOf } from './cards';
import { ownersOption } from './owners';
import { TITLE_NAMES } from './titles';

const page = ownDataPage('Kremlin');
const dataOf = (file: object): string => {
  const read = ownersOption.read(JSON.stringify(file));
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.data;
};
const withData = (file: object) => ({ ...defaultOptions(options), data: dataOf(file) });
const problems = (file: unknown): readonly string[] => {
  const read = ownersOption.read(JSON.stringify(file));
  return 'problems' in read ? read.problems.map(({ at: where, problem }) => `${where} ${problem}`) : [];
};

describe('§intrigue an owner’s file', () => {
  test('its example on the page for owners is one', () => {
    expect('data' in ownersOption.read(page.example)).toBe(true);
    for (const title of TITLE_NAMES) expect(page.text).toContain(`\`${title}\``);
  });
  test('gives a card the effect, title and text that its owner knows', () => {
    const mine = withData({ cards: [{ number: 13, title: 'A Long Night', text: 'Aged.', as: 'night-shift' }] });
    const id = 'red-13';
    expect(cardOf(id)?.title).not.toBe('night-shift');
    expect(titleOf(mine, id)).toBe('night-shift');
    const presentation = kremlin.presentation(mine);
    const face = presentation.face(id);
    expect([presentation.texts[face?.word ?? ''], presentation.texts[face?.note ?? '']]).toEqual([
      'A Long Night',
      'Aged.',
    ]);
    expect(face?.reconstructed).toBeUndefined();
  });
  test('leaves a card its dagger where effect or title are still ours', () => {
    const face = kremlin.presentation(withData({ cards: [{ number: 13, as: 'night-shift' }] })).face('red-13');
    expect(face).toMatchObject({ word: 'cards.night-shift.name', reconstructed: 'sources.cards' });
  });
  test('gives a politician the name, age and ministries of the copy', () => {
    const data = dataOf({
      politicians: [{ set: 'fictional', letter: 'B', name: 'Ivan', age: 90, weakness: 'sport-minister' }],
    });
    const state = at({ of: { data } });
    expect(ageOf(state, 'B')).toBe(90);
    expect(printedOf(state, 'B')).toMatchObject({ strength: 'economy-minister', weakness: 'sport-minister' });
    expect(kremlin.presentation(state.options).texts['politicians.fictional.B']).toBe('Ivan');
  });
  test('as an option it is taken in its canonical form only', () => {
    const accepted = (data: string) => readOptions(options, { data }).problems.length === 0;
    const data = dataOf({ cards: [{ number: 3 }] });
    expect([accepted(''), accepted(data), accepted(`${data} `), accepted('{')]).toEqual([true, true, false, false]);
  });
  test.each([
    ['a card beyond the last', { cards: [{ number: 109 }] }, '/cards/0/number not-within'],
    ['a card twice', { cards: [{ number: 1 }, { number: 1 }] }, '/cards/1 named-twice'],
    ['an unknown effect', { cards: [{ number: 1, as: 'magic' }] }, '/cards/0/as not-one-of'],
    ['an unknown set', { politicians: [{ set: 'old', letter: 'A' }] }, '/politicians/0/set not-one-of'],
    [
      'an age at which he retires',
      { politicians: [{ set: 'modern', letter: 'A', age: 96 }] },
      '/politicians/0/age not-within',
    ],
    [
      'one ministry for strength and weakness',
      { politicians: [{ set: 'modern', letter: 'A', strength: 'kgb-head', weakness: 'kgb-head' }] },
      '/politicians/0/weakness same-twice',
    ],
    [
      'one of the limited edition twice',
      {
        politicians: [
          { set: 'modern', letter: 'AA' },
          { set: 'fictional', letter: 'AA' },
        ],
      },
      '/politicians/1 named-twice',
    ],
    ['an unknown part', { rules: [] }, '/rules unknown-field'],
  ])('reports %s with its field', (_name, given, problem) => expect(problems(given)).toContain(problem));
  test('a file that is too large is refused', () => {
    expect(ownersOption.read(`{"x":"${'x'.repeat(ownersOption.limit)}"}`)).toMatchObject({
      problems: [{ problem: 'too-large' }],
    });
  });
});
