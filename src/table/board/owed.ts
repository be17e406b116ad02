/** What of an action that hands have begun they have not done yet, as changes by hand. */
import { eventsOf } from '../../kernel/change';
import type { GameEdit } from '../../kernel/edit';
import type { Begun } from '../../kernel/following';
import { between, editsOf } from './between';
import { inBoth, without } from './lacking';
import type { AnyPresentation, AnyRules, AnyTypes } from '../record/model';
import { sameFaces } from './by-hand';

/** More than so many are no rest of an action, but all that comes with it. */
const MOST = 12;

/**
 * Where its dice may fall in several ways, only what comes of it in each of them is owed; nothing is, where hands cannot
 * do it one after the other. `after`: the table after the change.
 */
export const owedOf = (
  game: AnyRules,
  presentation: Pick<AnyPresentation, 'tabletop'>,
  { from, ends, all }: Begun<AnyTypes>,
  after: AnyTypes['state'],
): readonly GameEdit[] => {
  // what only chance decides nobody owes
  if (!ends.length || (ends.length > 1 && ends.length === all.length && all.length > 2)) return [];
  const { tabletop } = presentation;
  const before = tabletop(from);
  const [first, ...others] = ends.map(end => between(before, tabletop(end)));
  if (!first) return [];
  const edits = editsOf(
    without(others.reduce(inBoth, first), between(before, tabletop(after))),
    { game, presentation },
    after,
  );
  const isDone =
    edits.length <= MOST && !('reason' in eventsOf(game, after, { kind: 'together', edits: [...edits] }, sameFaces));
  return isDone ? edits : [];
};
