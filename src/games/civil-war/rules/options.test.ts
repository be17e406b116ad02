/** Other readings that the text allows, each against ours. */
import { describe, expect, test } from 'vitest';
import { civilWar } from '..';
import { army, at, from, given, hands, withOptions } from '../testing/positions';

const play = (card: string) => ({ kind: 'play-event', card }) as const;

describe('§battle-events the moments of events', () => {
  const table = {
    agenda: from('attack', 'red'),
    armies: [
      army('red-trotsky', 'south', ['red-army-1', 'red-army-2'], 'rallied'),
      army('red-lenin', 'south', [], 'rallied'),
      army('white-wrangel', 'south', ['white-poles-1', 'white-poles-2'], 'rallied'),
    ],
    hands: hands(
      ['red-subversive-attack-1', 'red-death-penalty', 'red-manpower'],
      ['white-peasant-insurrection', 'white-munitions-and-supplies-1'],
    ),
  };
  const own = given(at(table));
  const any = given(at({ ...table, options: withOptions({ 'combat-events': 'any-moment' }) }));
  const attack = { kind: 'attack', leader: 'red-trotsky' } as const;

  test('are limited: nothing is played between attacks', () => {
    own.when('red', play('red-subversive-attack-1')).isRefused({ section: '§battle-events', reason: 'not-offered' });
    own
      .when('white', play('white-peasant-insurrection'))
      .isRefused({ section: '§battle-events', reason: 'not-offered' });
  });

  test('by option include the whole Attack Phase, and the open question remains', () => {
    any
      .when('red', play('red-subversive-attack-1'))
      .ok()
      .asks('red', { kind: 'take-troop' })
      .when('red', { kind: 'take-troop', troop: 'white-poles-1', leader: 'red-lenin' })
      .ok()
      .asks('red', { kind: 'attack' });
  });

  test('by option the enemy forbids the remaining attacks', () => {
    any
      .when('white', play('white-peasant-insurrection'))
      .tells({ kind: 'attacks-forbidden', seat: 'red' })
      .asks('red', { kind: 'recruitment' });
  });

  test('a strengthening event needs a battle that is not decided', () => {
    any.when('red', play('red-death-penalty')).isRefused({ reason: 'not-offered' });
    any
      .when('red', attack)
      .ok()
      .when('red', play('red-death-penalty'))
      .tells({ kind: 'support-added', card: 'red-death-penalty' })
      .asks('white', { kind: 'block' });
  });

  test('an event of the Event Phase is played only there', () => {
    any.when('red', play('red-manpower')).isRefused({ reason: 'not-offered' });
  });

  test('a seat asked for an event may play one of another moment, and is asked again', () => {
    const reaction = { ...table, agenda: [{ kind: 'insurrection', seat: 'white' } as const, ...from('attack', 'red')] };
    given(at({ ...reaction, hands: hands([], ['white-munitions-and-supplies-1']) }))
      .when('white', play('white-munitions-and-supplies-1'))
      .isRefused({ section: '§battle-events', reason: 'another-moment' });
    const seat = given(at({ ...reaction, options: withOptions({ 'combat-events': 'any-moment' }) }));
    seat.when('red', play('red-subversive-attack-1')).ok().asks('red', { kind: 'take-troop' });
  });
});

describe('§leader-loss troops of a lost leader', () => {
  const table = {
    agenda: from('events', 'white'),
    active: 'white' as const,
    armies: [
      army('red-trotsky', 'south', ['red-army-1', 'red-army-2', 'red-army-3']),
      army('red-lenin', 'south', ['red-soviet-forces-1', 'red-soviet-forces-2', 'red-soviet-forces-3']),
    ],
    orphans: [],
  };
  const bereft = (options: object) =>
    given(
      at({
        ...table,
        options: withOptions({ ...options }),
        armies: table.armies.slice(1),
        orphans: [
          { troop: 'red-army-1', seat: 'red', front: 'south' },
          { troop: 'red-army-2', seat: 'red', front: 'south' },
        ],
        agenda: [{ kind: 'orphans', seat: 'red' }, ...table.agenda],
      }),
    );

  test('go to the hand if their owner wants', () => {
    bereft({}).when('red', { kind: 'take-home', troop: 'red-army-1' }).tells({ kind: 'troop-withdrawn' });
  });

  test('by option stay while a leader of the front has room, and go when none has', () => {
    const kept = bereft({ 'lost-leader': 'only-without-room' });
    kept
      .when('red', { kind: 'take-home', troop: 'red-army-1' })
      .isRefused({ section: '§leader-loss', reason: 'has-room' });
    // Lenin is full after the first: the second goes home automatically
    kept
      .when('red', { kind: 'rehome', troop: 'red-army-1', leader: 'red-lenin' })
      .tells({ kind: 'troop-withdrawn' })
      .leaves({ orphans: [] });
  });
});

describe('§reinforcing a leader alone', () => {
  const fight = (options: object) =>
    given(
      at({
        options: withOptions({ ...options }),
        armies: [
          army('red-trotsky', 'south', ['red-army-1'], 'rallied'),
          army('white-krasnov', 'south', [], 'rallied'),
        ],
        hands: hands(['red-partisans-1'], ['white-finns']),
      }),
    )
      .when('red', { kind: 'attack', leader: 'red-trotsky' })
      .ok()
      .when('white', { kind: 'block', leader: 'white-krasnov' })
      .ok()
      .when('red', { kind: 'pass' })
      .ok();
  const reinforce = { kind: 'reinforce', card: 'white-finns', leader: 'white-krasnov' } as const;

  test('is reinforced like an army', () => {
    fight({}).when('white', reinforce).tells({ kind: 'support-added', target: 'white-krasnov', by: 1 });
  });

  test('by option is not reinforced; one with troops is', () => {
    const strict = fight({ reinforced: 'with-troops' });
    strict.when('white', reinforce).isRefused({ section: '§reinforcing', reason: 'lone-leader' });
    given(
      at({
        options: withOptions({ reinforced: 'with-troops' }),
        armies: [
          army('red-trotsky', 'south', ['red-army-1'], 'rallied'),
          army('white-krasnov', 'south', [], 'rallied'),
        ],
        hands: hands(['red-partisans-1'], []),
      }),
    )
      .when('red', { kind: 'attack', leader: 'red-trotsky' })
      .ok()
      .when('white', { kind: 'block', leader: 'white-krasnov' })
      .ok()
      .when('red', { kind: 'reinforce', card: 'red-partisans-1', leader: 'red-trotsky' })
      .tells({ kind: 'support-added', target: 'red-trotsky', by: 1 });
  });
});

describe('§rally internal lines', () => {
  const move = (troop: string, leader: string) => ({ kind: 'move-troop', troop, leader }) as const;
  const table = (options: object) =>
    given(
      at({
        agenda: from('rally', 'red'),
        options: withOptions({ ...options }),
        armies: [
          army('red-trotsky', 'south', ['red-army-1', 'red-army-2']),
          army('red-lenin', 'east', ['red-army-3']),
          army('red-stalin', 'north-west'),
        ],
      }),
    );

  test('lead to every front', () => {
    table({})
      .when('red', move('red-army-1', 'red-lenin'))
      .ok()
      .when('red', move('red-army-2', 'red-stalin'))
      .tells({ kind: 'troop-moved', troop: 'red-army-2' });
  });

  test('by option join the same two fronts for a whole turn, both ways', () => {
    const pair = table({ 'internal-lines': 'one-pair' }).when('red', move('red-army-1', 'red-lenin')).ok();
    pair.when('red', move('red-army-2', 'red-stalin')).isRefused({ section: '§rally', reason: 'other-pair' });
    pair
      .when('red', { kind: 'move-leader', leader: 'red-stalin', front: 'south' })
      .isRefused({ section: '§rally', reason: 'other-pair' });
    pair.when('red', move('red-army-2', 'red-lenin')).tells({ kind: 'troop-moved', troop: 'red-army-2' });
    pair.when('red', move('red-army-3', 'red-trotsky')).tells({ kind: 'troop-moved', troop: 'red-army-3' });
  });
});

test('notes of cards reflect the options', () => {
  const noteWith = (options: Record<string, string>, card: string) => civilWar.presentation(options).face(card)?.note;
  expect(noteWith({}, 'red-trotsky')).toBe('cards.red-trotsky.note');
  expect(noteWith({ 'leader-bonus': 'whole-side' }, 'red-trotsky')).toBe('cards.red-trotsky.note-whole-side');
  expect(noteWith({ 'leader-bonus': 'whole-side' }, 'white-wrangel')).toBe('cards.white-wrangel.note');
  expect(noteWith({ subversion: 'same-front' }, 'red-subversive-attack-1')).toBe('cards.red-subversive-attack.note');
  expect(noteWith({ subversion: 'any-front' }, 'red-subversive-attack-1')).toBe(
    'cards.red-subversive-attack.note-any-front',
  );
  expect(noteWith({ subversion: 'discard' }, 'red-subversive-attack-1')).toBe(
    'cards.red-subversive-attack.note-discard',
  );
});
