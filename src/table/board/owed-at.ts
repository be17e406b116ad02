/** What an action that hands have begun still owes at a table. Loaded when somebody wants it done. */
import type { GameEdit } from '../../kernel/edit';
import { finished } from '../../kernel/slices';
import type { Begun } from '../../kernel/following';
import { begunAt, seenBy } from '../judgement/left';
import type { AnyPresentation, AnyTypes } from '../record/model';
import type { Timeline } from '../record/timeline-model';
import { owedOf } from './owed';

/** As the table lies now: nothing where the rules have gone on since, or hands have done it. */
export const owedAt = (
  table: Pick<Timeline, 'game' | 'head' | 'state' | 'moments'>,
  presentation: Pick<AnyPresentation, 'tabletop'>,
  seat: string | undefined,
  part: Begun<AnyTypes>,
): readonly GameEdit[] => {
  const wanted = JSON.stringify([part.seat, part.command]);
  const same = finished(begunAt(table, seat)).find(one => JSON.stringify([one.seat, one.command]) === wanted);
  return same ? owedOf(table.game, presentation, same, seenBy(table, table.state, seat)) : [];
};

export { owedOf };
