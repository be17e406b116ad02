/** The rules: deal, then rounds in which one leads and the other answers, until the cards are out. */
import { carry, ruleKit, type Dice, type Outcome, type RuleFor, type Steps } from 'revolution-tables-kit';
import {
  CARDS,
  handOf,
  other,
  SEATS,
  strengthOf,
  type Ending,
  type Event,
  type MyGame,
  type State,
} from './vocabulary';
import { cards } from './view';

export const { own, assemble } = ruleKit<MyGame>();

/** §1 Each hand is filled from the deck while there are cards: how the piles lie then, and what led there. */
const refilled = (state: State, dice: Dice): { readonly after: State; readonly events: readonly Event[] } => {
  let after = state;
  const events = SEATS.flatMap(seat => {
    const { deck, [handOf(seat)]: hand } = after.piles;
    const count = Math.min(Number(state.options['hand']) - hand.length, deck.length);
    if (count <= 0) return [];
    const drawn = cards.drawn(after, seat, { from: 'deck', to: handOf(seat), count }, dice);
    after = cards.after(after, drawn);
    return drawn;
  });
  return { after, events };
};

/** §4 More points win; as many each are a draw. */
const leader = ({ points: { north, south } }: State): Ending['winner'] =>
  north === south ? 'draw' : north > south ? 'north' : 'south';

/** §2 The card that leads. */
const lead: RuleFor<MyGame, 'lead', 'play'> = {
  section: '§2',
  offers: ({ state, seat }) => [{ kind: 'play', card: state.piles[handOf(seat)] }],
  decide: ({ seat }, { card }) => ({
    events: [{ kind: 'card-played', seat, card }],
    then: [{ kind: 'answer', seat: other(seat), card }],
  }),
};

/** §3 The card that answers: the stronger one wins the round, and its seat leads the next. */
const answer: RuleFor<MyGame, 'answer', 'play'> = {
  section: '§3',
  offers: ({ state, seat }) => [{ kind: 'play', card: state.piles[handOf(seat)] }],
  decide({ seat, step }, { card }) {
    const winner = strengthOf(card) > strengthOf(step.card) ? seat : other(seat);
    return {
      events: [
        { kind: 'card-played', seat, card },
        { kind: 'round-won', seat: winner },
      ],
      then: [{ kind: 'round', seat: winner }],
    };
  },
};

/** A seat without cards has lost them by hand: nobody is asked, and the other has the round. */
const withoutCards = (state: State, seat: MyGame['seat']): boolean => state.piles[handOf(seat)].length === 0;
const skipped = ({ seat }: { readonly seat: MyGame['seat'] }): Outcome<MyGame> => ({
  then: [{ kind: 'round', seat: other(seat) }],
});

export const steps = {
  deal: {
    section: '§1',
    run: (_state, _step, dice) => ({
      events: [cards.ordered('deck', dice.shuffle(CARDS))],
      then: [{ kind: 'round', seat: 'north' }],
    }),
  },
  round: {
    section: '§1',
    run(state, { seat }, dice) {
      const { after, events } = refilled(state, dice);
      if (SEATS.some(one => withoutCards(after, one))) {
        const reason = 'cards-out';
        return { events: [...events, { kind: 'game-ended', winner: leader(state), reason }], instead: true };
      }
      return {
        events: [...events, { kind: 'round-begun', round: state.round + 1 }],
        then: [{ kind: 'lead', seat }],
      };
    },
  },
  lead: { section: '§2', seats: own, answers: { play: lead }, stuck: (_state, step) => skipped(step) },
  answer: { section: '§3', seats: own, answers: { play: answer }, stuck: (_state, step) => skipped(step) },
} satisfies Steps<MyGame>;

/** What each event changes: the same on the whole table and on what a seat sees. */
export const played = (state: State, seat: MyGame['seat'], card: string): State =>
  carry(state, [card], handOf(seat), 'table');
