/** §propaganda Propaganda Phase: two cards, and a point of Morale for unblocked damage in one's last turn. */
import { numbersAt } from '../options';
import { deckOf, discardsOf, type State } from '../state';
import { cards } from '../view';
import { pileId, type Event, type Seat } from '../vocabulary';
import { moraleChange, own, type RuleFor, type StepsHere } from './common';
import type { Dice } from '../../../kernel/dice';

/** §propaganda Morale for unblocked damage. */
export const UNBLOCKED_MORALE = 1;

/** §propaganda Draws cards; an empty deck is refilled from the discards. With both empty, fewer cards come. */
export const drawn = (state: State, seat: Seat, count: number, dice: Dice): readonly Event[] => {
  const [deck, hand, discards] = [pileId(seat, 'deck'), pileId(seat, 'hand'), pileId(seat, 'discard')];
  const take = (ids: readonly string[]): readonly Event[] =>
    ids.length ? [cards.dealt(state, seat, deck, hand, ids)] : [];
  const first = deckOf(state, seat).slice(0, count);
  const missing = count - first.length;
  if (!missing || !discardsOf(state, seat).length) return take(first);
  const shuffled = cards.shuffledUnder(state, discards, deck, dice);
  return [...take(first), shuffled, ...take(shuffled.secret.is.slice(0, missing))];
};

/** §propaganda Did the seat do unblocked damage in its turn before this one? */
export const didDamage = ({ unblocked, turn }: State, seat: Seat): boolean =>
  unblocked[seat] > 0 && unblocked[seat] === turn - 1;

const drawCards: RuleFor<'propaganda', 'draw-cards'> = {
  section: '§propaganda',
  offers: () => [{ kind: 'draw-cards' }],
  decide: ({ state, seat }) => ({
    events: didDamage(state, seat) ? moraleChange(state, seat, UNBLOCKED_MORALE) : [],
    then: [{ kind: 'draw', seat, count: numbersAt(state)['cards-a-turn'] }],
  }),
};

export const propagandaSteps = {
  propaganda: { section: '§propaganda', seats: own, answers: { 'draw-cards': drawCards } },
  draw: {
    section: '§propaganda',
    run: (state, { seat, count }, dice) => ({ events: drawn(state, seat, count, dice) }),
  },
} satisfies StepsHere<'propaganda' | 'draw'>;
