/** What needs everybody's yes, and who has still to give it: the referee asks it, and who verifies asks it again. */
import { userAt } from '../record/authors';
import type { Edit } from '../../kernel/edit';
import { entryOf } from '../../kernel/lookup';
import type { PileSpec } from '../../kernel/piles';
import { stateAt, type Timeline } from '../record/timeline-model';

export type OpenProposal = Timeline['proposals'][number];
type Seated = Pick<Timeline, 'game' | 'head' | 'holders'>;

/** The seats that people hold, in the game's order. */
export const humanSeats = ({ game, head, holders }: Seated): readonly string[] =>
  game.seats(head.options).filter(seat => userAt({ holders }, seat) !== undefined);

export const seatsOf = (timeline: Seated, user: string): readonly string[] =>
  humanSeats(timeline).filter(seat => userAt(timeline, seat) === user);

/** Whose alone a pile is: nobody else may look into it. */
const privateTo = ({ game, head }: Seated, pile: string): string | undefined => {
  const piles: Readonly<Record<string, PileSpec<string>>> = game.piles(head.options);
  const readers = Object.hasOwn(piles, pile) ? piles[pile]?.readers : undefined;
  return typeof readers === 'string' && readers !== 'everybody' && readers !== 'nobody' ? readers : undefined;
};

/**
 * Whose hand a change reaches into: who would take from it, look into it or show of it has to ask; and so has who would
 * put there what lay in their own. What comes from a deck or out of the open is only dealt.
 */
export const handReached = (table: Seated, seat: string | undefined, edit: Edit): string | undefined => {
  const other = (pile: string): string | undefined => {
    const owner = privateTo(table, pile);
    return owner === seat ? undefined : owner;
  };
  switch (edit.kind) {
    case 'look':
    case 'show':
      return other(edit.pile);
    case 'card':
    case 'cards':
    case 'move':
      return other(edit.from) ?? (privateTo(table, edit.from) === undefined ? undefined : other(edit.to));
    case 'together':
      return edit.edits.map(part => handReached(table, seat, part)).find(owner => owner !== undefined);
    default:
      return undefined;
  }
};

/**
 * The seat whose person has to say yes to a change by hand because it reaches into their hand. Who mends what went wrong without
 * having played need not ask.
 */
export const handOwner = (
  timeline: Timeline,
  user: string | undefined,
  seat: string | undefined,
  edit: Edit,
): string | undefined => {
  const owner = user === undefined ? undefined : handReached(timeline, seat, edit);
  const holder = owner === undefined ? undefined : userAt(timeline, owner);
  if (user === undefined || holder === undefined || holder === user) return undefined;
  // who sits here has seen their hand: only of one who does not is the record asked
  return seatsOf(timeline, user).length || seatsSeenBy(timeline, user).length ? owner : undefined;
};

/** Whether their yes is enough: where hands are free it is; else all who play have to agree. */
export const whoseYes = (timeline: Timeline, ...change: [string | undefined, string | undefined, Edit]) =>
  timeline.mode === 'enforced' ? undefined : handOwner(timeline, ...change);

/**
 * The people who still have to say yes: all, or the one whose hand it is about. A user need not agree with themselves from
 * another seat.
 */
export const missingVotes = (timeline: Timeline, { entry, yes }: OpenProposal): readonly string[] => {
  const { seat: own, what } = entry;
  const proposer = userAt(timeline, own);
  const owner = what.kind === 'edit' ? whoseYes(timeline, proposer, own, what.edit) : undefined;
  // whose seat it was has no vote any more; while nobody else has one, it waits for them to sit there again
  const isAlone = what.kind === 'seat' && !othersAt(timeline, what.user).length;
  if (isAlone && isPutOut(timeline, what.seat, what.user)) return [what.seat];
  return humanSeats(timeline).filter(
    seat => !yes.includes(seat) && userAt(timeline, seat) !== proposer && (owner ?? seat) === seat,
  );
};

/** Has the pile changed in which a change by hand names a card by its place? It would be about another card by now. */
export const isShifted = (timeline: Timeline, revision: number, edit: Edit): boolean => {
  if (edit.kind === 'together') return edit.edits.some(part => isShifted(timeline, revision, part));
  if (edit.kind !== 'card' || edit.card !== '?') return false;
  const cardsAt = (state: Timeline['state']): string => JSON.stringify(entryOf(entryOf(state, 'piles'), edit.from));
  return cardsAt(stateAt(timeline, revision)) !== cardsAt(timeline.state);
};

/** The revision of the first turn, which deals: nothing goes back behind it. */
export const beginning = ({ moments }: Pick<Timeline, 'moments'>): number =>
  moments.find(({ entry }) => entry.kind === 'turn')?.entry.r ?? 0;

/** Does whoever sits here see what nobody else may? */
export const hasSecrets = ({ game, state, begun }: Pick<Timeline, 'game' | 'state' | 'begun'>, seat: string): boolean =>
  begun && JSON.stringify(game.hide(state, seat)) !== JSON.stringify(game.hide(state, undefined));

type Seating = Pick<Timeline, 'game' | 'head' | 'holders' | 'moments'>;

/** The seats whose secrets a user has seen: they hold them, or have held them since the game began. */
export const seatsSeenBy = (timeline: Seating, user: string): readonly string[] => {
  const { head, moments } = timeline;
  const first = beginning(timeline);
  if (!first) return seatsOf(timeline, user);
  let holders = head.holders;
  const seen = new Set<string>();
  const look = (): void => {
    for (const seat of Object.keys(holders)) if (userAt({ holders }, seat) === user) seen.add(seat);
  };
  for (const { entry } of moments) {
    if (entry.r === first) look();
    if (entry.kind !== 'seat') continue;
    holders = { ...holders, [entry.seat]: entry.holder };
    if (entry.r > first) look();
  }
  return [...seen];
};

/** The seats of the other people who play. */
const othersAt = (timeline: Seated, user: string): readonly string[] =>
  humanSeats(timeline).filter(one => userAt(timeline, one) !== user);

/** Would somebody who plays, or has played, and others with them, have the table's key, so that all have to agree to it? */
export const keyNeedsConsent = (timeline: Seating, user: string): boolean =>
  seatsSeenBy(timeline, user).length > 0 && othersAt(timeline, user).length > 0;

/** Was somebody else put out of this seat in the middle of the game, and has nobody sat there since? */
const isPutOut = (timeline: Seating, seat: string, user: string): boolean => {
  const { head, moments, holders } = timeline;
  if (!beginning(timeline) || userAt({ holders }, seat) !== undefined) return false;
  let last = userAt(head, seat);
  let isLeft = false;
  for (const { entry } of moments) {
    if (entry.kind !== 'seat' || entry.seat !== seat) continue;
    if (entry.holder.kind === 'user') last = entry.holder.user;
    isLeft = entry.by === 'leave';
  }
  return last !== undefined && last !== user && !isLeft;
};

/**
 * Would somebody who plays at this table, or has played since it began, see another seat's secrets, so that everybody has to
 * agree to it? Whoever leaves their seat for a moment has not forgotten what they saw there.
 */
export const seatNeedsConsent = (timeline: Seating & Pick<Timeline, 'state' | 'begun'>, seat: string, user: string) => {
  const own = seatsSeenBy(timeline, user).filter(one => one !== seat);
  const isAsked = othersAt(timeline, user).length > 0 || isPutOut(timeline, seat, user);
  return own.length > 0 && isAsked && hasSecrets(timeline, seat);
};

/** A game ended by a command reveals its secrets; an end that came by hand may be a slip, and waits to be asked. */
export const isOver = ({ ending, mode, moments }: Pick<Timeline, 'ending' | 'mode' | 'moments'>): boolean => {
  if (!ending || mode === 'free') return false;
  const last = moments.findLast(({ entry, undone }) => !undone && (entry.kind === 'turn' || entry.kind === 'undo'));
  return last?.entry.kind === 'turn' && last.entry.by !== 'hand';
};
