/** Lets the rules judge the rows of a menu without making its user wait. */
import type { Change } from '../../kernel/edit';
import { judgedAhead } from '../../table/board/by-hand';
import { handOf } from '../../table/board/hand';
import { viewOf } from '../../table/board/view';
import type { TableClient } from '../../table/panels/client-model';
import { runInSlices } from '../../table/run-in-slices';
import { resting } from '../tables/refereeing';

/** So long (ms) a menu waits for its verdicts. Who chooses a row without one is told then what it breaks. */
const SOON = 200;

/** The last menu that was asked for at a table: the work for earlier ones ends. */
const asked = new Map<string, symbol>();

/**
 * Judges these changes, then the others; returns once the first are judged, or soon without. False if another menu was
 * asked for meanwhile.
 */
export const judgedSoon = async (
  client: TableClient,
  first: () => readonly Change[],
  others: () => readonly Change[] = () => [],
): Promise<boolean> => {
  const own = Symbol(client.id);
  asked.set(client.id, own);
  if (client.timeline.mode !== 'advised') return true;
  const hand = handOf({ client, view: viewOf(client) }, { byHand: true });
  const rest = resting();
  const isLast = (): boolean => asked.get(client.id) === own;
  const judge = async (changes: readonly Change[]): Promise<void> => {
    for (const one of changes) if (isLast()) await runInSlices(judgedAhead(hand, one), rest);
  };
  const soon = new Promise<void>(resolve => setTimeout(resolve, SOON));
  const rows = judge(first());
  void rows.then(() => judge(isLast() ? others() : []));
  await Promise.race([rows, soon]);
  return isLast();
};
