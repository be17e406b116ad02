import { describe, expect, test } from 'vitest';
import { table } from '../testing/positions';
import { SEATS } from '../vocabulary';
import { chanceOf } from './chance';

describe('the chance to win', () => {
  test('leaves a part to the Powers and to nobody', () => {
    const sum = SEATS.reduce((all, seat) => all + chanceOf(table(), seat), 0);
    expect(sum).toBeGreaterThan(0.05);
    expect(sum).toBeLessThan(1);
  });
  test('is certain once the game is over', () => {
    const won = table({ ending: { winner: 'senate', reason: 'final-round' } });
    expect(SEATS.map(seat => chanceOf(won, seat))).toEqual([0, 1, 0]);
  });
  const grows = [
    { what: 'Opposition', seat: 'reds', more: { spaces: { helsinki: { support: -2 } } } },
    { what: 'an Administration', seat: 'reds', more: { spaces: { helsinki: { administrations: 1 } } } },
    { what: 'Control of a Town', seat: 'senate', more: { spaces: { turku: { senate: { active: 3 } } } } },
    { what: 'Resources', seat: 'moderates', more: { resources: { moderates: 12 } } },
    { what: 'an Issue', seat: 'moderates', more: { issues: { reform: 'reds' } } },
  ] as const;
  test.each(grows)('of the $seat grows with $what', ({ seat, more }) => {
    expect(chanceOf(table(more), seat)).toBeGreaterThan(chanceOf(table(), seat));
  });
  test.each(['reds', 'senate'] as const)('of the %s falls with the Vassalage of the friendly Power', side => {
    const held = {
      spaces: {
        helsinki: { [side]: { active: 4 }, support: -2 },
        tampere: { [side]: { active: 4 }, support: -2 },
        turku: { [side]: { active: 4 }, support: -2 },
        uusimaa: { support: -2 },
      },
    };
    const vassal = { vassalage: { german: 5, russian: 5 } };
    expect(chanceOf(table({ ...held, ...vassal }), side)).toBeLessThan(chanceOf(table(held), side));
  });
});
