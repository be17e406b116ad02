import { describe, expect, test } from 'vitest';
import { allBridges } from '.';
import { active, given, inactive, table } from './testing/positions';
import { BORDERS } from './data/map';

const hame = table({ spaces: { hame: { reds: inactive(2), senate: active(1) } }, prisoners: { reds: 1 } });
const refused = (reason: string) => ({ section: '§table' as const, reason });

describe('changes by hand in All Bridges Burning', () => {
  test('§1.4 Cells go from space to space, from Available, to Prison', () => {
    given(hame)
      .byHand({ kind: 'move', piece: 'reds-inactive', from: 'in-hame', to: 'in-turku', count: 2 })
      .then({ kind: 'cells-moved', faction: 'reds', from: 'hame', to: 'turku', stance: 'inactive', count: 2 });
    given(hame)
      .byHand({ kind: 'add', piece: 'moderates-inactive', to: 'turku', count: 1 })
      .then({ kind: 'cells-placed', faction: 'moderates', space: 'turku', stance: 'inactive', count: 1 });
    given(hame)
      .byHand({ kind: 'move', piece: 'senate-active', from: 'in-hame', to: 'prisoners', count: 1 })
      .then({ kind: 'cells-removed', faction: 'senate', space: 'hame', stance: 'active', count: 1, to: 'prison' });
    given(hame)
      .byHand({ kind: 'move', piece: 'reds-inactive', from: 'in-hame', to: 'in-turku', count: 3 })
      .isRefused(refused('not-there'));
    given(hame)
      .byHand({ kind: 'move', piece: 'reds-inactive', from: 'in-hame', to: 'available-senate', count: 1 })
      .isRefused(refused('not-its-place'));
  });
  test('a Cell is turned over; what has one side is not', () => {
    given(hame)
      .byHand({ kind: 'flip', piece: 'reds-inactive', at: 'hame' })
      .then({ kind: 'cells-flipped', faction: 'reds', space: 'hame', to: 'active', count: 1 });
    given(hame).byHand({ kind: 'flip', piece: 'network', at: 'hame' }).isRefused(refused('no-other-side'));
  });
  test('discs, Troops, cubes, markers', () => {
    given(hame)
      .byHand({ kind: 'add', piece: 'administration', to: 'hame', count: 1 })
      .ok()
      .leaves({ spaces: { hame: { administrations: 1 } } });
    given(hame)
      .byHand({ kind: 'add', piece: 'troop-german', to: 'available-german', count: 2 })
      .ok()
      .leaves({ germanBox: 2 });
    given(hame)
      .byHand({ kind: 'add', piece: 'cube-reds', to: 'cubes-reds', count: 1 })
      .ok()
      .leaves({ display: { reds: 1 } });
    given(hame)
      .byHand({ kind: 'add', piece: 'terror-senate', to: 'hame', count: 1 })
      .ok()
      .leaves({ spaces: { hame: { terror: { senate: 1 } } } });
    given(hame)
      .byHand({ kind: 'add', piece: 'prepared-reds', to: 'hame', count: 1 })
      .ok()
      .leaves({ spaces: { hame: { prepared: { reds: 1 } } } });
    given(hame)
      .byHand({ kind: 'add', piece: 'sabotage', to: `border-${BORDERS[0]}`, count: 1 })
      .ok()
      .leaves({ sabotage: [BORDERS[0]] });
    given(hame)
      .byHand({ kind: 'add', piece: 'trains-senate', to: 'stop-hame-west', count: 1 })
      .ok()
      .leaves({ capabilities: { 'trains-1': { side: 'senate', at: 'hame-west' } } });
    given(hame)
      .byHand({ kind: 'add', piece: 'news', to: 'hame', count: 1 })
      .ok()
      .leaves({ news: [{ at: 'hame' }, {}] });
    given(hame)
      .byHand({ kind: 'add', piece: 'resolved-reds', to: 'issue-reform', count: 1 })
      .ok()
      .leaves({ issues: { reform: 'reds' } });
    given(hame)
      .byHand({ kind: 'add', piece: 'support-active', to: 'support-hame', count: 1 })
      .ok()
      .leaves({ spaces: { hame: { support: 2 } } });
    given(hame)
      .byHand({ kind: 'add', piece: 'control-reds', to: 'control-hame', count: 1 })
      .isRefused(refused('reckoned'));
  });
  test('§3.3.2 News that goes on stays with its holder; the Moderates take free News along; else nobody has it', () => {
    const moved = (holder: 'nobody' | 'moderates' | 'reds', cells: Readonly<Record<string, object>>) =>
      given(table({ spaces: cells, news: [{ at: 'hame', holder }] })).byHand({
        kind: 'move',
        piece: 'news',
        from: 'in-hame',
        to: 'in-turku',
        count: 1,
      });
    const goesTo = (holder: 'nobody' | 'moderates' | 'reds') =>
      ({ kind: 'news-placed', news: 0, space: 'turku', holder }) as const;
    // the Cell goes first, or the News does
    for (const space of ['hame', 'turku']) {
      moved('reds', { [space]: { reds: active(1) } }).tells(goesTo('reds'));
      moved('moderates', { [space]: { moderates: active(1) } }).tells(goesTo('moderates'));
      moved('nobody', { [space]: { moderates: inactive(1) } }).tells(goesTo('moderates'));
      moved('nobody', { [space]: { reds: active(1) } }).tells(goesTo('nobody'));
      moved('reds', { [space]: { moderates: active(1) } }).tells(goesTo('nobody'));
    }
    // a table made before has moved News as nobody’s, and its record must still come out the same
    const { state } = given(table({ spaces: { turku: { reds: active(1) } }, news: [{ at: 'hame', holder: 'reds' }] }));
    const { 'news-keeps-holder': _, ...options } = state.options;
    given({ ...state, options })
      .byHand({ kind: 'move', piece: 'news', from: 'in-hame', to: 'in-turku', count: 1 })
      .tells(goesTo('nobody'));
  });
  test('§2.0 cylinders and tracks', () => {
    given(hame)
      .byHand({ kind: 'move', piece: 'cylinder-reds', from: 'cylinder-first', to: 'cylinder-ineligible', count: 1 })
      .then({ kind: 'cylinder-moved', seat: 'reds', to: 'ineligible' });
    given(hame).byHand({ kind: 'set', marker: 'polarization', to: 10 }).then({ kind: 'polarization-changed', by: 7 });
    given(hame).byHand({ kind: 'set', marker: 'polarization', to: 11 }).isRefused(refused('out-of-range'));
    given(hame).byHand({ kind: 'set', marker: 'cells-on-map', to: 9 }).isRefused(refused('reckoned'));
  });
  test('a card that goes face down is named to nobody; one that comes up is shown to all', () => {
    given(hame)
      .byHand({ kind: 'card', card: '2', from: 'upcoming', to: 'deck' })
      .tells({ kind: 'cards-taken', from: 'upcoming' }, { kind: 'cards-laid', to: 'deck' })
      .leaves({ piles: { upcoming: [], deck: ['2', '3', '4', '5'] } });
    given(hame)
      .byHand({ kind: 'card', card: '?', from: 'deck', to: 'upcoming' })
      .tells({ kind: 'card-moved', card: '3', from: 'deck', to: 'upcoming' });
  });
});

describe('values that mean nothing', () => {
  test('a track beyond its end, an unknown place or card', () => {
    expect(allBridges.invalid(table({ polarization: 11 }))?.at).toBe('/polarization');
    expect(allBridges.invalid(table({ spaces: { hame: { support: 3 } } }))?.at).toBe('/spaces/hame/support');
    expect(allBridges.invalid({ ...table(), piles: { ...table().piles, deck: ['99'] } })?.at).toBe('/piles/deck/0');
    expect(allBridges.invalid(table())).toBeUndefined();
  });
});
