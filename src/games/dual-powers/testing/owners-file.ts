/** An owner's file for tests: other cards, names, a leader's day and a bridge more. */
import { reconstructed } from '../data/reconstructed';
import { boxOption } from '../data/box';

const leader = ({ seat: side, id, day, fresh, exhausted, special }: (typeof reconstructed.leaders)[number]) => ({
  side,
  name: `${id} <the owner's>`,
  day,
  fresh,
  exhausted,
  special,
});

/** The file in which an owner describes their copy. */
export const ownersFile = {
  regions: { brown: 'The <b>owner’s</b> quarter' },
  cards: reconstructed.cards.map(({ region, recruit, action, points }, n) => ({
    region: region === 'brown' ? 'yellow' : region,
    day: 1 + (n % 6),
    recruit,
    action,
    points,
  })),
  leaders: reconstructed.leaders.map(leader),
  trotsky: { fresh: 2, exhausted: 1 },
  units: {
    soviet: [
      { fresh: 1, exhausted: 1, count: 6 },
      { fresh: 2, exhausted: 0, count: 3 },
      { fresh: 3, exhausted: 3, count: 1 },
    ],
    government: [
      { fresh: 1, exhausted: 0, count: 5 },
      { fresh: 2, exhausted: 2, count: 5 },
    ],
  },
  neutrals: [{ fresh: 1, exhausted: 1, count: 6 }],
  connections: [...reconstructed.connections, { between: ['green', 'white'] }],
};

const read = boxOption.read(JSON.stringify(ownersFile));
/** The file as the value of the option. */
export const corrected = 'data' in read ? read.data : '';
