/** The toy's sequence: a deal; then each year sealed bids, one boat that goes out, a window, a check, and new cards. */
import { changeFrame } from '../../agenda';
import { ruleKit, type RuleFor } from '../../kit/rules';
import { cards, refuse } from './cards';
import {
  bySeat,
  CARDS,
  handOf,
  other,
  SEATS,
  worth,
  type Ending,
  type Event,
  type Seat,
  type State,
  type Step,
  type Toy,
} from './words';
import type { Answers, Steps } from '../../rule';
import type { Dice } from '../../dice';
import type { Of } from '../../messages';

const HAND = 3;

export const { own, plain, assemble } = ruleKit<Toy>();

/** §1 Drawing up to three cards; the discards are shuffled when the deck runs out. */
const refilled = (state: State, dice: Dice): readonly Event[] => {
  let now = state;
  return SEATS.flatMap(seat => {
    const count = Math.max(0, HAND - state.piles[handOf(seat)].length);
    const events = cards.drawn(now, seat, { from: 'deck', to: handOf(seat), count, discards: 'discards' }, dice);
    now = cards.after(now, events);
    return events;
  });
};

/** §2 The higher bid goes out; among equals the boat with fewer points, then the north. */
const winnerOf = ({ points }: State, bids: Readonly<Record<Seat, number>>): Seat =>
  bids.north !== bids.south
    ? bids.north > bids.south
      ? 'north'
      : 'south'
    : points.south < points.north
      ? 'south'
      : 'north';

/** §5 The highest 3d6 that catches; computed now, so a changed card or storm changes it. */
export const targetOf = ({ card, storms }: Pick<Of<Step, 'check'>, 'card' | 'storms'>): number =>
  12 - worth(card) - 3 * storms;

const ofKind = (state: State, seat: Seat, kind: string): readonly string[] =>
  state.piles[handOf(seat)].filter(card => card.startsWith(`${kind}-`));

const leader = ({ points: { north, south } }: State): Ending['winner'] =>
  north === south ? 'draw' : north > south ? 'north' : 'south';

const pass: RuleFor<Toy, 'window', 'pass'> = plain('pass', '§4', ({ seat, step }) => {
  const waiting = step.waiting.filter(one => one !== seat);
  return { events: [{ kind: 'passed', seat }], then: waiting.length ? [{ ...step, waiting }] : [] };
});

const roll: RuleFor<Toy, 'check', 'roll'> = plain('roll', '§5', ({ seat, step }, dice) => {
  const faces = dice.roll(3, 6);
  const total = faces.reduce((sum, face) => sum + face, 0);
  const target = targetOf(step);
  const rolled: Event = { kind: 'check-rolled', seat, faces, target };
  return total <= target
    ? { events: [rolled, { kind: 'caught', seat, points: worth(step.card) }] }
    : { events: [rolled], then: [{ ...step, kind: 'failed-check', total }] };
});

export const steps = {
  deal: {
    section: '§1',
    run(state, _step, dice) {
      const shuffled = cards.ordered('deck', dice.shuffle(CARDS));
      const dealt = refilled(cards.after(state, [shuffled]), dice);
      return { events: [shuffled, ...dealt], then: [{ kind: 'year' }] };
    },
  },
  year: {
    section: '§1',
    run(state) {
      const last = Number(state.options['years']);
      const year = state.year + 1;
      if (year > last) return { then: [{ kind: 'end', reason: 'winter' }], instead: true };
      return { events: [{ kind: 'year-begun', year }], then: [{ kind: 'bid' }, { kind: 'refill' }, { kind: 'year' }] };
    },
  },
  bid: {
    section: '§2',
    seats: state => SEATS.filter(seat => !state.sealed.includes(seat)),
    may: state => state.sealed,
    answers: {
      bid: {
        section: '§2',
        offers: ({ state, seat }) => (state.sealed.includes(seat) ? [] : [{ kind: 'bid', coins: [0, 1, 2, 3] }]),
        forbids: ({ state, seat }, { coins }) =>
          coins > state.coins[seat] ? refuse('§2', 'too-few-coins', { coins: state.coins[seat] }) : undefined,
        decide({ state, seat, step }, { coins }) {
          const sealed: Event = { kind: 'bid-sealed', seat, secret: { to: seat, is: coins } };
          if (!state.sealed.includes(other(seat))) return { events: [sealed], then: [step] };
          // coins may have been removed by hand since
          const bids = bySeat(one => Math.min(one === seat ? coins : (state.bids[one] ?? 0), state.coins[one]));
          const winner = winnerOf(state, bids);
          return { events: [sealed, { kind: 'bids-opened', bids, winner }], then: [{ kind: 'fish', seat: winner }] };
        },
      },
      unseal: {
        section: '§2',
        offers: ({ state, seat }) => (state.sealed.includes(seat) ? [{ kind: 'unseal' }] : []),
        decide: ({ seat, step }) => ({ events: [{ kind: 'bid-unsealed', seat }], then: [step] }),
      },
    },
  },
  fish: {
    section: '§3',
    seats: own,
    answers: {
      fish: {
        section: '§3',
        offers: ({ state, seat }) => [{ kind: 'fish', card: ofKind(state, seat, 'fish') }],
        decide: ({ state, seat }, { card }) => ({
          events: [{ kind: 'card-played', seat, card }],
          // everybody is asked whatever they hold: a shorter list would show who can react
          then: [
            ...(state.options['storms'] ? [{ kind: 'window' as const, waiting: SEATS, round: 0 }] : []),
            { kind: 'check', seat, card, storms: 0 },
          ],
        }),
      },
      stay: plain('stay', '§3', ({ seat }) => ({ events: [{ kind: 'stayed', seat }] })),
    },
  },
  window: {
    section: '§4',
    seats: (_state, { waiting }) => waiting,
    answers: {
      pass,
    },
  },
  check: {
    section: '§5',
    seats: own,
    answers: {
      roll,
    },
  },
  'failed-check': {
    section: '§6',
    seats: own,
    answers: {
      'buy-off': {
        section: '§6',
        offers: () => [{ kind: 'buy-off' }],
        forbids({ state, seat, step }) {
          const cost = step.total - targetOf(step);
          const coins = state.coins[seat];
          return cost > coins ? refuse('§6', 'too-few-coins', { cost, coins }) : undefined;
        },
        decide: ({ seat, step }) => ({
          events: [
            { kind: 'bought-off', seat, coins: step.total - targetOf(step) },
            { kind: 'caught', seat, points: worth(step.card) },
          ],
        }),
      },
      'give-up': plain('give-up', '§6', ({ seat }) => ({ events: [{ kind: 'gave-up', seat }] })),
    },
  },
  refill: { section: '§1', run: (state, _step, dice) => ({ events: refilled(state, dice) }) },
  end: {
    section: '§7',
    run: (state, { reason }) => ({ events: [{ kind: 'game-ended', winner: leader(state), reason }], instead: true }),
  },
} satisfies Steps<Toy>;

/** §4 A storm reopens the window for the other boat. */
export const anytime = {
  storm: {
    section: '§4',
    offers: ({ state, seat, step }) =>
      step.kind === 'window' && step.waiting.includes(seat)
        ? [{ kind: 'storm', card: ofKind(state, seat, 'storm') }]
        : [],
    decide: ({ seat }, { card }) => ({
      events: [
        { kind: 'card-played', seat, card },
        { kind: 'window-reopened', by: seat },
      ],
    }),
  },
} satisfies Answers<Toy, Step>;

/** A storm makes the check harder, and everybody else may answer it. */
export const reopened = (state: State, by: Seat): State =>
  changeFrame(
    changeFrame(state, 'check', check => ({ ...check, storms: check.storms + 1 })),
    'window',
    window => ({ ...window, waiting: [other(by)], round: window.round + 1 }),
  );
