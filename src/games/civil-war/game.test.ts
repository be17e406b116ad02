/** The standard tests of a game, for Reds and Whites. */
import { describe, expect, test } from 'vitest';
import { quickDice } from '../../kernel/dice';
import { defaultOptions } from '../../kernel/options';
import { begin } from '../../kernel/referee';
import { gameTests } from '../../kernel/testing/game-tests';
import { perft, type Choose } from '../../kernel/testing/random-play';
import type { Edit } from '../../kernel/edit';
import { civilWar } from '.';
import { cardOf, DECKS, ofKind, sideOf } from './data/cards';
import { allCardsIn } from '../../kernel/piles';
import { frontSlot, whereIs } from './tabletop';
import { MARKERS, MAX_MORALE, type State } from './state';
import { army, at, from, hands } from './testing/positions';
import { FRONTS, pileId, PILES, SEATS } from './vocabulary';

/** Every card of both lists is somewhere, once; Morale and markers are in their bounds. */
const invariant = (state: State): string | undefined => {
  const all = [
    ...state.armies.flatMap(army => [army.leader, ...army.troops]),
    ...state.orphans.map(orphan => orphan.troop),
    ...allCardsIn(state),
  ];
  if (new Set(all).size !== 109 || all.length !== 109)
    return `${all.length} cards, ${new Set(all).size} of them different`;
  const invalid = all.find(id => !cardOf(id));
  if (invalid !== undefined) return `${invalid} is no card`;
  for (const seat of SEATS) {
    if (state.morale[seat] < 0 || state.morale[seat] > MAX_MORALE) return `morale ${state.morale[seat]}`;
    const foreign = PILES.flatMap(pile => state.piles[pileId(seat, pile)]).find(id => sideOf(id) !== seat);
    if (foreign !== undefined) return `${foreign} lies in a pile of the other side`;
  }
  const bad = FRONTS.find(
    front =>
      state.markers[front].red + state.markers[front].white !== MARKERS ||
      Math.min(state.markers[front].red, state.markers[front].white) < 0,
  );
  return bad && `markers at ${bad}: ${JSON.stringify(state.markers[bad])}`;
};

/** Changes by hand that players would make. */
const edits = (state: State, choose: Choose): Edit => {
  const seat = choose(SEATS);
  const units = ofKind(
    DECKS[seat].map(card => card.id),
    'leader',
    'troop',
  );
  const unit = choose(units);
  const from = whereIs(state, unit) ?? pileId(seat, 'deck');
  return choose<() => Edit>([
    () => ({ kind: 'skip' }),
    () => ({ kind: 'move', piece: unit, from, to: frontSlot(choose(FRONTS), seat), count: 1 }),
    () => ({ kind: 'move', piece: unit, from, to: pileId(seat, choose(PILES)), count: 1 }),
    () => ({ kind: 'add', piece: unit, to: frontSlot(choose(FRONTS), choose(SEATS)), count: 1 }),
    () => ({ kind: 'remove', piece: unit, from, count: 1 }),
    () => ({ kind: 'flip', piece: unit, at: from }),
    () => ({ kind: 'card', card: '?', from: pileId(seat, 'deck'), to: pileId(seat, choose(PILES)) }),
    () => ({ kind: 'set', marker: `morale-${seat}`, to: choose([1, 5, 20]) }),
    () => ({ kind: 'set', marker: `markers-${choose(FRONTS)}`, to: choose([0, 1, 3, 5, 6]) }),
    () => ({ kind: 'shuffle', pile: pileId(seat, 'deck') }),
  ])();
};

gameTests(civilWar, {
  ids: id => cardOf(id) !== undefined,
  classOf: sideOf,
  invariant,
  edits,
  // so that wars end, and rare things happen
  weigh: {
    attack: 30,
    rally: 8,
    'recruit-troop': 8,
    'reserve-rally': 8,
    'recruit-leader': 6,
    launch: 4,
    pass: 4,
    'take-troop': 4,
    'play-event': 3,
    block: 2,
    rehome: 2,
    done: 1,
    reinforce: 0.5,
    'reserve-draw': 0.3,
    'reserve-morale': 0.3,
    'swap-troops': 0.2,
    'move-troop': 0.1,
    'move-leader': 0.1,
  },
  games: { shallow: 300, deep: 20, swap: 15 },
  cap: 6000,
  golden: new URL('./golden/', import.meta.url),
  endings: [
    { winner: 'red', reason: 'morale' },
    { winner: 'white', reason: 'morale' },
    { winner: 'red', reason: 'fronts' },
    { winner: 'white', reason: 'fronts' },
    // the sixtieth turn is set by hand in these: random wars end long before
    { winner: 'red', reason: 'stalemate-markers' },
    { winner: 'white', reason: 'stalemate-markers' },
    { winner: 'red', reason: 'stalemate-morale' },
    { winner: 'white', reason: 'stalemate-morale' },
    { winner: 'draw', reason: 'draw' },
  ],
  rare: ['step go-home', 'step claim-front'], // only after changes by hand
});

/** Three armies against two at one front, with a card or two on each side. */
const battle = at({
  armies: [
    army('red-trotsky', 'south', ['red-army-1', 'red-soviet-forces-1'], 'rallied'),
    army('red-lenin', 'south', ['red-soviet-forces-2'], 'rallied'),
    army('white-wrangel', 'south', ['white-poles-1', 'white-don-cossacks-1'], 'rallied'),
    army('white-krasnov', 'south', [], 'rallied'),
  ],
  hands: hands(['red-partisans-1', 'red-subversive-attack-1'], ['white-tanks-and-artillery-1', 'white-finns']),
});
const rally = { ...battle, agenda: from('rally', 'red') };
const start = begin(civilWar, civilWar.setUp(defaultOptions(civilWar.options)), quickDice(1)).state;

/** A changed count is a changed rule. */
describe('civil-war: ways to go on', () => {
  test.each([
    ['the first turn', start, [2, 8, 63]],
    ['a battle', battle, [7, 17, 39]],
    ['a Rally Phase', rally, [33, 117, 412]],
  ] as const)('%s', (_name, state, counts) => {
    expect([2, 3, 4].map(depth => perft(civilWar, state, depth))).toEqual(counts);
  });
});
