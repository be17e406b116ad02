import { describe, expect, test } from 'vitest';
import { readOptions } from '../../../kernel/options';
import { ownDataPage } from '../../../kernel/testing/odds-of-everything';
import { dualPowers } from '..';
import { corrected, ownersFile } from '../testing/owners-file';
import { withOptions } from '../testing/positions';
import { boxOf, boxOption } from './box';
import { reconstructed } from './reconstructed';

const problems = (change: object) => {
  const read = boxOption.read(JSON.stringify({ ...ownersFile, ...change }));
  return 'problems' in read ? read.problems.map(({ at, problem }) => `${at} ${problem}`) : [];
};
const [card, ...otherCards] = ownersFile.cards;
const [leader, ...otherLeaders] = ownersFile.leaders;

describe('§components an owner’s data', () => {
  test('replaces ours: cards, names, tokens and bridges', () => {
    const box = boxOf(withOptions({ data: corrected }));
    expect(box.reconstructed).toEqual([]);
    expect(box.card.get('red-1')).toMatchObject({ region: 'red', day: 1 });
    expect(box.card.has('red-7')).toBe(false);
    expect([...box.card.values()].filter(one => one.region === 'brown')).toHaveLength(8); // yellow is brown
    expect(box.connections).toHaveLength(7);
  });
  test('values that are left out stay as ours', () => {
    const read = boxOption.read('{"trotsky":{"fresh":4,"exhausted":1}}');
    const box = boxOf(withOptions({ data: 'data' in read ? read.data : '' }));
    expect(box.trotsky).toEqual({ fresh: 4, exhausted: 1 });
    expect(box.cards).toEqual(reconstructed.cards);
  });
  test('cards of one region and day are told apart', () => {
    const cards = reconstructed.cards.map(({ region, day }) => ({
      region,
      day: 1 + (day % 4),
      recruit: 1,
      action: 'move',
      points: 1,
    }));
    const twice = boxOption.read(JSON.stringify({ cards }));
    const ids = [...boxOf(withOptions({ data: 'data' in twice ? twice.data : '' })).card.keys()];
    expect(new Set(ids).size).toBe(48);
    expect(ids).toContain('red-2-b');
  });
  test('texts are shown unchanged, on faces without the mark of our values', () => {
    const usual = dualPowers.presentation(withOptions({}));
    const shown = dualPowers.presentation(withOptions({ data: corrected }));
    expect(shown.texts[shown.face('lenin-card')?.word ?? '']).toBe("lenin <the owner's>");
    expect(shown.face('red-1')?.reconstructed).toBeUndefined();
    expect(shown.texts[usual.word('brown') ?? '']).toBe('The <b>owner’s</b> quarter');
    expect(usual.face('red-1')?.reconstructed).toBe('sources.reconstructed');
    expect(shown.board.slots.map(slot => slot.id)).toContain('green-white');
  });
  test('is written as the example in docs/own-data.md', () => {
    const read = boxOption.read(ownDataPage('Dual Powers').example);
    const box = boxOf(withOptions({ data: 'data' in read ? read.data : '' }));
    expect(box.reconstructed).toEqual(['cards', 'leaders', 'units']);
    expect(box.names).toEqual({ red: 'Vyborg', brown: 'Narva' });
    expect([box.trotsky, box.neutrals.length, box.connections.length]).toEqual([{ fresh: 4, exhausted: 2 }, 2, 6]);
  });
  test('as an option it is accepted only in its canonical form', () => {
    const accepted = (data: string) => readOptions(dualPowers.options, { data }).problems.length === 0;
    expect([
      accepted(''),
      accepted(corrected),
      accepted(`${corrected} `),
      accepted('{'),
      accepted('{"cards":1}'),
    ]).toEqual([true, true, false, false, false]);
  });
});

describe('§components a fault in a file is reported with its field', () => {
  test.each([
    ['a day beyond 14', { cards: [{ ...card, day: 15 }, ...otherCards] }, '/cards/0/day not-within'],
    ['a day of 0', { cards: [...otherCards, { ...card, day: 0 }] }, '/cards/47/day not-within'],
    ['an unknown region', { cards: [{ ...card, region: 'pink' }, ...otherCards] }, '/cards/0/region not-one-of'],
    [
      'a missing field',
      { cards: [{ region: 'red', day: 1, recruit: 1, action: 'move' }, ...otherCards] },
      '/cards/0/points missing-field',
    ],
    ['an unknown field', { cards: [{ ...card, colour: 1 }, ...otherCards] }, '/cards/0/colour unknown-field'],
    ['too few cards', { cards: otherCards }, '/cards not-so-many'],
    ['no list', { cards: {} }, '/cards not-a-list'],
    ['an unknown part', { rules: [] }, '/rules unknown-field'],
    [
      'a name that is too long',
      { leaders: [{ ...leader, name: 'x'.repeat(41) }, ...otherLeaders] },
      '/leaders/0/name not-a-short-text',
    ],
    ['an empty name', { regions: { red: ' ' } }, '/regions/red not-a-short-text'],
    ['four leaders of a side', { leaders: [...otherLeaders, { ...leader, side: 'government' }] }, '/leaders wrong-sum'],
    [
      'nine units',
      { units: { ...ownersFile.units, soviet: [{ fresh: 1, exhausted: 1, count: 9 }] } },
      '/units/soviet wrong-sum',
    ],
    [
      'a bridge from a region to itself',
      { connections: [{ between: ['red', 'red'] }] },
      '/connections/0/between same-twice',
    ],
    [
      'two bridges of one colour',
      {
        connections: [
          { between: ['red', 'green'], arrow: 'red' },
          { between: ['red', 'blue'], arrow: 'red' },
        ],
      },
      '/connections/1 same-twice',
    ],
    ['no object', { trotsky: 3 }, '/trotsky not-an-object'],
  ])('%s', (_name, change, problem) => expect(problems(change)).toContain(problem));

  test('no JSON, or too large', () => {
    expect(boxOption.read('{')).toMatchObject({ problems: [{ at: '', problem: 'not-json' }] });
    expect(boxOption.read(`{"x":"${'ä'.repeat(boxOption.limit / 2)}"}`)).toMatchObject({
      problems: [{ at: '', problem: 'too-large' }],
    });
  });
  test('at most twenty problems at once', () => {
    expect(problems({ cards: ownersFile.cards.map(one => ({ ...one, day: 99 })) })).toHaveLength(20);
  });
});
