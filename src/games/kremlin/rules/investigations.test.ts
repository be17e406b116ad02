import { describe, test } from 'vitest';
import { given } from '../testing/positions';
import { INVESTIGATING, minister, spying } from '../testing/cards';

describe('§investigation', () => {
  test('places a ? on a Voting-Member, and ages the Defense Minister a year', () => {
    given(spying())
      .when(minister, { kind: 'investigate', target: 'A' })
      .then({ kind: 'suspected', politician: 'A' }, { kind: 'aged', politician: 'D', years: 1 })
      .leaves({ politicians: { A: { suspicion: 1 }, D: { stress: 1 } } });
  });
  test('is against another', () => {
    given(spying()).when(minister, { kind: 'investigate', target: 'D' }).isRefused({ reason: 'not-himself' });
  });
  test('reaches no Candidate', () => {
    given(spying()).when(minister, { kind: 'investigate', target: 'I' }).isRefused({ reason: 'not-offered' });
  });
  test('Standard: only one ? is ever on a politician', () => {
    given(spying())
      .when(minister, { kind: 'investigate', target: 'E' })
      .isRefused({ section: '§investigation', reason: 'most-suspicion', details: { most: 1 } });
  });
  test.each(['modern', '1928', 'variant'])(
    '%s: another may be placed, one a politician in the phase, three at most',
    edition => {
      const of = { edition };
      const once = given(spying({ of })).when(minister, { kind: 'investigate', target: 'E' }).ok();
      once.leaves({ politicians: { E: { suspicion: 2 } } });
      once.when(minister, { kind: 'investigate', target: 'E' }).isRefused({ reason: 'one-a-year' });
      given(spying({ of, people: { E: { suspicion: 3 } } }))
        .when(minister, { kind: 'investigate', target: 'E' })
        .isRefused({ reason: 'most-suspicion' });
    },
  );
  test('§retirement at 95 is refused', () => {
    given(spying({ people: { D: { stress: 22 } } }))
      .when(minister, { kind: 'investigate', target: 'A' })
      .isRefused({ section: '§retirement', reason: 'certain-retirement' });
  });
  test('ends when they say so', () => {
    given(spying()).when(minister, { kind: 'end-investigations' }).ok().leaves({ turn: 3 });
  });
  test('§inactive the Foreign Minister replaces one at the Sanatorium, then KGB Head, Chief, Industry Minister', () => {
    const all = { C: { militarists: 1 }, B: { evolutionists: 1 }, A: { apologists: 1 }, F: { stalinists: 2 } };
    const cure = { cure: true };
    given(spying({ declared: all, people: { D: cure } })).asks('militarists', INVESTIGATING);
    given(spying({ declared: all, people: { D: cure, C: cure } })).asks('evolutionists', INVESTIGATING);
    given(spying({ declared: all, people: { D: cure, C: cure, B: cure } })).asks('apologists', INVESTIGATING);
    given(spying({ declared: all, people: { D: cure, C: cure, B: cure, A: cure } })).asks('stalinists', INVESTIGATING);
  });
});

describe('§dossiers', () => {
  test('a ? is burnt for a year, also of one’s own', () => {
    given(spying({ people: { D: { suspicion: 1 } } }))
      .when(minister, { kind: 'burn-dossier', target: 'D' })
      .then({ kind: 'suspicion-removed', politician: 'D', count: 1 }, { kind: 'aged', politician: 'D', years: 1 });
  });
  test('there must be one', () => {
    given(spying()).when(minister, { kind: 'burn-dossier', target: 'A' }).isRefused({ reason: 'not-offered' });
  });
});
