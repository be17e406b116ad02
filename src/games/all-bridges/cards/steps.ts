/** §5.0 The steps of the Event cards. */
import { remember, type Effected, effectsStep, type Memory } from '../../../kernel/effects';
import type { Folds } from '../../../kernel/messages';
import type { State, AllBridges } from '../state';
import type { CardEvent, CardStep, Text } from './vocabulary';
import { doneAt, type StepsHere, operation, own, type Result, type RuleFor } from '../rules/common';
import { isNonplayer, whoLetsPlay } from '../options';
import { amountSteps } from './choose-amounts';
import { pieceSteps } from './choose-pieces';
import { spaceSteps } from './choose-spaces';
import { grantSteps, ableOf } from './grant';
import { supportChange } from '../changes';
import { refuse } from '../refusals';
import { availableCubes } from '../selectors';
import { RED_REVOLT_EFFECTS } from '../data/texts-1918';
import { isSpecialOpen } from '../rules/possible';
import { SIDES, type Seat, type StepOf } from '../vocabulary';
import type { Effect } from './effect-types';
import { effectsFrame, spacesOf, type Frame, type Resolves, textOf, textsOf } from './frame';
import { resolvePieces } from './resolve-pieces';
import { resolveTracks } from './resolve-tracks';
import { resolveTurns } from './resolve-turns';

/** Events of cards that change nothing, or only note something for later effects. */
const same = (state: State): State => state;

export const cardFolds: Pick<Folds<AllBridges>, CardEvent['kind']> = {
  'event-executed': same,
  'option-chosen': same,
  'command-granted': same,
  'space-chosen': (state, { space }) => remember(state, { there: space }),
  'event-rolled': (state, { die }) => remember(state, { die }),
};

const RESOLVES: Resolves<Effect['do']> = { ...resolveTracks, ...resolvePieces, ...resolveTurns };
/** The result of one effect, by the function of its kind. */
const resolve = <K extends Effect['do']>(state: State, frame: Frame, effect: Effect & { readonly do: K }) =>
  (RESOLVES[effect.do] as (state: State, frame: Frame, effect: Effect) => Effected<AllBridges>)(state, frame, effect);

const cardNow = ({ piles }: State): string => piles.current[0] ?? '';

const executed = (state: State, seat: Seat, text: Text): Result => {
  const card = cardNow(state);
  return {
    events: [{ kind: 'event-executed', seat, card, text }],
    then: effectsFrame(seat, textOf(state, card, text) ?? []),
  };
};

const chooseText: RuleFor<'event', 'choose-text'> = {
  section: '§5.2',
  offers: ({ state }) => [{ kind: 'choose-text', text: textsOf(state, cardNow(state)) }],
  decide: ({ state, seat }, { text }) => executed(state, seat, text),
};

/** §5.1 What can be carried out must be, so an option whose first effect is impossible now is no choice. */
const isPossible = (state: State, seat: Seat, memory: Memory, [first]: readonly Effect[]): boolean => {
  switch (first?.do) {
    case 'as':
      return isPossible(state, first.who, memory, first.list);
    case 'special':
      return isSpecialOpen(state, operation(seat, { special: 'open' }), first.activity);
    case 'command':
      return ableOf(state, seat, first, memory).length > 0;
    case 'choose-space':
      return spacesOf(state, seat, first.where, memory).length > 0;
    case 'shift':
      return spacesOf(state, seat, first.where, memory).some(space =>
        first.ways.some(way => supportChange(state, space, way).length > 0),
      );
    case 'cube':
      return SIDES.some(side => availableCubes(state, side) > 0);
    case 'remove-german':
      return state.spaces[first.space].germans > 0;
    default:
      return true;
  }
};
const listOf = ({ options }: StepOf<'choose-option'>, option: string): readonly Effect[] =>
  options.find(({ id }) => id === option)?.list ?? [];

const chooseOption: RuleFor<'choose-option', 'choose-option'> = {
  section: '§5.1',
  offers: ({ step }) => [{ kind: 'choose-option', option: step.options.map(({ id }) => id) }],
  forbids: ({ state, seat, step }, { option }) =>
    isPossible(state, seat, step.memory, listOf(step, option)) ? undefined : refuse('§5.1', 'nothing-to-select'),
  decide: ({ seat, step }, { option }) => ({
    events: [{ kind: 'option-chosen', seat, option }],
    then: effectsFrame(seat, listOf(step, option), step.memory),
  }),
};

export const playSteps = {
  event: {
    section: '§5.1',
    seats: (state, { seat }) => (textsOf(state, cardNow(state)).length > 1 ? [seat] : []),
    answers: { 'choose-text': chooseText },
    stuck(state, { seat }) {
      const [text] = textsOf(state, cardNow(state));
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
  // §8.1 players do for a Non-player what must be done by hand
  'by-hand': {
    section: '§5.1',
    seats: (state, { seat }) => (isNonplayer(state, seat) ? whoLetsPlay(state.options) : [seat]),
    answers: { done: doneAt<'by-hand'>('§5.1') },
  },
} satisfies StepsHere<'event' | 'red-revolt' | 'effects' | 'choose-option' | 'by-hand'>;

export const cardSteps = {
  ...playSteps,
  ...grantSteps,
  ...amountSteps,
  ...pieceSteps,
  ...spaceSteps,
} satisfies StepsHere<CardStep['kind']>;
