import { describe, expect, test } from 'vitest';
import { PROPAGANDA } from '../data/cards';
import { given, table } from '../testing/positions';

describe('§2.2.5 Adjust Eligibility', () => {
  const after = (cylinders: ReturnType<typeof table>['cylinders']) => {
    const before = table({ cylinders, agenda: [{ kind: 'faction', seat: 'reds' }, { kind: 'adjust-eligibility' }] });
    return given(before).byHand({ kind: 'skip' }).ok().state.cylinders;
  };
  test('the first example: one Limited Command, two passes', () => {
    expect(after({ reds: 'top-limited-d', senate: 'pass-a', moderates: 'pass-b' })).toEqual({
      senate: 'first',
      moderates: 'second',
      reds: 'third',
    });
  });
  test('a Command with a Special Activity makes Ineligible; the Ineligible come after those who passed', () => {
    expect(after({ reds: 'ineligible', senate: 'pass-a', moderates: 'top-command' })).toEqual({
      senate: 'first',
      reds: 'second',
      moderates: 'ineligible',
    });
  });
  test('box c returns before box d', () => {
    expect(after({ reds: 'middle-limited-d', senate: 'middle-command', moderates: 'middle-event-c' })).toEqual({
      moderates: 'first',
      reds: 'second',
      senate: 'ineligible',
    });
  });
});

describe('§2.2.6, §2.3 cards', () => {
  const adjust = [{ kind: 'faction', seat: 'reds' }, { kind: 'adjust-eligibility' }, { kind: 'next-card' }] as const;
  test('the upcoming card becomes the current one, and the next is revealed', () => {
    given(table({ agenda: [...adjust] }))
      .byHand({ kind: 'skip' })
      .ok()
      .leaves({ piles: { current: ['2'], upcoming: ['3'], played: ['1'], deck: ['4', '5'] } });
  });
  test.each(PROPAGANDA)('Propaganda card #%s changes places with the card about to be played', card => {
    const next = given(table({ agenda: [...adjust], piles: { deck: [card, '4', '5'] }, display: { reds: 1 } }))
      .byHand({ kind: 'skip' })
      .ok()
      .asks('moderates', { kind: 'politics-roll' });
    next.leaves({ propaganda: 1, piles: { current: [card], upcoming: ['2'], played: ['1'] } });
  });
  test('§2.3.1 the game ends after the Support Phase of the fourth', () => {
    given(table({ propaganda: 3, agenda: [...adjust], piles: { deck: ['47', '44'] } }))
      .byHand({ kind: 'skip' })
      .ok()
      .ends({ winner: 'draw' });
  });
});
