/** Every finding of Verify has an attack that triggers it, so that no check is untested. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import words from '../../../lang/problems/en.json';

const table = join(import.meta.dirname, '..');
const OTHERS = ['reaction-windows.test.ts', 'redeal.test.ts', 'judgement/verify.test.ts'];

test('each finding of Verify is met by one who cheats', () => {
  const room = readdirSync(import.meta.dirname).map(file => join('adversary', file));
  const tests = [...room, ...OTHERS].map(file => readFileSync(join(table, file), 'utf8')).join('\n');
  const findings = Object.keys(words).filter(word => word.startsWith('verify-'));
  expect(findings.length).toBeGreaterThan(40);
  expect(findings.filter(word => !tests.includes(`'${word}'`))).toEqual([]);
});
