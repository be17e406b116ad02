/** Tables of every edition and size for random games, and the invariants of each. */
import type { Options } from '../../../kernel/messages';
import { allCardsIn } from '../../../kernel/piles';
import type { Choose } from '../../../kernel/testing/random-play';
import { kremlin } from '..';
import { cardsOf } from '../data/cards';
import { EDITIONS } from '../data/editions';
import { OFFICES } from '../data/offices';
import { declaredBy } from '../rules/control';
import { lettersOf, seatsOf, type State } from '../state';
import { bySeat, type Seat } from '../vocabulary';

/** Every edition, with three to six, with cards and without, and with the options in turn. */
export const tables: readonly Options[] = [3, 4, 5, 6].flatMap(players =>
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

/** Every card is somewhere, once; no two in one office; nobody has declared more than they have. */
export const invariant = (state: State): string | undefined => {
  const cards = allCardsIn(state);
  const wanted = cardsOf(state.options);
  if (cards.toSorted().join() !== wanted.toSorted().join()) return `cards: ${cards.length} of ${wanted.length}`;
  for (const office of OFFICES) {
    const there = lettersOf(state.options).filter(letter => state.politicians[letter]?.at === office);
    if (there.length > 1) return `${there.join()} are all ${office}`;
  }
  return kremlin.invalid(state)?.at;
};
/** No faction has declared more than it has. */
export const covered = (state: State): string | undefined => {
  for (const seat of seatsOf(state.options))
    for (const letter of lettersOf(state.options)) {
      if (declaredBy(state, seat, letter) > (state.influence[seat][letter] ?? 0)) return `${seat} on ${letter}`;
    }
  return undefined;
};

/** The hidden numbers otherwise: what the rivals have written down, never less than they have declared. */
export const vary = (state: State, seat: Seat, choose: Choose): State => ({
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
