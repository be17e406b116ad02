/** §opposition The opposition in solitaire play: shown card by card, it acts when the player continues. */
import { cardOf } from '../data/box';
import { LEVELS, opposingUnit } from '../data/tokens';
import { tokensAt, unrestOf, type State } from '../state';
import { pileOfSide, rival, supplyOf, type Event, type Region, type Seat, type StepOf } from '../vocabulary';
import { BONUS_RECRUIT } from './bonus';
import { advanced, dateAfter, willTaken } from './calendar';
import { own, plain, type Result, type RuleFor, type StepsHere } from './common';
import { leaderEnters } from './leader';

/** Units of each level that the opposition still has beside the board. */
type Supply = readonly string[];
const supply = (state: State, seat: Seat): Supply => tokensAt(state, supplyOf(seat)).map(token => token.kind);

/** §opposition A unit of this level, or of the next lower one that is left; none if there is none. */
export const unitOfLevel = (kinds: Supply, level: number): string | undefined =>
  LEVELS.filter(one => one <= level)
    .toReversed()
    .map(opposingUnit)
    .find(kind => kinds.includes(kind));

const placedIn = (kinds: Supply, level: number, region: Region | undefined): readonly Event[] => {
  const token = unitOfLevel(kinds, level);
  return token !== undefined && region ? [{ kind: 'token-recruited', token, to: region }] : [];
};

/**
 * §opposition What a card of the opposition does: the date, a unit in its region, a bonus unit in the region of unrest.
 */
export const opposingCard = (state: State, seat: Seat, id: string): readonly Event[] => {
  const card = cardOf(state, id);
  if (!card) return [];
  const { bonus } = dateAfter(state, card.day);
  const kinds = supply(state, seat);
  const unit = placedIn(kinds, card.recruit, card.region);
  const [used] = unit;
  const left = used?.kind === 'token-recruited' ? kinds.toSpliced(kinds.indexOf(used.token), 1) : kinds;
  return [
    ...advanced(state, seat, card.day),
    ...unit,
    ...(bonus ? placedIn(left, BONUS_RECRUIT, unrestOf(state)) : []),
  ];
};

type Shown = 'opposing-leader' | 'opposing-card';
const goOn = <K extends Shown>(happens: (state: State, step: StepOf<Shown>) => Result): RuleFor<K, 'go-on'> =>
  plain('go-on', '§opposition', ({ state, step }) => happens(state, step as StepOf<Shown>));

/** §solitaire The opposition's leader enters the region of unrest, and it takes the will of the people. */
const leaderComes = (state: State, { seat, card }: StepOf<Shown>): Result => {
  const opposition = rival(seat);
  const region = unrestOf(state);
  return {
    events: [...(region ? leaderEnters(state, opposition, card, region) : []), ...willTaken(state, opposition)],
  };
};

export const oppositionSteps = {
  'opposition-leader': {
    section: '§solitaire',
    run(state, { seat }) {
      const [card] = state.piles.leaders;
      if (card === undefined) return { events: willTaken(state, rival(seat)) };
      return {
        events: [{ kind: 'leader-revealed', seat: rival(seat), card }],
        then: [{ kind: 'opposing-leader', seat, card }],
      };
    },
  },
  'opposing-leader': {
    section: '§solitaire',
    seats: own,
    answers: { 'go-on': goOn<'opposing-leader'>(leaderComes) },
  },
  'opposition-turn': {
    section: '§opposition',
    run(state, { seat }) {
      const [card] = state.piles[pileOfSide(rival(seat), 'hand')];
      if (card === undefined) return {};
      return {
        events: [{ kind: 'card-revealed', seat: rival(seat), card }],
        then: [{ kind: 'opposing-card', seat, card }],
      };
    },
  },
  'opposing-card': {
    section: '§opposition',
    seats: own,
    answers: {
      'go-on': goOn<'opposing-card'>((state, { seat, card }) => ({ events: opposingCard(state, rival(seat), card) })),
    },
  },
} satisfies StepsHere<'opposition-leader' | 'opposing-leader' | 'opposition-turn' | 'opposing-card'>;
