import { describe, expect, test } from 'vitest';
import { army, at, from, given, hands, lying } from '../testing/positions';

const play = (card: string) => ({ kind: 'play-event', card }) as const;
const phase = {
  active: 'white' as const,
  agenda: from('events', 'white'),
  hands: hands([], ['white-purge-1', 'white-assassination-1']),
};
const armies = [
  army('red-trotsky', 'south', ['red-army-1', 'red-partisans-1', 'white-poles-1']),
  army('red-generals-1', 'south', ['red-army-2']),
  army('red-lenin', 'east', []),
];

describe('§leader-loss when a leader is lost', () => {
  test('a die over the leaders in play names the purged one', () => {
    given(at({ ...phase, armies }))
      .when('white', play('white-purge-1'))
      .ok()
      .asks('white', { kind: 'random-leader' })
      .when('white', { kind: 'roll-leader' }, ['1d3', [3]])
      .then({ kind: 'leader-chosen', die: 3, leader: 'red-lenin' }, { kind: 'leader-lost', leader: 'red-lenin' })
      .asks('white', { kind: 'events' })
      .leaves(lying({ discards: { red: ['red-lenin'] } }));
  });

  test('a single leader needs no die', () => {
    given(at({ ...phase, armies: [army('red-lenin', 'east')] }))
      .when('white', play('white-assassination-1'))
      .tells({ kind: 'leader-lost', leader: 'red-lenin' });
  });

  const bereft = given(at({ ...phase, armies }))
    .when('white', play('white-purge-1'))
    .ok()
    .when('white', { kind: 'roll-leader' }, ['1d3', [1]])
    .ok()
    .asks('red', { kind: 'orphans' });

  test('the troops may go to another leader of the front with room', () => {
    bereft
      .when('red', { kind: 'rehome', troop: 'red-army-1', leader: 'red-generals-1' })
      .tells({ kind: 'troop-moved', troop: 'red-army-1', leader: 'red-generals-1' })
      // then no leader there has room: the rest goes home, a captured troop to its owner's discards
      .asks('white', { kind: 'events' })
      .leaves(
        lying({
          orphans: [],
          hands: { red: ['red-partisans-1'] },
          discards: { white: ['white-purge-1', 'white-poles-1'] },
        }),
      );
  });

  test('not to a leader of another front', () => {
    bereft
      .when('red', { kind: 'rehome', troop: 'red-army-1', leader: 'red-lenin' })
      .isRefused({ section: '§leader-loss', reason: 'other-front' });
  });

  test('not to a leader without room', () => {
    const full = at({
      ...phase,
      armies: [...armies, army('red-tukhachevsky', 'south', ['red-army-3', 'red-army-4', 'red-army-5'])],
    });
    given(full)
      .when('white', play('white-purge-1'))
      .ok()
      .when('white', { kind: 'roll-leader' }, ['1d4', [1]])
      .ok()
      .when('red', { kind: 'rehome', troop: 'red-army-1', leader: 'red-tukhachevsky' })
      .isRefused({ section: '§recruitment', reason: 'no-room' });
  });

  test('or they go home to the hand, known only to their owner', () => {
    bereft
      .when('red', { kind: 'take-home', troop: 'red-army-1' })
      .then({ kind: 'troop-withdrawn', seat: 'red', troop: 'red-army-1', secret: { to: 'red', is: 'red-army-1' } });
  });

  test('without another leader on the front all go home at once', () => {
    const alone = at({
      ...phase,
      armies: [army('red-trotsky', 'south', ['red-army-1', 'red-army-2']), army('red-lenin', 'east')],
    });
    given(alone)
      .when('white', play('white-purge-1'))
      .ok()
      .when('white', { kind: 'roll-leader' }, ['1d2', [1]])
      .ok()
      .asks('white', { kind: 'events' })
      .leaves(lying({ hands: { red: ['red-army-1', 'red-army-2'] } }));
  });

  test('a hand of more than seven stays so until the end of one’s own turn', () => {
    const nine = Array.from({ length: 7 }, (_, n) => `red-partisans-${n + 1}`);
    const start = at({
      ...phase,
      hands: hands(nine, ['white-purge-1']),
      armies: [army('red-lenin', 'east', ['red-army-1'])],
    });
    expect(given(start).when('white', play('white-purge-1')).ok().state.piles['red-hand']).toHaveLength(8);
  });

  test('when a leader is removed by hand, the troops go home', () => {
    given(at({ ...phase, armies }))
      .byHand({ kind: 'remove', piece: 'red-generals-1', from: 'south-red', count: 1 })
      .tells({ kind: 'leader-lost', leader: 'red-generals-1' }, { kind: 'troop-withdrawn', troop: 'red-army-2' })
      .asks('white', { kind: 'events' })
      .leaves({ orphans: [] });
  });

  test('skipping the question sends the troops home', () => {
    bereft.byHand({ kind: 'skip' }).ok().asks('white', { kind: 'events' }).leaves({ orphans: [] });
  });
});
