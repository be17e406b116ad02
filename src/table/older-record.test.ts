/** A table made by the first version of the record: whatever comes later reads it, and finds it right. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../catalog';
import type { AnyGame } from './model';
import { openTimeline } from './timeline';
import { importRecord } from './transfer';
import { verify } from './verify';

const text = readFileSync(join(import.meta.dirname, '..', '..', 'tests', 'fixtures', 'record-1.json'), 'utf8');
const record = importRecord(text);
if ('problem' in record) throw new Error(record.problem);
const game = gameOf(record.head.game) as AnyGame;

describe('a record of format 1', () => {
  test('is read without a problem, to its winner', () => {
    const { problems, ending, revision } = openTimeline(game, record.head, record.raws, { keys: {} });
    expect(problems).toEqual([]);
    expect(ending).toBeDefined();
    expect(revision).toBe(Object.keys(record.raws).length);
  });
  test('verifies', () => expect(verify(game, record.head, record.raws)).toMatchObject({ ok: true }));
});
