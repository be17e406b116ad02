/** §5.2 The texts of each card, and the names of their options. */
import type { Texts } from '../data/effects';
import { TEXTS_1917 } from '../data/texts-1917';
import { RED_REVOLT_EFFECTS, TEXTS_1918 } from '../data/texts-1918';
import { COMMANDS, SPECIALS } from '../pieces';
import type { Effect } from './effect-types';
import { TEXTS } from './vocabulary';

/** The texts of our cards. */
export const OUR_TEXTS: Readonly<Record<string, Texts>> = { ...TEXTS_1917, ...TEXTS_1918 };

/** The options in a list of effects, at any depth. */
const optionsIn = (list: readonly Effect[]): readonly string[] =>
  list.flatMap(effect =>
    effect.do === 'one-of'
      ? effect.options.flatMap(({ id, list: inner }) => [id, ...optionsIn(inner)])
      : 'list' in effect
        ? optionsIn(effect.list)
        : [],
  );
/** Options named like a Command or Special Activity. */
const ACTIONS: readonly string[] = [...COMMANDS, ...SPECIALS];
/** Options of an owner's Event that have no name among ours. */
const CHOICES: readonly string[] = ['choice-1', 'choice-2', 'choice-3', 'choice-4'];
/** Every other option that an Event offers. */
export const OPTIONS: readonly string[] = [
  ...CHOICES,
  ...new Set(
    [...Object.values(OUR_TEXTS), { single: RED_REVOLT_EFFECTS }].flatMap((texts: Texts) =>
      TEXTS.flatMap(text => optionsIn(texts[text] ?? [])),
    ),
  ),
].filter(option => !ACTIONS.includes(option));
/** The possible names of an option. */
export const OPTION_NAMES: readonly string[] = [...OPTIONS, ...ACTIONS];
