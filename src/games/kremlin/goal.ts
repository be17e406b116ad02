/** §victory What wins: enough waves from the parade; else what is controlled when the years are over. */
import type { Goal } from '../../kernel/presentation';
import { editionOf } from './data/editions';
import { numbersAt } from './numbers';
import { controllerOf } from './rules/control';
import { wavesOf } from './rules/victory';
import { holderOf, seatsOf, type State } from './state';
import type { Seat } from './vocabulary';

/** Where a Politician must wave, the waves are listed for the controller of the waver. */
export const goal = (state: State): Goal<Seat> => {
  const { waves, last } = editionOf(state.options);
  const seats = seatsOf(state.options);
  const need = numbersAt(state)['waves-to-win'];
  if (waves === 'faction')
    return {
      win: { word: last === 'score' ? 'goal-waves-or-score' : 'goal-waves', params: { need } },
      rows: [
        {
          label: { word: 'goal-parades' },
          each: Object.fromEntries(seats.map(seat => [seat, wavesOf(state, seat)])),
          need,
        },
      ],
    };
  const chief = holderOf(state, 'party-chief');
  const controller = chief === undefined ? undefined : controllerOf(state, chief);
  const waved = state.waves.filter(wave => wave.success && wave.politician === chief).length;
  return {
    win: { word: 'goal-chief-waves', params: { need } },
    rows:
      chief === undefined || controller === undefined
        ? []
        : [
            {
              label: { word: 'goal-chief', params: { politician: chief } },
              each: { [controller]: waved },
              need,
              id: chief,
            },
          ],
  };
};
