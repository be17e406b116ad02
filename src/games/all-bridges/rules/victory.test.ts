import { describe, expect, test } from 'vitest';
import { active, table, roundFrom, type Table } from '../testing/positions';
import { margin, passes, ranking, wonAtCheck, wonAtLast } from './victory';

describe('§6.1, §7 Victory', () => {
  const opposed = {
    spaces: {
      hame: { support: -2 },
      uusimaa: { support: -2 },
      karelia: { support: -2 },
      helsinki: { support: -2 },
      turku: { support: -1, administrations: 1 },
    },
  };
  test('§7.2 Reds: Opposition with Administrations above eleven, Russian Vassalage with Polarization at most five', () => {
    const at = (polarization: number) => table({ ...opposed, polarization, vassalage: { russian: 2 } });
    expect(margin(at(3), 'reds')).toBe(1);
    expect(passes(at(3), 'reds')).toBe(true);
    expect([margin(at(4), 'reds'), passes(at(4), 'reds')]).toEqual([0, false]);
  });
  test('§7.2 Senate: Town Population above three, German Vassalage with Polarization below six', () => {
    const towns = { helsinki: { senate: active(1) }, turku: { senate: active(1) }, vaasa: { senate: active(1) } };
    const at = (german: number) => table({ spaces: towns, vassalage: { german } });
    expect([margin(at(2), 'senate'), passes(at(2), 'senate')]).toEqual([1, true]);
    expect([margin(at(3), 'senate'), passes(at(3), 'senate')]).toEqual([0, false]);
  });
  test('§7.3 a Power in the way lowers only a positive margin', () => {
    expect(margin(table({ polarization: 9 }), 'senate')).toBe(-3);
  });
  test('§7.2 Moderates: Resources above fourteen, Issues and Networks and one level with Polarization', () => {
    const at = (part: Table) =>
      table({ resources: { moderates: 15 }, polarization: 2, spaces: { hame: { networks: 1 } }, ...part });
    expect([margin(at({}), 'moderates'), passes(at({}), 'moderates')]).toEqual([0, true]);
    expect(passes(at({ resources: { moderates: 14 } }), 'moderates')).toBe(false);
    expect(passes(at({ polarization: 3 }), 'moderates')).toBe(false);
  });
  test('§7.1 ties go to the Moderates, then to the Senate', () => {
    const level = table({ resources: { moderates: 11 }, polarization: 0, vassalage: { german: 0, russian: 0 } });
    expect(ranking(level)).toEqual(['moderates', 'senate', 'reds']);
    expect(wonAtCheck(level)).toBeUndefined();
  });
  test('§6.1 a victory check ends the game at the start of a Round', () => {
    roundFrom('victory-phase', { ...opposed, polarization: 3, vassalage: { russian: 2 } }).ends({
      winner: 'reds',
      reason: 'victory-check',
    });
  });
  test('§7.3, §6.4.3 after the last Round the highest positive margin wins, else the stronger Power, else nobody', () => {
    const powers = (german: number, russian: number) => wonAtLast(table({ vassalage: { german, russian } }));
    expect(powers(4, 2)).toEqual({ winner: 'german', reason: 'germany' });
    expect(powers(2, 4)).toEqual({ winner: 'russian', reason: 'russia' });
    expect(powers(3, 3)).toEqual({ winner: 'nobody', reason: 'nobody' });
    expect(wonAtLast(table({ ...opposed, polarization: 0 }))).toEqual({ winner: 'reds', reason: 'final-round' });
  });
});
