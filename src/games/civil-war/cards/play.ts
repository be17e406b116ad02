/** §events, §battle-events Playing an event card: one rule for every moment at which a seat may do so. */
import type { Section } from '../../../kernel/messages';
import type { Refusal } from '../../../kernel/refusal';
import type { At, Rule } from '../../../kernel/rule';
import { ofKind } from '../data/cards';
import type { Result } from '../rules/common';
import { type CivilWar, handOf } from '../state';
import type { CommandOf, Step } from '../vocabulary';
import { isAtAnyMoment } from './any-moment';
import { belongsTo, hasEffect, stepsOf, type Window } from './effects';
import { refuse } from '../refusals';

interface Moment<T> {
  readonly section: Section;
  readonly window: Window;
  /** The next question once the card is resolved. */
  after(at: At<CivilWar, T>, card: string): readonly Step[];
  /** What else forbids a card at this moment. */
  bars?(at: At<CivilWar, T>, card: string): Refusal | undefined;
}

/** The rule of playing an event at a moment: the card goes to the discard pile, and its effects come as steps. */
export const playEvent = <T extends Step>({
  section,
  window,
  after,
  bars,
}: Moment<T>): Rule<CivilWar, T, CommandOf<'play-event'>> => ({
  section,
  offers: ({ state, seat }) => [{ kind: 'play-event', card: ofKind(handOf(state, seat), 'event') }],
  forbids(at, { card }) {
    const isIts = belongsTo(card, window) || isAtAnyMoment(at.state, at.seat, card);
    if (!isIts) return refuse(section, 'another-moment');
    return bars?.(at, card) ?? (hasEffect(at.state, at.seat, card) ? undefined : refuse(section, 'no-effect'));
  },
  decide: (at, { card }): Result => ({
    events: [{ kind: 'card-played', seat: at.seat, card }],
    // a card of another moment leaves the question open
    then: [...stepsOf(card, at.seat), ...(belongsTo(card, window) ? after(at, card) : [at.step])],
  }),
});
