/** Turns the wizard's answers into the plan of a table. */
import { readOptions } from '../../kernel/options';
import { isAlone } from '../../table/judgement/openness';
import type { AnyGame } from '../../table/record/model';
import { type Draft, presetOf, type Preset } from '../../table/panels/draft';
import type { NewTable } from '../registry';
import { isObject } from '../../kernel/reading';
import { ID } from '../module-id';
import { setting } from '../settings';

/** Keeps only seats of the chosen options: a seat that an option removed loses its holder. */
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

// Named presets of options that game masters saved, stored in the world for each game.

/** The presets of a game by name, without options that the game no longer knows. */
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

/** Saves a preset, replacing one of the same name. */
export const keepPreset = async (rules: AnyGame, name: string, preset: Preset): Promise<void> => {
  const all = setting('presets');
  await game.settings.set(ID, 'presets', { ...all, [rules.id]: { ...keptPresets(rules), [name]: preset } });
};
