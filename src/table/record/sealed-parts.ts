/**
 * An entry's events in two parts: what everybody may read, and what is sealed to the seats. What the parts hold, and what a
 * reader's keys open of them: `opened-parts.ts`.
 */
import { isToldTo, redact } from '../../kernel/piles';
import type { Message } from '../../kernel/messages';
import { humanSeats, userAt } from './authors';
import { contextOf, type Sealer, sealToBrowser, TABLE } from './browser-parts';
import { compact } from './compact';
import type { AnyTypes, Sealed } from './model';
import { EVERYTHING, type Hidden, lexiconFor, toSeat, type TurnTold, type Written } from './opened-parts';
import { sealSmall, seatSecret } from '../crypto/siv';
import { stateAt, type Timeline } from './timeline-model';

export type { Sealer };

const written = ({ command, edit, s, hidden }: TurnTold): Written => ({
  ...(command && { c: command }),
  ...(edit && { e: edit }),
  ...(s !== undefined && { s }),
  ...(hidden.length && { h: hidden }),
});

/** The hidden parts of some events. */
const hiddenIn = (events: readonly Message[]): readonly Hidden[] =>
  events.flatMap((event, n): Hidden[] => {
    const { secret } = event as Message & { readonly secret?: { readonly to: Hidden[1]; readonly is: unknown } };
    return secret ? [[n, secret.to, secret.is]] : [];
  });

/** The events as everybody may read them. */
export const openPart = (events: readonly Message[]): readonly Message[] =>
  events.map(event => redact(event, undefined));

type State = AnyTypes['state'];

/** A seat's part of an entry: what it may know of a turn, or its whole view. */
type Told = Written | { readonly view: State };

/** A person's seat: the revision that gave it to them (0: the head), and their accepted browsers. */
interface HeldSeat {
  readonly seat: string;
  readonly since: number;
  readonly keys: readonly string[];
}

const sealPart = ({ head }: Sealer, revision: number, to: string, secret: string, part: Told): Sealed => ({
  to,
  box: sealSmall(compact(part, lexiconFor(head)), secret, contextOf(head, revision)),
});

const sealToSeat = (sealer: Sealer, revision: number, { seat, since }: HeldSeat, part: Told): Sealed =>
  sealPart(sealer, revision, toSeat(seat), seatSecret(sealer.table.secret, seat, since), part);

/** The seats of people, each with the browsers that the record knows. */
const heldSeats = (timeline: Timeline): readonly HeldSeat[] =>
  humanSeats(timeline).map(seat => {
    const user = userAt(timeline, seat);
    const keys = Object.keys(timeline.keys).filter(key => timeline.keys[key] === user);
    return { seat, since: timeline.since[seat] ?? 0, keys };
  });

/**
 * The sealed parts of a turn: to each seat what it may know, to the sender also what they asked. The table can open these,
 * and has a part of its own for everything else.
 */
const sealTurn = (
  sealer: Sealer,
  revision: number,
  seats: readonly HeldSeat[],
  by: string,
  { hidden, ...asked }: TurnTold,
): readonly Sealed[] => {
  const told = seats.filter(({ keys }) => keys.length > 0);
  const parts = told.flatMap(held => {
    const own = hidden.filter(([, to]) => isToldTo(to, held.seat));
    if (held.seat === by) return [sealToSeat(sealer, revision, held, written({ ...asked, hidden: own }))];
    return own.length ? [sealToSeat(sealer, revision, held, { h: own })] : [];
  });
  const isTold = (seat: string): boolean => told.some(one => one.seat === seat);
  const rest = written({
    ...(!isTold(by) && asked),
    hidden: hidden.filter(([, to]) => !told.some(({ seat }) => isToldTo(to, seat))),
  });
  if (!Object.keys(rest).length) return parts;
  return [...parts, sealPart(sealer, revision, EVERYTHING, sealer.table.secret, rest)];
};

/** What is sealed beside the next turn: the request, and what its events hide, each part for those who may know it. */
export const sealedTurn = (
  sealer: Sealer,
  before: Timeline,
  seat: string,
  asked: Omit<TurnTold, 'hidden'>,
  events: readonly Message[],
): readonly Sealed[] =>
  sealTurn(sealer, before.revision + 1, heldSeats(before), seat, { ...asked, hidden: hiddenIn(events) });

/** The whole views of seats, for those with a browser that does not know what came before. */
const sealViews = (
  sealer: Sealer,
  revision: number,
  seats: readonly HeldSeat[],
  view: (seat: string) => State,
): readonly Sealed[] => seats.map(held => sealToSeat(sealer, revision, held, { view: view(held.seat) }));

/** What an undo sends to the seats with later browsers, which never saw the state it goes back to. */
export const viewsAfterUndo = (sealer: Sealer, timeline: Timeline, to: number): readonly Sealed[] => {
  const later = timeline.moments.filter(({ entry }) => entry.r > to);
  const late = new Set(later.flatMap(({ entry }) => (entry.kind === 'key' ? [entry.key] : [])));
  const state = stateAt(timeline, to);
  const seats = heldSeats(timeline).filter(({ keys }) => keys.some(key => late.has(key)));
  return sealViews(sealer, timeline.revision + 1, seats, one => timeline.game.hide(state, one));
};

/** The secrets of seats for a browser of their holder, and their views once there is something to see. */
export const sealSeats = (
  sealer: Sealer,
  revision: number,
  key: string,
  seats: readonly HeldSeat[],
  view?: (seat: string) => State,
): readonly Sealed[] => {
  const parts = seats.map(
    ({ seat, since }) =>
      [seat, { secret: seatSecret(sealer.table.secret, seat, since), ...(view && { view: view(seat) }) }] as const,
  );
  return parts.length ? [sealToBrowser(sealer, revision, key, Object.fromEntries(parts))] : [];
};

/** The table's own key for a browser that is to referee. */
export const sealTableKey = (sealer: Sealer, revision: number, key: string): readonly Sealed[] => [
  sealToBrowser(sealer, revision, key, { [TABLE]: sealer.table.secret }),
];
