/**
 * The games' own 3D dice, for the module Dice So Nice. Its public API comes with the hook `diceSoNiceReady`; without
 * the module the hook is never called.
 */
import { SHADES } from '../../table/drawing/palette';
import { speech } from '../lazy-import';
import { keysOf, ownDice } from '../own-dice';

/** The part of its API that we use: a colour set, and preset faces for one kind of die. */
export interface Dice3d {
  addColorset(colours: Readonly<Record<string, string>>, mode: 'default' | 'no'): unknown;
  /** `standard`: used whatever dice a player has chosen, because these faces exist only once. */
  addDicePreset(
    preset: {
      readonly type: string;
      readonly labels: readonly string[];
      readonly system: 'standard';
      readonly colorset: string;
    },
    shape: 'd6',
  ): unknown;
}

declare module 'fvtt-types/configuration' {
  namespace Hooks {
    interface HookConfig {
      diceSoNiceReady(dice3d: Dice3d): void;
    }
  }
}

/** Registers every own die: its letter, its faces in the reader's language, its colours. */
export const presetOwnDice = (dice3d: Dice3d): void => {
  for (const own of ownDice()) {
    const { die, game, letter } = own;
    const { fill, deep, on } = SHADES[die.tone];
    const colorset = `rt-${game}-${die.id}`;
    dice3d.addColorset(
      {
        name: colorset,
        description: speech.localize(`RT.${game}.${die.word}`),
        category: 'Revolution Tables',
        foreground: on,
        background: fill,
        outline: deep,
        edge: deep,
        texture: 'none',
        material: 'plastic',
      },
      'no',
    );
    dice3d.addDicePreset(
      { type: `d${letter}`, labels: keysOf(own).map(key => speech.localize(key)), system: 'standard', colorset },
      'd6',
    );
  }
};

/** Called in `init`. */
export const registerDiceSoNice = (): void => {
  Hooks.once('diceSoNiceReady', presetOwnDice);
};
