/** What means nothing in a state that was set by hand. Whether the position can come about is not judged. */
import { anyOf, firstStrange, inBounds, known, knownCards, type Judged } from '../../kernel/invalid';
import { cardOf } from './cards/card';
import { PLACES } from './data/districts';
import { SPECIAL_IDS } from './data/special-actions';
import { LAST_TURN, ROUNDS } from './data/turns';
import { TRACKS } from './data/types';
import { SEATS } from './seats';
import { boxesOf, MOST_OPPORTUNITY, PRESTIGE_END, SCORE_BOX, UNREST_END, WORLD_END, type State } from './state';

export const invalid = (state: State): Judged =>
  firstStrange([
    inBounds('/turn', state.turn, 1, LAST_TURN),
    inBounds('/round', state.round, 1, ROUNDS),
    anyOf('/first', state.first, SEATS),
    anyOf('/active', state.active, SEATS),
    ...PLACES.flatMap(place =>
      SEATS.map(seat => inBounds(`/cubes/${place}/${seat}`, state.cubes[place][seat], 0, boxesOf(seat, place))),
    ),
    ...state.organizations.flatMap(({ seat, place }, n) => [
      anyOf(`/organizations/${n}/seat`, seat, SEATS),
      anyOf(`/organizations/${n}/place`, place, PLACES),
    ]),
    inBounds('/world', state.world, -WORLD_END, WORLD_END),
    inBounds('/unrest', state.unrest, 0, UNREST_END),
    inBounds('/prestige', state.prestige, 0, PRESTIGE_END),
    ...TRACKS.map(track => inBounds(`/scoring/${track}`, state.scoring[track], 0, SCORE_BOX)),
    ...SEATS.map(seat => inBounds(`/opportunity/${seat}`, state.opportunity[seat], 0, MOST_OPPORTUNITY)),
    ...SPECIAL_IDS.map(action => anyOf(`/specials/${action}`, state.specials[action], ['ready', 'spent', ...SEATS])),
    ...state.barred.map((seat, n) => anyOf(`/barred/${n}`, seat, SEATS)),
    ...knownCards(state.piles, one => cardOf(state, one) !== undefined),
    ...(state.played
      ? [known('/played/card', state.played.card, one => cardOf(state, one) !== undefined, 'a card')]
      : []),
  ]);
