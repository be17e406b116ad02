/** The first turn of a table. */
import { redeal } from '../../kernel/redeal';
import type { Dice } from '../../kernel/chance';
import { begin, type Verdict } from '../../kernel/referee';
import type { AnyGame, AnyTypes, Head } from '../record/model';

/** The first turn, which deals: all, or what is hidden. */
export const firstTurn = (game: AnyGame, head: Head, state: AnyTypes['state'], dice: Dice): Verdict<AnyTypes> =>
  head.anew ? redeal(game, state, dice) : { ok: true, ...begin(game, state, dice), rolled: true };
