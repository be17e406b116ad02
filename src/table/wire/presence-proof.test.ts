import { describe, expect, test } from 'vitest';
import { openPresence, sealPresence } from './presence-proof';
import { newKey } from '../crypto/keys';
import { quickRandom } from '../testing/tables';

describe('a referee who says that they are there', () => {
  const random = quickRandom(3);
  const key = newKey(random);
  const mine = newKey(random);
  const other = newKey(random);
  const table = { id: 'one', key };
  const head = { id: 'one', tableKey: key.public };
  const here = { client: 'tab', epoch: 4 };
  const challenge = { key: mine.public, nonce: 'n1' };
  const answer = sealPresence(here, table, challenge, random) ?? '';

  test('is believed by who has asked', () => {
    expect(openPresence(answer, mine, 'n1', head)).toEqual(here);
  });

  test("is not believed without the table's key", () => {
    const forged = sealPresence(here, { id: 'one', key: other }, challenge, random) ?? '';
    expect(openPresence(forged, mine, 'n1', head)).toBe(undefined);
    expect(openPresence('x', mine, 'n1', head)).toBe(undefined);
  });

  // shows referee.3
  test('is not believed when their answer is repeated: to a later question, to another client, for another table', () => {
    expect(openPresence(answer, mine, 'n2', head)).toBe(undefined);
    expect(openPresence(answer, other, 'n1', head)).toBe(undefined);
    expect(openPresence(answer, mine, 'n1', { ...head, id: 'two' })).toBe(undefined);
  });

  test('answers no question that has no key', () => {
    for (const bad of ['', 'x', 'A'.repeat(43)]) {
      expect(sealPresence(here, table, { key: bad, nonce: 'n1' }, random)).toBe(undefined);
    }
  });
});
