/** Kremlin in pictures, to be watched, and played at random. */
import type { Demo } from '../../kernel/manifest';
import type { State, Kremlin } from './state';
/** A table in the middle of its story. */
const isUnderWay = ({ agenda, turn }: State): boolean => agenda.length > 0 && turn >= 3;

export const demo: Demo<Kremlin> = {
  watched: {},
  pictures: [{ files: 'kremlin', table: 'The politburo', seats: ['militarists', 'stalinists'], worth: isUnderWay }],
  // sheets are filled in, windows pass, and years go by
  eagerness: {
    assign: 40,
    unassign: 0.3,
    'take-back-sheet': 0.5,
    'seal-sheet': 20,
    pass: 30,
    declare: 2,
    support: 2,
    shift: 0.3,
    'give-card': 0.1,
    'offer-bargain': 0.1,
    'end-investigations': 0.5,
    'end-purges': 0.3,
    'end-rehabilitations': 2,
    'go-into-exile': 10,
    negate: 10,
    vote: 5,
    'roll-health': 20,
    'roll-wave': 20,
    'roll-purge': 20,
    'play-card': 1,
  },
  longest: { random: 0, bot: 1234 },
};
