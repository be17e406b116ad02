import { describe, expect, test } from 'vitest';
import { quickDice } from '../../kernel/dice';
import type { Edit } from '../../kernel/edit';
import type { Options } from '../../kernel/messages';
import { defaultOptions } from '../../kernel/options';
import { begin, edit } from '../../kernel/referee';
import { gameTests } from '../../kernel/testing/game-tests';
import { whereIs } from '../../kernel/piles';
import { perft, type Choose } from '../../kernel/testing/random-play';
import { prelude } from '.';
import { ownersCardsOption } from './cards/owners-cards';
import { CARD_LIST, cardId } from './data/card-list';
import { DISTRICT_IDS, PLACES } from './data/districts';
import { SPECIAL_IDS } from './data/special-actions';
import { TRACKS } from './data/types';
import {
  cubePiece,
  cubeSlot,
  organizationPiece,
  organizationSlot,
  preparationPiece,
  preparationSlot,
  specialPiece,
} from './places';
import {
  allCards,
  boxesOf,
  MOST_OPPORTUNITY,
  PRESTIGE_END,
  SCORE_BOX,
  UNREST_END,
  WORLD_END,
  type State,
} from './state';
import { at, both, cards, during } from './testing/positions';
import { SEATS } from './seats';
import { PILES } from './vocabulary';

const CARDS = CARD_LIST.map(card => cardId(card.number));
const isCard = (id: string): boolean => CARDS.includes(id);

const outOf = (value: number, least: number, most: number): boolean => value < least || value > most;

/** Cards that must all be there once, cubes within their boxes, markers on their tracks. */
const invariant = (state: State): string | undefined => {
  const all = allCards(state);
  if (all.length !== CARDS.length || new Set(all).size !== all.length) return `${all.length} cards`;
  for (const place of PLACES)
    for (const seat of SEATS) {
      if (outOf(state.cubes[place][seat], 0, boxesOf(state, seat, place))) return `cubes of ${seat} in ${place}`;
    }
  if (outOf(state.unrest, 0, UNREST_END)) return `Unrest ${state.unrest}`;
  if (outOf(state.prestige, 0, PRESTIGE_END)) return `Prestige ${state.prestige}`;
  if (outOf(state.world, -WORLD_END, WORLD_END)) return `World Affairs ${state.world}`;
  for (const seat of SEATS) {
    if (outOf(state.opportunity[seat], 0, MOST_OPPORTUNITY)) return `${seat}: ${state.opportunity[seat]} points`;
  }
  for (const track of TRACKS) if (outOf(state.scoring[track], 0, SCORE_BOX)) return `${track}: ${state.scoring[track]}`;
  return undefined;
};

/** Edits that players would plausibly make. */
const edits = (state: State, choose: Choose): Edit => {
  const seat = choose(SEATS);
  const place = choose(DISTRICT_IDS);
  const other = choose(PLACES);
  const card = choose(CARDS);
  const pile = whereIs(state, card) ?? 'discards';
  return choose<() => Edit>([
    () => ({ kind: 'skip' }),
    () => ({ kind: 'add', piece: cubePiece(seat), to: cubeSlot(place, seat), count: choose([1, 2]) }),
    () => ({ kind: 'remove', piece: cubePiece(seat), from: cubeSlot(place, seat), count: 1 }),
    () => ({ kind: 'move', piece: cubePiece(seat), from: cubeSlot(place, seat), to: cubeSlot(other, seat), count: 1 }),
    () => ({ kind: 'add', piece: organizationPiece(seat), to: organizationSlot(other, seat), count: 1 }),
    () => ({ kind: 'remove', piece: organizationPiece(seat), from: organizationSlot(other, seat), count: 1 }),
    () => ({ kind: 'add', piece: preparationPiece(seat, 2), to: preparationSlot(seat), count: 1 }),
    () => ({ kind: 'flip', piece: specialPiece(choose(SPECIAL_IDS)), at: '' }),
    () => ({ kind: 'card', card, from: pile, to: choose(PILES) }),
    () => ({ kind: 'card', card: '?', from: choose(PILES), to: choose(PILES) }),
    () => ({ kind: 'set', marker: choose(['unrest', 'prestige']), to: choose([0, 3, 7, 12, 15]) }),
    () => ({ kind: 'set', marker: choose(['points', 'advantage-world']), to: choose([-5, 0, 5, 20]) }),
    () => ({ kind: 'set', marker: `scoring-${choose(TRACKS)}`, to: choose([0, 4, 5]) }),
    () => ({ kind: 'set', marker: `opportunity-${seat}`, to: choose([0, 8, 16]) }),
    () => ({ kind: 'set', marker: choose(['turn', 'round']), to: choose([1, 4, 7]) }),
    () => ({ kind: 'set', marker: choose(['tsar', 'first']), to: choose([0, 1]) }),
    () => ({ kind: 'shuffle', pile: 'war-deck' }),
  ])();
};

/** An owner's deck in which Events wait to be carried out and judged by hand, and Stolypin lives to see the war. */
const owners = ownersCardsOption.read(
  JSON.stringify({
    cards: [
      { number: 401, stays: 'game', star: false },
      ...CARD_LIST.filter(({ number }) => number % 9 === 0).map(({ number }) => ({
        number,
        event: 'by-hand',
        ...(number % 2 && { needs: [{ need: 'by-hand' }] }),
      })),
    ],
  }),
);
/** Options of random games: mostly the default readings, some others, some with the owner’s deck. */
const OPTIONS: readonly Options[] = [
  {},
  {},
  {},
  {
    'end-of-era': 'keep-lasting',
    'red-october-extremism': 'twice',
    'special-actions-by-events': 'barred',
    'failed-organization': 'bars-all',
  },
  { 'end-of-era': 'keep-lasting', ...('data' in owners && { data: owners.data }) },
];

gameTests(prelude, {
  ids: isCard,
  classOf: () => 'card',
  invariant,
  edits,
  weigh: { done: 0.2, 'create-organization': 0.2, 'use-special': 0.5, 'accept-failure': 0.5 },
  options: OPTIONS,
  games: { shallow: 150, deep: 8, swap: 6 },
  cap: 4000,
  golden: new URL('./golden/', import.meta.url),
  endings: [
    { winner: 'revolutionary', reason: 'victory-points' },
    { winner: 'government', reason: 'victory-points' },
    { winner: 'revolutionary', reason: 'october-1917' },
    { winner: 'government', reason: 'october-1917' },
    { winner: 'revolutionary', reason: 'red-october' },
    { winner: 'government', reason: 'red-october' },
    { winner: 'draw', reason: 'autocracy' },
  ],
});

const opening = begin(prelude, prelude.setUp(defaultOptions(prelude.options)), quickDice(1)).state;
const mobilizing = at({
  hands: both(cards(8), []),
  agenda: during('revolutionary', { kind: 'activities', seat: 'revolutionary', points: 2 }),
});
const rising = at({
  unrest: 15,
  agenda: [{ kind: 'red-october' }, { kind: 'advance' }],
  organizations: [
    { seat: 'government', place: 'kronstadt' },
    { seat: 'revolutionary', place: 'kronstadt' },
    { seat: 'revolutionary', place: 'putilov' },
  ],
});
const risen = edit(prelude, rising, { kind: 'resolve' }, quickDice(1));

/** A changed count is a changed rule. */
describe('prelude: ways to go on', () => {
  test.each([
    ['the first Turn', opening, [2, 29, 1026]],
    ['two Activity Points', mobilizing, [34, 197, 206]],
    ['Red October', risen.ok ? risen.state : rising, [1, 1, 1, 18, 324]],
  ] as const)('%s', (_name, state, counts) => {
    expect(counts.map((_, n) => perft(prelude, state, n + 1))).toEqual(counts);
  });
});
