/** From the wizard's answers to the plan of a table. */
import { readOptions } from '../../kernel/options';
import { isAlone } from '../../table/judgement/openness';
import type { AnyGame } from '../../table/record/model';
import { type Draft, presetOf, type Preset } from '../../table/panels/draft';
import type { NewTable } from '../registry';
import { isObject } from '../../kernel/reading';
import { ID } from '../module-id';
import { setting } from '../settings';

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

// Sets of options that game masters have named: the world keeps them, for each game its own.

/** The presets of a game by their names. Options that the game does not know any more are left out. */
export const keptPresets = (rules: AnyGame): Readonly<Record<string, Preset>> => {
  const kept = setting('presets')[rules.id];
  if (!isObject(kept)) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([name, preset]) =>
      isObject(preset)
        ? [[name, presetOf({ game: rules, options: readOptions(rules.options, preset).options })] as const]
        : [],
    ),
  );
};

/** Saves one, in the place of one with the same name. */
export const keepPreset = async (rules: AnyGame, name: string, preset: Preset): Promise<void> => {
  const all = setting('presets');
  await game.settings.set(ID, 'presets', { ...all, [rules.id]: { ...keptPresets(rules), [name]: preset } });
};
