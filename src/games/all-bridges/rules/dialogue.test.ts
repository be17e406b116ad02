import { describe, test } from 'vitest';
import { active, inactive, begun } from '../testing/positions';

const NEWS_IN_TURKU = [
  { at: 'turku', holder: 'moderates' },
  { at: 'available', holder: 'nobody' },
] as const;

describe('§4.3.2 Dialogue', () => {
  const hame = { hame: { moderates: inactive(1), support: -2, senate: inactive(2), reds: active(1) } };
  test('an Underground Cell shows itself and shifts the space towards Neutral', () => {
    begun('moderates', 'dialogue', { spaces: hame })
      .ok()
      .when('moderates', { kind: 'talk', space: 'hame' })
      .then(
        { kind: 'cells-flipped', faction: 'moderates', space: 'hame', to: 'active', count: 1 },
        { kind: 'support-shifted', space: 'hame', by: 1 },
      );
  });
  test('or wins over an Inactive enemy, never an Active one, nor one that guards a marker or the last News', () => {
    begun('moderates', 'dialogue', { spaces: hame })
      .ok()
      .when('moderates', { kind: 'win-over', space: 'hame', faction: 'senate' })
      .ok()
      .leaves({ spaces: { hame: { senate: { inactive: 1 }, moderates: { active: 1, inactive: 1 } } } });
    begun('moderates', 'dialogue', { spaces: hame })
      .ok()
      .when('moderates', { kind: 'win-over', space: 'hame', faction: 'reds' })
      .isRefused({ reason: 'no-inactive-enemy' });
    const lone = { hame: { moderates: inactive(1), support: 1, senate: inactive(1), prepared: { senate: 1 } } };
    begun('moderates', 'dialogue', { spaces: lone })
      .ok()
      .when('moderates', { kind: 'win-over', space: 'hame', faction: 'senate' })
      .isRefused({ reason: 'guards-a-marker' });
    begun('moderates', 'dialogue', {
      news: [{ at: 'hame', holder: 'senate' }, NEWS_IN_TURKU[1]],
      spaces: { hame: { moderates: inactive(1), support: 1, senate: inactive(1) } },
    })
      .ok()
      .when('moderates', { kind: 'win-over', space: 'hame', faction: 'senate' })
      .isRefused({ reason: 'holds-news' });
  });
});
