/** What of an action that hands have begun they have not done yet, as changes by hand. */
import type { Tabletop } from '../../kernel/board';
import type { GameEdit } from '../../kernel/edit';
import type { Begun } from '../../kernel/following';
import { between, editsOf, inBoth, without } from './between';
import type { AnyPresentation, AnyTypes } from '../record/model';

/** More than so many are no rest of an action, but all that comes with it. */
const MOST = 12;

/** Where its dice may fall in several ways, only what comes of it in each of them is owed. `now`: after the change. */
export const owedOf = (
  { tabletop }: Pick<AnyPresentation, 'tabletop'>,
  { from, ends, all }: Begun<AnyTypes>,
  now: Tabletop,
): readonly GameEdit[] => {
  // what only chance decides nobody owes
  if (!ends.length || (ends.length > 1 && ends.length === all.length && all.length > 2)) return [];
  const before = tabletop(from);
  const [first, ...others] = ends.map(end => between(before, tabletop(end)));
  if (!first) return [];
  const edits = editsOf(without(others.reduce(inBoth, first), between(before, now)), now);
  return edits.length > MOST ? [] : edits;
};
