/** What needs everybody's yes, and who has still to give it: the referee asks it, and who verifies asks it again. */
import { userAt } from './authors';
import type { Timeline } from './timeline-model';

export type OpenProposal = Timeline['proposals'][number];
type Seated = Pick<Timeline, 'game' | 'head' | 'holders'>;

/** The seats that people hold, in the game's order. */
export const humanSeats = ({ game, head, holders }: Seated): readonly string[] =>
  game.seats(head.options).filter(seat => userAt({ holders }, seat) !== undefined);

export const seatsOf = (timeline: Seated, user: string): readonly string[] =>
  humanSeats(timeline).filter(seat => userAt(timeline, seat) === user);

/** The people who still have to say yes; a user need not agree with himself from another seat. */
export const missingVotes = (timeline: Timeline, { entry, yes }: OpenProposal): readonly string[] => {
  const proposer = userAt(timeline, entry.seat);
  return humanSeats(timeline).filter(seat => !yes.includes(seat) && userAt(timeline, seat) !== proposer);
};

/** The revision of the first turn, which deals: nothing goes back behind it. */
export const beginning = ({ moments }: Pick<Timeline, 'moments'>): number =>
  moments.find(({ entry }) => entry.kind === 'turn')?.entry.r ?? 0;

/** Does whoever sits here see what nobody else may? */
export const hasSecrets = ({ game, state, begun }: Timeline, seat: string): boolean =>
  begun && JSON.stringify(game.hide(state, seat)) !== JSON.stringify(game.hide(state, undefined));

/** Would somebody who plays at this table see another seat's secrets, so that everybody has to agree to it? */
export const seatNeedsConsent = (timeline: Timeline, seat: string, user: string): boolean => {
  const own = seatsOf(timeline, user).filter(one => one !== seat);
  const others = humanSeats(timeline).filter(one => userAt(timeline, one) !== user);
  return own.length > 0 && others.length > 0 && hasSecrets(timeline, seat);
};

/** A game ended by a command reveals its secrets; an end that came by hand may be a slip, and waits to be asked. */
export const isOver = ({ ending, mode, moments }: Pick<Timeline, 'ending' | 'mode' | 'moments'>): boolean => {
  if (!ending || mode === 'free') return false;
  const last = moments.findLast(({ entry, undone }) => !undone && (entry.kind === 'turn' || entry.kind === 'undo'));
  return last?.entry.kind === 'turn' && last.entry.by !== 'hand';
};
