/**
 * A game that another module brings, held so that its faults stay its own. What only shows something shows nothing where
 * it throws; where it decides something, the referee and the record answer for it.
 */
import type { AnyGame, AnyPresentation } from './record/model';
import { refuse } from '../kernel/refusal';

/** Hears of a part that threw. */
export type OnThrow = (part: string, thrown: unknown) => void;

type AnyFunction = (...given: unknown[]) => unknown;
type Substitutes = Readonly<Record<string, () => unknown>>;

/** The function, which answers with something else where it throws. */
const held =
  (part: string, own: AnyFunction, onThrow: OnThrow, substitute: () => unknown): AnyFunction =>
  (...given) => {
    try {
      return own(...given);
    } catch (thrown) {
      onThrow(part, thrown);
      return substitute();
    }
  };

/** The object with those of its functions held that have a substitute. */
const heldIn = <T extends object>(at: string, given: T, onThrow: OnThrow, substitutes: Substitutes): T => {
  const changed = Object.entries(substitutes).flatMap(([name, substitute]) => {
    const own: unknown = Reflect.get(given, name);
    return typeof own === 'function'
      ? [[name, held(`${at}${name}`, own.bind(given) as AnyFunction, onThrow, substitute)] as const]
      : [];
  });
  return { ...given, ...Object.fromEntries(changed) };
};

const NOTHING = (): undefined => undefined;

/** What is shown where a part of the presentation throws. */
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
  slotOf: NOTHING,
  asks: NOTHING,
  rolls: () => [],
  doer: NOTHING,
};

/** What is answered where a rule throws that only says what may be tried. */
const RULES: Substitutes = {
  offers: () => [],
  forbids: () => refuse('§table', 'game-failed'),
};
const HELPERS: Substitutes = {
  inputs: () => [],
  preview: () => ({ lines: [], odds: [], refusal: refuse('§table', 'game-failed') }),
};

type Answers = NonNullable<AnyGame['anytime']>;

const heldAnswers = (at: string, answers: object, onThrow: OnThrow): Answers =>
  Object.fromEntries(
    Object.entries(answers as Record<string, NonNullable<Answers[string]>>).map(([kind, rule]) => [
      kind,
      heldIn(`${at}.${kind}.`, rule, onThrow, RULES),
    ]),
  );

/**
 * The game with every function held that only shows something or says what may be tried; `onThrow` hears of each that
 * threw. What decides is not held: dice throw through it where odds are computed.
 */
export const contained = (game: AnyGame, onThrow: OnThrow): AnyGame => {
  const steps = Object.fromEntries(
    Object.entries<object>(game.steps).map(([kind, step]) => [
      kind,
      'answers' in step ? { ...step, answers: heldAnswers(`steps.${kind}`, step.answers as object, onThrow) } : step,
    ]),
  ) as AnyGame['steps'];
  return {
    ...heldIn('', game, onThrow, { status: () => ({ turn: 0, phases: [] }), ending: NOTHING }),
    steps,
    ...(game.anytime && { anytime: heldAnswers('anytime', game.anytime, onThrow) }),
    presentation(options) {
      const shown: AnyPresentation = game.presentation(options);
      const helpers = shown.helpers.map(one => heldIn(`helpers.${one.id}.`, one, onThrow, HELPERS));
      return { ...heldIn('presentation.', shown, onThrow, SHOWS), helpers };
    },
  };
};
