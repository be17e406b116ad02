/** Who sits where; who asked for an entry, and what: that is what they have signed. */
import { isRequestOf } from './signatures';
import { keyId } from '../crypto/keys';
import type { Message } from '../../kernel/messages';
import type { Ask, Entry, EntryOf } from './model';
import type { Moment, Timeline } from './timeline-model';

/** The user who sits here. */
export const userAt = ({ holders }: Pick<Timeline, 'holders'>, seat: string): string | undefined => {
  const holder = Object.hasOwn(holders, seat) ? holders[seat] : undefined;
  return holder?.kind === 'user' ? holder.user : undefined;
};

type Seated = Pick<Timeline, 'game' | 'head' | 'holders'>;

/** The seats that people hold, in the game's order. */
export const humanSeats = ({ game, head, holders }: Seated): readonly string[] =>
  game.seats(head.options).filter(seat => userAt({ holders }, seat) !== undefined);

export const seatsOf = (timeline: Seated, user: string): readonly string[] =>
  humanSeats(timeline).filter(seat => userAt(timeline, seat) === user);

/** The user who is the author of an entry; undefined if there is none. `before`: the table before the entry. */
export const authorOf = (before: Pick<Timeline, 'holders'>, entry: Entry): string | undefined => {
  switch (entry.kind) {
    case 'commitment':
    case 'number':
    case 'vote':
    case 'wait':
      return userAt(before, entry.seat);
    case 'proposal':
    case 'turn':
    case 'undo':
      return entry.user ?? userAt(before, entry.seat);
    case 'trust':
      return entry.by;
    case 'opening':
    case 'mode':
    case 'seat':
    case 'look':
    case 'vouch':
    case 'away':
    case 'revealed':
      return entry.user;
    case 'key':
    case 'openness':
    case 'referee':
    case 'deputy':
      return undefined;
  }
};

/** The requests to which an entry can be the answer. */
const asksOf = ({ entry, command, edit, stands }: Moment): readonly Ask[] => {
  switch (entry.kind) {
    case 'commitment':
      return [
        { kind: 'commit', seat: entry.seat, hash: entry.hash, ...(entry.root !== undefined && { root: entry.root }) },
      ];
    case 'opening':
      return [{ kind: 'start' }];
    case 'number':
      return [{ kind: 'number', seat: entry.seat, number: entry.number }];
    case 'turn':
      if (entry.by === 'command') {
        const shown = {
          ...(entry.share !== undefined && { share: entry.share }),
          ...(entry.left !== undefined && { left: entry.left }),
          ...(stands !== undefined && { stands }),
        };
        return command ? [{ kind: 'command', seat: entry.seat, command, ...shown }] : [];
      }
      // a user who does not name a seat makes the change as the first of their own
      return edit
        ? [
            { kind: 'edit', seat: entry.seat, edit },
            { kind: 'edit', edit },
          ]
        : [];
    case 'undo':
      return [{ kind: 'undo', seat: entry.seat }];
    case 'mode':
      return [{ kind: 'mode', mode: entry.mode }];
    case 'seat':
      if (entry.by === 'given') return [{ kind: 'seat', seat: entry.seat, holder: entry.holder }];
      return [{ kind: entry.by, seat: entry.seat }];
    case 'proposal':
      return [{ kind: 'propose', seat: entry.seat, what: entry.what }];
    case 'vote':
      return [{ kind: 'vote', seat: entry.seat, on: entry.on, yes: entry.yes }];
    case 'trust':
      return [{ kind: 'trust', user: entry.user, trusted: entry.trusted }];
    case 'vouch':
      return [{ kind: 'vouch', key: entry.key }];
    case 'look':
      return [{ kind: 'look', open: entry.open }];
    case 'wait':
    case 'away':
      return [{ kind: entry.kind, seat: entry.seat, on: entry.on }];
    case 'revealed':
      return [{ kind: 'reveal' }];
    case 'key':
    case 'openness':
    case 'referee':
    case 'deputy':
      return [];
  }
};

type OwnPass = Extract<NonNullable<EntryOf<'turn'>['passes']>[number], { by: 'own' }>;

/** A pass at the close of a window, as the command that its seat has signed. */
export const commandOf = (
  moment: Moment,
  entry: EntryOf<'turn'>,
  { seat, m, seen, s, share, left, stands }: OwnPass,
  command: Message,
): Moment => ({
  ...moment,
  entry: {
    ...entry,
    by: 'command',
    seat,
    m,
    seen,
    ...(share !== undefined && { share }),
    ...(left !== undefined && { left }),
  },
  command,
  signature: s,
  ...(stands !== undefined && { stands }),
});

/** The key that a request's id names, among those of a user. */
export const signingKey = (keys: Timeline['keys'], id: string, user: string): string | undefined =>
  Object.keys(keys).find(key => keys[key] === user && id.startsWith(`${keyId(key)}.`));

/**
 * What the entry's user has signed; undefined if nothing. `linkTo` gives the hash of the record that they had seen, `keys`
 * the owners of browsers, the entry's own claim included.
 */
export const signedAsk = (
  user: string,
  moment: Moment,
  { head, keys }: Pick<Timeline, 'head' | 'keys'>,
  linkTo: (revision: number) => string,
): Ask | undefined => {
  const { m, seen } = moment.entry;
  const { signature } = moment;
  const key = m === undefined ? undefined : signingKey(keys, m, user);
  if (m === undefined || seen === undefined || signature === undefined || key === undefined) return undefined;
  const request = { table: head.id, id: m, seen, link: linkTo(seen) };
  return asksOf(moment).find(ask => isRequestOf({ ...request, ask }, signature, key));
};

export const isSignedBy = (...given: Parameters<typeof signedAsk>): boolean => signedAsk(...given) !== undefined;
