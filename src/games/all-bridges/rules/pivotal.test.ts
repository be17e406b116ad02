import { describe, expect, test } from 'vitest';
import { given, inactive, table, turnsOf } from '../testing/positions';

describe('§2.4 Phase I & II and Pivotal Event', () => {
  const crowd = (senate: number) =>
    table({
      spaces: { hame: { reds: inactive(18) }, vaasa: { senate: inactive(senate) } },
      agenda: [{ kind: 'faction', seat: 'reds' }, { kind: 'turn-over', seat: 'reds' }, ...turnsOf('senate')],
    });
  test('27 Cells of Reds and Senate after a turn bring the Red Revolt instead of the upcoming card', () => {
    given(crowd(9))
      .when('reds', { kind: 'pass' })
      .ok()
      .leaves({ piles: { upcoming: ['24'], discarded: ['2'], pivotal: [] } });
    given(crowd(8))
      .when('reds', { kind: 'pass' })
      .ok()
      .leaves({ piles: { upcoming: ['2'], pivotal: ['24'] } });
  });
  test('§6.5.2 otherwise it comes after the second Propaganda Round', () => {
    const after = (propaganda: number) =>
      given(
        table({
          propaganda,
          agenda: [
            { kind: 'release-prisoners', seat: 'reds' },
            { kind: 'faction', seat: 'reds' },
            { kind: 'pivotal-due' },
          ],
        }),
      )
        .byHand({ kind: 'skip' })
        .ok()
        .byHand({ kind: 'skip' })
        .ok().state.piles.upcoming;
    expect(after(2)).toEqual(['24']);
    expect(after(1)).toEqual(['2']);
  });
  test('§2.4.1 when it becomes current, the Reds take the Event of the bottom row, wherever they were', () => {
    const revolt = table({
      cylinders: { reds: 'ineligible', senate: 'second', moderates: 'first' },
      piles: { upcoming: ['24'], pivotal: [] },
      spaces: { hame: { reds: inactive(1) }, vaasa: { senate: inactive(1) }, turku: { moderates: inactive(1) } },
      agenda: [{ kind: 'faction', seat: 'senate' }, { kind: 'next-card' }],
    });
    given(revolt)
      .byHand({ kind: 'skip' })
      .ok()
      .leaves({ cylinders: { reds: 'bottom-event-d' } });
  });
});
