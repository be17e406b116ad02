/** §propaganda Propaganda Phase: two cards, and a point of Morale for unblocked damage in one's last turn. */
import type { Dice } from '../../../kernel/chance';
import type { State } from '../state';
import type { Event, Seat } from '../vocabulary';
import { moraleChange, own, type RuleFor, type StepsHere } from './common';

/** §propaganda Draws cards; when the deck runs out, the discards are shuffled and drawn from. With both empty, what there is. */
export const drawn = (
  { deck, discards }: { readonly deck: readonly string[]; readonly discards: readonly string[] },
  seat: Seat,
  count: number,
  dice: Dice,
): readonly Event[] => {
  const take = (cards: readonly string[]): readonly Event[] =>
    cards.length ? [{ kind: 'cards-drawn', seat, count: cards.length, secret: { to: seat, is: cards } }] : [];
  const first = deck.slice(0, count);
  const missing = count - first.length;
  if (!missing || !discards.length) return take(first);
  const shuffled = dice.shuffle(discards);
  return [
    ...take(first),
    { kind: 'discards-shuffled', seat, count: shuffled.length, secret: { to: 'nobody', is: shuffled } },
    ...take(shuffled.slice(0, missing)),
  ];
};

/** §propaganda Did the seat do unblocked damage in its turn before this one? */
export const didDamage = ({ unblocked, turn }: State, seat: Seat): boolean =>
  unblocked[seat] > 0 && unblocked[seat] === turn - 1;

const drawCards: RuleFor<'propaganda', 'draw-cards'> = {
  section: '§propaganda',
  offers: () => [{ kind: 'draw-cards' }],
  decide: ({ state, seat }) => ({
    events: didDamage(state, seat) ? moraleChange(state, seat, 1) : [],
    then: [{ kind: 'draw', seat, count: 2 }],
  }),
};

export const propagandaSteps = {
  propaganda: { section: '§propaganda', seats: own, answers: { 'draw-cards': drawCards } },
  draw: {
    section: '§propaganda',
    run: ({ decks, discards }, { seat, count }, dice) => ({
      events: drawn({ deck: decks[seat], discards: discards[seat] }, seat, count, dice),
    }),
  },
} satisfies StepsHere<'propaganda' | 'draw'>;
