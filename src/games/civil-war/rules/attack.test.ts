import { describe, expect, test } from 'vitest';
import { armyOf } from '../state';
import { army, at, from, given, hands, lying } from '../testing/positions';
import { canAttack } from './force';

const attack = (leader: string) => ({ kind: 'attack', leader }) as const;
const red = at({
  armies: [
    army('red-trotsky', 'south', ['red-army-1'], 'rallied'),
    army('red-lenin', 'south', ['red-army-2'], 'rallied'),
    army('red-stalin', 'south', ['red-army-3'], 'rallied'),
    army('red-tukhachevsky', 'south', ['red-army-4'], 'rallied'),
    army('red-generals-1', 'east', ['red-army-5'], 'rallied'),
    army('red-generals-2', 'south', ['red-partisans-1']),
    army('red-revolutionary-commissars-1', 'south', [], 'rallied'),
  ],
});
const white = at({
  active: 'white',
  agenda: from('attack', 'white'),
  hands: hands(['red-confused-and-divided-1', 'red-manpower'], ['white-finns']),
  armies: [
    army('white-wrangel', 'south', ['white-poles-1'], 'rallied'),
    army('white-denikin', 'south', ['white-poles-2'], 'rallied'),
    army('white-krasnov', 'south', ['white-poles-3'], 'rallied'),
    army('red-trotsky', 'south', [], 'rallied'),
  ],
});

describe('§attacking attacking', () => {
  test('the first army names the front and spends its token', () => {
    const { state } = given(red)
      .when('red', attack('red-trotsky'))
      .then({ kind: 'army-attacks', leader: 'red-trotsky', front: 'south' })
      .asks('red', { kind: 'muster' });
    expect(armyOf(state, 'red-trotsky')).toMatchObject({ rallied: false });
  });

  test('an army without a token or without troops does not attack', () => {
    given(red).when('red', attack('red-generals-2')).isRefused({ section: '§attacking', reason: 'no-token' });
    given(red)
      .when('red', attack('red-revolutionary-commissars-1'))
      .isRefused({ section: '§attacking', reason: 'no-troops' });
  });

  test('nobody attacks in their first turn, neither Reds nor Whites', () => {
    for (const seat of ['red', 'white'] as const) {
      const first = at({
        turn: 1,
        active: seat,
        agenda: from('events', seat),
        hands: hands(['red-army-1'], ['white-finns']),
        armies: [
          army('red-trotsky', 'south', ['red-army-2'], 'rallied'),
          army('white-wrangel', 'south', ['white-poles-1'], 'rallied'),
        ],
      });
      given(first)
        .when(seat, { kind: 'done' })
        .then({ kind: 'attacks-withheld', seat })
        .asks(seat, { kind: 'recruitment' });
      given(lying({ ...first, turn: 2, discards: hands([], ['white-peasant-insurrection']) }))
        .when(seat, { kind: 'done' })
        .ok()
        .asks(seat, { kind: 'attack' });
      expect(canAttack(first, seat)).toBe(false);
      given({ ...first, agenda: from('attack', seat) })
        .when(seat, attack(seat === 'red' ? 'red-trotsky' : 'white-wrangel'))
        .isRefused({ section: '§attacking', reason: 'first-turn' });
    }
  });

  test('three Red armies of one front may attack together, no fourth', () => {
    const three = given(red).does('red', attack('red-trotsky'), attack('red-lenin'));
    three.when('red', attack('red-lenin')).isRefused({ section: '§attacking', reason: 'already-attacking' });
    three.when('red', attack('red-generals-1')).isRefused({ section: '§attacking', reason: 'other-front' });
    three
      .when('red', attack('red-revolutionary-commissars-1'))
      .isRefused({ section: '§attacking', reason: 'no-troops' });
    // with the third the attack is launched: nobody else could join
    three
      .when('red', attack('red-stalin'))
      .tells({ kind: 'attack-launched', seat: 'red', front: 'south' })
      .leaves({ markers: { south: { red: 4, white: 2 } } });
  });

  test('one attack follows another, at any front; a spent token is spent', () => {
    given(red)
      .when('red', attack('red-generals-1'))
      .tells({ kind: 'attack-unblocked', seat: 'red', front: 'east' })
      .asks('red', { kind: 'attack' })
      .leaves({ markers: { east: { red: 4, white: 2 } } })
      .when('red', attack('red-generals-1'))
      .isRefused({ section: '§attacking', reason: 'no-token' });
    given(red)
      .when('red', attack('red-generals-1'))
      .ok()
      .when('red', attack('red-trotsky'))
      .then({ kind: 'army-attacks', leader: 'red-trotsky', front: 'south' });
  });

  test('more armies are refused also on a table set up by hand', () => {
    const four = {
      ...red,
      agenda: [
        { kind: 'muster', seat: 'red' } as const,
        {
          kind: 'battle',
          attacker: 'red',
          front: 'south',
          attackers: ['red-trotsky', 'red-lenin', 'red-stalin'],
          blockers: [],
          support: [],
        } as const,
        ...from('attack', 'red'),
      ],
    };
    given(four)
      .when('red', attack('red-tukhachevsky'))
      .isRefused({ section: '§attacking', reason: 'too-many-armies', details: { most: 3 } });
    given(four).when('red', { kind: 'launch' }).tells({ kind: 'attack-launched' });
  });

  test('two White armies may attack together', () => {
    given(white)
      .when('white', attack('white-wrangel'))
      .ok()
      .asks('white', { kind: 'muster' })
      .when('white', attack('white-denikin'))
      .tells({ kind: 'attack-launched' })
      .asks('red', { kind: 'reaction' });
  });

  test('an attack may be launched with fewer, and others may follow', () => {
    given(red)
      .when('red', attack('red-trotsky'))
      .ok()
      .when('red', { kind: 'launch' })
      .tells({ kind: 'attack-launched' }, { kind: 'attack-unblocked', seat: 'red', front: 'south' })
      .asks('red', { kind: 'attack' })
      .when('red', attack('red-trotsky'))
      .isRefused({ reason: 'no-token' });
  });

  test('nobody is asked without an army that could attack', () => {
    given(
      lying({
        ...red,
        agenda: from('events', 'red'),
        armies: [army('red-lenin', 'south', ['red-army-1'])],
        hands: hands(['red-army-2']),
      }),
    )
      .when('red', { kind: 'done' })
      .ok()
      .asks('red', { kind: 'recruitment' });
  });
});

describe('§battle-events Confused & Divided', () => {
  const launched = given(white).does('white', attack('white-wrangel'), attack('white-denikin'));
  const play = { kind: 'play-event', card: 'red-confused-and-divided-1' } as const;

  test('one army drops out before blocks, and its token stays spent; the others continue', () => {
    const { state } = launched
      .asks('red', { kind: 'reaction' })
      .when('red', play)
      .ok()
      .asks('red', { kind: 'negate-attack' })
      .when('red', { kind: 'negate-attack', leader: 'white-wrangel' })
      .tells({ kind: 'attack-negated', leader: 'white-wrangel' })
      .asks('red', { kind: 'reaction' })
      .when('red', { kind: 'pass' })
      .ok()
      .asks('red', { kind: 'block' });
    expect(armyOf(state, 'white-wrangel')).toMatchObject({ rallied: false });
  });

  test('a single attacker is stopped without a question, and nothing is taken', () => {
    given(white)
      .does('white', attack('white-wrangel'), { kind: 'launch' })
      .when('red', play)
      .tells({ kind: 'attack-negated', leader: 'white-wrangel' })
      .asks('white', { kind: 'attack' })
      .leaves({ markers: { south: { red: 3, white: 3 } } });
  });

  test('no other event may be played then', () => {
    launched
      .when('red', { kind: 'play-event', card: 'red-manpower' })
      .isRefused({ section: '§battle-events', reason: 'another-moment' });
  });

  test('who is asked depends on what everybody knows, not on the hand', () => {
    const known = (discards: readonly string[], hand: readonly string[]) =>
      given(lying({ ...white, hands: hands(hand), discards: hands(discards) })).does('white', attack('white-wrangel'), {
        kind: 'launch',
      });
    known([], ['red-manpower']).asks('red', { kind: 'reaction' });
    known(['red-confused-and-divided-1', 'red-confused-and-divided-2'], ['red-manpower']).asks('red', {
      kind: 'block',
    });
    known([], []).asks('red', { kind: 'block' });
  });
});

describe('§battle-events Peasant Insurrection', () => {
  const events = lying({
    ...red,
    agenda: from('events', 'red'),
    hands: hands(['red-army-4', 'red-manpower'], ['white-peasant-insurrection', 'white-purge-1']),
  });
  const before = given(events).when('red', { kind: 'done' }).ok();

  test('is asked for before the first attack, and prevents the attacks of this turn', () => {
    before
      .asks('white', { kind: 'insurrection' })
      .when('white', { kind: 'play-event', card: 'white-peasant-insurrection' })
      .tells({ kind: 'attacks-forbidden', seat: 'red' })
      .asks('red', { kind: 'recruitment' });
  });

  test('answers no other question, and may be kept', () => {
    before
      .when('white', { kind: 'play-event', card: 'white-purge-1' })
      .isRefused({ section: '§battle-events', reason: 'another-moment' });
    before.when('white', { kind: 'pass' }).then({ kind: 'passed', seat: 'white' }).asks('red', { kind: 'attack' });
  });

  test('any hand that may hold it is asked, and none that cannot', () => {
    given(lying({ ...events, hands: hands(['red-army-4'], ['white-finns']) }))
      .when('red', { kind: 'done' })
      .ok()
      .asks('white', { kind: 'insurrection' });
    given(
      lying({
        ...events,
        discards: hands([], ['white-peasant-insurrection']),
        hands: hands(['red-army-4'], ['white-finns']),
      }),
    )
      .when('red', { kind: 'done' })
      .ok()
      .asks('red', { kind: 'attack' });
  });

  test('the Event Phase is not its moment', () => {
    given({ ...events, active: 'white', agenda: from('events', 'white') })
      .when('white', { kind: 'play-event', card: 'white-peasant-insurrection' })
      .isRefused({ section: '§events', reason: 'another-moment' });
  });
});
