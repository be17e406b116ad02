/** How each event changes the state. A fold decides nothing: it works on the whole state and on a seat’s view alike. */
import { remember } from '../../kernel/effects';
import { changeFrame } from '../../kernel/agenda';
import type { Folds } from '../../kernel/messages';
import { unknown, addTo, carry, takeFrom, withPiles } from '../../kernel/piles';
import { cardFolds } from './cards/steps';
import type { Place } from './data/districts';
import { FEBRUARY } from './data/turns';
import { isOwnAction } from './data/special-actions';
import type { Track } from './data/types';
import { SCORE_BOX, sign, type State, type Prelude } from './state';
import { cards } from './view';
import type { Seat } from './seats';

const same = (state: State): State => state;

/** Counts and prohibitions that last one Action Round. */
const FRESH_ROUND = { barred: [], mobilized: { revolutionary: 0, government: 0 }, bought: false } as const;

const withCubes = (state: State, place: Place, seat: Seat, by: number): State => {
  const here = state.cubes[place];
  return { ...state, cubes: { ...state.cubes, [place]: { ...here, [seat]: here[seat] + by } } };
};

const withOpportunity = (state: State, seat: Seat, by: number): State => ({
  ...state,
  opportunity: { ...state.opportunity, [seat]: state.opportunity[seat] + by },
});

const withScoring = (state: State, track: Track, at: number): State => ({
  ...state,
  scoring: { ...state.scoring, [track]: at },
});

const advanced = (state: State, track: Track, by: number): State =>
  withScoring(state, track, Math.max(0, Math.min(SCORE_BOX, state.scoring[track] + by)));

/** The first of some equal values taken away. */
const withoutOne = (values: readonly number[], value: number): readonly number[] => {
  const at = values.indexOf(value);
  return at < 0 ? values : values.toSpliced(at, 1);
};

export const folds: Folds<Prelude> = {
  ...cards.folds,
  'era-shuffled': (state, { era, cards: discards, secret }) =>
    addTo(takeFrom(state, 'discards', discards), `${era}-deck`, secret?.is ?? unknown(discards.length)),
  'pool-filled': (state, { era, cards: top }) => carry(state, top, `${era}-deck`, 'pool'),
  'cards-moved': (state, { from, to, cards: moved }) => carry(state, moved, from, to),
  'hand-received': (state, { seat, count, secret }) =>
    withPiles(state, { [`${seat}-hand`]: secret?.is ?? unknown(count) }),
  'collapse-deck-made': (state, { provisional, count, secret }) =>
    withPiles(takeFrom(state, 'aside', provisional), {
      'revolutionary-hand': [],
      'government-hand': [],
      'collapse-deck': secret?.is ?? unknown(count),
    }),
  'cards-exchanged': (state, { seat, give, take, secret }) =>
    addTo(takeFrom(carry(state, [give], `${seat}-hand`, 'pool'), 'pool', [take]), `${seat}-hand`, [secret?.is ?? '?']),

  'turn-begun': (state, { turn }) => ({ ...state, ...FRESH_ROUND, turn, round: 1, active: state.first }),
  'first-player-chosen': (state, { player }) => ({ ...state, ...FRESH_ROUND, first: player, active: player, round: 1 }),
  'round-begun': (state, { round, active }) => ({ ...state, ...FRESH_ROUND, round, active }),
  'turn-set': (state, { turn }) => ({ ...state, turn }),
  'round-set': (state, { round }) => ({ ...state, round }),
  'round-skipped': (state, { seat }) => {
    const at = state.omens.findIndex(omen => omen.kind === 'skip-round' && omen.seat === seat);
    return at < 0 ? state : { ...state, omens: state.omens.toSpliced(at, 1) };
  },

  'cube-mobilized': (state, { seat, cost }) => ({
    ...state,
    mobilized: { ...state.mobilized, [seat]: state.mobilized[seat] + cost },
  }),
  'cubes-changed': (state, { seat, place, by }) => withCubes(state, place, seat, by),
  remembered: (state, { as, tally }) => remember(state, { [as]: tally }),
  'organization-attempted': same,
  'organization-created': (state, { seat, place }) => ({
    ...state,
    organizations: [...state.organizations, { seat, place }],
  }),
  'organization-removed': (state, { seat, place }) => ({
    ...state,
    organizations: state.organizations.filter(one => one.seat !== seat || one.place !== place),
  }),
  'organizations-barred': (state, { seat }) => ({ ...state, barred: [...state.barred, seat] }),

  'special-used': (state, { seat, action }) => ({
    ...state,
    specials: { ...state.specials, [action]: 'spent' },
    // a borrowed action is not the seat's own of this Turn
    specialTurn: isOwnAction(seat, action) ? { ...state.specialTurn, [seat]: state.turn } : state.specialTurn,
  }),
  'special-set': (state, { action, mark }) => ({ ...state, specials: { ...state.specials, [action]: mark } }),
  'activity-point-bought': (state, { seat }) => ({ ...withOpportunity(state, seat, -1), bought: true }),

  'check-rolled': same,
  'check-succeeded': same,
  'check-failed': same,
  'failure-bought-off': (state, { seat, cost }) => withOpportunity(state, seat, -cost),
  'failure-accepted': same,
  'district-rolled': (state, { as, found }) => (as ? remember(state, { [as]: found }) : state),
  'bid-made': (state, { seat, points }) =>
    changeFrame(withOpportunity(state, seat, -points), 'bids', frame => ({
      ...frame,
      points: { ...frame.points, [seat]: points },
    })),
  'contest-rolled': (state, { seat, die }) =>
    changeFrame(state, 'contest', frame => ({ ...frame, dice: { ...frame.dice, [seat]: die } })),

  'scoring-die-rolled': (state, { face }) => advanced(state, face, 1),
  'scoring-moved': (state, { track, by }) => advanced(state, track, by),
  'track-scored': same,
  'track-reset': (state, { track }) => withScoring(state, track, 0),
  'points-scored': (state, { seat, points }) => ({ ...state, points: state.points + sign(seat) * points }),

  'extremism-rolled': same,
  'extremism-grew': same,
  'session-ended': (state, { turn, round }) => ({ ...state, prorogued: { turn, round } }),

  'opportunity-changed': (state, { seat, by }) => withOpportunity(state, seat, by),
  'unrest-changed': (state, { by }) => ({ ...state, unrest: state.unrest + by }),
  'prestige-changed': (state, { by }) => ({ ...state, prestige: state.prestige + by }),
  'world-changed': (state, { by }) => ({ ...state, world: state.world + by }),
  'preparations-made': (state, { seat, value }) => ({
    ...state,
    preparations: { ...state.preparations, [seat]: [...state.preparations[seat], value] },
  }),
  'preparations-lost': (state, { seat, value }) => ({
    ...state,
    preparations: { ...state.preparations, [seat]: withoutOne(state.preparations[seat], value) },
  }),

  'tsar-abdicated': (state, { jumped }) => ({
    ...state,
    ...FRESH_ROUND,
    abdicated: true,
    ...(jumped && { turn: FEBRUARY, round: 1, active: state.first }),
  }),
  'provisional-government-formed': same,
  'red-october-begun': same,
  'game-ended': (state, { winner, reason }) => ({ ...state, ending: { winner, reason } }),
  ...cardFolds,
};
