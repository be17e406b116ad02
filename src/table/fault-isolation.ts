/**
 * Fault isolation for games that other modules bring. A function that only shows something shows nothing if it throws.
 * For what decides, the referee and the record are responsible.
 */
import type { AnyGame, AnyPresentation } from './record/model';
import { refuse } from '../kernel/refusal';

/** Called with each part that threw. */
export type OnThrow = (part: string, thrown: unknown) => void;

type AnyFunction = (...given: unknown[]) => unknown;
type Substitutes = Readonly<Record<string, () => unknown>>;

/** The function, which answers with a substitute if it throws. */
const guarded =
  (part: string, own: AnyFunction, onThrow: OnThrow, substitute: () => unknown): AnyFunction =>
  (...given) => {
    try {
      return own(...given);
    } catch (thrown) {
      onThrow(part, thrown);
      return substitute();
    }
  };

/** The object with each function guarded that has a substitute. */
const guardedIn = <T extends object>(at: string, given: T, onThrow: OnThrow, substitutes: Substitutes): T => {
  const changed = Object.entries(substitutes).flatMap(([name, substitute]) => {
    const own: unknown = Reflect.get(given, name);
    return typeof own === 'function'
      ? [[name, guarded(`${at}${name}`, own.bind(given) as AnyFunction, onThrow, substitute)] as const]
      : [];
  });
  return { ...given, ...Object.fromEntries(changed) };
};

const NOTHING = (): undefined => undefined;

/** What to show if a part of the presentation throws. */
const SHOWS: Substitutes = {
  tabletop: () => ({ counters: [], markers: [], piles: [] }),
  face: NOTHING,
  word: NOTHING,
  facts: () => [],
  secretSheet: () => [],
  sum: NOTHING,
  form: NOTHING,
  goal: NOTHING,
  keyFigures: () => [],
  priceOf: NOTHING,
  gist: NOTHING,
  meaning: NOTHING,
  slotOf: NOTHING,
  asks: NOTHING,
  rolls: () => [],
  doer: NOTHING,
};

/** The answer if a rule throws that only says what may be tried. */
const RULES: Substitutes = {
  offers: () => [],
  forbids: () => refuse('§table', 'game-failed'),
};
const HELPERS: Substitutes = {
  inputs: () => [],
  preview: () => ({ lines: [], odds: [], refusal: refuse('§table', 'game-failed') }),
};

type Answers = NonNullable<AnyGame['anytime']>;

const guardedAnswers = (at: string, answers: object, onThrow: OnThrow): Answers =>
  Object.fromEntries(
    Object.entries(answers as Record<string, NonNullable<Answers[string]>>).map(([kind, rule]) => [
      kind,
      guardedIn(`${at}.${kind}.`, rule, onThrow, RULES),
    ]),
  );

/**
 * Guards every function of the game that only shows something or says what may be tried. `onThrow` hears of each that
 * threw. What decides is not guarded, because dice throw through it when odds are computed.
 */
export const isolateFaults = (game: AnyGame, onThrow: OnThrow): AnyGame => {
  const steps = Object.fromEntries(
    Object.entries<object>(game.steps).map(([kind, step]) => [
      kind,
      'answers' in step ? { ...step, answers: guardedAnswers(`steps.${kind}`, step.answers as object, onThrow) } : step,
    ]),
  ) as AnyGame['steps'];
  return {
    ...guardedIn('', game, onThrow, { status: () => ({ turn: 0, phases: [] }), ending: NOTHING }),
    steps,
    ...(game.anytime && { anytime: guardedAnswers('anytime', game.anytime, onThrow) }),
    presentation(options) {
      const shown: AnyPresentation = game.presentation(options);
      const helpers = shown.helpers.map(one => guardedIn(`helpers.${one.id}.`, one, onThrow, HELPERS));
      return { ...guardedIn('presentation.', shown, onThrow, SHOWS), helpers };
    },
  };
};
