/** Sets of options that game masters have named: the world keeps them, for each game its own. */
import { isObject } from '../../kernel/reading';
import { presetOf, type Preset } from '../../table/panels/draft';
import { readOptions } from '../../kernel/options';
import type { AnyGame } from '../../table/record/model';
import { ID } from '../module-id';
import { setting } from '../settings';

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
