/** §cure §aging Back from the Sanatorium or to it, and then everybody grows older. */
import type { Asks, Runs } from '../../../kernel/rule';
import { editionOf } from '../data/editions';
import {
  at,
  holderOf,
  inForce,
  officeOf,
  personOf,
  politburo,
  printedOf,
  votingMembers,
  type State,
  type Kremlin,
} from '../state';
import type { StepOf } from '../vocabulary';
import { controllerOf } from './control';

/** §aging What a year does to one in the Politburo or among the people. */
const yearOf = (state: State, letter: string): number => {
  const { sick, suspicion, cure } = personOf(state, letter);
  const office = officeOf(state, letter);
  const { strength, weakness } = printedOf(state, letter);
  const years =
    (office === 'party-chief' ? 1 : 0) +
    (cure ? 0 : sick) +
    suspicion +
    (office === weakness ? 1 : 0) -
    (office === strength ? 1 : 0);
  return editionOf(state.options).agingCapped ? Math.min(1, years) : years;
};

/** §aging The years of everybody who ages, by letter; nobody grows younger than at first. */
export const yearsOf = (state: State): Readonly<Record<string, number>> => {
  const { aging, siberiaAges } = editionOf(state.options);
  const who = aging === 'voting-members' ? votingMembers(state) : [...politburo(state), ...at(state, 'people')];
  const years = [
    ...who.map((letter): readonly [string, number] => [letter, yearOf(state, letter)]),
    ...(siberiaAges ? at(state, 'siberia') : []).map((letter): readonly [string, number] => [
      letter,
      1 + personOf(state, letter).sick,
    ]),
  ];
  return Object.fromEntries(
    years
      .map(([letter, by]): readonly [string, number] => [letter, Math.max(by, 0 - personOf(state, letter).stress)])
      .filter(([, by]) => by !== 0),
  );
};

export const cureSteps = {
  returns: {
    section: '§cure',
    run: state => ({
      events: politburo(state)
        .filter(letter => personOf(state, letter).cure && personOf(state, letter).sick === 0)
        .map(politician => ({ kind: 'returned-to-work', politician })),
    }),
  } satisfies Runs<Kremlin, StepOf<'returns'>>,
  cure: {
    section: '§cure',
    // a politician at the Sanatorium may still decide to stay or return, but nothing more
    seats(state, { office }) {
      const letter = holderOf(state, office);
      const seat = controllerOf(state, letter);
      if (letter === undefined || seat === undefined || inForce(state, 'ordered', letter)) return [];
      return personOf(state, letter).sick > 0 ? [seat] : [];
    },
    answers: {
      'take-cure': {
        section: '§cure',
        offers: () => [{ kind: 'take-cure' }],
        decide({ state, step }) {
          const politician = holderOf(state, step.office);
          return politician === undefined || personOf(state, politician).cure
            ? {}
            : { events: [{ kind: 'cure-taken', politician }] };
        },
      },
      work: {
        section: '§cure',
        offers: () => [{ kind: 'work' }],
        decide({ state, step }) {
          const politician = holderOf(state, step.office);
          return politician === undefined || !personOf(state, politician).cure
            ? {}
            : { events: [{ kind: 'returned-to-work', politician }] };
        },
      },
    },
    stuck: () => ({}),
  } satisfies Asks<Kremlin, StepOf<'cure'>>,
  aging: {
    section: '§aging',
    run: state => ({ events: [{ kind: 'year-aged', years: yearsOf(state) }] }),
  } satisfies Runs<Kremlin, StepOf<'aging'>>,
};
