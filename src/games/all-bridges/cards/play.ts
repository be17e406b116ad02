/** §5.1, §5.2 A Faction executes the Event: it chooses the text, and its effects are resolved one by one. */
import { type Effected, effectsStep } from '../../../kernel/effects';
import { refuse } from '../refusals';
import { RED_REVOLT_EFFECTS } from '../data/texts-1918';
import { operation, own, type Result, type RuleFor, type StepsHere } from '../rules/common';
import { isSpecialOpen } from '../rules/possible';
import type { State } from '../state';
import type { AllBridges } from '../types';
import type { Seat, StepOf } from '../vocabulary';
import type { Effect } from './effect-types';
import { effectsFrame, type Frame, type Resolves } from './frame';
import { resolvePieces } from './resolve-pieces';
import { resolveTracks } from './resolve-tracks';
import { resolveTurns } from './resolve-turns';
import { textOf, textsOf } from './texts';
import type { Text } from './vocabulary';

const RESOLVES: Resolves<Effect['do']> = { ...resolveTracks, ...resolvePieces, ...resolveTurns };
/** What one effect leads to; each kind is resolved by the function of its own kind. */
const resolve = <K extends Effect['do']>(state: State, frame: Frame, effect: Effect & { readonly do: K }) =>
  (RESOLVES[effect.do] as (state: State, frame: Frame, effect: Effect) => Effected<AllBridges>)(state, frame, effect);

const cardNow = ({ piles }: State): string => piles.current[0] ?? '';

const executed = (state: State, seat: Seat, text: Text): Result => {
  const card = cardNow(state);
  return {
    events: [{ kind: 'event-executed', seat, card, text }],
    then: effectsFrame(seat, textOf(card, text) ?? []),
  };
};

const chooseText: RuleFor<'event', 'choose-text'> = {
  section: '§5.2',
  offers: ({ state }) => [{ kind: 'choose-text', text: textsOf(cardNow(state)) }],
  decide: ({ state, seat }, { text }) => executed(state, seat, text),
};

/** A Special Activity that is not open to its Faction now is no choice. */
const isPossible = (state: State, seat: Seat, [first]: readonly Effect[]): boolean => {
  if (first?.do === 'as') return isPossible(state, first.who, first.list);
  return first?.do !== 'special' || isSpecialOpen(state, operation(seat, { special: 'open' }), first.activity);
};

const chooseOption: RuleFor<'choose-option', 'choose-option'> = {
  section: '§5.1',
  offers: ({ step }) => [{ kind: 'choose-option', option: step.options.map(({ id }) => id) }],
  forbids({ state, seat, step }, { option }) {
    const list = step.options.find(({ id }) => id === option)?.list ?? [];
    return isPossible(state, seat, list) ? undefined : refuse('§5.4', 'nothing-to-select');
  },
  decide({ seat, step }, { option }) {
    const list = step.options.find(({ id }) => id === option)?.list ?? [];
    return { events: [{ kind: 'option-chosen', seat, option }], then: effectsFrame(seat, list, step.memory) };
  },
};

export const playSteps = {
  event: {
    section: '§5.1',
    seats: (state, { seat }) => (textsOf(cardNow(state)).length > 1 ? [seat] : []),
    answers: { 'choose-text': chooseText },
    stuck(state, { seat }) {
      const [text] = textsOf(cardNow(state));
      return text ? executed(state, seat, text) : {};
    },
  },
  'red-revolt': { section: '§2.4.1', run: () => ({ then: effectsFrame('reds', RED_REVOLT_EFFECTS) }) },
  effects: effectsStep<AllBridges, StepOf<'effects'>>('§5.1', resolve),
  'choose-option': {
    section: '§5.1',
    seats: own,
    answers: { 'choose-option': chooseOption },
    stuck: () => ({}),
  },
} satisfies StepsHere<'event' | 'red-revolt' | 'effects' | 'choose-option'>;
