/** What must hold in every state of a game. */
import { CELLS, TROOPS } from '../pieces';
import { allCardsIn } from '../../../kernel/piles';
import { allBridges } from '..';
import { CARDS } from '../data/cards';
import { SPACES } from '../data/map';
import {
  availableCells,
  cellsIn,
  cellsOnMap,
  discsOnMap,
  hasGuardedMarker,
  newsIn,
  terrorIn,
  troopsOnMap,
  troopsOut,
} from '../selectors';
import { movingStep } from '../rules/capture';
import type { State } from '../state';
import { isSide, POWERS, SEATS } from '../vocabulary';

/** Every card and piece is somewhere, once; markers have their Cells; tracks are within their bounds. */
export const invariant = (state: State): string | undefined => {
  const cards = allCardsIn(state);
  if (cards.toSorted().join() !== CARDS.toSorted().join()) return `cards: ${cards.toSorted().join()}`;
  for (const seat of SEATS) {
    const away = isSide(seat) ? state.prisoners[seat] : 0;
    const all = cellsOnMap(state, seat) + availableCells(state, seat) + away;
    const out = seat === 'senate' ? state.outOfPlay : 0;
    if (all + out !== CELLS[seat]) return `${all} Cells of the ${seat}`;
    for (const space of SPACES) {
      if (cellsIn(state, space, seat)) continue;
      if (hasGuardedMarker(state, space, seat) && !movingStep(state))
        return `a marker of the ${seat} alone in ${space}`;
      if (newsIn(state, space, seat).length && !movingStep(state)) return `News alone in ${space}`;
    }
  }
  for (const power of POWERS) {
    const box = power === 'german' ? state.germanBox : 0;
    if (troopsOnMap(state, power) + troopsOut(state, power) + box !== TROOPS) return `Troops: ${power}`;
  }
  const crowded = SPACES.find(
    space => terrorIn(state, space) > 2 || state.spaces[space].administrations + state.spaces[space].networks > 2,
  );
  if (crowded) return `too much in ${crowded}`;
  if (discsOnMap(state, 'administration') > 3 || discsOnMap(state, 'network') > 2) return 'too many discs';
  return allBridges.invalid(state)?.at;
};
