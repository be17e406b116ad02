/** §intrigue The card of an owner's file that none here is like: assembled from steps, or carried out by hand. */
import type { Asks, Outcome, Runs } from '../../../kernel/rule';
import type { Dice } from '../../../kernel/dice';
import type { Options } from '../../../kernel/messages';
import { ownersCard } from '../data/cards';
import { editionOf } from '../data/editions';
import type { OwnersStep, Target } from '../data/owners-steps';
import { shownFace } from '../options';
import { died, toSiberia } from '../rules/fates';
import { sicken } from '../rules/health';
import { drawn } from '../rules/phases';
import {
  at,
  holderOf,
  isInPlay,
  lettersOf,
  personOf,
  seatsFrom,
  votingMembers,
  type Kremlin,
  type State,
} from '../state';
import type { Event, Step, StepOf } from '../vocabulary';
import { NOBODY, type CardRule } from './rule';

const inPlay = (state: State): readonly string[] => lettersOf(state.options).filter(letter => isInPlay(state, letter));

/** Whom a card may be played on. */
const among = (state: State, target: Target): readonly string[] => {
  switch (target) {
    case 'nobody':
      return [NOBODY];
    case 'anybody':
      return inPlay(state);
    case 'member':
      return votingMembers(state);
    case 'sick':
      return inPlay(state).filter(letter => personOf(state, letter).sick > 0);
    case 'suspect':
      return inPlay(state).filter(letter => personOf(state, letter).suspicion > 0);
    case 'siberia':
    case 'exile':
      return at(state, target);
    default: {
      const holder = holderOf(state, target);
      return holder === undefined ? [] : [holder];
    }
  }
};

const BY_HAND: readonly OwnersStep[] = [{ do: 'by-hand' }];

/** The rule of an owner's card; undefined where it is one that is known here. */
export const ownersRule = (options: Options, card: string): CardRule | undefined => {
  const { event, moment = 'any', steps = BY_HAND, target = 'nobody' } = ownersCard(options, card) ?? {};
  if (event !== 'steps' && event !== 'by-hand') return undefined;
  return {
    when: moment === 'any' ? 'any' : { during: [moment] },
    on: state => among(state, target),
    does: ({ seat, on, card: id }) => ({ then: [{ kind: 'card-effects', seat, card: id, on, list: steps }] }),
  };
};

const onSomebody = (
  state: State,
  seat: StepOf<'card-effects'>['seat'],
  step: Extract<OwnersStep, { readonly whom: unknown }>,
  letter: string,
): readonly Event[] => {
  const { sick, stress, suspicion, at: place } = personOf(state, letter);
  switch (step.do) {
    case 'age':
      return [{ kind: 'aged', politician: letter, years: step.years }];
    case 'rest':
      return stress > 0 ? [{ kind: 'aged', politician: letter, years: -Math.min(step.years, stress) }] : [];
    case 'sicken':
      return sicken(state, letter, step.crosses);
    case 'heal':
      return sick > 0 ? [{ kind: 'healed', politician: letter, crosses: Math.min(step.crosses, sick) }] : [];
    case 'suspect':
      return suspicion < editionOf(state.options).mostSuspicion ? [{ kind: 'suspected', politician: letter }] : [];
    case 'clear':
      return suspicion > 0 ? [{ kind: 'suspicion-removed', politician: letter, count: suspicion }] : [];
    case 'to-siberia':
      return place === 'siberia' ? [] : toSiberia(state, letter);
    case 'to-people':
      return place === 'people' ? [] : [{ kind: 'moved', politician: letter, to: 'people' }];
    case 'die':
      return [died(letter)];
    case 'influence':
      return [{ kind: 'influence-added', seat, politician: letter, points: step.points }];
  }
};

const isThere = (state: State, letter: string): boolean =>
  isInPlay(state, letter) || ['siberia', 'exile'].includes(personOf(state, letter).at);

/** The events of one step. A step about a politician who is gone has no effect. */
const resolve = (state: State, frame: StepOf<'card-effects'>, step: OwnersStep, dice: Dice): Outcome<Kremlin> => {
  const { card, on, seat } = frame;
  if ('whom' in step) {
    const letter = step.whom === 'target' ? on : holderOf(state, step.whom);
    const isKnown = letter !== undefined && lettersOf(state.options).includes(letter) && isThere(state, letter);
    return isKnown ? { events: onSomebody(state, seat, step, letter) } : {};
  }
  const discarding = (one: typeof seat, left: number): Step => ({
    kind: 'discarding',
    seat: one,
    left,
    redraws: false,
    gone: 0,
  });
  switch (step.do) {
    case 'draw':
      return { events: drawn(state, seat, step.cards, dice) };
    case 'discard':
      return { then: [discarding(seat, step.cards)] };
    case 'all-discard':
      return { then: seatsFrom(state.options, seat).map(one => discarding(one, step.cards)) };
    case 'wave':
      return state.agenda.some(({ kind }) => kind === 'wave')
        ? { events: [{ kind: 'wave-changed', by: step.by, rain: false }] }
        : {};
    case 'roll': {
      const die = shownFace(state.options, dice.roll(1, 20)[0] ?? 1);
      return {
        events: [{ kind: 'card-rolled', seat, card, die, needed: step.most }],
        then: die <= step.most ? [{ ...frame, list: step.list }] : [],
      };
    }
    case 'by-hand':
      return { then: [{ kind: 'by-hand', seat, card }] };
  }
};

export const ownersSteps = {
  'card-effects': {
    section: '§intrigue',
    run(state, frame, dice) {
      const [first, ...list] = frame.list;
      if (!first) return {};
      const { events = [], then = [] } = resolve(state, frame, first, dice);
      return { events, then: [...then, ...(list.length ? [{ ...frame, list }] : [])] };
    },
  } satisfies Runs<Kremlin, StepOf<'card-effects'>>,
  'by-hand': {
    section: '§intrigue',
    seats: (_state, { seat }) => [seat],
    answers: { done: { section: '§intrigue', offers: () => [{ kind: 'done' }], decide: () => ({}) } },
  } satisfies Asks<Kremlin, StepOf<'by-hand'>>,
};
