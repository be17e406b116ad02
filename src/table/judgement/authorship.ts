/** Does an entry stand in somebody's name, and have they signed it? Some entries a referee makes without a request. */
import { isLate } from './freshness';
import { seatsOf } from '../record/authors';
import { authorOf, signedAsk } from '../record/authors';
import { type Ask, type Entry, type Finding, finding } from '../record/model';
import { linkAt } from '../record/timeline';
import type { Moment, Timeline } from '../record/timeline-model';

/** What needs no request: the referee does it when it is due, and bots move by themselves. */
const isUnasked = ({ holders }: Timeline, entry: Entry): boolean => {
  switch (entry.kind) {
    case 'key':
    case 'referee':
    case 'deputy':
      return true;
    case 'opening':
    case 'revealed':
      return entry.user === undefined;
    case 'turn':
      return (
        entry.by === 'table' ||
        entry.by === 'window' ||
        (entry.by === 'command' && holders[entry.seat]?.kind === 'bot') ||
        entry.fulfils !== undefined
      );
    case 'undo':
      return entry.consent;
    case 'mode':
    case 'seat':
    case 'trust':
    case 'openness':
    case 'vouch':
      return entry.fulfils !== undefined;
    case 'vote':
      return entry.seat === 'table';
    case 'commitment':
    case 'number':
    case 'proposal':
    case 'look':
    case 'wait':
    case 'away':
      return false;
  }
};

/** A user who makes a change by hand and names no seat does it as the first of their own, or as none. */
const isElsewhere = (before: Timeline, user: string, entry: Entry, ask: Ask): boolean => {
  const isOpen = entry.kind === 'turn' && ask.kind === 'edit' && ask.seat === undefined;
  return isOpen && entry.seat !== (seatsOf(before, user)[0] ?? 'table');
};

/** What is wrong with the author of an entry. */
export const isAuthorised = (before: Timeline, after: Timeline, moment: Moment): Finding => {
  const { entry } = moment;
  const isAsked = [entry.m, entry.seen, entry.claim, moment.signature].some(part => part !== undefined);
  if (isUnasked(before, entry)) return isAsked ? finding('verify-signed-by-nobody') : undefined;
  const user = authorOf(before, entry);
  if (user === undefined) return finding('verify-unsigned', { user: '' });
  const { m, seen } = entry;
  // a message is judged once, by the referee who served when it was signed
  if (before.moments.some(one => m !== undefined && one.entry.m === m)) return finding('verify-again', { user });
  const isLeft = entry.kind === 'turn' && entry.left !== undefined;
  const oldest = isLeft ? 0 : before.sitting;
  if (seen !== undefined && (seen < oldest || seen > before.revision)) return finding('verify-late', { user });
  const isClaimed =
    !entry.claim || (!Object.hasOwn(before.keys, entry.claim.key) && after.keys[entry.claim.key] === user);
  const ask = isClaimed ? signedAsk(user, moment, after, revision => linkAt(before, revision)) : undefined;
  if (!ask) return finding('verify-unsigned', { user });
  if (isElsewhere(before, user, entry, ask)) return finding('verify-hand', { user });
  // an envelope may be held back: it is void at a table that its sender has not seen
  return isLate(before, ask, seen ?? 0) ? finding('verify-late', { user }) : undefined;
};
