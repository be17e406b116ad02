import { expect, test } from 'vitest';
import { chatFlags } from './flags';

const turn = { kind: 'turn', table: 'one', from: 3, to: 5 };
const hand = { kind: 'hand', table: 'one', revisions: [3, 4] };
const line = { word: 'sum', params: { dice: 2 }, value: 7, total: true };
const finding = { lines: [line], rolls: [{ count: 2, sides: 6, faces: [3, 4] }], edits: [{ kind: 'skip' }] };
const helper = { kind: 'helper', table: 'one', helper: 'odds', finding };

test('the flags of our messages can be read', () => {
  const asked = { ...helper, values: { region: 'brown', cards: ['one'], dice: 2, fresh: true } };
  expect([turn, { ...turn, kind: 'roll' }, hand, helper, asked].map(chatFlags)).not.toContain(undefined);
});

test.each<readonly [string, unknown]>([
  ['nothing', undefined],
  ['a text', 'turn'],
  ['another kind', { ...turn, kind: 'poem' }],
  ['a turn without its table', { kind: 'turn', from: 3, to: 5 }],
  ['a turn of no revision', { ...turn, from: 'the beginning' }],
  ['a turn to beyond every record', { ...turn, to: 1e12 }],
  ['changes by hand without their entries', { kind: 'hand', table: 'one' }],
  ['more changes than a message tells', { ...hand, revisions: Array(5000).fill(3) }],
  ['a field that is none of ours', { ...turn, more: 1 }],
  ['a helper that has found nothing', { ...helper, finding: undefined }],
  ['a finding without lines', { ...helper, finding: { ...finding, lines: null } }],
  ['thirty million lines', { ...helper, finding: { ...finding, lines: { length: 30_000_000 } } }],
  ['more lines than a helper finds', { ...helper, finding: { ...finding, lines: Array(5000).fill(line) } }],
  ['a line that is none', { ...helper, finding: { ...finding, lines: [{ word: { toString: 1 } }] } }],
  ['dice that are none', { ...helper, finding: { ...finding, rolls: [{ count: 2, sides: 6, faces: 'many' }] } }],
  ['an answer that is none', { ...helper, values: { region: { toString: 1 } } }],
  ['a change that is none', { ...helper, finding: { ...finding, edits: [{ kind: 'explode' }] } }],
  // shows trust.11
])('%s is not one of our messages', (_, flags) => expect(chatFlags(flags)).toBeUndefined());
