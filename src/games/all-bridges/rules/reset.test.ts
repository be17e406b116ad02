import { describe, test } from 'vitest';
import { given, inactive, war, round, roundFrom } from '../testing/positions';

describe('§6.5 Reset Phase', () => {
  test('§6.5.1 each full pair of remaining prisoners raises Polarization', () => {
    roundFrom('release-prisoners', { phase: 2, prisoners: { senate: 2, reds: 3 } })
      .asks('reds', { kind: 'release-prisoners' })
      .when('reds', { kind: 'release', prisoners: 2 })
      .then({ kind: 'prisoners-changed', faction: 'senate', by: -2 })
      .when('senate', { kind: 'release', prisoners: 0 })
      .tells({ kind: 'polarization-changed', by: 1 });
  });
  test('§6.5.3 Russians fill up in a Town with Reds, Germans in their box; surplus ones leave', () => {
    roundFrom('adjust-powers', { phase: 2, spaces: { turku: { reds: inactive(1) } } }).leaves({
      germanBox: 3,
      spaces: { turku: { russians: 3 } },
    });
    roundFrom('adjust-powers', {
      phase: 2,
      germanBox: 1,
      vassalage: { german: 1, russian: 0 },
      spaces: { hame: { germans: 2, russians: 2 } },
    }).leaves({
      germanBox: 1,
      spaces: { hame: { germans: 0, russians: 0 } },
    });
  });
  test('§6.5.4 Terror, Sabotage and News leave the map', () => {
    roundFrom('old-news', {
      sabotage: ['tampere/hame'],
      news: [
        { at: 'hame', holder: 'nobody' },
        { at: 'available', holder: 'nobody' },
      ],
      spaces: { hame: { terror: { reds: 1, senate: 1 } } },
    }).leaves({ sabotage: [], news: [{ at: 'available' }, {}], spaces: { hame: { terror: { reds: 0, senate: 0 } } } });
  });
  test('§6.5.5 after the first Round ten Senate Cells become Available', () => {
    roundFrom('conscription', { outOfPlay: 10 }).leaves({ outOfPlay: 0 });
    roundFrom('conscription', { outOfPlay: 10, propaganda: 2 }).leaves({ outOfPlay: 10 });
  });
  test('§6.5 the order of Eligibility stays the same', () => {
    roundFrom('conscription', { cylinders: { reds: 'third', senate: 'first', moderates: 'ineligible' } }).leaves({
      cylinders: { reds: 'third', senate: 'first', moderates: 'ineligible' },
    });
  });
});

describe('§6.5.1 Prisoners of War', () => {
  test('the Reds release first, then the Senate; the rest counts in pairs', () => {
    given(war({ agenda: round('release-prisoners'), prisoners: { reds: 3, senate: 2 }, propaganda: 2 }))
      .when('reds', { kind: 'release', prisoners: 1 })
      .ok()
      .when('senate', { kind: 'release', prisoners: 0 })
      .ok()
      .leaves({ prisoners: { reds: 3, senate: 1 }, polarization: 5 });
  });

  test('no side releases its own prisoners', () => {
    roundFrom('release-prisoners', { phase: 2, prisoners: { reds: 3, senate: 0 } }).asks('senate', {
      kind: 'release-prisoners',
      seat: 'senate',
    });
  });
});
