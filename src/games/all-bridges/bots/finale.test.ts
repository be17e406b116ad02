import { describe, expect, test } from 'vitest';
import { round, type Table, table, active, inactive } from '../testing/positions';
import { defaultOptions } from '../../../kernel/options';
import { options } from '../options';
import { scores } from './agitator';
import { finaleOf } from './finale';

/** The Moderates alone in the last Support Phase: two spaces that nobody Controls, both with a Cell of theirs. */
const last = (part: Table) =>
  table({
    options: { ...defaultOptions(options), nonplayers: 'reds-senate' },
    propaganda: 4,
    phase: 2,
    agenda: [{ kind: 'agitation', seat: 'moderates', spaces: [], built: false }, ...round('final-check')],
    resources: { moderates: 19 },
    polarization: 3,
    vassalage: { german: 0, russian: 0 },
    ...part,
    spaces: {
      turku: { moderates: inactive(1), networks: 1 },
      uusimaa: { moderates: inactive(1), reds: active(1), support: -1 },
      ...part.spaces,
    },
  });
const FOUR_TOWNS = {
  helsinki: { senate: active(2) },
  vaasa: { senate: active(1) },
  tampere: { senate: active(1) },
} as const;

describe('what the last Support Phase can bring the Moderates', () => {
  test('they lower Polarization until the Resources are the smaller margin', () => {
    expect(finaleOf(last({}))).toMatchObject({ lead: 1, lower: 2, spare: 2 });
    expect(finaleOf(last({ resources: { moderates: 15 } }))).toMatchObject({ lead: 0 });
  });
  test('a rival that is no longer blocked counts against them, and a blocked one does not', () => {
    expect(finaleOf(last({ spaces: FOUR_TOWNS })).lead).toBe(0);
    expect(finaleOf(last({ spaces: FOUR_TOWNS, vassalage: { german: 6, russian: 0 } })).lead).toBe(1);
  });
  test('before it begins, a rival with enough lowers Polarization first', () => {
    const before = { agenda: round('victory-phase'), polarization: 8 } as const;
    const calm = finaleOf(last(before)).lead;
    expect(finaleOf(last({ ...before, spaces: FOUR_TOWNS })).lead).toBeGreaterThan(calm);
  });
  test('Polarization is never lowered below 0, however far Vassalage blocks a rival', () => {
    const senate = { senate: active(2) } as const;
    const spaces = {
      helsinki: senate,
      vaasa: senate,
      tampere: senate,
      turku: senate,
      viipuri: senate,
      uusimaa: senate,
    };
    for (let polarization = 0; polarization <= 4; polarization++) {
      const blocked = { agenda: round('victory-phase'), vassalage: { german: 6, russian: 0 }, polarization } as const;
      expect(finaleOf(last({ ...blocked, spaces })).lead).toBeGreaterThan(-20);
    }
  });
  test('a space that the Reds would win with is calmed instead', () => {
    const reds = {
      helsinki: { support: -2 },
      hame: { support: -2 },
      tampere: { support: -2 },
      karelia: { support: -2 },
    };
    const angry = last({ polarization: 1, spaces: { ...reds, turku: { moderates: inactive(1), networks: 2 } } });
    expect(finaleOf(angry).calm).toEqual([]);
    const won = last({
      polarization: 1,
      spaces: { ...reds, viipuri: { support: -1 }, turku: { moderates: inactive(1), networks: 2 } },
    });
    expect(finaleOf(won)).toMatchObject({ calm: ['uusimaa'] });
  });
  test('the quick bot does what it needs, and no more', () => {
    const worth = (state: ReturnType<typeof last>) =>
      scores.agitate({ kind: 'agitate', space: 'turku' }, { state, seat: 'moderates', legal: [] });
    expect(worth(last({}))).toBeGreaterThan(0);
    expect(worth(last({ polarization: 0 }))).toBeLessThan(0);
  });
});
