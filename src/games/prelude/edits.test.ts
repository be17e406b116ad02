import { describe, expect, test } from 'vitest';
import { quickDice } from '../../kernel/dice';
import { explain } from '../../kernel/explain';
import { edit } from '../../kernel/referee';
import { prelude } from '.';
import { at, both, cards, during, given, lying } from './testing/positions';

const table = at({ hands: both(cards(2), cards(10)), pool: cards(7) });

describe('§table changes by hand', () => {
  test('cubes come and go, within their boxes and on their side', () => {
    given(table)
      .byHand({ kind: 'add', piece: 'cube-government', to: 'smolny-government', count: 2 })
      .then({ kind: 'cubes-changed', seat: 'government', place: 'smolny', by: 2 });
    given(table)
      .byHand({
        kind: 'move',
        piece: 'cube-revolutionary',
        from: 'smolny-revolutionary',
        to: 'kazan-revolutionary',
        count: 1,
      })
      .ok()
      .leaves({ cubes: { smolny: { revolutionary: 0 }, kazan: { revolutionary: 2 } } });
    given(table)
      .byHand({ kind: 'add', piece: 'cube-government', to: 'smolny-government', count: 8 })
      .isRefused({ reason: 'no-room-there' });
    given(table)
      .byHand({ kind: 'add', piece: 'cube-government', to: 'radical-revolutionary', count: 1 })
      .isRefused({ reason: 'other-side' });
    given(table)
      .byHand({ kind: 'remove', piece: 'cube-government', from: 'smolny-government', count: 1 })
      .isRefused({ reason: 'not-there' });
    given(table)
      .byHand({ kind: 'add', piece: 'cube-government', to: 'nowhere', count: 1 })
      .isRefused({ reason: 'no-such-place' });
  });
  test('Organizations, troops and Special Actions', () => {
    const organized = given(table)
      .byHand({ kind: 'add', piece: 'organization-government', to: 'smolny-organization-government', count: 1 })
      .ok();
    organized
      .byHand({ kind: 'add', piece: 'organization-government', to: 'smolny-organization-government', count: 1 })
      .isRefused({ reason: 'already-there' });
    organized
      .byHand({ kind: 'remove', piece: 'organization-government', from: 'smolny-organization-government', count: 1 })
      .ok()
      .leaves({ organizations: [] });
    given(table)
      .byHand({ kind: 'remove', piece: 'preparation-government-4', from: 'preparations-government', count: 1 })
      .ok()
      .leaves({ preparations: both([], []) });
    given(table)
      .byHand({ kind: 'flip', piece: 'special-opportunism', at: 'special-opportunism' })
      .ok()
      .leaves({ specials: { opportunism: 'spent' } });
    given(table).byHand({ kind: 'flip', piece: 'points', at: '' }).isRefused({ reason: 'no-such-piece' });
    given(table)
      .byHand({ kind: 'add', piece: 'preparation-government-2', to: 'preparations-government', count: 2 })
      .isRefused({ reason: 'one-at-a-time' });
  });
  test('markers are set to the boxes of their tracks; an Advantage Marker follows from the table', () => {
    given(table).byHand({ kind: 'set', marker: 'points', to: -4 }).ok().leaves({ points: 4 });
    given(table).byHand({ kind: 'set', marker: 'advantage-world', to: -2 }).ok().leaves({ world: 2 });
    given(table).byHand({ kind: 'set', marker: 'turn-5', to: 3 }).ok().leaves({ turn: 5, round: 3 });
    given(table).byHand({ kind: 'set', marker: 'unrest', to: 16 }).isRefused({ reason: 'out-of-range' });
    given(table).byHand({ kind: 'set', marker: 'unrest', to: 0 }).isRefused({ reason: 'already-there' });
    given(table)
      .byHand({ kind: 'set', marker: 'advantage-duma', to: 0 })
      .isRefused({ reason: 'follows-from-the-table' });
    given(table).byHand({ kind: 'set', marker: 'morale', to: 0 }).isRefused({ reason: 'no-such-marker' });
  });
  test('all cards of an Era come back, from hands, Pool, other decks and the board; cards of other Eras stay', () => {
    const down = '@700,400,down';
    const spread = {
      ...at({ hands: both(cards(2, 101), cards(10)), pool: cards(7, 401) }),
    };
    const laid = {
      ...spread,
      piles: { ...spread.piles, 'turmoil-deck': cards(20), [down]: cards(12), removed: cards(3) },
    };
    const { state } = given(laid)
      .byHand({ kind: 'recall', pile: 'turmoil-deck' })
      .tells(
        {
          kind: 'cards-taken',
          from: 'revolutionary-hand',
          cards: ['?'],
          secret: { to: 'revolutionary', is: cards(2) },
        },
        { kind: 'cards-taken', from: 'pool', cards: cards(7) },
        { kind: 'cards-taken', from: down, cards: ['?'], secret: { to: 'nobody', is: cards(12) } },
        { kind: 'cards-recalled', from: [], to: 'turmoil-deck', count: 6 },
      )
      .leaves({ piles: { 'revolutionary-hand': cards(101), 'government-hand': [], pool: cards(401), removed: [] } });
    expect(state.piles).not.toHaveProperty(down);
    expect(state.piles['turmoil-deck'].toSorted()).toEqual(cards(2, 3, 7, 10, 12, 20).toSorted());
    given(state).byHand({ kind: 'recall', pile: 'turmoil-deck' }).isRefused({ reason: 'already-there' });
  });
  test('§12.1.1 the cards of the Provisional Government come back into the last deck once it holds them', () => {
    const played = at({ turn: 6, pool: cards(301, 201) });
    const back = (abdicated: boolean) =>
      given({ ...played, abdicated })
        .byHand({ kind: 'recall', pile: 'collapse-deck' })
        .ok().state.piles;
    expect(back(false)).toMatchObject({ pool: cards(301) });
    expect(back(true)).toMatchObject({ pool: [] });
  });
  test('who does not see a hand may ask for its cards', () => {
    const seen = prelude.hide(at({ hands: both(cards(102), cards(10)) }), 'government');
    expect(prelude.edit(seen, { kind: 'recall', pile: 'war-deck' }, quickDice(1))).not.toHaveProperty('reason');
  });
  test('the Tsar leaves for ever; the First Player changes', () => {
    const verdict = edit(prelude, at({ turn: 6, round: 3 }), { kind: 'set', marker: 'tsar', to: 0 }, quickDice(3));
    expect(verdict.ok && verdict.state).toMatchObject({ abdicated: true, turn: 6, round: 3 });
    given({ ...table, abdicated: true })
      .byHand({ kind: 'set', marker: 'tsar', to: 0 })
      .isRefused({ reason: 'already-there' });
    given(table).byHand({ kind: 'set', marker: 'tsar', to: 1 }).isRefused({ reason: 'out-of-range' });
    given(table)
      .byHand({ kind: 'set', marker: 'first', to: 1 })
      .ok()
      .leaves({ first: 'government', active: 'government' });
    given({ ...table, round: 4 })
      .byHand({ kind: 'set', marker: 'first', to: 1 })
      .ok()
      .leaves({ first: 'government', active: 'revolutionary', round: 4 });
    given(table).byHand({ kind: 'set', marker: 'first', to: 0 }).isRefused({ reason: 'already-there' });
    given(table).byHand({ kind: 'set', marker: 'first', to: 2 }).isRefused({ reason: 'out-of-range' });
  });
  test('cards go from pile to pile', () => {
    given(table)
      .byHand({ kind: 'card', card: 'card-7', from: 'pool', to: 'in-play' })
      .ok()
      .leaves(lying({ inPlay: cards(7) }));
    given(table).byHand({ kind: 'card', card: '?', from: 'war-deck', to: 'pool' }).ok();
    given(table)
      .byHand({ kind: 'card', card: 'card-7', from: 'discards', to: 'pool' })
      .isRefused({ reason: 'not-there' });
    given(table).byHand({ kind: 'shuffle', pile: 'pool' }).isRefused({ reason: 'not-a-deck' });
  });
  test('a cube dragged onto a District while points are spent is the command', () => {
    const state = at({ agenda: during('revolutionary', { kind: 'activities', seat: 'revolutionary', points: 2 }) });
    expect(
      explain(prelude, prelude.hide(state, 'revolutionary'), 'revolutionary', {
        kind: 'add',
        piece: 'cube-revolutionary',
        to: 'smolny-revolutionary',
        count: 1,
      }),
    ).toEqual({ command: { kind: 'mobilize', place: 'smolny' } });
  });
});
