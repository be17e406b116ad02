/** Prelude to Revolution in pictures, to be watched, and played at random. */
import type { Demo } from '../../kernel/manifest';
import type { State, Prelude } from './state';
/** Cards played, cubes placed, and the Revolutionary has points to spend. */
const isUnrest = ({ agenda: [top], turn, round }: State): boolean =>
  (turn > 1 || round > 4) && top?.kind === 'activities' && top.seat === 'revolutionary' && top.points >= 3;

export const demo: Demo<Prelude> = {
  watched: {},
  pictures: [{ files: 'prelude', table: 'St. Petersburg', seats: ['revolutionary', 'government'], worth: isUnrest }],
  // points are spent in a few clicks, and events happen
  eagerness: { done: 40, 'play-event': 10, 'play-from-pool': 4 },
  longest: { random: 687, bot: 716 },
};
