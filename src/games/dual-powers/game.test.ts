/** The standard tests of a game, for Dual Powers. */
import { describe, expect, test } from 'vitest';
import { quickDice } from '../../kernel/dice';
import type { Edit } from '../../kernel/edit';
import { allCardsIn } from '../../kernel/piles';
import { begin } from '../../kernel/referee';
import { fuzz } from '../../kernel/testing/fuzz';
import { gameTests } from '../../kernel/testing/game-tests';
import { perft, type Choose } from '../../kernel/testing/random-play';
import { dualPowers } from '.';
import { boxOf, leaderCards, leaderOn, regionOn, TILES } from './data/box';
import { pieceOf } from './data/tokens';
import { BLOCKADE, objectiveMarker, WILL, willSlot } from './tabletop';
import { LAST_DAY, trackLength, type State } from './state';
import { corrected } from './testing/owners-file';
import { at, solo, turns, withOptions } from './testing/positions';
import { MONTHS, PILES, PLACES, REGIONS, SEATS } from './vocabulary';

const isCard = (id: string): boolean =>
  boxOf({}).card.has(id) || leaderOn({ options: {} }, id) !== undefined || regionOn(id) !== undefined;
const classOf = (id: string): string => (regionOn(id) ? 'tile' : (leaderOn({ options: {} }, id)?.seat ?? 'command'));

/** Every card, tile and token is somewhere, once; the markers are within their bounds. */
const invariant = (state: State): string | undefined => {
  const box = boxOf(state.options);
  const alone = state.options['players'] === 'solitaire';
  const leaders = SEATS.filter(seat => !alone || state.options['side'] === seat || state.piles.leaders.length >= 0);
  const cards = allCardsIn(state);
  const wanted = [...box.cards.map(card => card.id), ...leaders.flatMap(seat => leaderCards(box, seat)), ...TILES];
  if (cards.toSorted().join() !== wanted.toSorted().join()) {
    return `cards: ${wanted.filter(id => !cards.includes(id)).join()} missing, ${cards.length} in all`;
  }
  const ids = new Set(state.tokens.map(token => token.id));
  const count = dualPowers.setUp(state.options).tokens.length;
  if (ids.size !== count || state.tokens.length !== count) return `${state.tokens.length} tokens`;
  const lost = state.tokens.find(token => token.exhausted && !REGIONS.some(region => region === token.at));
  if (lost) return `${lost.id} is exhausted outside the city`;
  if (state.month < 1 || state.month > MONTHS.length) return `month ${state.month}`;
  if (state.day < 1 || state.day > LAST_DAY) return `day ${state.day}`;
  return Math.abs(state.score) > trackLength(state) ? `score ${state.score}` : undefined;
};

/** Changes by hand that players would make. */
const edits = (state: State, choose: Choose): Edit => {
  const token = choose(state.tokens);
  const piece = pieceOf(token);
  const pile = choose(PILES);
  const card = choose([...state.piles[pile], '?']);
  return choose<() => Edit>([
    () => ({ kind: 'skip' }),
    () => ({ kind: 'move', piece, from: token.at, to: choose(PLACES), count: 1 }),
    () => ({ kind: 'add', piece, to: choose(REGIONS), count: 1 }),
    () => ({ kind: 'remove', piece, from: token.at, count: 1 }),
    () => ({ kind: 'flip', piece, at: token.at }),
    () => ({ kind: 'card', card, from: pile, to: choose(PILES) }),
    () => ({ kind: 'card', card: '?', from: choose(['deck', 'tiles', 'leaders']), to: choose(PILES) }),
    () => ({ kind: 'move', piece: WILL, from: willSlot(state.will), to: willSlot(choose(SEATS)), count: 1 }),
    () => ({
      kind: 'add',
      count: 1,
      piece: choose([BLOCKADE, objectiveMarker(2)]),
      to: choose(['blue-white', 'purple', 'aside']),
    }),
    () => ({ kind: 'set', marker: 'day', to: choose([1, 14, 29, 31]) }),
    () => ({ kind: 'set', marker: 'month', to: choose([1, 2, 3, 4, 6, 7]) }),
    () => ({ kind: 'set', marker: 'score', to: choose([-14, -3, 0, 8, 14]) }),
    () => ({ kind: 'shuffle', pile: choose(['deck', 'tiles', 'leaders']) }),
  ])();
};

gameTests(dualPowers, {
  ids: isCard,
  classOf,
  invariant,
  edits,
  weigh: { 'take-back-objective': 0.1, organize: 3, inspire: 2, 'take-bonus': 0.6 },
  games: { shallow: 500, deep: 10, swap: 12 },
  cap: 2000,
  // only at a table with an owner's file
  rare: ['step card-steps', 'step card-action', 'step by-hand', 'command take-action'],
  golden: new URL('./golden/', import.meta.url),
  endings: [
    ...SEATS.flatMap(winner =>
      ['support', 'last-month', 'last-month-will', 'third-round', 'third-round-will'].map(reason => ({
        winner,
        reason,
      })),
    ),
  ],
});

test('§components a game with an owner’s data can be played to its end', () => {
  const report = fuzz(dualPowers, {
    games: 30,
    cap: 2000,
    seed: 4,
    options: [{ data: corrected }, { data: corrected, players: 'solitaire' }],
    invariant,
  });
  expect(report.faults).toEqual([]);
});

/** A changed count is a changed rule. */
describe('dual-powers: ways to go on', () => {
  const start = begin(dualPowers, dualPowers.setUp(withOptions({})), quickDice(1)).state;
  const play = at({
    piles: { 'soviet-hand': ['red-1', 'blue-7', 'stalin-card'], 'government-hand': ['green-4', 'lvov-card'] },
    city: { red: ['soviet-2-1', 'neutral-1-0'], blue: ['soviet-1-1-exhausted', 'government-3-3'] },
  });
  const alone = at({
    options: solo('soviet'),
    agenda: turns('soviet', 2, solo('soviet')),
    piles: { 'soviet-hand': ['red-5', 'kollontai-card'], 'government-hand': ['white-8', 'green-1'] },
    city: { red: ['soviet-2-1'], brown: ['opposing-2'] },
  });
  test.each([
    ['the first objectives', start, [10, 60, 450]],
    ['a turn', play, [3, 26, 66]],
    ['a soloist’s turn', alone, [2, 17, 141]],
  ] as const)('%s', (_name, state, counts) => {
    expect([1, 2, 3].map(depth => perft(dualPowers, state, depth))).toEqual(counts);
  });
});
