/** §replacement The Party Chief shifts, promotes and demotes; others promote; what is left fills by age. */
import type { Refusal } from '../../../kernel/refusal';
import { refuse } from '../refusals';
import type { Asks, Runs } from '../../../kernel/rule';
import { below, levelOf, OFFICES_OF, type Level, type Office } from '../data/offices';
import { at, byAge, holderOf, inForce, officeOf, oldest, onLevel, retiresBy, vacanciesOf, type State } from '../state';
import type { Kremlin } from '../types';
import type { StepOf } from '../vocabulary';
import { controllersOf } from './control';
import { aged } from './fates';

const MOVE = 1;
/** §replacement The people are at least four when all is done. */
const PEOPLE = 4;

type Promotions = StepOf<'promotions'>;
/** The levels to which whoever holds an office may promote. */
const reach = (office: Office): readonly Level[] => {
  const level = levelOf(office);
  return level === 'party-chief'
    ? ['first', 'second', 'candidates']
    : level === 'first'
      ? ['second', 'candidates']
      : ['candidates'];
};
/** Vacant slots of a level; the Candidates' are all alike, so it is the first of them. */
const slotsOf = (state: State, level: Level | undefined): readonly Office[] => {
  const vacant = level === undefined ? [] : vacanciesOf(state, level);
  return level === 'candidates' ? vacant.slice(0, 1) : vacant;
};

const promotables = (state: State, { office, moved }: Promotions) =>
  reach(office).flatMap(level => {
    const to = slotsOf(state, level);
    const from = below(level);
    const politician = to.length && from !== undefined ? onLevel(state, from).filter(one => !moved.includes(one)) : [];
    return politician.length ? [{ kind: 'promote' as const, politician, to }] : [];
  });
const demotables = (state: State, { office, moved }: Promotions) =>
  office === 'party-chief'
    ? (['first', 'second', 'candidates'] as const).flatMap(level => {
        const lower = below(level);
        const to = lower === 'people' ? (['people'] as const) : slotsOf(state, lower);
        const politician = to.length ? onLevel(state, level).filter(one => !moved.includes(one)) : [];
        return politician.length ? [{ kind: 'demote' as const, politician, to }] : [];
      })
    : [];

/** §retirement Whoever acts grows a year older; at the last age he may not. */
const forbidden = (state: State, { office }: Promotions): Refusal | undefined =>
  retiresBy(state, holderOf(state, office) ?? '', MOVE) ? refuse('§retirement', 'certain-retirement') : undefined;

const shiftables = (state: State) =>
  (['first', 'second'] as const).flatMap(level => {
    const politician = onLevel(state, level);
    return politician.length ? [{ kind: 'shift' as const, politician, to: OFFICES_OF[level] }] : [];
  });

/** §intrigue Under a Collective Leadership the Party Chief neither shifts nor promotes. */
const chiefs = (state: State) =>
  inForce(state, 'collective') ? [] : controllersOf(state, holderOf(state, 'party-chief'));

export const replacementSteps = {
  shifts: {
    section: '§replacement',
    seats: chiefs,
    answers: {
      shift: {
        section: '§replacement',
        offers: ({ state }) => shiftables(state),
        forbids: ({ state }, { politician, to }) =>
          officeOf(state, politician) === to ? refuse('§replacement', 'already-there') : undefined,
        decide: ({ step }, { politician, to }) => ({ events: [{ kind: 'shifted', politician, to }], then: [step] }),
      },
      'end-shifts': { section: '§replacement', offers: () => [{ kind: 'end-shifts' }], decide: () => ({}) },
    },
    stuck: () => ({}),
  } satisfies Asks<Kremlin, StepOf<'shifts'>>,
  promotions: {
    section: '§replacement',
    seats(state, step) {
      const letter = holderOf(state, step.office);
      if (letter === undefined || forbidden(state, step)) return [];
      if (!promotables(state, step).length && !demotables(state, step).length) return [];
      return step.office === 'party-chief' ? chiefs(state) : controllersOf(state, letter);
    },
    answers: {
      promote: {
        section: '§replacement',
        offers: ({ state, step }) => promotables(state, step),
        forbids: ({ state, step }) => forbidden(state, step),
        decide({ state, step }, { politician, to }) {
          const by = holderOf(state, step.office) ?? 'nobody';
          return {
            events: [{ kind: 'promoted', politician, to, by }, ...aged(by, MOVE)],
            then: [{ ...step, moved: [...step.moved, politician] }],
          };
        },
      },
      demote: {
        section: '§replacement',
        offers: ({ state, step }) => demotables(state, step),
        forbids: ({ state, step }) => forbidden(state, step),
        decide({ state, step }, { politician, to }) {
          const by = holderOf(state, step.office) ?? 'nobody';
          return {
            events: [{ kind: 'demoted', politician, to, by }, ...aged(by, MOVE)],
            then: [{ ...step, moved: [...step.moved, politician] }],
          };
        },
      },
      'end-promotions': { section: '§replacement', offers: () => [{ kind: 'end-promotions' }], decide: () => ({}) },
    },
    stuck: () => ({}),
  } satisfies Asks<Kremlin, StepOf<'promotions'>>,
  'automatic-promotions': {
    section: '§replacement',
    run(state, step) {
      const next = automaticPromotion(state, step.level);
      return next ? { events: [{ kind: 'promoted', ...next, by: 'nobody' }], then: [step] } : {};
    },
  } satisfies Runs<Kremlin, StepOf<'automatic-promotions'>>,
  'fill-people': {
    section: '§replacement',
    run(state) {
      const politicians = at(state, 'waiting')
        .toSorted(byAge(state))
        .slice(0, Math.max(0, PEOPLE - at(state, 'people').length));
      return politicians.length ? { events: [{ kind: 'people-joined', politicians }] } : {};
    },
  } satisfies Runs<Kremlin, StepOf<'fill-people'>>,
};

/** §replacement Those of the next lower level; if it is empty, of the one below. */
const nextBelow = (state: State, level: Level): readonly string[] => {
  const lower = below(level);
  if (lower === undefined) return [];
  const letters = onLevel(state, lower);
  return letters.length ? letters : nextBelow(state, lower);
};

/** §replacement Who comes next to a level by himself, and to which of its vacant offices. */
export const automaticPromotion = (
  state: State,
  level: Level,
): { readonly politician: string; readonly to: Office } | undefined => {
  const [to] = vacanciesOf(state, level);
  const politician = to && oldest(state, nextBelow(state, level));
  return to && politician !== undefined ? { politician, to } : undefined;
};
