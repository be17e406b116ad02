import { describe, expect, test } from 'vitest';
import { armyOf } from '../state';
import { army, at, given, hands, withOptions, lying } from '../testing/positions';

const attack = (leader: string) => ({ kind: 'attack', leader }) as const;
const block = (leader: string) => ({ kind: 'block', leader }) as const;
const start = at({
  armies: [
    army('red-trotsky', 'south', ['red-army-1'], 'rallied'),
    army('red-lenin', 'east', ['red-army-2'], 'rallied'),
    army('white-wrangel', 'south', ['white-poles-1'], 'rallied'),
    army('white-krasnov', 'south', [], 'rallied'),
    army('white-denikin', 'south', ['white-poles-2'], 'rallied'),
    army('white-judenits', 'south', ['white-poles-3']),
    army('white-kolchak', 'east', ['white-czech-army-1'], 'rallied'),
  ],
  hands: hands(['red-army-3'], ['white-finns']),
});
const attacked = given(start).when('red', attack('red-trotsky')).ok().asks('white', { kind: 'block' });

describe('§blocking blocking', () => {
  test('an army spends its token to block; a leader alone may do it', () => {
    const { state } = attacked
      .when('white', block('white-krasnov'))
      .then({ kind: 'army-blocks', leader: 'white-krasnov', front: 'south' })
      .when('white', { kind: 'done' })
      .ok()
      .asks('red', { kind: 'reinforce' });
    expect(armyOf(state, 'white-krasnov')).toMatchObject({ rallied: false, troops: [] });
  });

  test('not without a token, not from another front, not twice', () => {
    attacked.when('white', block('white-judenits')).isRefused({ section: '§blocking', reason: 'no-token' });
    attacked.when('white', block('white-kolchak')).isRefused({ section: '§blocking', reason: 'other-front' });
    attacked
      .when('white', block('white-wrangel'))
      .ok()
      .when('white', block('white-wrangel'))
      .isRefused({ section: '§blocking', reason: 'already-blocking' });
  });

  test('two White armies block together, and after the second nobody is asked again', () => {
    attacked.does('white', block('white-wrangel'), block('white-denikin')).asks('red', { kind: 'reinforce' });
  });

  test('unblocked, the attack takes one marker and no Morale', () => {
    attacked
      .when('white', { kind: 'done' })
      .then(
        { kind: 'attack-unblocked', seat: 'red', front: 'south', turn: 3 },
        { kind: 'marker-taken', seat: 'red', front: 'south' },
      )
      .leaves({ markers: { south: { red: 4, white: 2 } }, morale: { red: 20, white: 20 }, unblocked: { red: 3 } });
  });

  const free = {
    ...start,
    armies: [
      army('red-trotsky', 'south', ['red-army-1'], 'rallied'),
      army('red-lenin', 'south', ['red-army-2'], 'rallied'),
      army('white-kolchak', 'east'),
    ],
  };
  const both = (options: Readonly<Record<string, string>>, part: object = {}) =>
    given({ ...free, ...part, options: withOptions(options) }).does('red', attack('red-trotsky'), attack('red-lenin'));

  test('however many armies: one marker', () => {
    both({}).leaves({ markers: { south: { red: 4, white: 2 } } });
  });

  test('by option a marker for each army, never more than the enemy has', () => {
    both({ unblocked: 'marker-each-army' }).leaves({ markers: { south: { red: 5, white: 1 } } });
    both({ unblocked: 'marker-each-army' }, { markers: { ...start.markers, south: { red: 5, white: 1 } } }).leaves({
      markers: { south: { red: 6, white: 0 } },
    });
  });

  test('by option the defender also pays a die of Morale', () => {
    both({ unblocked: 'marker-and-morale' })
      .asks('white', { kind: 'morale-roll' })
      .when('white', { kind: 'roll-morale' }, ['1d6', [2]])
      .ok()
      .leaves({ markers: { south: { red: 4 } }, morale: { white: 18 } });
  });
});

describe('§blocking three Red armies block together', () => {
  test('a fourth Red army may not join the block', () => {
    const leaders = ['red-trotsky', 'red-lenin', 'red-stalin', 'red-tukhachevsky'];
    const white = at({
      active: 'white',
      agenda: [{ kind: 'attack', seat: 'white' }],
      armies: [
        army('white-wrangel', 'south', ['white-poles-1'], 'rallied'),
        ...leaders.map(leader => army(leader, 'south', [], 'rallied')),
      ],
      hands: hands([], ['white-finns']),
    });
    let now = given(white).when('white', attack('white-wrangel')).ok();
    for (const leader of leaders.slice(0, 3)) now = now.asks('red', { kind: 'block' }).when('red', block(leader)).ok();
    now.asks('white', { kind: 'reinforce' });
    const full = { ...now.state, agenda: [{ kind: 'block', seat: 'red' } as const, ...now.state.agenda] };
    given(full)
      .when('red', block('red-tukhachevsky'))
      .isRefused({ section: '§blocking', reason: 'too-many-armies', details: { most: 3 } });
  });
});

describe('§fronts fronts and territory', () => {
  test('with the sixth marker the front is claimed: the units of both sides there are discarded', () => {
    given({ ...start, markers: { ...start.markers, south: { red: 5, white: 1 } } })
      .when('red', attack('red-trotsky'))
      .ok()
      .when('white', { kind: 'done' })
      .tells({ kind: 'marker-taken' }, { kind: 'front-claimed', seat: 'red', front: 'south' })
      .asks('red', { kind: 'attack' })
      .leaves(
        lying({
          armies: [{ leader: 'red-lenin' }, { leader: 'white-kolchak' }],
          discards: {
            red: ['red-trotsky', 'red-army-1'],
            white: [
              'white-wrangel',
              'white-poles-1',
              'white-krasnov',
              'white-denikin',
              'white-poles-2',
              'white-judenits',
              'white-poles-3',
            ],
          },
        }),
      );
  });

  test('with the fifth it is not', () => {
    const { state } = given({ ...start, markers: { ...start.markers, south: { red: 4, white: 2 } } })
      .when('red', attack('red-trotsky'))
      .ok()
      .when('white', { kind: 'done' })
      .ok();
    expect(state.armies).toHaveLength(start.armies.length);
  });

  test('a front claimed by hand is emptied too', () => {
    given(start)
      .byHand({ kind: 'set', marker: 'markers-east', to: 0 })
      .tells({ kind: 'front-claimed', seat: 'white', front: 'east' })
      .leaves(
        lying({ discards: { red: ['red-lenin', 'red-army-2'], white: ['white-kolchak', 'white-czech-army-1'] } }),
      );
  });
});
