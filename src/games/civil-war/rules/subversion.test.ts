import { describe, expect, test } from 'vitest';
import { army, at, from, given, hands, withOptions, lying } from '../testing/positions';

const play = { kind: 'play-event', card: 'red-subversive-attack-1' } as const;
const armies = [
  army('red-trotsky', 'south', ['red-army-1']),
  army('red-generals-1', 'south', ['red-army-2', 'red-army-3']),
  army('red-lenin', 'north-west'),
  army('white-wrangel', 'south', ['white-don-cossacks-1', 'white-poles-1']),
  army('white-kolchak', 'east', ['white-czech-army-1']),
];
const start = at({ agenda: from('events', 'red'), hands: hands(['red-subversive-attack-1']), armies });

describe('§control taking control of a troop', () => {
  test('a troop joins a leader of mine on its front', () => {
    given(start)
      .when('red', play)
      .ok()
      .asks('red', { kind: 'take-troop' })
      .when('red', { kind: 'take-troop', troop: 'white-poles-1', leader: 'red-trotsky' })
      .tells({ kind: 'troop-captured', seat: 'red', troop: 'white-poles-1', leader: 'red-trotsky' })
      .leaves({
        armies: [{ troops: ['red-army-1', 'white-poles-1'] }, {}, {}, { troops: ['white-don-cossacks-1'] }, {}],
      });
  });

  test('on leaving play it goes to the discard pile of its own side', () => {
    given({ ...start, armies: [army('red-trotsky', 'south', ['white-poles-1'])] })
      .byHand({ kind: 'remove', piece: 'white-poles-1', from: 'south-red', count: 1 })
      .ok()
      .leaves(lying({ discards: { white: ['white-poles-1'] } }));
  });

  test('not another front, not a full leader, not a front that is closed to it', () => {
    const asked = given(start).when('red', play).ok();
    const refused = (troop: string, leader: string, reason: string, now = asked) =>
      now.when('red', { kind: 'take-troop', troop, leader }).isRefused({ reason });
    refused('white-poles-1', 'red-lenin', 'other-front');
    refused('white-poles-1', 'red-generals-1', 'no-room');
    const anywhere = given({ ...start, options: withOptions({ subversion: 'any-front' }) })
      .when('red', play)
      .ok();
    refused('white-don-cossacks-1', 'red-lenin', 'wrong-front', anywhere);
    anywhere.when('red', { kind: 'take-troop', troop: 'white-poles-1', leader: 'red-lenin' }).ok();
  });

  test('without a leader for any troop the card stays in hand', () => {
    given({ ...start, armies: armies.filter(one => one.leader !== 'red-trotsky') })
      .when('red', play)
      .isRefused({ section: '§events', reason: 'no-effect' });
  });

  test('with a single troop and a single leader, nobody is asked', () => {
    const one = { ...start, armies: [army('red-trotsky', 'south'), army('white-wrangel', 'south', ['white-poles-1'])] };
    given(one).when('red', play).tells({ kind: 'troop-captured', troop: 'white-poles-1', leader: 'red-trotsky' });
  });

  test('by option the troop is discarded instead', () => {
    const option = { ...start, options: withOptions({ subversion: 'discard' }) };
    given(option)
      .when('red', play)
      .ok()
      .when('red', { kind: 'discard-troop', troop: 'white-czech-army-1' })
      .tells({ kind: 'troop-lost', troop: 'white-czech-army-1' });
    const one = { ...option, armies: [army('white-wrangel', 'south', ['white-poles-1'])] };
    expect(given(one).when('red', play).ok().state.piles['white-discard']).toEqual(['white-poles-1']);
  });

  test('§reinforcing in battle a committed troop leaves its army and fights for the other side', () => {
    const battle = at({
      agenda: from('attack', 'red'),
      hands: hands(['red-subversive-attack-1'], ['white-finns']),
      armies: [
        army('red-trotsky', 'south', ['red-army-1'], 'rallied'),
        army('white-wrangel', 'south', ['white-poles-1'], 'rallied'),
      ],
    });
    given(battle)
      .when('red', { kind: 'attack', leader: 'red-trotsky' })
      .ok()
      .when('white', { kind: 'block', leader: 'white-wrangel' })
      .ok()
      .when('red', play)
      .ok()
      .when('white', { kind: 'pass' })
      // 3 + 2 + 2 and two bonuses against 3
      .tells({ kind: 'battle-fought', attack: 9, defence: 3 });
  });
});
