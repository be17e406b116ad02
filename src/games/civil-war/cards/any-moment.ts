/**
 * §battle-events By option, events of battle may be played at any moment of either side's Attack Phase, asked or not.
 */
import { effectsOf, ofKind } from '../data/cards';
import type { Effect } from '../data/types';
import { refuse } from '../refusals';
import { battleOf, handOf, type State, type CivilWar } from '../state';
import { rival, type CommandOf, type Seat, type Step } from '../vocabulary';
import type { Rule } from '../../../kernel/rule';
import { belongsTo, hasEffect, stepsOf } from './effects';

/** The questions of an Attack Phase between which events may come; not those that settle a loss. */
const MOMENTS: ReadonlySet<Step['kind']> = new Set([
  'insurrection',
  'attack',
  'muster',
  'reaction',
  'block',
  'reinforce',
]);
/** Those that ask for events themselves. */
const ASKING: ReadonlySet<Step['kind']> = new Set(['insurrection', 'reaction', 'reinforce']);

const isToCome = ({ agenda }: State, ...kinds: readonly Step['kind'][]): boolean =>
  agenda.some(step => kinds.includes(step.kind));

/** Can the effect still count in this Attack Phase? */
const isInTime = (state: State, seat: Seat, effect: Effect): boolean => {
  switch (effect.do) {
    case 'negate-attack':
      return isToCome(state, 'block') && !battleOf(state)?.blockers.length;
    case 'forbid-attacks':
      return state.agenda.some(step => step.kind === 'attack' && step.seat === rival(seat));
    case 'strengthen':
      return isToCome(state, 'engage', 'resolve');
    default:
      return true;
  }
};

/** Is it a card of battle that may be played now, whatever is asked? */
export const isAtAnyMoment = (state: State, seat: Seat, card: string): boolean => {
  const [top] = state.agenda;
  return (
    state.options['combat-events'] === 'any-moment' &&
    !!top &&
    MOMENTS.has(top.kind) &&
    (['battle', 'declaration', 'insurrection'] as const).some(window => belongsTo(card, window)) &&
    effectsOf(card).every(effect => isInTime(state, seat, effect))
  );
};

/** Playing such a card without being asked: it does not answer the open question. */
export const playUnasked: Rule<CivilWar, Step, CommandOf<'play-event'>> = {
  section: '§battle-events',
  offers({ state, seat, step }) {
    const isAsked = ASKING.has(step.kind) && 'seat' in step && step.seat === seat;
    if (isAsked) return [];
    const cards = ofKind(handOf(state, seat), 'event').filter(card => isAtAnyMoment(state, seat, card));
    return cards.length ? [{ kind: 'play-event', card: cards }] : [];
  },
  forbids: ({ state, seat }, { card }) =>
    hasEffect(state, seat, card) ? undefined : refuse('§battle-events', 'no-effect'),
  decide: ({ seat }, { card }) => ({
    events: [{ kind: 'card-played', seat, card }],
    then: stepsOf(card, seat),
  }),
};
