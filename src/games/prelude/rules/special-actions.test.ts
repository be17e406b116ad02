import { describe, test } from 'vitest';
import type { Special } from '../data/special-actions';
import { at, both, cards, cubes, during, given, starting, lying, type Given } from '../testing/positions';
import type { Seat } from '../seats';

const special = (seat: Seat, action: Special, points: number, part: Given = {}, held = 6) =>
  given(at({ active: seat, agenda: during(seat, { kind: 'activities', seat, points: held }), ...part })).when(seat, {
    kind: 'use-special',
    action,
    points,
  });

describe('§10.3.1 the Council of Ministers', () => {
  test('one a Turn, each once a game, and no more than can be paid', () => {
    special('government', 'show-of-force', 4, { specialTurn: both(0, 2) }).isRefused({
      section: '§10.3',
      reason: 'one-a-turn',
    });
    special('government', 'show-of-force', 4, { specials: { ...at({}).specials, 'show-of-force': 'spent' } }).isRefused(
      { section: '§10.3', reason: 'already-used' },
    );
    special('government', 'show-of-force', 6, {}, 4).isRefused({ section: '§10.3', reason: 'too-few-activity-points' });
    special('government', 'opportunism', 4).isRefused({ reason: 'not-offered' });
  });
  test('Novoye Vremia and Government Supporters wait for a card', () => {
    special('government', 'novoye-vremia', 2)
      .ok()
      .leaves({ specials: { 'novoye-vremia': 'government' } });
    special('government', 'government-supporters', 2)
      .ok()
      .leaves({ specials: { 'government-supporters': 'government' } });
  });
  test('Political Corruption rolls the number of dice that it is paid for, one after the other', () => {
    special('government', 'political-corruption', 2)
      .ok()
      .comes(
        'choose-die',
        'choose-die',
        'activities',
        'put-card',
        'session-vote',
        'round-events',
        'end-checks',
        'abdication',
        'exchange-hands',
        'advance',
      );
  });
  test('Deliberate Provocation is a six before modifiers', () => {
    special('government', 'deliberate-provocation', 2, { unrest: 6 })
      .ok()
      .when('government', { kind: 'provoke', player: 'revolutionary' })
      .tells({ kind: 'extremism-grew', seat: 'revolutionary', result: 7 });
  });
  test('Show of Force resets one track, or two', () => {
    const scoring = { districts: 3, organizations: 2, world: 0, duma: 1 };
    special('government', 'show-of-force', 6, { scoring })
      .ok()
      .when('government', { kind: 'reset-track', track: 'duma' })
      .ok()
      .asks('government', { left: 1 });
    const once = special('government', 'show-of-force', 4, { scoring }).ok();
    once
      .when('government', { kind: 'reset-track', track: 'world' })
      .isRefused({ section: '§10.3.1', reason: 'at-start' });
    once
      .when('government', { kind: 'reset-track', track: 'duma' })
      .ok()
      .leaves({ scoring: { duma: 0, districts: 3 } })
      .asks('government', { kind: 'activities', points: 2 });
  });
  test('Parliamentary Maneuver exchanges the hands after the round', () => {
    special('government', 'parliamentary-maneuver', 2, { hands: both(cards(2), cards(10)) })
      .ok()
      .when('government', { kind: 'done' })
      .ok()
      .leaves(lying({ hands: both(cards(10), cards(2)), specials: { 'parliamentary-maneuver': 'spent' } }));
  });
  test('used in the other side’s Action Round, it waits for the end of the next own one', () => {
    const waiting = { ...at({}).specials, 'parliamentary-maneuver': 'government' } as const;
    given(at({ specials: waiting, hands: both([], cards(10)), pool: cards(21) }))
      .when('revolutionary', { kind: 'pass' })
      .ok()
      .leaves(lying({ hands: both([], cards(10)) }))
      .when('government', { kind: 'play-from-pool', card: 'card-21' })
      .ok()
      .when('government', { kind: 'roll-scoring-die' }, ['1d6', [1]])
      .ok()
      .leaves(lying({ hands: both(cards(10), []) }));
  });
});

describe('§10.3.2 the Central Committee', () => {
  test('Revolutionary Diplomacy exchanges cards, but no Key Events, and needs enough of them', () => {
    const part = { hands: both(cards(2, 6), []), pool: cards(7, 401) };
    special('revolutionary', 'revolutionary-diplomacy', 4, part).isRefused({
      section: '§10.3.2',
      reason: 'too-few-cards',
    });
    const one = special('revolutionary', 'revolutionary-diplomacy', 2, part).ok();
    one
      .when('revolutionary', { kind: 'exchange-card', give: 'card-2', take: 'card-401' })
      .isRefused({ section: '§10.3.2', reason: 'key-event' });
    one
      .when('revolutionary', { kind: 'exchange-card', give: 'card-2', take: 'card-7' })
      .ok()
      .leaves(lying({ hands: { revolutionary: cards(6, 7) }, pool: cards(401, 2) }));
  });
  test('Revolutionary Diplomacy exchanges one card for 2 points, two for 4; then the points go on', () => {
    const part = { hands: both(cards(2, 6), []), pool: cards(7, 24), cubes: starting({ smolny: [0, 0] }) };
    const swap = (give: number, take: number) =>
      ({ kind: 'exchange-card', give: `card-${give}`, take: `card-${take}` }) as const;
    special('revolutionary', 'revolutionary-diplomacy', 2, part)
      .ok()
      .when('revolutionary', swap(2, 7))
      .ok()
      .asks('revolutionary', { kind: 'activities', points: 4 });
    const two = special('revolutionary', 'revolutionary-diplomacy', 4, part).ok();
    two
      .when('revolutionary', swap(2, 7))
      .ok()
      .asks('revolutionary', { kind: 'exchange-card', left: 1 })
      .when('revolutionary', swap(6, 24))
      .ok()
      .asks('revolutionary', { kind: 'activities', points: 2 })
      .leaves(lying({ hands: both(cards(7, 24), []), pool: cards(2, 6) }));
  });
  test('Revolutionary Fervor scores a track', () => {
    special('revolutionary', 'revolutionary-fervor', 6)
      .ok()
      .when('revolutionary', { kind: 'choose-track', track: 'world' })
      .tells({ kind: 'track-scored', track: 'world' });
  });
  test('All Power to the Soviets counts full Worker and Military Districts', () => {
    special('revolutionary', 'all-power-to-the-soviets', 4, {
      cubes: cubes({ kronstadt: [9, 0], putilov: [9, 0], obukhov: [8, 0], vyborg: [9, 0] }),
    }).tells({ kind: 'points-scored', seat: 'revolutionary', points: 2 });
  });
  test('Opportunism gains six points, Pravda and Sympathizers wait', () => {
    special('revolutionary', 'opportunism', 4).tells({ kind: 'opportunity-changed', seat: 'revolutionary', by: 6 });
    special('revolutionary', 'pravda-propaganda', 2)
      .ok()
      .leaves({ specials: { 'pravda-propaganda': 'revolutionary' } });
  });
  test('§14 a card lends one action of the Government, once', () => {
    special('revolutionary', 'show-of-force', 4, { inPlay: cards(122), specialTurn: both(2, 0) })
      .ok()
      .leaves(lying({ inPlay: [], specials: { 'show-of-force': 'spent' }, specialTurn: both(2, 0) }));
    special('government', 'opportunism', 4, { inPlay: cards(122) }).isRefused({ reason: 'not-offered' });
  });
});
