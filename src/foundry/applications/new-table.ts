/** From the wizard's answers to the plan of a table. */
import { readOptions } from '../../kernel/options';
import type { AnyGame } from '../../table/record/model';
import type { Draft } from '../../table/panels/draft';
import type { NewTable } from '../registry';

/** Only what the options ask for is kept: a seat that another option removed takes its holder along. */
export const newTableOf = ({
  game,
  name,
  options,
  holders,
  mode,
  scene,
}: Omit<Draft, 'step' | 'game' | 'wrongFiles'> & { readonly game: AnyGame }): NewTable => {
  const read = readOptions(game.options, options).options;
  return {
    name: name.trim(),
    game: game.id,
    options: read,
    mode,
    scene,
    holders: Object.fromEntries(game.seats(read).map(seat => [seat, holders[seat] ?? { kind: 'open' }])),
  };
};
