import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryKey, makeEntry, parseEntry, revisionOf } from './codec';
import { parseHead } from './head';
import type { Entry } from './model';
import { newKey } from '../crypto/keys';
import { quickRandom } from '../testing/tables';

const key = newKey(quickRandom(1)).public;
const base = { r: 1, e: 1, p: 'x'.repeat(22), t: 5 };
const proof = 's'.repeat(86);
const asked = { m: 'message', seen: 3, s: proof, claim: { key, proof } };
const events = [{ kind: 'passed', seat: 'north' }];
const turn = { ...base, kind: 'turn', seat: 'north', by: 'command', n: 1, barrier: false, events } as const;
const entries: readonly Entry[] = [
  { ...base, kind: 'key', user: 'ann', key, proof, seats: ['north'], sealed: [{ to: 'abc', box: 'def' }] },
  { ...base, kind: 'commitment', seat: 'north', hash: 'ab'.repeat(32), ...asked },
  { ...base, kind: 'opening', seats: ['north'] },
  { ...base, kind: 'number', seat: 'north', number: 'ab'.repeat(16) },
  { ...turn, m: 'message' },
  {
    ...turn,
    by: 'hand',
    user: 'ann',
    breaks: [{ section: '§2', reason: 'too-few', details: { cost: 3 } }],
    fulfils: 4,
  },
  { ...base, kind: 'undo', seat: 'north', to: 0, consent: true },
  { ...base, kind: 'mode', mode: 'free', user: 'ann' },
  { ...base, kind: 'seat', seat: 'north', holder: { kind: 'bot', bot: 'deckhand' }, user: 'ann', by: 'given' },
  { ...base, kind: 'proposal', seat: 'north', what: { kind: 'edit', edit: { kind: 'flip', piece: 'x', at: 'y' } } },
  { ...base, kind: 'vote', seat: 'north', on: 3, yes: false },
  { ...base, kind: 'referee', user: 'ann', client: 'tab' },
  { ...base, kind: 'trust', user: 'bob', trusted: true, by: 'ann' },
  { ...base, kind: 'deputy', user: 'bob', key },
  { ...base, kind: 'vouch', user: 'bob', key },
  { ...base, kind: 'look', user: 'ann', open: true },
  { ...base, kind: 'revealed', secret: 'ab'.repeat(32), table: 'c'.repeat(43) },
];
const MAYBE = ['m', 'seen', 's', 'claim', 'sealed', 'fulfils'];

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
    expect(problemOf('{"kind":"vote","kind":"poke"}')).toBe('entry-unreadable');
    expect(problemOf('{"kind":"poke"}')).toBe('entry-unknown');
    expect(problemOf('{"kind":"toString"}')).toBe('entry-unknown');
    expect(problemOf(`"${'x'.repeat(300_000)}"`)).toBe('entry-too-long');
    expect(problemOf(`{"__proto__":{"x":1},${makeEntry(turn).slice(1)}`)).toBe('entry-unreadable');
    expect(problemOf(`${'['.repeat(5000)}${']'.repeat(5000)}`)).toBe('entry-unreadable');
  });
  test.each(entries)('is malformed when $kind lacks a field or has a wrong one', entry => {
    for (const field of Object.keys(entry)) {
      if (field === 'kind') continue;
      expect(problemOf(JSON.stringify({ ...entry, [field]: [{}] })), field).toBe('entry-malformed');
      if (MAYBE.includes(field) || (['user', 'breaks'].includes(field) && entry.kind === 'turn')) continue;
      expect(problemOf(JSON.stringify({ ...entry, [field]: undefined })), field).toBe('entry-malformed');
    }
  });
  test.each(entries)('is malformed when $kind has a field too many', entry => {
    expect(problemOf(JSON.stringify({ ...entry, more: 1 }))).toBe('entry-malformed');
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
