/** §preparation Setting up: cards to each, the first Party Chief, the Politburo and the people. */
import { recordOf } from '../../../kernel/fields';
import type { Options } from '../../../kernel/messages';
import type { Runs } from '../../../kernel/rule';
import { editionOf } from '../data/editions';
import { OFFICES } from '../data/offices';
import { ALL_LETTERS } from '../data/politicians';
import { cardsOf } from '../data/cards';
import { numbersAt, hasCards } from '../options';
import { setUpSteps, turnSteps } from '../sequence';
import { byAge, lettersOf, seatsOf, type Politician, type State, type Kremlin } from '../state';
import { cards } from '../view';
import { bySeat, handOf, PILES, type Event, type Place, type StepOf } from '../vocabulary';

const PEOPLE = 4;

const atFirst = (options: Options, letter: string): Politician => ({
  at: lettersOf(options).includes(letter) ? 'waiting' : 'removed',
  stress: 0,
  suspicion: 0,
  sick: 0,
  cure: false,
  protege: false,
});

/** The table before any dice or shuffle. */
export const setUp = (options: Options): State => {
  const { firstChief, chiefSick } = editionOf(options);
  const politicians = Object.fromEntries(
    ALL_LETTERS.map((letter): [string, Politician] => [letter, atFirst(options, letter)]),
  );
  const chief: Politician = { ...atFirst(options, 'A'), at: 'party-chief', sick: chiefSick };
  return {
    agenda: setUpSteps(options),
    options,
    turn: 0,
    phase: 'cures',
    politicians: firstChief === 'A' ? { ...politicians, A: chief } : politicians,
    influence: bySeat(seat =>
      Object.fromEntries((seatsOf(options).includes(seat) ? lettersOf(options) : []).map(letter => [letter, 0])),
    ),
    sealed: [],
    declared: Object.fromEntries(ALL_LETTERS.map(letter => [letter, []])),
    support: [],
    waves: [],
    chiefLeftPlay: false,
    effects: [],
    promises: [],
    // every pile is named
    piles: recordOf(PILES, pile => (pile === 'deck' ? cardsOf(options) : [])),
    looked: bySeat(() => []),
    seen: bySeat(() => []),
  };
};

export const setupSteps = {
  prepare: {
    section: '§preparation',
    run(state, _step, dice) {
      if (!hasCards(state.options)) return {};
      const deck = dice.shuffle(cardsOf(state.options));
      const dealt = numbersAt(state)['first-hand'];
      const hands = seatsOf(state.options).flatMap((seat, n): readonly Event[] => {
        const hand = deck.slice(n * dealt, (n + 1) * dealt);
        return dealt ? [cards.dealt(state, seat, 'deck', handOf(seat), hand)] : [];
      });
      return { events: [cards.ordered('deck', deck), ...hands] };
    },
  } satisfies Runs<Kremlin, StepOf<'prepare'>>,
  'deal-politicians': {
    section: '§preparation',
    run(state, _step, dice) {
      const { firstChief, people } = editionOf(state.options);
      const all = dice.shuffle(lettersOf(state.options).filter(letter => firstChief === 'oldest' || letter !== 'A'));
      const offices = OFFICES.slice(1);
      const left = all.slice(offices.length).toSorted(byAge(state));
      const rest = firstChief === 'oldest' ? left.slice(1) : left;
      const places: Record<string, Place> = {};
      if (firstChief === 'oldest' && left[0] !== undefined) places[left[0]] = 'party-chief';
      for (const [n, office] of offices.entries()) {
        const letter = all[n];
        if (letter !== undefined) places[letter] = office;
      }
      for (const letter of people === 'all' ? rest : rest.slice(0, PEOPLE)) places[letter] = 'people';
      return { events: [{ kind: 'politicians-dealt', places }] };
    },
  } satisfies Runs<Kremlin, StepOf<'deal-politicians'>>,
  turn: {
    section: '§turn-order',
    run: state => ({ events: [{ kind: 'turn-begun', turn: state.turn + 1 }], then: turnSteps(state.options) }),
  } satisfies Runs<Kremlin, StepOf<'turn'>>,
};
