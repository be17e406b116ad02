/** Is a change by hand the opposite of one that the same seat made before? Whoever takes something back breaks no rule. */
import { type Difference, differenceOf } from '../../kernel/difference';
import { isOfSequence } from '../../kernel/edit';
import type { AnyTypes } from '../record/model';
import type { Timeline } from '../record/timeline-model';
import { seenBy } from './hands-since-rules';

type Judged = Pick<Timeline, 'game' | 'head' | 'state' | 'moments'>;

/** So many turns back a change is looked for. */
const MOST = 24;

const textOf = (difference: Difference): string =>
  JSON.stringify([...difference].toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** A change there, and back again: two that take each other back have them the other way round. */
const bothWays = (
  { editRules }: Judged['game'],
  before: AnyTypes['state'],
  after: AnyTypes['state'],
): readonly [there: string, back: string] => [
  textOf(differenceOf(before, after, editRules.aside)),
  textOf(differenceOf(after, before, editRules.aside)),
];

/** What a seat did by hand in the last turns and has not taken back itself, as the way there and the way back. */
const standing = (table: Judged, seat: string): readonly (readonly [string, string])[] => {
  const turns = table.moments.filter(({ entry, undone }) => !undone && entry.kind === 'turn').slice(-MOST - 1);
  const found: (readonly [string, string])[] = [];
  for (const [n, { entry, edit, state }] of turns.entries()) {
    const before = turns[n - 1];
    const isOwn = entry.kind === 'turn' && entry.by === 'hand' && entry.seat === seat;
    if (!before || !isOwn || (edit && isOfSequence(edit))) continue;
    const one = bothWays(table.game, seenBy(table, before.state, seat), seenBy(table, state, seat));
    const taken = found.findLastIndex(([, back]) => back === one[0]);
    // done again later, it counts again
    if (taken >= 0) found.splice(taken, 1);
    else found.push(one);
  }
  return found;
};

/** Does a change only take back what its seat did by hand before? `after`: the table as it leaves it, for the same seat. */
export const isTakenBack = (table: Judged, seat: string | undefined, after: AnyTypes['state']): boolean => {
  if (seat === undefined) return false;
  const [there] = bothWays(table.game, seenBy(table, table.state, seat), after);
  return standing(table, seat).some(([, back]) => back === there);
};
