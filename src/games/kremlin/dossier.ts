/** §declare One's own sheet of influence, beside what the others have openly declared: the eldest in office first. */
import type { DossierRow } from '../../kernel/showing';
import { chitsOn, declaredBy, isOutOfReach, sheetOf } from './rules/control';
import { byAge, lettersOf, officeOf, type State } from './state';
import { OFFICES } from './data/offices';
import type { Seat } from './vocabulary';

const rankIn = (state: State, letter: string): number => {
  const office = officeOf(state, letter);
  return office === undefined ? OFFICES.length : OFFICES.indexOf(office);
};

export const dossier = (state: State, seat: Seat): readonly DossierRow<Seat>[] =>
  lettersOf(state.options)
    .toSorted((a, b) => rankIn(state, a) - rankIn(state, b) || byAge(state)(a, b))
    .map(letter => ({
      id: letter,
      own: sheetOf(state, seat, letter),
      shown: declaredBy(state, seat, letter),
      others: chitsOn(state, letter)
        .filter(chit => chit.seat !== seat)
        .map(chit => ({ seat: chit.seat, shown: chit.points })),
    }))
    .filter(({ id, own, others }) => own > 0 || (others.length > 0 && !isOutOfReach(state, id)));
