import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryKey, makeEntry, parseEntry, revisionOf } from './codec';
import { parseHead } from './head';
import type { Entry } from './model';
import { newKey } from '../sealing/sealing';
import { quickRandom } from '../testing/tables';

const key = newKey(quickRandom(1)).public;
const base = { r: 1, e: 1, p: 'x', t: 5 };
const events = [{ kind: 'passed', seat: 'north' }];
const turn = { ...base, kind: 'turn', seat: 'north', by: 'command', n: 1, barrier: false, events } as const;
const entries: readonly Entry[] = [
  { ...base, kind: 'key', user: 'ann', key, sealed: [{ to: 'abc', box: 'def' }] },
  { ...base, kind: 'number', seat: 'north', number: 'ab'.repeat(16) },
  { ...turn, m: 'message' },
  { ...turn, by: 'hand', user: 'ann', breaks: { section: '§2', reason: 'too-few', details: { cost: 3 } }, fulfils: 4 },
  { ...base, kind: 'undo', seat: 'north', to: 0, consent: true },
  { ...base, kind: 'mode', mode: 'free', user: 'ann' },
  { ...base, kind: 'seat', seat: 'north', holder: { kind: 'bot', bot: 'deckhand' }, user: 'ann' },
  { ...base, kind: 'proposal', seat: 'north', what: { kind: 'edit', edit: { kind: 'flip', piece: 'x', at: 'y' } } },
  { ...base, kind: 'vote', seat: 'north', on: 3, yes: false },
  { ...base, kind: 'referee', user: 'ann', client: 'tab' },
  { ...base, kind: 'revealed', secret: 'ab', table: 'cd' },
];

test.each(entries)('an entry of kind $kind comes back as it was', entry => {
  expect(parseEntry(makeEntry(entry))).toEqual(entry);
});

describe('an entry that is not ours', () => {
  const problemOf = (raw: unknown): string | undefined => {
    const entry = parseEntry(raw);
    return 'problem' in entry ? entry.problem : undefined;
  };

  test('is named for what is wrong with it', () => {
    expect(problemOf(7)).toBe('entry-not-text');
    expect(problemOf('{"kind":"turn"')).toBe('entry-unreadable');
    expect(problemOf('[]')).toBe('entry-unreadable');
    expect(problemOf('{"kind":"vote","kind":"poke"}')).toBe('entry-unknown');
    expect(problemOf('{"kind":"toString"}')).toBe('entry-unknown');
    expect(problemOf(`"${'x'.repeat(300_000)}"`)).toBe('entry-too-long');
    expect(problemOf(`{"__proto__":{"x":1},${makeEntry(turn).slice(1)}`)).toBe('entry-unreadable');
    expect(problemOf(`${'['.repeat(5000)}${']'.repeat(5000)}`)).toBe('entry-unreadable');
  });
  test.each(entries)('is malformed when $kind lacks a field or has a wrong one', entry => {
    for (const field of Object.keys(entry)) {
      if (field === 'kind') continue;
      expect(problemOf(JSON.stringify({ ...entry, [field]: [{}] })), field).toBe('entry-malformed');
      if (['m', 'sealed', 'user', 'breaks', 'fulfils'].includes(field) && entry.kind === 'turn') continue;
      if (field === 'sealed') continue;
      expect(problemOf(JSON.stringify({ ...entry, [field]: undefined })), field).toBe('entry-malformed');
    }
  });
  test('never throws, whatever it is', () => {
    fc.assert(
      fc.property(fc.json(), raw => {
        expect('problem' in parseEntry(raw)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(fc.anything(), value => {
        expect(parseHead(value)).toEqual({ problem: 'bad-head' });
      }),
    );
  });
});

test('keys of entries sort as their revisions do', () => {
  expect(entryKey(42)).toBe('00000042');
  expect(revisionOf('00000042')).toBe(42);
  expect(revisionOf('42')).toBeUndefined();
});
