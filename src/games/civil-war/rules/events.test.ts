import { describe, expect, test } from 'vitest';
import { army, at, from, given, hands, lying } from '../testing/positions';

const play = (card: string) => ({ kind: 'play-event', card }) as const;
const phase = { agenda: from('events', 'red') };
const armies = [
  army('red-trotsky', 'south', ['red-army-1']),
  army('red-lenin', 'east', [], 'rallied'),
  army('red-stalin', 'east'),
  army('white-wrangel', 'south', ['white-poles-1', 'white-poles-2', 'white-don-cossacks-1']),
  army('white-kolchak', 'east'),
];

describe('§events Event Phase', () => {
  test('a drawing event is spent, then three cards come', () => {
    const start = at({ ...phase, hands: hands(['red-manpower', 'red-railroads']), armies });
    given(start)
      .when('red', play('red-manpower'))
      .then(
        { kind: 'card-played', seat: 'red', card: 'red-manpower' },
        {
          kind: 'cards-drawn',
          seat: 'red',
          from: 'red-deck',
          to: 'red-hand',
          count: 3,
          secret: { to: 'red', is: start.piles['red-deck'].slice(0, 3) },
        },
      )
      .asks('red', { kind: 'events', drawn: true });
  });

  test('only one event a turn draws cards', () => {
    given(at({ ...phase, hands: hands(['red-manpower', 'red-communist-ideology']) }))
      .when('red', play('red-manpower'))
      .ok()
      .when('red', play('red-communist-ideology'))
      .isRefused({ section: '§events', reason: 'one-draw-event' });
  });

  test('an event that would change nothing is refused', () => {
    const none = at({
      ...phase,
      hands: hands(['red-epidemic', 'red-terrorism', 'red-sacked', 'red-railroads', 'red-manpower']),
      decks: { red: [], white: [] },
    });
    for (const card of none.piles['red-hand'])
      given(none).when('red', play(card)).isRefused({ section: '§events', reason: 'no-effect' });
  });

  test('an event of battle is refused', () => {
    given(at({ ...phase, hands: hands(['red-death-penalty']), armies }))
      .when('red', play('red-death-penalty'))
      .isRefused({ section: '§events', reason: 'another-moment' });
  });

  test('the enemy chooses three cards of their hand', () => {
    const start = at({
      ...phase,
      hands: hands(['red-terrorism'], ['white-poles-3', 'white-finns', 'white-germans', 'white-purge-1']),
      armies,
    });
    let now = given(start).when('red', play('red-terrorism')).ok();
    for (const card of ['white-finns', 'white-poles-3', 'white-germans']) {
      now = now.asks('white', { kind: 'give-up-cards' }).when('white', { kind: 'discard', card }).ok();
    }
    expect(
      now.leaves(lying({ discards: { white: ['white-finns', 'white-poles-3', 'white-germans'] } })).state.piles[
        'white-hand'
      ],
    ).toEqual(['white-purge-1']);
  });

  test('a hand of three or less goes without a question', () => {
    given(at({ ...phase, hands: hands(['red-terrorism'], ['white-finns', 'white-germans']), armies }))
      .when('red', play('red-terrorism'))
      .tells({ kind: 'hand-discarded', seat: 'white', cards: ['white-finns', 'white-germans'] })
      .leaves(lying({ hands: { white: [] } }));
  });

  test('the enemy chooses two troops for the epidemic; their hand is safe', () => {
    given(at({ ...phase, hands: hands(['red-epidemic'], ['white-finns']), armies }))
      .when('red', play('red-epidemic'))
      .ok()
      .asks('white', { kind: 'epidemic', left: 2 })
      .when('white', { kind: 'lose-troop', troop: 'white-poles-2' })
      .then({ kind: 'troop-lost', troop: 'white-poles-2' })
      .asks('white', { kind: 'epidemic', left: 1 })
      .when('white', { kind: 'lose-troop', troop: 'white-don-cossacks-1' })
      .ok()
      .leaves(
        lying({ discards: { white: ['white-poles-2', 'white-don-cossacks-1'] }, hands: { white: ['white-finns'] } }),
      );
  });

  test('one troop in play dies without a question', () => {
    const one = at({
      ...phase,
      hands: hands(['red-epidemic']),
      armies: [army('white-wrangel', 'south', ['white-poles-1'])],
    });
    given(one).when('red', play('red-epidemic')).tells({ kind: 'troop-lost', troop: 'white-poles-1' });
  });

  test('Railroads rally one leader, Internal Lines two, none who has a token', () => {
    const start = at({
      ...phase,
      hands: hands(['red-railroads', 'red-internal-lines-1']),
      armies: [...armies, army('red-tukhachevsky', 'east')],
    });
    given(start)
      .when('red', play('red-railroads'))
      .ok()
      .asks('red', { kind: 'rally-leaders', left: 1 })
      .when('red', { kind: 'rally', leader: 'red-lenin' })
      .isRefused({ section: '§rally', reason: 'has-token' });
    given(start)
      .when('red', play('red-internal-lines-1'))
      .ok()
      .asks('red', { kind: 'rally-leaders', left: 2 })
      .when('red', { kind: 'rally', leader: 'red-stalin' })
      .ok()
      .asks('red', { kind: 'rally-leaders', left: 1 })
      .when('red', { kind: 'rally', leader: 'red-trotsky' })
      .ok()
      .asks('red', { kind: 'events' });
  });

  test('with no more leaders than tokens, each gets one without a question', () => {
    given(at({ ...phase, hands: hands(['red-internal-lines-1']), armies }))
      .when('red', play('red-internal-lines-1'))
      .then(
        { kind: 'card-played', seat: 'red', card: 'red-internal-lines-1' },
        { kind: 'leader-rallied', leader: 'red-trotsky' },
        { kind: 'leader-rallied', leader: 'red-stalin' },
      );
  });

  test.each(['red-sacked', 'red-execution'])('%s discards an enemy leader of choice', card => {
    given(at({ ...phase, hands: hands([card]), armies }))
      .when('red', play(card))
      .ok()
      .asks('red', { kind: 'dismiss-leader' })
      .when('red', { kind: 'dismiss-leader', leader: 'white-kolchak' })
      .tells({ kind: 'leader-lost', leader: 'white-kolchak' });
  });

  test('without cards nobody is asked', () => {
    given(at({ agenda: from('propaganda', 'red'), decks: { red: [], white: [] } }))
      .when('red', { kind: 'draw-cards' })
      .ok()
      .asks('white', { kind: 'propaganda' });
  });
});
