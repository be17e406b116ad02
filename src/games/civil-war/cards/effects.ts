/** The effects of event cards: when they may be played, whether they would do anything, and their steps. */
import type { Effect } from '../data/types';
import { DECKS, effectsOf } from '../data/cards';
import { canAttack } from '../rules/force';
import { captures } from '../rules/subversion';
import {
  handOf,
  deckOf,
  discardsOf,
  armiesOf,
  battleOf,
  committed,
  committedTroops,
  type State,
  troopsOf,
} from '../state';
import { rival, type Seat, type Step } from '../vocabulary';

/** The moments at which an event may be played: the Event Phase, and three in the Attack Phase. */
export type Window = 'events' | 'insurrection' | 'declaration' | 'battle';

const WINDOWS: Readonly<Record<Effect['do'], readonly Window[]>> = {
  draw: ['events'],
  rally: ['events'],
  'opponent-discards': ['events'],
  epidemic: ['events'],
  'dismiss-leader': ['events'],
  'random-leader': ['events'],
  'take-troop': ['events', 'battle'],
  'negate-attack': ['declaration'],
  'forbid-attacks': ['insurrection'],
  strengthen: ['battle'],
};

/** §events, §battle-events May the card be played in this window? */
export const belongsTo = (card: string, window: Window): boolean => {
  const effects = effectsOf(card);
  return effects.length > 0 && effects.every(effect => WINDOWS[effect.do].includes(window));
};

/** §events Does the card draw further cards? */
export const drawsCards = (card: string): boolean => effectsOf(card).some(effect => effect.do === 'draw');

const strengthensSome = (state: State, seat: Seat, scope: Extract<Effect, { do: 'strengthen' }>['scope']): boolean =>
  committedTroops(state, seat).length > 0 && (scope !== 'blockers' || seat !== battleOf(state)?.attacker);

/** Would the effect change anything? From public facts only. */
const changes = (state: State, seat: Seat, effect: Effect): boolean => {
  const other = rival(seat);
  switch (effect.do) {
    case 'draw':
      return deckOf(state, seat).length + discardsOf(state, seat).length > 0;
    case 'rally':
      return armiesOf(state, seat).some(army => !army.rallied);
    case 'opponent-discards':
      return handOf(state, other).length > 0;
    case 'epidemic':
      return troopsOf(state, other).length > 0;
    case 'dismiss-leader':
    case 'random-leader':
      return armiesOf(state, other).length > 0;
    case 'take-troop':
      return captures(state, seat).length > 0;
    case 'negate-attack':
      return battleOf(state)?.attacker === other && committed(state, other).length > 0;
    case 'forbid-attacks':
      return canAttack(state, other);
    case 'strengthen':
      return strengthensSome(state, seat, effect.scope);
  }
};

/** §events A card that could change nothing may not be played. */
export const hasEffect = (state: State, seat: Seat, card: string): boolean =>
  effectsOf(card).some(effect => changes(state, seat, effect));

/** The step that carries an effect out. */
const stepFor = (effect: Effect, seat: Seat, card: string): Step => {
  switch (effect.do) {
    case 'draw':
      return { kind: 'draw', seat, count: effect.count };
    case 'rally':
      return { kind: 'rally-leaders', seat, left: effect.count };
    case 'opponent-discards':
      return { kind: 'give-up-cards', seat: rival(seat), left: effect.count };
    case 'epidemic':
      return { kind: 'epidemic', seat: rival(seat), left: effect.count };
    case 'strengthen': {
      const { scope, by } = effect;
      return scope === 'army'
        ? { kind: 'strengthen-army', seat, card, by }
        : scope === 'troop'
          ? { kind: 'strengthen-troop', seat, card, by }
          : { kind: 'strengthen-side', seat, card, scope, by };
    }
    default:
      return { kind: effect.do, seat };
  }
};

/** The steps of a card, in its order. */
export const stepsOf = (card: string, seat: Seat): readonly Step[] =>
  effectsOf(card).map(effect => stepFor(effect, seat, card));

/** Can the seat hold a card for this window, as far as everybody knows: its list has one that lies in no open pile? */
export const mayHold = (state: State, seat: Seat, window: Window): boolean =>
  handOf(state, seat).length > 0 &&
  DECKS[seat].some(({ id }) => belongsTo(id, window) && !discardsOf(state, seat).includes(id));
