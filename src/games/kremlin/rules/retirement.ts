/** §retirement At 96 a politician leaves the game at once; and a card on a politician who is gone ends. */
import type { Runs } from '../../../kernel/rule';
import { ALL_LETTERS } from '../data/politicians';
import { ageOf, holderOf, isInPlay, RETIREMENT, type State } from '../state';
import { hasBegun } from './declare';
import type { Kremlin } from '../types';
import type { Effect, Step, StepOf } from '../vocabulary';

/** §intrigue A card on a politician ends with them, the Party Arbiter with the office. */
const isOver = (state: State, { word, on, until }: Effect): boolean => {
  if (until !== 'ended' || !ALL_LETTERS.includes(on)) return false;
  return word === 'arbiter' ? holderOf(state, 'ideology-chief') !== on : !isInPlay(state, on);
};

/** What must happen as soon as it is true. */
export const watch = (state: State): readonly Step[] => {
  if (!hasBegun(state)) return [];
  const old = ALL_LETTERS.filter(letter => isInPlay(state, letter) && ageOf(state, letter) >= RETIREMENT);
  if (old.length) return old.map(politician => ({ kind: 'retire', politician }));
  return state.effects.filter(effect => isOver(state, effect)).map(({ card }) => ({ kind: 'end-card', card }));
};

export const retirementSteps = {
  retire: {
    section: '§retirement',
    run: (_state, { politician }) => ({ events: [{ kind: 'left-play', politician, reason: 'retired' }] }),
  } satisfies Runs<Kremlin, StepOf<'retire'>>,
  'end-card': {
    section: '§intrigue',
    run: (_state, { card }) => ({ events: [{ kind: 'card-ended', card }] }),
  } satisfies Runs<Kremlin, StepOf<'end-card'>>,
};
