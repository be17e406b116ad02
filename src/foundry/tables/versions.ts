/** Pages of two versions of the module misread each other: the one that speaks otherwise than the referee is told. */
import type { Lease } from '../../table/record/model';
import { VERSION } from '../version';
import { onStranger, send } from './socket';
import { thisClient } from './tab-name';

/** A client is answered once in so long (ms), however much it says. */
const AGAIN = 5_000;
/** Clients whose last answer is remembered. */
const MOST = 200;

/**
 * Answers clients that speak as another version does, if this one referees; and tells the user to load his page anew
 * when he is answered so. Anybody may send such an answer: it counts only if the lease of a table says the same.
 */
export const watchVersions = (
  isRefereeing: () => boolean,
  leases: () => readonly (readonly [string, Lease])[],
): void => {
  const answered = new Map<string, number>();
  let isTold = false;
  const answer = (client: string): void => {
    const now = performance.now();
    if (!isRefereeing() || now - (answered.get(client) ?? -Infinity) < AGAIN) return;
    if (answered.size >= MOST) answered.clear();
    answered.set(client, now);
    send({ kind: 'version', to: client });
  };
  onStranger(({ from, version, to }) => {
    if (to === undefined) return answer(from);
    const isSo = to === thisClient() && leases().some(([, lease]) => lease.version === version);
    if (!isSo || isTold) return;
    isTold = true;
    ui.notifications.warn(game.i18n.format('RT.problems.other-version', { ours: VERSION, theirs: version }), {
      permanent: true,
    });
  });
};
