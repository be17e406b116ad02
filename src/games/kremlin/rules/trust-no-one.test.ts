import { describe, expect, test } from 'vitest';
import { allPass, asked, END, given } from '../testing/positions';
import type { Step } from '../vocabulary';
import { spying } from '../testing/cards';
import { untrusted } from './fates';

describe('§trust-no-one at the end of the phase', () => {
  test.each([
    ['modern', ['B', 'C']],
    ['1928', ['B', 'C', 'E', 'F', 'G', 'H']],
    ['standard', []],
    ['variant', []],
  ])('%s: without declared influence these are condemned: %j', (edition, letters) => {
    expect(untrusted(spying({ of: { edition } }))).toEqual(letters);
  });
  test('all may declare before it', () => {
    const agenda: readonly Step[] = [asked('end-of-investigations'), { kind: 'trust-no-one' }, END];
    const open = given(spying({ of: { edition: 'modern' }, agenda, sheets: { apologists: { B: 1, C: 1 } } }));
    const saved = open.when('apologists', { kind: 'declare', politician: 'B', points: 1 }).ok();
    allPass(saved).leaves({ politicians: { B: { at: 'kgb-head' }, C: { at: 'siberia' } } });
  });
});
