/**
 * Is a change by hand the opposite of one that the same seat made before? Whoever takes something back breaks no rule,
 * unless it was legal and the seat has gone on by the rules since.
 */
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

/** A change by hand that stands: the way back, and whether it broke a rule. */
interface Standing {
  readonly back: string;
  readonly isBreach: boolean;
}

/** What a seat did by hand in the last turns and may take back. */
const standing = (table: Judged, seat: string): readonly Standing[] => {
  const turns = table.moments.filter(({ entry, undone }) => !undone && entry.kind === 'turn').slice(-MOST - 1);
  let found: readonly Standing[] = [];
  for (const [n, { entry, edit, state }] of turns.entries()) {
    const before = turns[n - 1];
    if (!before || entry.kind !== 'turn' || entry.seat !== seat) continue;
    // what was legal is part of the game once its seat goes on
    if (entry.by !== 'hand') found = found.filter(({ isBreach }) => isBreach);
    if (entry.by !== 'hand' || (edit && isOfSequence(edit))) continue;
    const [there, back] = bothWays(table.game, seenBy(table, before.state, seat), seenBy(table, state, seat));
    const taken = found.findLastIndex(one => one.back === there);
    // done again later, it counts again
    found = taken >= 0 ? found.toSpliced(taken, 1) : [...found, { back, isBreach: (entry.breaks ?? []).length > 0 }];
  }
  return found;
};

/** Does a change only take back what its seat did by hand before? `after`: the table as it leaves it, for the same seat. */
export const isTakenBack = (table: Judged, seat: string | undefined, after: AnyTypes['state']): boolean => {
  if (seat === undefined) return false;
  const [there, back] = bothWays(table.game, seenBy(table, table.state, seat), after);
  // a shuffle looks the same both ways, and takes nothing back
  return there !== back && standing(table, seat).some(({ back }) => back === there);
};
