/** Since which entry somebody is asked, for whoever wants to know how long a table waits for them. */
import { toAct } from '../../kernel/agenda';
import type { TableClient } from './client-model';

export interface AskedSince {
  /** The entry that has asked them. */
  readonly revision: number;
  /** Server time in ms. */
  readonly time: number;
}

/**
 * Since when one of these seats is asked: through all entries after which it was. A question of last week to which others
 * have answered since is still one of last week.
 */
export const askedSince = (
  { timeline, game }: Pick<TableClient, 'timeline' | 'game'>,
  seats: readonly string[],
): AskedSince => {
  const asking = timeline.moments.filter(({ entry }) => entry.kind === 'turn' || entry.kind === 'undo');
  const before = asking.findLastIndex(({ state }) => !toAct(game, state).some(seat => seats.includes(seat)));
  const first = (asking[before + 1] ?? asking.at(-1))?.entry;
  return { revision: first?.r ?? 0, time: first?.t ?? timeline.head.created };
};
