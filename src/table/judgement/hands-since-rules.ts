/** What hands have done at a table since its rules last went on, as one seat sees it. */
import type { Begun } from '../../kernel/begun';
import { begunIn, type Left } from '../../kernel/begun-actions';
import { isOfSequence } from '../../kernel/edit';
import type { Slices } from '../../kernel/slices';
import type { AnyTypes } from '../record/model';
import type { Moment, Timeline } from '../record/timeline-model';

type State = AnyTypes['state'];
type Judged = Pick<Timeline, 'game' | 'head' | 'state' | 'moments'>;

/** Of so many changes at most it is asked what they are parts of. */
const MOST = 24;

const views = new WeakMap<State, Map<string, State>>();
/** A table as a seat sees it: the same each time, so that what is found out about it need not be found again. */
export const seenBy = ({ game }: Pick<Timeline, 'game'>, state: State, seat: string | undefined): State => {
  const of = views.get(state) ?? new Map<string, State>();
  views.set(state, of);
  const seen = of.get(seat ?? '') ?? game.hide(state, seat);
  of.set(seat ?? '', seen);
  return seen;
};

const isByHand = ({ entry, edit }: Moment): boolean =>
  entry.kind === 'turn' && entry.by === 'hand' && !(edit && isOfSequence(edit));

/**
 * Where the rules last went on, or began to advise, and the table after each change by hand since: what hands did while the
 * table was Free was not asked about, and would have to be looked at all at once.
 */
export const leftAt = (table: Judged, seat: string | undefined): readonly Left<AnyTypes>[] => {
  const turns = table.moments
    .filter(({ entry, undone }) => !undone && (entry.kind === 'turn' || entry.kind === 'mode'))
    .slice(-MOST - 1);
  const last = turns.findLastIndex(moment => !isByHand(moment));
  return turns.slice(Math.max(last, 0)).map(({ entry, state, edit }) => ({
    state: seenBy(table, state, seat),
    by: entry.kind === 'turn' && entry.seat !== 'table' ? entry.seat : undefined,
    ...(edit && !isOfSequence(edit) && { edit }),
  }));
};

/** The actions that hands have begun at a table, the last one first. */
export const begunAt = (table: Judged, seat: string | undefined): Slices<readonly Begun<AnyTypes>[]> =>
  begunIn(table.game, leftAt(table, seat));
