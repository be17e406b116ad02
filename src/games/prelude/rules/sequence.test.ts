import { describe, expect, test } from 'vitest';
import { evolve } from '../../../kernel/agenda';
import { quickDice } from '../../../kernel/dice';
import { begin } from '../../../kernel/referee';
import { prelude } from '..';
import { board } from '../board';
import { DISTRICT_IDS, DISTRICTS } from '../data/districts';
import { TURN_ENDS, roundOf } from '../sequence';
import { controlled } from '../state';
import { advantage } from './advantage';
import { at, both, cards, during, given, playing, starting, withoutTsar, lying } from '../testing/positions';

/** The corner of a District, whatever its shape. */
const boxAround = (id: string) => {
  const box = board.slots.find(slot => slot.id === `${id}-revolutionary`)?.box;
  return { x: box?.x ?? 0, y: box?.y ?? 0 };
};

const dealt = begin(prelude, prelude.setUp({ 'end-of-era': 'discard-all' }), quickDice(7)).state;

describe('§1.1 the board', () => {
  test('has a space for every District and boxes for every cube', () => {
    const spaces = board.spaces.map(space => space.id);
    expect(DISTRICT_IDS.filter(district => !spaces.includes(district))).toEqual([]);
    expect(board.slots.find(slot => slot.id === 'nevsky-shipyards-government')?.cells).toEqual([
      '+1',
      '+2',
      '+1',
      '+2',
      '+1',
      '+2',
      '+2',
    ]);
  });
  test('keeps its Districts apart, so that each Connection Arrow stands in the gap between two neighbours', () => {
    const across = boxAround('palace-square').x - boxAround('kronstadt').x;
    const down = boxAround('smolny').y - boxAround('kronstadt').y;
    for (const id of DISTRICT_IDS)
      for (const near of DISTRICTS[id].near) {
        const [one, other] = [boxAround(id), boxAround(near)];
        const apart = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
        expect(
          [
            [across, 0],
            [0, down],
          ],
          `${id} and ${near}`,
        ).toContainEqual(apart);
      }
  });
});

describe('§2.1 the start of the game', () => {
  test('the Revolutionary controls ten Districts, the Government four', () => {
    const start = prelude.setUp({});
    expect(controlled(start, 'revolutionary')).toHaveLength(10);
    expect(controlled(start, 'government')).toHaveLength(4);
    expect(start).toMatchObject({
      points: 0,
      world: -1,
      unrest: 0,
      prestige: 7,
      opportunity: both(8, 8),
      preparations: both([], [4]),
    });
    expect([advantage(start, 'districts'), advantage(start, 'duma'), advantage(start, 'organizations')]).toEqual([
      3, -4, 0,
    ]);
  });
});

describe('§2.2 the start of a Turn', () => {
  test('four cards and Peter Stolypin lie in the Pool, seven in each hand', () => {
    expect(dealt.piles.pool).toHaveLength(5);
    expect(dealt.piles.pool).toContain('card-401');
    expect([dealt.piles['revolutionary-hand'].length, dealt.piles['government-hand'].length]).toEqual([7, 7]);
  });
  test('the player behind chooses who goes first, the Revolutionary if nobody is', () => {
    given(dealt).asks('revolutionary', { kind: 'initiative' });
    given({ ...dealt, points: 1 })
      .asks('government', { kind: 'initiative' })
      .when('government', { kind: 'choose-first', player: 'revolutionary' })
      .then({ kind: 'first-player-chosen', player: 'revolutionary' })
      .asks('revolutionary', { kind: 'action-round' });
  });
  test.each([
    [5, false, [406, 407, 408]],
    [5, true, [406, 407]],
    [6, false, [409]],
    [6, true, [410, 411]],
    [7, false, []],
  ])('Key Events of Turn %i, the Tsar gone: %s', (turn, abdicated, keys) => {
    const { state } = given(
      at({
        turn: turn - 1,
        round: 8,
        active: 'government',
        abdicated,
        prestige: abdicated ? 0 : 7,
        agenda: [{ kind: 'next-turn' }],
      }),
    )
      .byHand({ kind: 'set', marker: 'unrest', to: 1 })
      .ok();
    expect(state.piles.pool.filter(card => card.startsWith('card-4'))).toEqual(cards(...keys));
  });
});

describe('§2.3 an Action Round', () => {
  test('belongs to one side; only an empty hand may pass', () => {
    const state = at({ hands: both(cards(28), []) });
    given(state)
      .asks('revolutionary', { kind: 'action-round' })
      .when('revolutionary', { kind: 'pass' })
      .isRefused({ section: '§2.3', reason: 'cards-in-hand' });
    given(at({}))
      .when('revolutionary', { kind: 'pass' })
      .ok()
      .asks('government', { kind: 'action-round' })
      .leaves({ round: 1, active: 'government' });
  });
  test('a side that must skip it does, once', () => {
    given(at({ active: 'government', first: 'government', omens: [{ kind: 'skip-round', seat: 'revolutionary' }] }))
      .when('government', { kind: 'pass' })
      .tells({ kind: 'round-skipped', seat: 'revolutionary' })
      .asks('government', { kind: 'action-round' })
      .leaves({ round: 2, omens: [] });
  });
});

describe('§2.4 the end of an Action Round', () => {
  test('a Session ends with a vote, after the Second Player only', () => {
    given(at({ round: 4, active: 'government' }))
      .when('government', { kind: 'pass' })
      .ok()
      .asks('revolutionary', { kind: 'check', place: 'radical' });
    given(at({ round: 4 }))
      .when('revolutionary', { kind: 'pass' })
      .ok()
      .asks('government', { kind: 'action-round' });
    given(at({ round: 3, active: 'government' }))
      .when('government', { kind: 'pass' })
      .ok()
      .leaves({ round: 4 });
  });
  test('twenty points win, one less do not', () => {
    given(at({ points: 20 }))
      .when('revolutionary', { kind: 'pass' })
      .ok()
      .ends({ winner: 'revolutionary', reason: 'victory-points' });
    given(at({ points: 19 }))
      .when('revolutionary', { kind: 'pass' })
      .ok()
      .asks('government', {});
  });
});

describe('§2.5 the end of a Turn', () => {
  const last = (part: Parameters<typeof at>[0]) =>
    given(at({ turn: 2, round: 8, active: 'government', agenda: roundOf('government'), ...part }))
      .when('government', { kind: 'pass' })
      .ok().state;

  test('Unrest rises, both sides gain eight points up to sixteen', () => {
    const state = last({ turn: 3, opportunity: both(3, 12) });
    expect(state).toMatchObject({ turn: 4, round: 1, unrest: 1, opportunity: both(11, 16) });
  });
  test('cards of the Turn leave; at the end of an Era all do, unless the option keeps those of the game', () => {
    expect(last({ turn: 3, inPlay: cards(122, 234) })).toMatchObject(lying({ inPlay: cards(234) }));
    expect(last({ turn: 4, inPlay: cards(234, 243), pool: cards(120) })).toMatchObject(lying({ inPlay: [] }));
    expect(last({ turn: 4, inPlay: cards(234, 243), options: { 'end-of-era': 'keep-lasting' } })).toMatchObject(
      lying({
        inPlay: cards(234),
      }),
    );
  });
  test('hands stay within an Era and go with it', () => {
    expect(last({ turn: 3, hands: both(cards(28), []) }).piles['revolutionary-hand']).toContain('card-28');
    expect(last({ turn: 2, hands: both(cards(28), []) }).piles.discards).toContain('card-28');
  });
});

describe('§2.6 the end of the game', () => {
  test('Unrest comes first, then Prestige, then the points', () => {
    given(at({ unrest: 15, prestige: 15, points: 20 }))
      .when('revolutionary', { kind: 'pass' })
      .ok()
      .asks('revolutionary', { kind: 'growing-extremism' });
    given(at({ prestige: 15, points: 20 }))
      .when('revolutionary', { kind: 'pass' })
      .ok()
      .ends({ winner: 'draw', reason: 'autocracy' });
    given(at({ prestige: 14, points: -20 }))
      .when('revolutionary', { kind: 'pass' })
      .ok()
      .ends({ winner: 'government', reason: 'victory-points' });
  });
  test('October 1917 scores each track once; a tie is the Government’s', () => {
    const october = withoutTsar({
      turn: 7,
      round: 8,
      active: 'government',
      agenda: TURN_ENDS,
      cubes: starting({
        radical: [0, 0],
        monarchist: [0, 0],
        socialist: [3, 0],
        liberal: [0, 4],
      }),
      world: -3,
    });
    given(october)
      .byHand({ kind: 'set', marker: 'opportunity-government', to: 1 })
      .ok()
      .asks('revolutionary', { kind: 'growing-extremism' })
      .when('revolutionary', { kind: 'roll-extremism' }, ['1d6', [1]])
      .ok()
      .when('government', { kind: 'roll-extremism' }, ['1d6', [1]])
      .ok()
      .ends({ winner: 'government', reason: 'october-1917' });
  });
});

describe('what lies below', () => {
  test('a step that is skipped leaves a game that goes on', () => {
    given(at({ agenda: playing('revolutionary') }))
      .byHand({ kind: 'skip' })
      .ok()
      .asks('government', { kind: 'action-round' });
    expect(during('revolutionary')[0]).toEqual({ kind: 'put-card' });
    expect(evolve(prelude, dealt, { kind: 'turn-set', turn: 3 })).toMatchObject({ turn: 3 });
  });
});
