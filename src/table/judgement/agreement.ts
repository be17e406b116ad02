/** What needs everybody's consent, and who has still to give it: for the referee, and again for Verify. */
import { authorOf, humanSeats, seatsOf, userAt } from '../record/authors';
import { votersOnKey } from '../record/new-key';
import type { Edit } from '../../kernel/edit';
import { entryOf } from '../../kernel/lookup';
import { handsReached } from './hands';
import { stateAt, type Timeline } from '../record/timeline-model';

export type OpenProposal = Timeline['proposals'][number];
type Seated = Pick<Timeline, 'game' | 'head' | 'holders'>;

/**
 * The seats whose holders must consent to a change by hand because it touches their hands. A game master who plays, or
 * has played since the game began, is like anybody else. One who has not played may correct mistakes without asking.
 */
export const handOwners = (
  timeline: Timeline,
  user: string | undefined,
  seat: string | undefined,
  edit: Edit,
): readonly string[] => {
  // a user with a seat has seen a hand; the record is needed only for a user without a seat
  const isPlayer = user !== undefined && (seatsOf(timeline, user).length || seatsSeenBy(timeline, user).length);
  if (!isPlayer) return [];
  return handsReached(timeline, seat, edit).filter(owner => {
    const holder = userAt(timeline, owner);
    return holder !== undefined && holder !== user;
  });
};

/** Whose consent is enough: where hands are free, that of the hands it touches; else all players have to agree. */
export const askedOwners = (timeline: Timeline, ...change: [string | undefined, string | undefined, Edit]) =>
  timeline.mode === 'enforced' ? [] : handOwners(timeline, ...change);

/**
 * The people who still have to agree: all, or the one whose hand it is about. A user need not agree with themselves from
 * another seat.
 */
export const missingVotes = (timeline: Timeline, { entry, yes }: OpenProposal): readonly string[] => {
  const { seat: own, what } = entry;
  const proposer = authorOf(timeline, entry);
  if (what.kind === 'key') {
    // who alone would have to agree is away: it waits, and nobody decides it for them
    const voters = votersOnKey(timeline, what, proposer);
    return voters.length ? voters.filter(seat => !yes.includes(seat)) : [own];
  }
  const owners = what.kind === 'edit' ? askedOwners(timeline, proposer, own, what.edit) : [];
  // the former holder has no vote any more; while nobody else has one, it waits for them to sit there again
  const isAlone = what.kind === 'seat' && !othersAt(timeline, what.user).length;
  if (isAlone && isPutOut(timeline, what.seat, what.user)) return [what.seat];
  return humanSeats(timeline).filter(
    seat => !yes.includes(seat) && userAt(timeline, seat) !== proposer && (!owners.length || owners.includes(seat)),
  );
};

/** The piles from which a change by hand takes or shows a card by its place: the top card, or an unnamed one. */
const placesIn = (edit: Edit): readonly string[] => {
  switch (edit.kind) {
    case 'together':
      return edit.edits.flatMap(placesIn);
    case 'card':
      return edit.card === '?' ? [edit.from] : [];
    case 'move':
    case 'remove':
      return edit.piece === '?' ? [edit.from] : [];
    case 'cards':
      return [edit.from];
    case 'deal':
    case 'look':
      return [edit.pile];
    default:
      return [];
  }
};

/** Has a pile changed from which a change by hand takes a card by its place? It would be about another card by now. */
export const isShifted = (timeline: Timeline, revision: number, edit: Edit): boolean => {
  const places = placesIn(edit);
  if (!places.length) return false;
  const [then, now] = [stateAt(timeline, revision), timeline.state].map(state => entryOf(state, 'piles'));
  return places.some(pile => JSON.stringify(entryOf(then, pile)) !== JSON.stringify(entryOf(now, pile)));
};

/** The revision of the first turn, which deals: nothing is undone beyond it. */
export const beginning = ({ moments }: Pick<Timeline, 'moments'>): number =>
  moments.find(({ entry }) => entry.kind === 'turn')?.entry.r ?? 0;

/** Does a holder of this seat see what nobody else may? */
export const hasSecrets = ({ game, state, begun }: Pick<Timeline, 'game' | 'state' | 'begun'>, seat: string): boolean =>
  begun && JSON.stringify(game.hide(state, seat)) !== JSON.stringify(game.hide(state, undefined));

type Seating = Pick<Timeline, 'game' | 'head' | 'holders' | 'moments'>;

/** The seats whose secrets a user has seen: those they hold, or have held since the game began. */
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

/** Would a player, or somebody who has played, get the table's key while others play, so that all have to agree? */
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
 * Would a player, or somebody who has played since the game began, see another seat's secrets, so that everybody has to
 * agree? A player who leaves their seat for a moment still knows what they saw there.
 */
export const seatNeedsConsent = (timeline: Seating & Pick<Timeline, 'state' | 'begun'>, seat: string, user: string) => {
  const own = seatsSeenBy(timeline, user).filter(one => one !== seat);
  const isAsked = othersAt(timeline, user).length > 0 || isPutOut(timeline, seat, user);
  return own.length > 0 && isAsked && hasSecrets(timeline, seat);
};

/** A game ended by a command reveals its secrets. An end by hand may be a mistake, so it waits for a request. */
export const isOver = ({ ending, mode, moments }: Pick<Timeline, 'ending' | 'mode' | 'moments'>): boolean => {
  if (!ending || mode === 'free') return false;
  const last = moments.findLast(({ entry, undone }) => !undone && (entry.kind === 'turn' || entry.kind === 'undo'));
  return last?.entry.kind === 'turn' && last.entry.by !== 'hand';
};
