import { describe, expect, test } from 'vitest';
import { battleOf } from '../state';
import { army, at, given, hands, lying } from '../testing/positions';

const start = at({
  armies: [
    army('red-trotsky', 'south', ['red-army-1', 'red-army-2'], 'rallied'),
    army('red-lenin', 'south', ['red-army-3'], 'rallied'),
    army('white-wrangel', 'south', ['white-poles-1', 'white-poles-2'], 'rallied'),
    army('white-krasnov', 'south', [], 'rallied'),
  ],
  hands: hands(
    ['red-partisans-1', 'red-death-penalty', 'red-national-defense-1', 'red-counter-attack', 'red-manpower'],
    [
      'white-finns',
      'white-munitions-and-supplies-1',
      'white-tanks-and-artillery-1',
      'white-allied-firepower-1',
      'white-purge-1',
    ],
  ),
});
const begun = given(start)
  .does('red', { kind: 'attack', leader: 'red-trotsky' }, { kind: 'attack', leader: 'red-lenin' })
  .does('white', { kind: 'block', leader: 'white-wrangel' }, { kind: 'block', leader: 'white-krasnov' });
const play = (card: string) => ({ kind: 'play-event', card }) as const;
const pass = { kind: 'pass' } as const;

describe('§reinforcing reinforcing a battle', () => {
  test('the attacker begins, then the sides take turns', () => {
    begun
      .asks('red', { kind: 'reinforce', passes: 0 })
      .when('red', { kind: 'reinforce', card: 'red-partisans-1', leader: 'red-lenin' })
      .then(
        { kind: 'card-discarded', seat: 'red', card: 'red-partisans-1' },
        {
          kind: 'support-added',
          seat: 'red',
          card: 'red-partisans-1',
          scope: 'reinforcement',
          target: 'red-lenin',
          by: 1,
        },
      )
      .asks('white', { kind: 'reinforce', passes: 0 });
  });

  test('until both pass, one after the other', () => {
    const passed = begun
      .when('red', pass)
      .then({ kind: 'passed', seat: 'red' })
      .asks('white', { kind: 'reinforce', passes: 1 });
    passed.when('white', pass).tells({ kind: 'battle-fought' });
    passed
      .when('white', { kind: 'reinforce', card: 'white-finns', leader: 'white-krasnov' })
      .ok()
      .asks('red', { kind: 'reinforce', passes: 0 });
  });

  test('a side without cards passes by itself', () => {
    given(lying({ ...start, hands: hands([], ['white-finns']) }))
      .does('red', { kind: 'attack', leader: 'red-trotsky' }, { kind: 'attack', leader: 'red-lenin' })
      .does('white', { kind: 'block', leader: 'white-wrangel' }, { kind: 'block', leader: 'white-krasnov' })
      .asks('white', { kind: 'reinforce', passes: 1 });
  });

  test('both hands empty: the battle is fought at once', () => {
    given(lying({ ...start, hands: hands([]) }))
      .does('red', { kind: 'attack', leader: 'red-trotsky' }, { kind: 'attack', leader: 'red-lenin' })
      .when('white', { kind: 'block', leader: 'white-wrangel' })
      .ok()
      .when('white', { kind: 'block', leader: 'white-krasnov' })
      .tells({ kind: 'battle-fought' });
  });
});

describe('§battle-events events in battle', () => {
  // 3 + 2 + 2 + 2 bonus and 3 + 2 make 14; 3 + 2 + 2 and 1 make 8
  const fought = (attack: number, defence: number) => ({ kind: 'battle-fought', front: 'south', attack, defence });
  const settle = (now: typeof begun, first: 'red' | 'white') =>
    now
      .when(first, pass)
      .ok()
      .when(first === 'red' ? 'white' : 'red', pass);

  test('without them', () => {
    settle(begun, 'red').tells(fought(14, 8));
  });

  test('Death Penalty strengthens the troops of one army', () => {
    const now = begun
      .when('red', play('red-death-penalty'))
      .ok()
      .asks('red', { kind: 'strengthen-army' })
      .when('red', { kind: 'strengthen-army', leader: 'red-trotsky' })
      .then({
        kind: 'support-added',
        seat: 'red',
        card: 'red-death-penalty',
        scope: 'army',
        target: 'red-trotsky',
        by: 1,
      })
      .asks('white', { kind: 'reinforce' });
    settle(now, 'white').tells(fought(16, 8));
  });

  test('National Defense strengthens all committed troops of a side', () => {
    settle(begun.when('red', play('red-national-defense-1')).ok(), 'white').tells(fought(17, 8));
  });

  test('Munitions, Firepower and Tanks: one army, one army, one troop; they add up', () => {
    const white = begun
      .when('red', pass)
      .ok()
      .when('white', play('white-munitions-and-supplies-1'))
      .ok() // one army has troops: no question
      .when('red', pass)
      .ok()
      .when('white', play('white-allied-firepower-1'))
      .ok()
      .when('red', pass)
      .ok()
      .when('white', play('white-tanks-and-artillery-1'))
      .ok()
      .asks('white', { kind: 'strengthen-troop' })
      .when('white', { kind: 'strengthen-troop', troop: 'white-poles-2' })
      .ok();
    settle(white, 'red').tells(fought(14, 14));
  });

  test('Counter Attack is for the blocking side', () => {
    begun.when('red', play('red-counter-attack')).isRefused({ section: '§battle-events', reason: 'no-effect' });
    const blocked = at({
      active: 'white',
      agenda: [{ kind: 'attack', seat: 'white' }],
      hands: hands(['red-counter-attack']),
      armies: [
        army('white-wrangel', 'south', ['white-poles-1'], 'rallied'),
        army('red-generals-1', 'south', ['red-army-1', 'red-army-2'], 'rallied'),
      ],
    });
    given(blocked)
      .when('white', { kind: 'attack', leader: 'white-wrangel' })
      .ok()
      .does('red', pass, { kind: 'block', leader: 'red-generals-1' })
      .when('red', play('red-counter-attack'))
      .tells(fought(5, 9));
  });

  test('other events have no place in a battle', () => {
    begun.when('red', play('red-manpower')).isRefused({ section: '§battle-events', reason: 'another-moment' });
    begun
      .when('red', pass)
      .ok()
      .when('white', play('white-purge-1'))
      .isRefused({ section: '§battle-events', reason: 'another-moment' });
  });

  test('a troop that leaves takes its strengthening along', () => {
    const now = begun
      .when('red', pass)
      .ok()
      .does('white', play('white-tanks-and-artillery-1'), { kind: 'strengthen-troop', troop: 'white-poles-2' })
      .byHand({ kind: 'remove', piece: 'white-poles-2', from: 'south-white', count: 1 })
      .ok();
    expect(battleOf(now.state)?.support).toHaveLength(1);
    settle(now, 'red').tells(fought(14, 6));
  });
});
