/** §declare One's own sheet of influence, beside what the others have openly declared: the eldest in office first. */
import type { DossierRow } from '../../kernel/presentation';
import { declaredBy, isOutOfReach, sheetOf } from './rules/control';
import { byAge, lettersOf, officeOf, seatsOf, type State } from './state';
import { OFFICES } from './data/offices';
import type { Seat } from './vocabulary';

const rankIn = (state: State, letter: string): number => {
  const office = officeOf(state, letter);
  return office === undefined ? OFFICES.length : OFFICES.indexOf(office);
};

/** What a rival has declared; and once all sheets are open, the number on their sheet. */
const ofRival = (state: State, seat: Seat, letter: string): DossierRow<Seat>['others'] => {
  const shown = declaredBy(state, seat, letter);
  if (state.ending === undefined) return shown > 0 ? [{ seat, shown }] : [];
  const own = sheetOf(state, seat, letter);
  return shown > 0 || own > 0 ? [{ seat, shown, own }] : [];
};

export const dossier = (state: State, seat: Seat): readonly DossierRow<Seat>[] =>
  lettersOf(state.options)
    .toSorted((a, b) => rankIn(state, a) - rankIn(state, b) || byAge(state)(a, b))
    .map(letter => ({
      id: letter,
      own: sheetOf(state, seat, letter),
      shown: declaredBy(state, seat, letter),
      others: seatsOf(state.options)
        .filter(one => one !== seat)
        .flatMap(one => ofRival(state, one, letter)),
    }))
    .filter(
      ({ id, own, others }) =>
        own > 0 || (others.length > 0 && (state.ending !== undefined || !isOutOfReach(state, id))),
    );
