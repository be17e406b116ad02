/** What every game must stand, on Kremlin. */
import { expect, test } from 'vitest';
import type { Edit } from '../../kernel/edit';
import type { Options } from '../../kernel/messages';
import type { Ending } from '../../kernel/game';
import { fuzz } from '../../kernel/testing/fuzz';
import { gameTests } from '../../kernel/testing/game-tests';
import type { Choose, Weights } from '../../kernel/testing/random-play';
import { kremlin } from '.';
import { demo } from './demo';
import { cardOf, cardsOf } from './data/cards';
import { EDITIONS, SETS } from './data/editions';
import { OFFICES } from './data/offices';
import { pieceOf } from './data/politicians';
import { declaredBy } from './rules/control';
import { lettersOf, seatsOf, type State } from './state';
import type { Kremlin } from './types';
import { bySeat, PILES, PLACES, type Seat } from './vocabulary';

/** Every edition, with three to six, with cards and without, and with the options in turn. */
const tables: readonly Options[] = [3, 4, 5, 6].flatMap(players =>
  EDITIONS.map((edition, n): Options => {
    const odd = (players + n) % 2 === 1;
    return {
      edition,
      players,
      cards: (players + n) % 4 !== 0,
      exclusive: odd,
      'club-55': odd && players !== 3,
      'three-player': true,
      tenths: odd ? 'yes' : 'edition',
      die: odd ? '0-19' : '1-20',
      'accused-votes': odd,
      'second-failure': odd ? 'foreign-minister' : 'nominator',
      rehabilitators: odd ? 'voting-members' : 'politburo',
      'exile-keeps-stress': odd,
    };
  }),
);

const weigh: Weights<Kremlin> = demo.eagerness;

/** Every card is somewhere, once; no two in one office; nobody has declared more than he has. */
const invariant = (state: State): string | undefined => {
  const cards = PILES.flatMap(pile => state.piles[pile]);
  const wanted = cardsOf(state.options);
  if (cards.toSorted().join() !== wanted.toSorted().join()) return `cards: ${cards.length} of ${wanted.length}`;
  for (const office of OFFICES) {
    const there = lettersOf(state.options).filter(letter => state.politicians[letter]?.at === office);
    if (there.length > 1) return `${there.join()} are all ${office}`;
  }
  return kremlin.invalid(state)?.at;
};
const covered = (state: State): string | undefined => {
  for (const seat of seatsOf(state.options))
    for (const letter of lettersOf(state.options)) {
      if (declaredBy(state, seat, letter) > (state.influence[seat][letter] ?? 0)) return `${seat} on ${letter}`;
    }
  return undefined;
};

/** The hidden numbers otherwise: what the rivals have written down, never less than they have declared. */
const vary = (state: State, seat: Seat, choose: Choose): State => ({
  ...state,
  influence: bySeat(one => {
    const sheet = Object.entries(state.influence[one]);
    if (one === seat || state.ending) return state.influence[one];
    // before all is sealed, ten different numbers must stay ten different numbers
    if (state.turn === 0) return Object.fromEntries(sheet.map(([letter], n) => [letter, sheet.at(n - 1)?.[1] ?? 0]));
    return Object.fromEntries(
      sheet.map(([letter, own]) => [
        letter,
        Math.max(declaredBy(state, one, letter), own + choose([-2, -1, 0, 1, 2, 3]), 0),
      ]),
    );
  }),
});

/** Changes by hand that players would make. */
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

/** Every way to end, in every game that has it: the golden games are named with the game at their end. */
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
  cap: 12_000,
  golden: new URL('./golden/', import.meta.url),
  endings: ENDED,
  // what needs a rare card, or a change of control at the one moment
  rare: [
    'step condemnation',
    'command call-off',
    'command carry-out',
    'command confess',
    'command take-back-sheet',
    'command exchange-card',
    'command return-by-cards',
    'command return-by-influence',
    'command negate',
    'command go-into-exile',
  ],
});

test('§declare a faction never declares more than it has, whatever is played', () => {
  const report = fuzz(kremlin, {
    games: 4,
    cap: 12_000,
    seed: 8,
    weigh,
    options: tables,
    invariant: covered,
  });
  expect(report.faults).toEqual([]);
});
