import { describe, expect, test } from 'vitest';
import { DECKS } from '../data/cards';
import { mayStand } from '../state';
import { army, at, from, given, hands, lying } from '../testing/positions';
import { FRONTS } from '../vocabulary';

const phase = { active: 'white' as const, agenda: from('recruitment', 'white') };

describe('§recruitment Recruitment Phase', () => {
  test('a leader takes command at a front, without a token', () => {
    given(at({ ...phase, hands: hands([], ['white-krasnov', 'white-finns']) }))
      .when('white', { kind: 'recruit-leader', card: 'white-krasnov', front: 'east' })
      .then({ kind: 'leader-recruited', seat: 'white', card: 'white-krasnov', front: 'east' })
      .leaves(
        lying({
          armies: [{ leader: 'white-krasnov', front: 'east', troops: [], rallied: false }],
          hands: { white: ['white-finns'] },
        }),
      );
  });

  test.each([
    [
      'north-west',
      [
        'white-yudenich',
        'white-american-forces',
        'white-serbs',
        'white-baltic-forces-1',
        'white-finns',
        'white-germans',
        'white-latvians',
      ],
    ],
    ['south', ['white-wrangel', 'white-denikin', 'white-makhno', 'white-ukrainian-anarchists-2']],
    ['east', ['white-kolchak', 'white-siberian-forces-1', 'white-czech-army-2']],
  ] as const)('only in the %s: %j', (front, units) => {
    for (const unit of units)
      expect(
        FRONTS.filter(one => mayStand(unit, one)),
        unit,
      ).toEqual([front]);
  });

  test('Cossacks not in the North-West; the Reds anywhere', () => {
    expect(FRONTS.filter(front => mayStand('white-don-cossacks-1', front))).toEqual(['south', 'east']);
    for (const { id } of DECKS.red) expect(FRONTS.every(front => mayStand(id, front))).toBe(true);
  });

  test('a unit of another front is refused', () => {
    const start = at({
      ...phase,
      armies: [army('white-judenits', 'north-west')],
      hands: hands([], ['white-wrangel', 'white-don-cossacks-1']),
    });
    given(start)
      .when('white', { kind: 'recruit-leader', card: 'white-wrangel', front: 'east' })
      .isRefused({ section: '§recruitment', reason: 'wrong-front' });
    given(start)
      .when('white', { kind: 'recruit-troop', card: 'white-don-cossacks-1', leader: 'white-judenits' })
      .isRefused({ section: '§recruitment', reason: 'wrong-front' });
  });

  test.each([
    ['white-krasnov', 2],
    ['white-denikin', 3],
    ['white-wrangel', 4],
  ])('%s has room for %i troops', (leader, most) => {
    const troops = ['white-poles-1', 'white-poles-2', 'white-poles-3', 'white-russian-whites-1'];
    const extra = 'white-russian-whites-2';
    const attached = (count: number) =>
      at({
        ...phase,
        armies: [army(leader, 'south', troops.slice(0, count))],
        hands: hands([], [extra, 'white-purge-1']),
      });
    given(attached(most - 1))
      .when('white', { kind: 'recruit-troop', card: extra, leader })
      .then({ kind: 'troop-recruited', seat: 'white', card: extra, leader });
    given(attached(most))
      .when('white', { kind: 'recruit-troop', card: extra, leader })
      .isRefused({ section: '§recruitment', reason: 'no-room' });
  });

  test('nobody is placed at a claimed front', () => {
    given(
      at({ ...phase, hands: hands([], ['white-krasnov']), markers: { ...at({}).markers, east: { red: 6, white: 0 } } }),
    )
      .when('white', { kind: 'recruit-leader', card: 'white-krasnov', front: 'east' })
      .isRefused({ section: '§recruitment', reason: 'not-offered' });
  });

  test('any number of units', () => {
    given(at({ ...phase, hands: hands([], ['white-krasnov', 'white-poles-1', 'white-poles-2', 'white-purge-1']) }))
      .does(
        'white',
        { kind: 'recruit-leader', card: 'white-krasnov', front: 'east' },
        { kind: 'recruit-troop', card: 'white-poles-1', leader: 'white-krasnov' },
        { kind: 'recruit-troop', card: 'white-poles-2', leader: 'white-krasnov' },
        { kind: 'done' },
      )
      .asks('white', { kind: 'reserve' });
  });
});
