/** How a table begins: set up by the rules, or as what everybody saw of another that is dealt anew. */
import type { AnyGame, AnyTypes, Head } from './model';

/** The table before the first turn: set up by the rules, or the position that is dealt anew. */
export const startOf = (game: AnyGame, { options, anew }: Pick<Head, 'options' | 'anew'>): AnyTypes['state'] =>
  // whether it is one is asked before a table is opened or verified
  anew ? (anew.position as unknown as AnyTypes['state']) : game.setUp(options);
