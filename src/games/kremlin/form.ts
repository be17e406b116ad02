/** §assign The secret sheet as a form: the numbers from the highest to 1, each for one Politician. */
import type { SlotForm } from '../../kernel/presentation';
import { promising } from './bots/sheets';
import { isClub55 } from './options';
import { barred, isSealed, numbersOf } from './rules/assign';
import { ageOf, lettersOf, type State, TEN_PLUS } from './state';
import type { Kremlin } from './types';
import type { Seat } from './vocabulary';

/** None for the points of the club, of which any number goes on anybody. */
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
