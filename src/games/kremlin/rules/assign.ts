/** §assign All factions write down their points at once, in secret. */
import type { Refusal } from '../../../kernel/refusal';
import { refuse } from '../refusals';
import type { Asks } from '../../../kernel/rule';
import { editionOf } from '../data/editions';
import { isClub55, isThreePlayer, playersOf } from '../options';
import { exclusiveTo, lettersOf, seatsOf, TEN_PLUS, type State, type Kremlin } from '../state';
import type { Seat, StepOf } from '../vocabulary';

export const TEN: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const ALL = 55;

export const isSealed = (state: State, seat: Seat): boolean => state.sealed.includes(seat);
/** §assign §three-player The numbers of a sheet, each for one politician; in the Three Player game also a 10+. */
export const numbersOf = ({ options }: State): readonly number[] => (isThreePlayer(options) ? [...TEN, TEN_PLUS] : TEN);

type Assigned = readonly (readonly [string, number])[];
const assignedBy = (state: State, seat: Seat): Assigned =>
  Object.entries(state.influence[seat]).filter(([, points]) => points > 0);

/** Each number is there once; any part of the club's 55 points, but not none. */
const numbersLeft = (state: State, assigned: Assigned): readonly number[] => {
  if (!isClub55(state.options)) return numbersOf(state).filter(points => !assigned.some(([, one]) => one === points));
  const left = ALL - assigned.reduce((sum, [, points]) => sum + points, 0);
  return Array.from({ length: left }, (_, n) => n + 1);
};

/** §assign §three-player §exclusive Politicians on whom a faction may have no points at the start. */
export const barred = ({ options }: State, seat: Seat, letter: string): Refusal | undefined => {
  const { firstChief, chiefBarredWith } = editionOf(options);
  const owner = exclusiveTo(letter);
  if (owner !== undefined && owner !== seat) return refuse('§exclusive', 'another-s-own', { seat: owner });
  if (letter !== 'A' || firstChief !== 'A') return undefined;
  if (isThreePlayer(options)) return refuse('§three-player', 'not-on-the-chief');
  return chiefBarredWith.includes(playersOf(options)) ? refuse('§assign', 'not-on-the-chief') : undefined;
};

/** §assign §club-55 What is still wrong with a sheet. */
const incomplete = (state: State, seat: Seat): Refusal | undefined => {
  const assigned = assignedBy(state, seat);
  if (isClub55(state.options)) {
    const sum = assigned.reduce((all, [, points]) => all + points, 0);
    return sum === ALL ? undefined : refuse('§club-55', 'fifty-five-points', { sum });
  }
  // the eleventh of the Three Player game may be left out
  const numbers = assigned.map(([, points]) => points);
  const missing = TEN.filter(points => !numbers.includes(points)).length;
  return missing ? refuse('§assign', 'ten-politicians', { missing }) : undefined;
};

/** The step stays until the last seat has sealed. */
export const assignSteps = {
  assign: {
    section: '§assign',
    seats: state => seatsOf(state.options).filter(seat => !isSealed(state, seat)),
    may: state => state.sealed,
    answers: {
      assign: {
        section: '§assign',
        offers({ state, seat }) {
          if (isSealed(state, seat)) return [];
          const assigned = assignedBy(state, seat);
          const politician = lettersOf(state.options).filter(letter => !assigned.some(([one]) => one === letter));
          const points = numbersLeft(state, assigned);
          return points.length ? [{ kind: 'assign', politician, points }] : [];
        },
        forbids: ({ state, seat }, { politician }) => barred(state, seat, politician),
        decide: ({ seat, step }, { politician, points }) => ({
          events: [{ kind: 'influence-assigned', seat, secret: { to: seat, is: { politician, points } } }],
          then: [step],
        }),
      },
      unassign: {
        section: '§assign',
        offers({ state, seat }) {
          const politician = isSealed(state, seat) ? [] : assignedBy(state, seat).map(([letter]) => letter);
          return politician.length ? [{ kind: 'unassign', politician }] : [];
        },
        decide: ({ seat, step }, { politician }) => ({
          events: [{ kind: 'influence-assigned', seat, secret: { to: seat, is: { politician, points: 0 } } }],
          then: [step],
        }),
      },
      'seal-sheet': {
        section: '§assign',
        offers: ({ state, seat }) => (isSealed(state, seat) ? [] : [{ kind: 'seal-sheet' }]),
        forbids: ({ state, seat }) => incomplete(state, seat),
        decide: ({ state, seat, step }) => ({
          events: [{ kind: 'sheet-sealed', seat }],
          then: state.sealed.length === seatsOf(state.options).length - 1 ? [] : [step],
        }),
      },
      'take-back-sheet': {
        section: '§assign',
        offers: ({ state, seat }) => (isSealed(state, seat) ? [{ kind: 'take-back-sheet' }] : []),
        decide: ({ seat, step }) => ({ events: [{ kind: 'sheet-taken-back', seat }], then: [step] }),
      },
    },
    stuck: () => ({}),
  } satisfies Asks<Kremlin, StepOf<'assign'>>,
};
