/** Reads another module's tutorial: checks its form, and that it plays to its end by the rules. */
import { atom, checked, fields, is, isObject, list, mapOf, maybe, message, number, text } from '../../kernel/reading';
import { defaultOptions } from '../../kernel/options';
import type { AnyGame } from '../record/model';
import type { AnyTutorial } from './tutorial';
import { played } from './tutorial-run';

const MOST_STEPS = 60;
const MOST_MOVES = 40;

const said = fields({ en: text(1000), de: maybe(text(1000)) });
const isFaces = (value: unknown): boolean =>
  Array.isArray(value) && value.length <= MOST_MOVES && value.every(face => is(number, face));
const isRoll = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && isFaces(value[1]);
const rolls = list(checked(isRoll), MOST_MOVES);
const step = fields({
  before: maybe(list(fields({ seat: text(80), command: message, rolls: maybe(rolls) }), MOST_MOVES)),
  say: said,
  spotlight: maybe(list(text(80), MOST_MOVES)),
  awaits: maybe(list(message, MOST_MOVES)),
  rolls: maybe(rolls),
  then: maybe(said),
  instead: maybe(list(fields({ like: mapOf(atom), say: said }), MOST_MOVES)),
});
const shape = fields({
  id: text(40),
  title: said,
  seat: text(80),
  options: maybe(mapOf(atom)),
  quiet: maybe(list(message, MOST_MOVES)),
  position: checked(isObject),
  steps: list(step, MOST_STEPS),
});

/** Words of a reader's language may be missing: then English is shown. */
const isTutorial = (given: unknown): given is AnyTutorial => is(shape, given);

const PARTS = Object.keys(shape.entries) as readonly (keyof typeof shape.entries)[];

/** The first part that is missing or wrong. */
const wrongPart = (given: unknown): string =>
  isObject(given)
    ? (PARTS.find(part => !is(fields({ [part]: shape.entries[part] }), part in given ? { [part]: given[part] } : {})) ??
      'tutorial')
    : 'tutorial';

/** The tutorial, or its fault. */
export const readTutorial = (
  game: AnyGame,
  given: unknown,
  lesson: string,
): { readonly tutorial: AnyTutorial } | { readonly fault: string } => {
  try {
    if (!isTutorial(given)) return { fault: `“${wrongPart(given)}” is missing or wrong` };
    const tutorial: AnyTutorial = { ...given, id: lesson };
    const options = { ...defaultOptions(game.options), ...tutorial.options };
    if (!game.seats(options).includes(tutorial.seat)) return { fault: '“seat” is missing or wrong' };
    if (!tutorial.steps.length) return { fault: '“steps” is missing or wrong' };
    const { faults } = played(game, tutorial, { step: tutorial.steps.length - 1, done: true, given: {} });
    const [first] = faults;
    if (!first) return { tutorial };
    const why = first.fault === 'dice' ? 'its dice do not fit' : `a move is refused (${first.refusal?.reason ?? ''})`;
    return { fault: `step ${first.step + 1}: ${why}` };
  } catch (thrown) {
    return { fault: String(thrown instanceof Error ? thrown.message : thrown).slice(0, 200) };
  }
};
