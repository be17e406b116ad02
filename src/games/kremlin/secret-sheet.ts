/** §declare One's own sheet of influence, beside what the others have openly declared: the eldest in office first. */
import type { Figures, SecretSheetRow, SlotForm } from '../../kernel/presentation';
import { isClub55 } from './options';
import { chanceOf } from './rules/purges';
import { subjectOf } from './rules/reaction-windows';
import { ballotOf, countOf } from './rules/votes';
import { type State, byAge, lettersOf, officeOf, seatsOf, ageOf, TEN_PLUS, type Kremlin } from './state';
import { declaredBy, isOutOfReach, sheetOf } from './rules/control';
import { OFFICES } from './data/offices';
import type { Seat } from './vocabulary';
import { promising } from './bots/sheets';
import { barred, isSealed, numbersOf } from './rules/assign';

/** Details of a question beside its step: the numbers of a sheet, its subject, the phase, purge odds, vote count. */
const NOBODY = 'none';

/** The state of a vote, once one is cast. */
const tallyOf = (state: State): Figures => {
  const ballot = ballotOf(state);
  if (!ballot?.votes.length) return { ballot: NOBODY };
  const [pro, con] = ballot.kind === 'trial' ? (['innocent', 'guilty'] as const) : (['yes', 'no'] as const);
  return { ballot: ballot.kind, pro: countOf(ballot.votes, pro), con: countOf(ballot.votes, con) };
};

export const asks = (state: State): Figures | undefined => {
  const [top, next] = state.agenda;
  if (top?.kind === 'assign') return { sheet: isClub55(state.options) ? 'club-55' : 'ten' };
  if (top?.kind !== 'window' && top?.kind !== 'vote') return undefined;
  const chance = next?.kind === 'purge' ? Math.round(100 * chanceOf(state, next.target, next.bonus)) : NOBODY;
  const isNomination = top.kind === 'vote' && ballotOf(state)?.kind === 'election';
  const { phase } = state;
  return {
    on: subjectOf(state) ?? NOBODY,
    chance,
    phase,
    ...tallyOf(state),
    ...(isNomination && { section: '§funeral' }),
  };
};

const rankIn = (state: State, letter: string): number => {
  const office = officeOf(state, letter);
  return office === undefined ? OFFICES.length : OFFICES.indexOf(office);
};

/** The points a rival has declared; once all sheets are open, the number on their sheet. */
const ofRival = (state: State, seat: Seat, letter: string): SecretSheetRow<Seat>['others'] => {
  const shown = declaredBy(state, seat, letter);
  if (state.ending === undefined) return shown > 0 ? [{ seat, shown }] : [];
  const own = sheetOf(state, seat, letter);
  return shown > 0 || own > 0 ? [{ seat, shown, own }] : [];
};

export const secretSheet = (state: State, seat: Seat): readonly SecretSheetRow<Seat>[] =>
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

// §assign The secret sheet as a form: the numbers from the highest to 1, each for one Politician.

/** Undefined for the points of the club: any number may go on any politician. */
export const form = (state: State, seat: Seat): SlotForm<Kremlin> | undefined => {
  if (state.agenda[0]?.kind !== 'assign' || isClub55(state.options) || isSealed(state, seat)) return undefined;
  const numbers = numbersOf(state).toSorted((a, b) => b - a);
  const sheet = state.influence[seat];
  const free = lettersOf(state.options)
    .filter(letter => !sheet[letter] && !barred(state, seat, letter))
    .toSorted((a, b) => ageOf(state, b) - ageOf(state, a));
  const holderOf = (points: number): string | undefined => Object.keys(sheet).find(letter => sheet[letter] === points);
  return {
    kinds: ['assign', 'unassign'],
    slots: numbers.map(points => {
      const id = holderOf(points);
      return {
        label: points === TEN_PLUS ? '10+' : String(points),
        ...(id !== undefined && { holds: { id, clear: { kind: 'unassign', politician: id } } }),
        choices: free.map(politician => ({
          id: politician,
          command: { kind: 'assign', politician, points },
          note: { word: 'form-age', params: { age: ageOf(state, politician) } },
        })),
      };
    }),
    fill(seed) {
      const people = promising(state, free, seed);
      // an eleventh number may be left out
      const empty = numbers.filter(points => points !== TEN_PLUS && holderOf(points) === undefined);
      return empty.flatMap((points, n) => {
        const politician = people[n];
        return politician === undefined ? [] : [{ kind: 'assign', politician, points }];
      });
    },
  };
};
