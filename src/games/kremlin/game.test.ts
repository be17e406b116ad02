/** The tests of every game, on Kremlin. */
import { expect, test } from 'vitest';
import type { Edit } from '../../kernel/edit';
import type { Ending } from '../../kernel/game';
import { gameTests } from '../../kernel/testing/game-tests';
import { goldenIn } from '../../kernel/testing/golden';
import type { Choose, Weights } from '../../kernel/testing/random-play';
import { kremlin } from '.';
import { demo } from './presentation';
import { cardOf } from './data/cards';
import { EDITIONS, SETS, type EditionId } from './data/editions';
import { pieceOf } from './data/politicians';
import { lettersOf, type State, type Kremlin } from './state';
import { invariant, tables, vary } from './testing/tables';
import { PILES, PLACES, SEATS } from './vocabulary';

const weigh: Weights<Kremlin> = demo.eagerness;

/** Edits that players would plausibly make. */
const edits = (state: State, choose: Choose): Edit => {
  const letter = choose(lettersOf(state.options));
  const pile = choose(PILES);
  return choose<() => Edit>([
    () => ({ kind: 'skip' }),
    () => ({
      kind: 'move',
      piece: pieceOf(choose(SETS), letter),
      from: state.politicians[letter]?.at ?? 'people',
      to: choose(PLACES),
      count: 1,
    }),
    () => ({ kind: 'card', card: choose([...state.piles[pile], '?']), from: pile, to: choose(PILES) }),
    () => ({ kind: 'card', card: '?', from: 'deck', to: choose(PILES) }),
    () => ({ kind: 'set', marker: `sick-${letter}`, to: choose([0, 1, 2]) }),
    () => ({ kind: 'set', marker: `suspicion-${letter}`, to: choose([0, 1, 2, 3]) }),
    () => ({ kind: 'set', marker: `stress-${letter}`, to: choose([0, 5, 20, 40]) }),
    () => ({ kind: 'set', marker: `cure-${letter}`, to: choose([0, 1]) }),
    () => ({ kind: 'set', marker: 'turn', to: choose([1, 5, 10]) }),
    () => ({ kind: 'shuffle', pile: 'deck' }),
  ])();
};

const GOLDEN = new URL('./golden/', import.meta.url);
/** Every way to end in every edition; a sudden death also with nobody in control. */
const ENDS: Readonly<Record<EditionId, readonly string[]>> = {
  modern: ['three-waves', 'score', 'americans-draw', 'sudden-death', 'sudden-death-draw'],
  standard: ['three-waves', 'party-chief', 'no-leader-draw', 'sudden-death', 'sudden-death-draw'],
  '1928': ['three-waves', 'party-chief', 'no-leader-draw', 'sudden-death', 'sudden-death-draw'],
  variant: ['three-waves', 'eleventh-turn', 'no-leader-draw', 'sudden-death', 'sudden-death-draw'],
};
/** The golden games are named by how they end, the winner and the edition. */
test.each(EDITIONS.flatMap(edition => ENDS[edition].map(end => [edition, end] as const)))(
  '%s has a golden game that ends by %s',
  (edition, end) => {
    const winners = end.endsWith('-draw') ? [''] : SEATS.map(seat => `-${seat}`);
    const names = winners.map(winner => `${end}${winner}-${edition}.json`);
    expect([...goldenIn(GOLDEN).keys()].filter(name => names.includes(name))).not.toEqual([]);
  },
);

/** Every way to end that a game has. */
const ENDED: readonly Ending[] = [
  { reason: 'three-waves', winner: 'militarists' },
  { reason: 'three-waves', winner: 'stalinists' },
  { reason: 'sudden-death', winner: 'evolutionists' },
  { reason: 'party-chief', winner: 'militarists' },
  { reason: 'americans', winner: 'draw' },
  { reason: 'score', winner: 'evolutionists' },
  { reason: 'sudden-death', winner: 'draw' },
  { reason: 'party-chief', winner: 'stalinists' },
  { reason: 'eleventh-turn', winner: 'evolutionists' },
  { reason: 'no-leader', winner: 'draw' },
];

gameTests(kremlin, {
  ids: id => cardOf(id) !== undefined,
  classOf: () => 'card',
  vary,
  invariant,
  edits,
  weigh,
  options: tables,
  games: { shallow: 8, deep: 1, swap: 1 },
  undealt: ['§assign sheets-are-secret'],
  cap: 12_000,
  golden: GOLDEN,
  endings: ENDED,
  // steps that need a rare card, or a change of control at exactly the right moment
  rare: [
    'step condemnation',
    'step open-trial',
    'command call-off',
    'command carry-out',
    'command confess',
    'command take-back-sheet',
    'command exchange-card',
    'command return-by-cards',
    'command return-by-influence',
    'command negate',
    'command go-into-exile',
    // only at a table with an owner's file
    'step by-hand',
    'step card-effects',
    'command done',
  ],
});
