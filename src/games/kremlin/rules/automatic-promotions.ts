/** §replacement R3, R5, R7: vacancies that are left are filled by age. */
import type { Runs } from '../../../kernel/rule';
import { below, type Level, type Office } from '../data/offices';
import { at, byAge, oldest, onLevel, vacanciesOf, type State, type Kremlin } from '../state';
import type { StepOf } from '../vocabulary';

/** §replacement The people are at least four when all is done. */
const PEOPLE = 4;

export const automaticSteps = {
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

/** §replacement Who comes next to a level automatically, and to which of its vacant offices. */
export const automaticPromotion = (
  state: State,
  level: Level,
): { readonly politician: string; readonly to: Office } | undefined => {
  const [to] = vacanciesOf(state, level);
  const politician = to && oldest(state, nextBelow(state, level));
  return to && politician !== undefined ? { politician, to } : undefined;
};
