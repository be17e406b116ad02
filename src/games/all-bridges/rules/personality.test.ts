import { describe, test } from 'vitest';
import { inactive, begun } from '../testing/positions';

const NEWS_IN_TURKU = [
  { at: 'turku', holder: 'moderates' },
  { at: 'available', holder: 'nobody' },
] as const;

describe('§4.3.1 Personality', () => {
  test('enters a Town with Moderates Cells, from Available', () => {
    begun('moderates', 'personality', {
      spaces: { turku: { moderates: inactive(1) }, hame: { moderates: inactive(1) } },
    })
      .ok()
      .when('moderates', { kind: 'place-personality', space: 'turku' })
      .then({ kind: 'personality-placed', space: 'turku' });
  });
  const news = { personality: 'turku', news: NEWS_IN_TURKU, spaces: { turku: { moderates: inactive(1) } } } as const;
  test('in Phase II News beside it brings a cube, and Resources or a lower Polarization by the die', () => {
    begun('moderates', 'personality', news)
      .ok()
      .when('moderates', { kind: 'use-news', cube: 'reds', gain: 'resources' }, ['1d6', [4]])
      .then(
        { kind: 'news-removed', news: 0 },
        { kind: 'cube-placed', cube: 'reds' },
        { kind: 'news-rolled', die: 4 },
        { kind: 'resources-changed', faction: 'moderates', by: 4 },
      );
    begun('moderates', 'personality', news)
      .ok()
      .when('moderates', { kind: 'use-news', cube: 'senate', gain: 'polarization' }, ['1d6', [5]])
      .tells({ kind: 'polarization-changed', by: -3 });
    begun('moderates', 'personality', news, 1).isRefused({ section: '§4.3.1', reason: 'nothing-to-select' });
  });
});
