import { describe, expect, test } from 'vitest';
import { givenFor } from '../../../kernel/testing/tables';
import { prelude } from '..';
import type { Special } from '../data/special-actions';
import { roundOf } from '../sequence';
import type { State } from '../state';
import type { Seat } from '../seats';
import type { Command } from '../vocabulary';
import { stage } from './testing/stage';
import { lying, type Given } from '../testing/positions';

const given = givenFor(prelude);
const R = 'revolutionary';
const G = 'government';
const points = (card: string): Command => ({ kind: 'play-points', card });
const event = (card: string): Command => ({ kind: 'play-event', card });
const fromPool = (card: string): Command => ({ kind: 'play-from-pool', card });
const done: Command = { kind: 'done' };
const roll: Command = { kind: 'roll-scoring-die' };

const holding = (seat: Seat, cards: readonly string[], more: Given = {}): State =>
  stage(seat, { hands: { revolutionary: [], government: [], [seat]: cards }, ...more });
const own = ['1d6', [1]] as const;

describe('§3.1 playing a card', () => {
  test('an own Event: its effects, the Scoring Die, the discards', () => {
    given(holding(R, ['card-28', 'card-2']))
      .when(R, event('card-28'))
      .then(
        { kind: 'card-played', seat: R, card: 'card-28', from: 'hand', as: 'event', to: 'discards' },
        { kind: 'cubes-changed', seat: R, place: 'winter-palace', by: 3 },
      )
      .asks(R, { kind: 'scoring-die', die: 'districts' })
      .when(R, roll, own)
      .tells({ kind: 'scoring-die-rolled', face: 'districts' }, { kind: 'card-put', card: 'card-28', to: 'discards' })
      .leaves(lying({ discards: ['card-28'], hands: { revolutionary: ['card-2'] } }));
  });

  test('the card that was discarded last is on top, by rule or by hand', () => {
    const first = given(holding(R, ['card-28', 'card-2']))
      .when(R, event('card-28'))
      .ok()
      .when(R, roll, own)
      .ok();
    const second = first.byHand({ kind: 'card', card: 'card-2', from: 'revolutionary-hand', to: 'discards' }).ok();
    const topOf = ({ state }: typeof first) =>
      prelude
        .presentation({})
        .tabletop(state)
        .piles.find(pile => pile.id === 'discards')?.cards[0];
    expect([topOf(first), topOf(second)]).toEqual(['card-28', 'card-2']);
    second
      .byHand({ kind: 'card', card: '?', from: 'discards', to: 'pool' })
      .ok()
      .leaves(lying({ pool: ['card-2'] }));
    given(lying({ ...second.state, agenda: roundOf(R), hands: { [R]: ['card-6'], [G]: [] } }))
      .does(R, points('card-6'), done)
      .when(R, roll, own)
      .ok()
      .leaves(lying({ discards: ['card-28', 'card-2', 'card-6'] }));
  });

  test('an own card for its points is discarded', () => {
    given(holding(R, ['card-28']))
      .when(R, points('card-28'))
      .then({ kind: 'card-played', seat: R, card: 'card-28', from: 'hand', as: 'points', to: 'discards' })
      .asks(R, { kind: 'activities', points: 2 })
      .when(R, done)
      .then()
      .when(R, roll, own)
      .ok()
      .leaves(lying({ discards: ['card-28'] }));
  });

  test('a neutral card for its points goes to the Pool', () => {
    given(holding(G, ['card-18']))
      .does(G, points('card-18'), done)
      .asks(G, { kind: 'scoring-die', die: 'duma' })
      .when(G, roll, own)
      .ok()
      .leaves(lying({ pool: ['card-18'], discards: [] }));
  });

  test('a neutral Event is its player’s, and discarded', () => {
    given(holding(G, ['card-308']))
      .when(G, event('card-308'))
      .then(
        { kind: 'card-played', seat: G, card: 'card-308', from: 'hand', as: 'event', to: 'discards' },
        { kind: 'cubes-changed', seat: G, place: 'liberal', by: 2 },
        { kind: 'cubes-changed', seat: R, place: 'socialist', by: 1 },
      )
      .when(G, roll, own)
      .ok()
      .leaves(lying({ discards: ['card-308'] }));
  });

  test('an opposing card is never played for its Event', () => {
    given(holding(G, ['card-28']))
      .when(G, event('card-28'))
      .isRefused({ section: '§3.1', reason: 'opposing-event' });
  });

  test('the rulebook’s first example: the Government spends 2, then three cubes go to Winter Palace', () => {
    given(holding(G, ['card-28']))
      .when(G, points('card-28'))
      .ok()
      .asks(G, { kind: 'activities', points: 2 })
      .when(G, done)
      .then(
        { kind: 'event-begun', seat: R, card: 'card-28' },
        { kind: 'cubes-changed', seat: R, place: 'winter-palace', by: 3 },
      )
      .asks(G, { kind: 'scoring-die' })
      .when(G, roll, own)
      .ok()
      .leaves(lying({ discards: ['card-28'], pool: [] }));
  });

  test('the rulebook’s second example: the Revolutionary’s own card for the points has no Event', () => {
    given(holding(R, ['card-46']))
      .when(R, points('card-46'))
      .ok()
      .when(R, done)
      .then()
      .asks(R, { kind: 'scoring-die', die: 'organizations' });
  });

  test('an opposing Event that stays goes into play', () => {
    given(holding(R, ['card-218']))
      .when(R, points('card-218'))
      .ok()
      .when(R, done)
      .then({ kind: 'event-begun', seat: G, card: 'card-218' }, { kind: 'card-bound', to: 'in-play' })
      .when(R, roll, own)
      .ok()
      .leaves(lying({ inPlay: ['card-218'], discards: [] }));
  });

  test('the opponent makes the decisions of their Event', () => {
    given(holding(G, ['card-110']))
      .does(G, points('card-110'), done)
      .asks(R, { kind: 'add-cubes', left: 2, most: 1 });
  });

  test('passing is for an empty hand only', () => {
    given(holding(R, ['card-28']))
      .when(R, { kind: 'pass' })
      .isRefused({ section: '§2.3', reason: 'cards-in-hand' });
    given(holding(R, []))
      .when(R, { kind: 'pass' })
      .tells({ kind: 'passed', seat: R })
      .asks(G, { kind: 'action-round' });
  });
});

describe('§8 playing from the Opportunity Pool', () => {
  test('costs points, needs no card from the hand, and rolls the die', () => {
    given(holding(R, ['card-2'], { pool: ['card-28'] }))
      .when(R, fromPool('card-28'))
      .then(
        { kind: 'opportunity-changed', seat: R, by: -2 },
        { kind: 'card-played', seat: R, card: 'card-28', from: 'pool', as: 'event', to: 'discards' },
        { kind: 'cubes-changed', seat: R, place: 'winter-palace', by: 3 },
      )
      .asks(R, { kind: 'scoring-die' })
      .when(R, roll, own)
      .ok()
      .leaves(lying({ pool: [], discards: ['card-28'], hands: { revolutionary: ['card-2'] } }));
  });

  test('is refused without the points, and for an opposing card', () => {
    const poor = holding(R, [], { pool: ['card-28', 'card-21'], opportunity: { revolutionary: 1, government: 1 } });
    given(poor)
      .when(R, fromPool('card-28'))
      .isRefused({ section: '§8', reason: 'too-few-opportunity-points', details: { cost: 2, points: 1 } });
    given({ ...poor, opportunity: { revolutionary: 2, government: 0 } })
      .when(R, fromPool('card-28'))
      .ok()
      .leaves({ opportunity: { revolutionary: 0 } });
    given(poor).when(R, fromPool('card-21')).isRefused({ section: '§8', reason: 'opposing-event' });
  });

  test('the rulebook’s Kerensky: after the Event all four dice, in order', () => {
    const dice = ['districts', 'organizations', 'world', 'duma'] as const;
    let now = given(holding(G, [], { pool: ['card-406'] }))
      .when(G, fromPool('card-406'))
      .ok();
    for (const die of dice) now = now.asks(G, { kind: 'scoring-die', die }).when(G, roll, own).ok();
    now.leaves(lying({ inPlay: ['card-406'] }));
  });
});

describe('§4 the die of a card', () => {
  test('a side chooses it where the card says so, even if the other side plays the card; the player rolls', () => {
    given(holding(R, ['card-33']))
      .when(R, points('card-33'))
      .ok()
      .when(R, done)
      .tells({ kind: 'event-begun', seat: G })
      .asks(G, { kind: 'activities', points: 4 })
      .when(G, done)
      .ok()
      .asks(G, { kind: 'choose-die' })
      .when(G, { kind: 'choose-die', die: 'organizations' })
      .ok()
      .asks(R, { kind: 'scoring-die', die: 'organizations' });
  });
});

describe('§10.3 cards under a Special Action', () => {
  const waiting = (action: Special, seat: Seat) => ({ specials: { ...stage(seat).specials, [action]: seat } });

  test('Pravda: points first, then the Event; the marker is spent', () => {
    const start = holding(R, ['card-28'], waiting('pravda-propaganda', R));
    given(start).when(R, event('card-28')).isRefused({ section: '§10.3', reason: 'points-first' });
    given(start)
      .when(R, points('card-28'))
      .tells({ kind: 'special-set', action: 'pravda-propaganda', mark: 'spent' })
      .asks(R, { kind: 'activities', points: 2 })
      .when(R, done)
      .then(
        { kind: 'event-begun', seat: R, card: 'card-28' },
        { kind: 'cubes-changed', seat: R, place: 'winter-palace', by: 3 },
      )
      .asks(R, { kind: 'scoring-die' });
  });

  test('without the prerequisite it is wasted, and the card does not go to the Pool', () => {
    given(holding(G, ['card-146'], waiting('novoye-vremia', G)))
      .when(G, points('card-146'))
      .ok()
      .when(G, done)
      .then({ kind: 'event-wasted', seat: G, card: 'card-146' })
      .when(G, roll, own)
      .ok()
      .leaves(lying({ discards: ['card-146'], pool: [], opportunity: { government: 8 } }));
  });

  test('opposing and neutral cards do not use it up', () => {
    for (const card of ['card-28', 'card-18']) {
      given(holding(G, [card], waiting('novoye-vremia', G)))
        .when(G, points(card))
        .ok()
        .leaves({ specials: { 'novoye-vremia': G } });
    }
  });

  test('Government Supporters: no Event, no Pool, no points for the Revolutionary', () => {
    given(holding(G, ['card-28'], waiting('government-supporters', G)))
      .when(G, points('card-28'))
      .tells({ kind: 'special-set', action: 'government-supporters', mark: 'spent' })
      .when(G, done)
      .then()
      .asks(G, { kind: 'scoring-die' })
      .when(G, roll, own)
      .ok()
      .leaves(lying({ discards: ['card-28'], pool: [] }));
  });

  test('no Event, no Pool and no points if the prerequisite is not met', () => {
    given(holding(R, ['card-146'], waiting('socialist-sympathizers', R)))
      .when(R, points('card-146'))
      .ok()
      .when(R, done)
      .then()
      .when(R, roll, own)
      .ok()
      .leaves(lying({ discards: ['card-146'], opportunity: { government: 8 } }));
  });
});

describe('§2.4 Events at the end of Action Rounds', () => {
  const ending = (seat: Seat, inPlay: readonly string[], more: Given = {}): State =>
    holding(seat, [], { inPlay, round: 1, first: seat, agenda: roundOf(seat), ...more });

  test('Rasputin rolls after the Revolutionary: 4 lowers the Prestige, 6 raises Unrest too, 3 does nothing', () => {
    const start = () =>
      given(ending(R, ['card-403']))
        .when(R, { kind: 'pass' })
        .ok()
        .asks(R, { kind: 'table' });
    start()
      .when(R, { kind: 'roll-table' }, ['1d6', [4]])
      .tells({ kind: 'prestige-changed', by: -1 });
    start()
      .when(R, { kind: 'roll-table' }, ['1d6', [6]])
      .tells({ kind: 'prestige-changed', by: -1 }, { kind: 'unrest-changed', by: 1 });
    expect(
      start()
        .when(R, { kind: 'roll-table' }, ['1d6', [3]])
        .ok().state.prestige,
    ).toBe(8);
  });

  test('Rasputin does not roll after the Government', () => {
    given(ending(G, ['card-403']))
      .when(G, { kind: 'pass' })
      .ok()
      .asks(R, { kind: 'action-round' });
  });

  test('Stolypin on 5 and 6 removes a cube, adds one, or rests', () => {
    const rolls = (die: number) =>
      given(ending(G, ['card-401']))
        .when(G, { kind: 'pass' })
        .ok()
        .asks(G, { kind: 'table' })
        .when(G, { kind: 'roll-table' }, ['1d6', [die]])
        .ok();
    rolls(4).asks(R, { kind: 'action-round' });
    const start = () => rolls(5).asks(G, { kind: 'choose-option' });
    start().when(G, { kind: 'choose-option', option: 'nothing' }).ok().asks(R, { kind: 'action-round' });
    start().when(G, { kind: 'choose-option', option: 'add-to-duma' }).ok().asks(G, { kind: 'add-cubes', left: 1 });
    start().when(G, { kind: 'choose-option', option: 'remove-from-districts' }).ok().asks(G, { kind: 'remove-cubes' });
  });

  test('cards that coincide are ordered by the First Player', () => {
    given(ending(G, ['card-401', 'card-404'], { first: R, active: G }))
      .when(G, { kind: 'pass' })
      .ok()
      .asks(R, { kind: 'trigger', cards: ['card-401', 'card-404'] })
      .when(R, { kind: 'resolve-card', card: 'card-404' })
      .ok()
      .asks(G, { kind: 'table' })
      .when(G, { kind: 'roll-table' }, ['1d6', [3]])
      .tells({ kind: 'table-rolled', result: 3 }, { kind: 'event-begun', seat: G, card: 'card-401' })
      .asks(G, { kind: 'table' });
  });
});
