/** §3.3 Prerequisites, and the branches within an Event. */
import type { Memory } from '../../../kernel/effects';
import { majority } from '../rules/advantage';
import { controller, hasTrait, isInPlay, isInSession, type State } from '../state';
import type { Seat } from '../seats';
import type { Need } from './effect-types';
import { notedPlaces, organizedPlaces, whoIs } from './places';
/** §14 Has there been war in this game? Also if WAR! has left the table since. */
const warBegun = (state: State): boolean => state.warBegun || hasTrait(state, 'war');

/** Is it true when `seat` is "you"? */
export const holds = (state: State, seat: Seat, need: Need, memory: Memory = {}): boolean => {
  switch (need.need) {
    case 'session':
      return isInSession(state);
    case 'no-session':
      return !isInSession(state);
    case 'abdicated':
      return state.abdicated;
    case 'not-abdicated':
      return !state.abdicated;
    case 'war-begun':
      return warBegun(state);
    case 'in-play':
      return isInPlay(state, need.card);
    case 'not-in-play':
      return !isInPlay(state, need.card);
    case 'controls':
      return controller(state, need.place) === whoIs(state, seat, need.who);
    case 'unrest':
      return state.unrest >= need.atLeast;
    case 'prestige':
      return state.prestige <= need.atMost;
    case 'organization': {
      const who = whoIs(state, seat, need.who);
      return !!who && organizedPlaces({ state, seat, memory }, need.in, who).length >= (need.atLeast ?? 1);
    }
    case 'opens-turn':
      return state.active === whoIs(state, seat, need.who) && state.round === 1;
    case 'majority':
      return majority(state) === whoIs(state, seat, need.who);
    case 'noted': {
      const places = notedPlaces(memory, need.as);
      return need.place ? places.includes(need.place) : places.length > 0;
    }
    case 'either':
      return need.of.some(one => holds(state, seat, one, memory));
    case 'by-hand':
      return true;
  }
};

/** The first prerequisite that is not met. */
export const unmet = (state: State, seat: Seat, needs: readonly Need[] = []): Need | undefined =>
  needs.find(need => !holds(state, seat, need));

/** The subject of a prerequisite when `seat` is "you", for the text of a refusal. */
export const subjectOf = (seat: Seat, need: Need): string | number => {
  switch (need.need) {
    case 'in-play':
    case 'not-in-play':
      return need.card;
    case 'controls':
      return need.place;
    case 'unrest':
      return need.atLeast;
    case 'prestige':
      return need.atMost;
    case 'organization':
      return `in-${need.in}`;
    case 'opens-turn':
      return need.who === 'own' ? seat : need.who;
    default:
      return '';
  }
};
