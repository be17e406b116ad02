/** Judges again what happened at the table besides the game: seats, keys, numbers, votes, modes, trust. */
import { canonical } from '../../kernel/fields';
import { quickDice } from '../../kernel/dice';
import { isObject } from '../../kernel/reading';
import { isProven } from '../record/signatures';
import { partsSentTo, TABLE } from '../record/browser-parts';
import { seatSecret } from '../crypto/siv';
import { sittingIn } from '../record/sitting';
import { beginning, hasSecrets, isOver, isShifted, keyNeedsConsent, seatNeedsConsent, seatsSeenBy } from './agreement';
import { humanSeats, seatsOf, signingKey, userAt } from '../record/authors';
import { isKeyAgreed, votersOnKey } from '../record/new-key';
import { isNewKey, isKeepersOwn, mayVouch } from './vouched';
import { type Entry, type EntryOf, type Finding, finding } from '../record/model';
import { hashOfNumber, isSeedShared, seatsToOpen } from '../record/seed';
import { isFull } from '../record/timeline';
import type { Timeline } from '../record/timeline-model';
import { editVerdict } from './turns';
import { type Again, agreed, mayBeAway, mayWait } from './verify-turn';

type Kind = Exclude<Entry['kind'], 'turn' | 'undo'>;
type Judges = { readonly [K in Kind]: (given: Again, entry: EntryOf<K>) => boolean };

/** Before the game has begun, and nobody has opened their number. */
const isGathering = ({ begun, opening }: Timeline): boolean => !begun && !opening;

/** What a key entry has to seal to its browser: the secrets of its user's seats, and their views. */
const isHanded = ({ before, sealer }: Again, entry: EntryOf<'key'>): boolean => {
  const { begun, since, game, state } = before;
  const seats = seatsOf(before, entry.user);
  const right = seats.map(seat => [
    seat,
    {
      secret: seatSecret(sealer.table.secret, seat, since[seat] ?? 0),
      ...(begun && { view: game.hide(state, seat) }),
    },
  ]);
  const told = partsSentTo(sealer, entry.key, entry);
  const isWhole = (entry.sealed ?? []).length === (seats.length ? 1 : 0);
  return (
    isWhole &&
    canonical(entry.seats) === canonical(seats) &&
    canonical(told ?? {}) === canonical(Object.fromEntries(right))
  );
};

/** An accepted change by hand can have become impossible: then the table itself says no. */
const isImpossible = ({ before }: Again, on: number): boolean => {
  const what = agreed(before, on)?.what;
  if (what?.kind === 'key') return !isNewKey(before, what);
  if (what?.kind === 'seat') return before.holders[what.seat]?.kind !== 'open';
  if (what?.kind !== 'edit') return false;
  if (isShifted(before, on, what.edit)) return true;
  const seat = before.proposals.find(({ revision }) => revision === on)?.entry.seat;
  return !editVerdict(before, seat, what.edit, quickDice(1)).ok;
};

const proposalOf = {
  undo: ({ before }: Again, what: { readonly to: number }) =>
    before.begun && what.to >= beginning(before) && what.to <= before.revision,
};

/** The latest referee. */
const lastReferee = ({ moments }: Timeline): string | undefined => {
  const last = moments.findLast(({ entry }) => entry.kind === 'referee')?.entry;
  return last?.kind === 'referee' ? last.user : undefined;
};

const judges: Judges = {
  key: (given, entry) => {
    const { before } = given;
    const known = before.keys[entry.key];
    return (
      isProven({ key: entry.key, proof: entry.proof }, entry.user, before.head) &&
      (known ?? entry.user) === entry.user &&
      isHanded(given, entry)
    );
  },
  commitment: ({ before }, { seat, root }) =>
    isGathering(before) && !Object.hasOwn(before.commitments, seat) && (root === undefined || before.head.format > 1),
  opening: ({ before }, { seats, user }) => {
    const bound = before.game.seats(before.head.options).filter(seat => Object.hasOwn(before.commitments, seat));
    // an open seat waits for somebody to take it, unless the game master begins without them
    const isNobodyAwaited = !before.game.seats(before.head.options).some(seat => before.holders[seat]?.kind === 'open');
    const isAll = user !== undefined || (isNobodyAwaited && humanSeats(before).every(seat => bound.includes(seat)));
    return isGathering(before) && isAll && isSeedShared(before) && canonical(seats) === canonical(bound);
  },
  number: ({ before }, { seat, number }) =>
    !before.begun &&
    seatsToOpen(before).includes(seat) &&
    hashOfNumber(before.head.id, seat, number) === before.commitments[seat],
  mode: ({ before }, { mode, user, fulfils }) => {
    if (fulfils === undefined) return true;
    const asked = agreed(before, fulfils);
    return asked?.what.kind === 'mode' && asked.what.mode === mode && userAt(before, asked.seat) === user;
  },
  openness: ({ before }, { open, user, fulfils }) => {
    const asked = agreed(before, fulfils);
    return asked?.what.kind === 'openness' && asked.what.open === open && userAt(before, asked.seat) === user;
  },
  seat: ({ before }, { seat, holder, user, by, fulfils }) => {
    if (fulfils !== undefined) {
      const asked = agreed(before, fulfils);
      const what = asked?.what;
      if (!asked || what?.kind !== 'seat' || by !== 'given' || holder.kind !== 'user') return false;
      const isOpen = before.holders[seat]?.kind === 'open';
      return isOpen && what.seat === seat && what.user === holder.user && userAt(before, asked.seat) === user;
    }
    if (by === 'leave') return holder.kind === 'open' && userAt(before, seat) === user;
    if (by === 'given') return holder.kind !== 'user' || !seatNeedsConsent(before, seat, holder.user);
    const isOpen = before.holders[seat]?.kind === 'open' && !hasSecrets(before, seat);
    return isOpen && holder.kind === 'user' && holder.user === user;
  },
  proposal: (given, { seat, what, user }) => {
    const { before } = given;
    // only a new key is asked for by somebody without a seat
    const isFromTable = what.kind === 'key' && seat === 'table' && user !== undefined && !seatsOf(before, user).length;
    if (user === undefined ? userAt(before, seat) === undefined : !isFromTable) return false;
    if (what.kind === 'key')
      return isNewKey(before, what) && votersOnKey(before, what, user ?? userAt(before, seat)).length > 0;
    if (what.kind === 'undo') return proposalOf.undo(given, what);
    return ['edit', 'seat', 'openness'].includes(what.kind) ? given.before.begun : true;
  },
  vote: (given, { seat, on, yes }) => {
    const open = given.before.proposals.find(({ revision }) => revision === on);
    if (!open) return false;
    if (seat === 'table') return !yes && isImpossible(given, on);
    return userAt(given.before, seat) !== undefined && !(yes && open.yes.includes(seat));
  },
  // who sits down again after a reload keeps their lease, and stays who they are
  referee: ({ before }, entry) => {
    const { e, client, user, sitting } = entry;
    const isSealedTo = before.head.format > 2 ? sittingIn(before.head, entry) !== undefined : sitting === undefined;
    const isSame = client === before.client && user === lastReferee(before);
    return isSealedTo && (e > before.epoch || before.client === undefined || isSame);
  },
  trust: ({ before }, { user, trusted, by, fulfils }) => {
    // game masters grant trust: they may give the key to anybody, but not to themselves while they play
    const isOwn = trusted && by === user && keyNeedsConsent(before, user);
    if (fulfils === undefined) return trusted !== before.trusted.includes(user) && !isOwn;
    const asked = agreed(before, fulfils);
    const what = asked?.what;
    return what?.kind === 'trust' && what.user === user && trusted && userAt(before, asked?.seat ?? '') === by;
  },
  deputy: ({ before, sealer }, entry) => {
    const isTrusted =
      before.trusted.includes(entry.user) ||
      !seatsSeenBy(before, entry.user).length ||
      isKeepersOwn(before, entry.user, entry.key);
    const told = partsSentTo(sealer, entry.key, entry);
    const isHandedOn = isObject(told) && canonical(told) === canonical({ [TABLE]: sealer.table.secret });
    const isLate = before.opening !== undefined && !before.begun;
    return isTrusted && !isLate && before.keys[entry.key] === entry.user && isHandedOn && entry.sealed?.length === 1;
  },
  wait: ({ before }, entry) => mayWait(before, entry),
  away: ({ before }, entry) => mayBeAway(before, entry),
  vouch: ({ before }, entry) => {
    const { user, key, m = '', fulfils } = entry;
    if (fulfils !== undefined) return isNewKey(before, { user, key }) && isKeyAgreed(before, entry);
    return mayVouch(before, signingKey(before.keys, m, user) ?? '', key);
  },
  look: ({ before }, { user, open }) => open !== before.looking.includes(user),
  revealed: ({ before }, { user }) =>
    user === undefined ? isOver(before) : before.ending !== undefined || isFull(before),
};

/** Kinds that are sealed to nobody. */
const isOpenKind = (kind: Kind): boolean => kind !== 'key' && kind !== 'deputy';
/** Kinds that may carry out what all have agreed to. */
const mayFulfil = (kind: Kind): boolean => ['mode', 'openness', 'seat', 'trust', 'vouch'].includes(kind);

/** What is wrong with an entry that is not a turn. */
export const wrongAtTable = (given: Again, entry: Exclude<Entry, EntryOf<'turn' | 'undo'>>): Finding => {
  const { kind } = entry;
  const isPlain = (!entry.sealed || !isOpenKind(kind)) && (entry.fulfils === undefined || mayFulfil(kind));
  // The table is keyed by `kind`, so looking an entry up by its own kind is sound; TypeScript cannot see it.
  const judge = judges[kind] as (given: Again, entry: Entry) => boolean;
  return isPlain && judge(given, entry) ? undefined : finding(`verify-${kind}`);
};
