/** §10.3 Special Actions: one a Turn, each once a game, paid with Activity Points. */
import { withPiles } from '../../../kernel/piles';
import { cardOf } from '../cards/card';
import { hasTrait, type State } from '../state';
import { isOwnAction, SPECIAL_ACTIONS, SPECIAL_IDS, type Special } from '../data/special-actions';
import type { Seat } from '../seats';
import type { CommandOf, Step } from '../vocabulary';
import { opportunityChange, pointsScored, type Result, type RuleFor } from './common';
import type { Form } from '../../../kernel/rule';
import { refuse } from '../refusals';
import { fullyMobilized, exchangeable } from './central-committee';
import { WAITING } from './start-of-turn';

/** §10.3.2 Points for each card that Revolutionary Diplomacy exchanges; the gain of Opportunism. */
export const FOR_EACH_CARD = 2;
export const OPPORTUNISM = 6;
/** §10.3.1 The price of resetting a second track. */
export const TWO_TRACKS = 6;

/** The other side's action, which a card in play lends once. */
const isBorrowed = (seat: Seat, action: Special): boolean => !isOwnAction(seat, action);
const lenders = (state: State): readonly string[] =>
  state.piles['in-play'].filter(
    card => cardOf(state, card) && hasTrait(withPiles(state, { 'in-play': [card] }), 'land-bread-peace'),
  );

const actionsOf = (state: State, seat: Seat): readonly Special[] =>
  SPECIAL_IDS.filter(action => !isBorrowed(seat, action) || (seat === 'revolutionary' && lenders(state).length > 0));

/** §10.3 An action's immediate effect; actions that wait have none yet. */
const consequence = (state: State, seat: Seat, { action, points }: CommandOf<'use-special'>): Result => {
  switch (action) {
    case 'political-corruption':
      return { then: Array.from({ length: points }, (): Step => ({ kind: 'choose-die', seat, roller: seat })) };
    case 'deliberate-provocation':
      return { then: [{ kind: 'provoke', seat }] };
    case 'show-of-force':
      return { then: [{ kind: 'reset-tracks', seat, left: points >= TWO_TRACKS ? 2 : 1 }] };
    case 'revolutionary-diplomacy':
      return { then: [{ kind: 'exchange-card', seat, left: points / FOR_EACH_CARD }] };
    case 'revolutionary-fervor':
      return { then: [{ kind: 'choose-track', seat }] };
    case 'all-power-to-the-soviets':
      return { events: pointsScored(seat, fullyMobilized(state, seat)) };
    case 'opportunism':
      return { events: opportunityChange(state, seat, OPPORTUNISM) };
    default:
      return {};
  }
};

export const useSpecial: RuleFor<'activities', 'use-special'> = {
  section: '§10.3',
  offers: ({ state, seat }): readonly Form<CommandOf<'use-special'>>[] =>
    actionsOf(state, seat).map(action => ({
      kind: 'use-special',
      action: [action],
      points: SPECIAL_ACTIONS[action].costs,
    })),
  forbids({ state, seat, step }, { action, points }) {
    if (step.event && state.options['special-actions-by-events'] === 'barred') {
      return refuse('§10.3', 'points-of-an-event');
    }
    if (state.specials[action] !== 'ready') return refuse('§10.3', 'already-used');
    if (!isBorrowed(seat, action) && state.specialTurn[seat] >= state.turn) return refuse('§10.3', 'one-a-turn');
    if (points > step.points) {
      return refuse('§10.3', 'too-few-activity-points', { cost: points, points: step.points });
    }
    const cards = points / FOR_EACH_CARD;
    return action === 'revolutionary-diplomacy' &&
      (state.piles[`${seat}-hand`].length < cards || exchangeable(state).length < cards)
      ? refuse('§10.3.2', 'too-few-cards', { cards })
      : undefined;
  },
  decide({ state, seat, step }, command) {
    const { action, points } = command;
    const { events = [], then = [] } = consequence(state, seat, command);
    const lent = isBorrowed(seat, action) ? lenders(state).slice(0, 1) : [];
    return {
      events: [
        { kind: 'special-used', seat, action, points },
        ...(WAITING.includes(action) ? [{ kind: 'special-set', action, mark: seat } as const] : []),
        ...(lent.length ? [{ kind: 'cards-moved', from: 'in-play', to: 'discards', cards: lent } as const] : []),
        ...events,
      ],
      then: [...then, { ...step, points: step.points - points }],
    };
  },
};
