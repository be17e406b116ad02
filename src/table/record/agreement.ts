/** What needs everybody's yes, and who has still to give it: the referee asks it, and who verifies asks it again. */
import { userAt } from './authors';
import type { Edit } from '../../kernel/edit';
import type { PileSpec } from '../../kernel/piles';
import type { Timeline } from './timeline-model';

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
 * put there what lay in his own. What comes from a deck or out of the open is only dealt.
 */
export const reachesInto = (table: Seated, seat: string | undefined, edit: Edit): string | undefined => {
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
      return edit.edits.map(part => reachesInto(table, seat, part)).find(owner => owner !== undefined);
    default:
      return undefined;
  }
};

/** The person who has to say yes to a change by hand because it reaches into his hand, where hands are free. */
export const whoseYes = (
  timeline: Timeline,
  user: string | undefined,
  seat: string | undefined,
  edit: Edit,
): string | undefined => {
  const owner = timeline.mode === 'enforced' ? undefined : reachesInto(timeline, seat, edit);
  const holder = owner === undefined ? undefined : userAt(timeline, owner);
  return holder === undefined || holder === user ? undefined : owner;
};

/**
 * The people who still have to say yes: all, or the one whose hand it is about. A user need not agree with himself from
 * another seat.
 */
export const missingVotes = (timeline: Timeline, { entry, yes }: OpenProposal): readonly string[] => {
  const proposer = userAt(timeline, entry.seat);
  const owner = entry.what.kind === 'edit' ? whoseYes(timeline, proposer, entry.seat, entry.what.edit) : undefined;
  return humanSeats(timeline).filter(
    seat => !yes.includes(seat) && userAt(timeline, seat) !== proposer && (owner ?? seat) === seat,
  );
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
