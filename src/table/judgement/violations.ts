/** What a change by hand breaks, for the board and for the record. Loaded when a table advises, or is verified. */
import { advising, type Advice } from '../../kernel/advice';
import { partsOf } from '../../kernel/begun-actions';
import type { Options } from '../../kernel/messages';
import { type Change, type Edit, isOfSequence } from '../../kernel/edit';
import type { Refusal } from '../../kernel/refusal';
import type { Slices } from '../../kernel/slices';
import type { AnyTypes } from '../record/model';
import type { Timeline } from '../record/timeline-model';
import { begunAt, seenBy } from './hands-since-rules';
import { isTakenBack } from './taken-back';

/** The actions that a change is a part of, the nearest first. `after`: the table as it leaves it. */
export function* partsAt(
  table: Judged,
  seat: string | undefined,
  after: AnyTypes['state'],
  change: Change,
): Slices<Advice<AnyTypes>['parts']> {
  const begun = yield* begunAt(table, seat);
  return yield* partsOf(table.game, begun, [seenBy(table, table.state, seat), after], seat, change);
}

/** The details of a refusal as everybody may read them: a name that the open table does not show is blank. */
export const openDetails = (details: Options, open: object): Options => {
  const shown = JSON.stringify(open);
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'string' && !value.startsWith('§') && !shown.includes(JSON.stringify(value)) ? '?' : value,
    ]),
  );
};

type Judged = Pick<Timeline, 'game' | 'head' | 'state' | 'moments'>;

/** Whether taking back one's own change breaks a rule: `by-rule` as the rules say, as older records have it. */
type TakenBack = 'breaks-none' | 'by-rule';

/** What the rules say of a change by hand at a table, with what hands have begun there. */
export function* adviseAt(
  table: Judged,
  seat: string | undefined,
  change: Change,
  taken: TakenBack = 'breaks-none',
): Slices<Advice<AnyTypes> | Refusal> {
  const begun = yield* begunAt(table, seat);
  const advice = yield* advising(table.game, seenBy(table, table.state, seat), seat, change, begun);
  if ('reason' in advice || !advice.breaks.length || taken === 'by-rule') return advice;
  return isTakenBack(table, seat, advice.after) ? { ...advice, breaks: [] } : advice;
}

/** Every rule that a change by hand breaks. What it says of a hidden card stays out of the record, which everybody reads. */
export function* violationsOf(
  table: Judged,
  seat: string | undefined,
  change: Edit,
  taken?: TakenBack,
): Slices<readonly Refusal[]> {
  if (isOfSequence(change)) return [];
  const { game, state } = table;
  const advice = yield* adviseAt(table, seat, change, taken);
  if ('reason' in advice) return [];
  const open = [seenBy(table, state, seat), advice.after].map(one => game.hide(one, undefined));
  return advice.breaks.map(({ section, reason, details }) => ({
    section,
    reason,
    ...(details && { details: openDetails(details, open) }),
  }));
}
