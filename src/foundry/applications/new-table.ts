/** From the wizard's answers to the plan of a table. */
import { readOptions } from '../../kernel/options';
import { isAlone } from '../../table/judgement/openness';
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
  open = false,
}: Omit<Draft, 'step' | 'game' | 'wrongFiles' | 'open'> & {
  readonly game: AnyGame;
  readonly open?: boolean;
}): NewTable => {
  const read = readOptions(game.options, options).options;
  const sitting = Object.fromEntries(game.seats(read).map(seat => [seat, holders[seat] ?? { kind: 'open' as const }]));
  return {
    name: name.trim(),
    game: game.id,
    options: read,
    mode,
    scene,
    holders: sitting,
    open: open || isAlone(sitting),
  };
};
