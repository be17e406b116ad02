import { describe, test } from 'vitest';
import { inactive, begun } from '../testing/positions';

describe('§4.3.3 Publish', () => {
  test('a Town brings one Resource; a Cell beside the Personality and one beside a Network bring two each', () => {
    begun('moderates', 'publish', {
      personality: 'turku',
      spaces: { turku: { moderates: inactive(3), networks: 1 }, mikkeli: { moderates: inactive(1) } },
    })
      .ok()
      .when('moderates', { kind: 'publish', space: 'turku' })
      .then({ kind: 'resources-changed', faction: 'moderates', by: 1 })
      .when('moderates', { kind: 'expose' })
      .tells({ kind: 'cells-flipped', to: 'active' }, { kind: 'resources-changed', by: 2 })
      .when('moderates', { kind: 'expose' })
      .ok()
      .leaves({ resources: { moderates: 10 }, spaces: { turku: { moderates: { active: 2, inactive: 1 } } } });
  });
  test('needs Population', () => {
    begun('moderates', 'publish', {
      spaces: { turku: { moderates: inactive(1) }, mikkeli: { moderates: inactive(1) } },
    })
      .ok()
      .when('moderates', { kind: 'publish', space: 'mikkeli' })
      .isRefused({ section: '§4.3.3', reason: 'no-population' });
  });
});
