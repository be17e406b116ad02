import { describe, expect, test } from 'vitest';
import { army, at, given, hands, withOptions, lying } from '../testing/positions';
import { forceOf } from './force';
import type { State } from '../state';

const pass = { kind: 'pass' } as const;
/** Both armies commit and nobody adds anything. */
const fight = (state: State) =>
  given(state)
    .when('red', { kind: 'attack', leader: 'red-tukhachevsky' })
    .ok()
    .when('white', { kind: 'block', leader: 'white-denikin' });
const start = at({
  armies: [
    army('red-tukhachevsky', 'south', ['red-army-1', 'red-army-2'], 'rallied'),
    army('white-denikin', 'south', ['white-poles-1'], 'rallied'),
  ],
});

describe('§result Force', () => {
  test.each([
    ['red-trotsky', ['red-army-1', 'red-partisans-1'], 8], // all troops
    ['red-lenin', ['red-soviet-forces-1', 'red-army-1'], 7],
    ['red-stalin', ['red-bolshevik-forces-1', 'red-soviet-forces-1'], 6],
    ['red-generals-1', ['red-army-1', 'red-partisans-1'], 5],
    ['red-revolutionary-commissars-1', ['red-partisans-1', 'red-partisans-2'], 5],
    ['red-tukhachevsky', ['red-army-1'], 4],
    ['white-nicholas-ii', ['white-poles-1', 'white-finns'], 8],
    ['white-alexeyev', ['white-don-cossacks-1', 'white-poles-1'], 6],
    ['white-kornilov', ['white-don-cossacks-1'], 4],
    ['white-makhno', ['white-ukrainian-anarchists-1', 'white-poles-1'], 5],
    ['white-yudenich', ['white-russian-whites-1', 'white-finns'], 4],
    ['white-wrangel', [], 3],
  ] as const)('%s with %j is worth %i', (leader, troops, force) => {
    expect(forceOf(army(leader, 'south', troops))).toBe(force);
  });

  const joint = at({
    armies: [
      army('red-lenin', 'south', ['red-partisans-1'], 'rallied'),
      army('red-stalin', 'south', ['red-soviet-forces-1'], 'rallied'),
      army('white-wrangel', 'south', [], 'rallied'),
    ],
  });
  const together = (state: State) =>
    given(state)
      .does('red', { kind: 'attack', leader: 'red-lenin' }, { kind: 'attack', leader: 'red-stalin' })
      .when('white', { kind: 'block', leader: 'white-wrangel' });

  test('a leader strengthens only the troops attached to them', () => {
    together(joint).tells({ kind: 'battle-fought', attack: 8, defence: 3 });
  });
  test('or by option those of all armies fighting beside them', () => {
    together({ ...joint, options: withOptions({ 'leader-bonus': 'whole-side' }) }).tells({
      kind: 'battle-fought',
      attack: 9,
      defence: 3,
    });
  });
});

describe('§result the result of a battle', () => {
  test('the winner loses one troop of their choice, the loser an army and a die of Morale; no marker moves', () => {
    fight(start)
      .tells({ kind: 'battle-fought', front: 'south', attack: 6, defence: 4 })
      .asks('red', { kind: 'lose-troop' })
      .when('red', { kind: 'lose-troop', troop: 'red-army-2' })
      .then(
        { kind: 'troop-lost', troop: 'red-army-2' },
        { kind: 'army-lost', leader: 'white-denikin', troops: ['white-poles-1'] },
      )
      .asks('white', { kind: 'morale-roll' })
      .when('white', { kind: 'roll-morale' }, ['1d6', [4]])
      .tells({ kind: 'morale-rolled', seat: 'white', die: 4 }, { kind: 'morale-changed', seat: 'white', by: -4 })
      .leaves(
        lying({
          morale: { red: 20, white: 16 },
          markers: { south: { red: 3, white: 3 } },
          discards: { red: ['red-army-2'], white: ['white-denikin', 'white-poles-1'] },
          unblocked: { red: 0 },
        }),
      );
  });

  test('the winner gains what is paid, up to 20', () => {
    const poor = (red: number, white: number) =>
      fight({ ...start, morale: { red, white } })
        .ok()
        .when('red', { kind: 'lose-troop', troop: 'red-army-1' })
        .ok()
        .when('white', { kind: 'roll-morale' }, ['1d6', [5]])
        .ok();
    poor(17, 9).leaves({ morale: { red: 20, white: 4 } });
    poor(10, 6).leaves({ morale: { red: 15, white: 1 } });
    poor(10, 3)
      .leaves({ morale: { red: 13, white: 0 } })
      .ends({ winner: 'red', reason: 'morale' });
  });

  test('a winner without troops loses nothing', () => {
    const lone = at({
      active: 'white',
      agenda: [{ kind: 'attack', seat: 'white' }],
      armies: [army('white-krasnov', 'south', ['white-finns'], 'rallied'), army('red-trotsky', 'south', [], 'rallied')],
    });
    given(lone)
      .when('white', { kind: 'attack', leader: 'white-krasnov' })
      .ok()
      .when('red', { kind: 'block', leader: 'red-trotsky' })
      .then(
        { kind: 'army-blocks', leader: 'red-trotsky', front: 'south' },
        { kind: 'battle-fought', front: 'south', attack: 2, defence: 3 },
        { kind: 'army-lost', leader: 'white-krasnov', troops: ['white-finns'] },
      )
      .asks('white', { kind: 'morale-roll' });
  });

  test('a loser with several armies chooses the one that is destroyed', () => {
    const two = at({
      armies: [...start.armies, army('white-krasnov', 'south', [], 'rallied')],
      hands: hands(['red-partisans-1']),
    });
    given(two)
      .when('red', { kind: 'attack', leader: 'red-tukhachevsky' })
      .ok()
      .does('white', { kind: 'block', leader: 'white-denikin' }, { kind: 'block', leader: 'white-krasnov' })
      .does('red', pass, { kind: 'lose-troop', troop: 'red-army-1' })
      .asks('white', { kind: 'lose-army' })
      .when('white', { kind: 'lose-army', leader: 'white-krasnov' })
      .then({ kind: 'army-lost', leader: 'white-krasnov', troops: [] })
      .leaves({ armies: [{}, { leader: 'white-denikin' }] });
  });

  const tie = at({
    armies: [
      army('red-tukhachevsky', 'south', ['red-army-1'], 'rallied'),
      army('white-denikin', 'south', ['white-poles-1'], 'rallied'),
    ],
  });
  test('a tie costs each side a troop and nobody Morale', () => {
    fight(tie)
      .tells(
        { kind: 'battle-fought', attack: 4, defence: 4 },
        { kind: 'troop-lost', troop: 'red-army-1' },
        { kind: 'troop-lost', troop: 'white-poles-1' },
      )
      .leaves({ morale: { red: 20, white: 20 }, markers: { south: { red: 3 } } });
  });

  test('by option the defender wins a tie, or nothing is lost', () => {
    fight({ ...tie, options: withOptions({ tie: 'defender-wins' }) })
      .ok()
      .asks('red', { kind: 'morale-roll' })
      .leaves(lying({ discards: { red: ['red-tukhachevsky', 'red-army-1'], white: ['white-poles-1'] } }));
    fight({ ...tie, options: withOptions({ tie: 'nothing' }) })
      .ok()
      .leaves(lying({ discards: { red: [], white: [] } }));
  });

  test('by option a won attack also takes a marker, a won block none', () => {
    const option = { options: withOptions({ 'blocked-win': 'marker' }) };
    fight({ ...start, ...option })
      .ok()
      .when('red', { kind: 'lose-troop', troop: 'red-army-1' })
      .ok()
      .when('white', { kind: 'roll-morale' }, ['1d6', [1]])
      .tells({ kind: 'marker-taken', seat: 'red', front: 'south' });
    const lost = {
      ...start,
      ...option,
      armies: [
        army('red-tukhachevsky', 'south', ['red-partisans-1'], 'rallied'),
        army('white-denikin', 'south', ['white-poles-1'], 'rallied'),
      ],
    };
    fight(lost)
      .ok()
      .asks('red', { kind: 'morale-roll' })
      .when('red', { kind: 'roll-morale' }, ['1d6', [1]])
      .ok()
      .leaves({ markers: { south: { red: 3, white: 3 } } });
  });

  test('Morale that reaches zero in the battle ends the war at once: the option’s marker is not taken', () => {
    const last = { ...start, morale: { red: 9, white: 2 }, options: withOptions({ 'blocked-win': 'marker' }) };
    const { state } = fight(last)
      .ok()
      .when('red', { kind: 'lose-troop', troop: 'red-army-1' })
      .ok()
      .when('white', { kind: 'roll-morale' }, ['1d6', [2]])
      .ok();
    expect(state).toMatchObject({
      agenda: [],
      ending: { winner: 'red', reason: 'morale' },
      markers: { south: { red: 3, white: 3 } },
    });
  });

  test('a captured troop in a destroyed army goes to the discard pile of its own side', () => {
    const turncoats = at({
      armies: [
        army('red-tukhachevsky', 'south', ['red-army-1', 'red-army-2'], 'rallied'),
        army('white-denikin', 'south', ['red-partisans-1', 'white-poles-1'], 'rallied'),
      ],
    });
    fight(turncoats)
      .ok()
      .when('red', { kind: 'lose-troop', troop: 'red-army-1' })
      .tells({ kind: 'army-lost', leader: 'white-denikin' })
      .leaves(
        lying({ discards: { red: ['red-army-1', 'red-partisans-1'], white: ['white-denikin', 'white-poles-1'] } }),
      );
  });

  test('an army removed by hand no longer fights', () => {
    const two = lying({ ...start, hands: hands(['red-partisans-1']) });
    given(two)
      .when('red', { kind: 'attack', leader: 'red-tukhachevsky' })
      .ok()
      .when('white', { kind: 'block', leader: 'white-denikin' })
      .ok()
      .asks('red', { kind: 'reinforce' })
      .byHand({ kind: 'remove', piece: 'white-denikin', from: 'south-white', count: 1 })
      .ok()
      .asks('red', { kind: 'recruitment' })
      .leaves({ markers: { south: { red: 3, white: 3 } } });
  });
});
