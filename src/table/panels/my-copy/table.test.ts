import { describe, expect, test } from 'vitest';
import { CATALOG } from '../../../catalog';
import { wordingOf } from '../../i18n/wording';
import { speechOf } from '../../../../scripts/languages';
import { partName } from './copy';
import { guessColumns, rowsOf, tableFields, takeTable } from './table';

const load = async (id: string) => {
  const entry = CATALOG.find(({ manifest }) => manifest.id === id);
  const [rules, copyForm] = await Promise.all([entry?.load?.(), entry?.copyForm?.()]);
  if (!rules || !copyForm) throw new Error(id);
  const speech = speechOf('en');
  const words = wordingOf(rules.presentation({}), speech);
  const telling = { copyForm, words, yesOrNo: (value: boolean) => (value ? 'yes' : 'no') };
  return { copyForm, telling, words };
};
const take = async (game: string, text: string, at = 0) => {
  const { copyForm, telling, words } = await load(game);
  const group = copyForm.groups[at];
  if (!group) throw new Error('no group');
  const [header = [], ...rows] = rowsOf(text);
  const columns = guessColumns(header, tableFields(group, telling));
  const nameOf = (of: typeof group, part: (typeof group)['parts'][number]) => partName(words, of, part, {});
  return { columns, ...takeTable({ copyForm, copy: {}, telling, nameOf }, group, columns, rows, 2) };
};

describe('A pasted table', () => {
  test('is separated by the most frequent separator of its first line; a quoted cell may contain anything', () => {
    expect(rowsOf('a\tb\n1\t"x, y\nz"')).toEqual([
      ['a', 'b'],
      ['1', 'x, y\nz'],
    ]);
    expect(rowsOf('a;b\r\n1;2\r\n;\r\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(rowsOf('a,b\n"say ""yes""",2')).toEqual([
      ['a', 'b'],
      ['say "yes"', '2'],
    ]);
  });
  test('has columns recognized by the file’s words or by those that players read', async () => {
    const read = await take('prelude', 'Number\tfaction\tActivity Points\tRemark\n27\tGovernment\t6\tworn');
    expect(read.columns).toEqual(['number', 'faction', 'points', undefined]);
    expect(read.copy).toEqual({ 'cards/27': { faction: 'government', points: 6 } });
  });
  test('imports what can be read of a row, and reports the rest by row, field and value', async () => {
    const read = await take('prelude', 'number,points,die,star\n27,9,duma,x\n999,2,duma,\n28,,World Affairs die,no');
    expect(read.copy).toEqual({
      'cards/27': { die: 'duma', star: true },
      'cards/28': { die: 'world', star: false },
    });
    expect(read.problems).toMatchObject([
      { line: 2, fault: 'not-a-value', field: 'points', given: '9', problem: { problem: 'not-within' } },
      { line: 3, fault: 'no-part', given: '999' },
    ]);
  });
  test('may have a list of numbers in one cell', async () => {
    const turns = await take('prelude', 'turn,Action Rounds in Session\n1,4 5 8\n2,"3, 4"\n3,9', 1);
    expect(turns.copy).toEqual({ 'turns/1': { sessions: [4, 5, 8] }, 'turns/2': { sessions: [3, 4] } });
    expect(turns.problems).toMatchObject([{ line: 4, field: 'sessions', given: '9' }]);
  });
  test('identifies a part by two fields if it needs two, and by name if there is no number', async () => {
    const politicians = await take('kremlin', 'Set;Letter;Age\nModern politicians;B;81', 1);
    expect(politicians.copy).toEqual({ 'politicians/modern-B': { age: 81 } });
    const leaders = await take('dual-powers', 'Leaders;fresh;day\nLenin;4;7', 1);
    expect(leaders.copy).toEqual({ 'leaders/lenin': { fresh: 4, day: 7 } });
  });
});
