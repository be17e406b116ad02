/** §replacement R1, R2, R4, R6: the Party Chief shifts, promotes and demotes; others promote. */
import type { Refusal } from '../../../kernel/refusal';
import type { Asks } from '../../../kernel/rule';
import { type Level, OFFICES_OF, type Office, below, levelOf } from '../data/offices';
import { refuse } from '../refusals';
import { type State, holderOf, inForce, officeOf, onLevel, retiresBy, vacanciesOf, type Kremlin } from '../state';
import type { Event, StepOf } from '../vocabulary';
import { controllersOf } from './control';
import { aged } from './fates';

const shiftables = (state: State) =>
  (['first', 'second'] as const).flatMap(level => {
    const politician = onLevel(state, level);
    return politician.length ? [{ kind: 'shift' as const, politician, to: OFFICES_OF[level] }] : [];
  });

/** §intrigue Under a Collective Leadership the Party Chief neither shifts nor promotes. */
export const chiefs = (state: State) =>
  inForce(state, 'collective') ? [] : controllersOf(state, holderOf(state, 'party-chief'));

export const shiftSteps = {
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
};

const MOVE = 1;

type Promotions = StepOf<'promotions'>;
/** The levels to which the holder of an office may promote. */
const reach = (office: Office): readonly Level[] => {
  const level = levelOf(office);
  return level === 'party-chief'
    ? ['first', 'second', 'candidates']
    : level === 'first'
      ? ['second', 'candidates']
      : ['candidates'];
};
/** Vacant slots of a level. The Candidates’ slots are all alike, so only the first counts. */
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

/** §retirement The promoting politician grows a year older; at the last age they may not. */
const forbidden = (state: State, { office }: Promotions): Refusal | undefined =>
  retiresBy(state, holderOf(state, office) ?? '', MOVE) ? refuse('§retirement', 'certain-retirement') : undefined;

/** A politician moves up or down. The one who moves them grows older, and they are not moved again. */
const moving = (state: State, step: Promotions, politician: string, tell: (by: string) => Event) => {
  const by = holderOf(state, step.office) ?? 'nobody';
  return { events: [tell(by), ...aged(by, MOVE)], then: [{ ...step, moved: [...step.moved, politician] }] };
};

export const promotionSteps = {
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
        decide: ({ state, step }, { politician, to }) =>
          moving(state, step, politician, by => ({ kind: 'promoted', politician, to, by })),
      },
      demote: {
        section: '§replacement',
        offers: ({ state, step }) => demotables(state, step),
        forbids: ({ state, step }) => forbidden(state, step),
        decide: ({ state, step }, { politician, to }) =>
          moving(state, step, politician, by => ({ kind: 'demoted', politician, to, by })),
      },
      'end-promotions': { section: '§replacement', offers: () => [{ kind: 'end-promotions' }], decide: () => ({}) },
    },
    stuck: () => ({}),
  } satisfies Asks<Kremlin, StepOf<'promotions'>>,
};
