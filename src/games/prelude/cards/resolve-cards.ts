/** Effects on cards in play, and those that only lead to other effects. */
import type { Memory } from '../../../kernel/effects';
import { advantage } from '../rules/advantage';
import { partiesOf, type State, valueOf, controller, isInPlay } from '../state';
import { type Seat, rival } from '../seats';
import type { Amount } from './effect-types';
import { isTally, notedPlaces, whoIs } from './places';
import { isDistrict } from '../data/districts';
import type { Event, PileId } from '../vocabulary';
import { effectsFrame, type Resolve, type Resolves } from './frame';
import { holds } from './needs';
import { traitsOf } from './card';
// Numbers of an Event that are counted when it begins.

/** §14 (#46) No card is worth more. */
const MOST_POINTS = 6;

const tallyOf = (memory: Memory, as: string): number => {
  const noted = Object.hasOwn(memory, as) ? memory[as] : undefined;
  return isTally(noted) ? Object.values(noted).reduce((sum, count) => sum + count, 0) : 0;
};

/** The number for `seat` as "you"; what depends on a place is counted there. */
export const amountOf = (state: State, seat: Seat, amount: Amount, memory: Memory): number => {
  if (typeof amount === 'number') return amount;
  if (typeof amount === 'object') {
    return Math.max(0, amountOf(state, seat, amount.of, memory) - tallyOf(memory, amount.less));
  }
  switch (amount) {
    case 'lower-party':
      return Math.min(MOST_POINTS, ...partiesOf(state, seat).map(party => valueOf(state, seat, party)));
    case 'third-of-prestige':
      return Math.ceil(state.prestige / 3);
    case 'unrest-less-5':
      return Math.max(1, state.unrest - 5);
    case 'districts-box':
      return Math.abs(advantage(state, 'districts'));
    case 'until-level':
      return Infinity;
  }
};

/** The open pile with the card that an Event brings into play. */
const pileOf = (state: State, card: string): PileId | undefined =>
  (['pool', 'aside', 'discards', 'removed'] as const).find(pile => state.piles[pile].includes(card));

const enterPlay: Resolve<'enter-play'> = (state, _frame, { card }) => {
  const from = pileOf(state, card);
  const war = traitsOf(state, card).includes('war') && !state.warBegun;
  const events: readonly Event[] = [
    ...(from ? [{ kind: 'cards-moved', from, to: 'in-play', cards: [card] } as const] : []),
    ...(war ? [{ kind: 'war-begun' } as const] : []),
  ];
  return { events };
};

export const resolveCards: Resolves<
  'enter-play' | 'leave-play' | 'stay' | 'if' | 'one-of' | 'as' | 'controllers' | 'note' | 'by-hand'
> = {
  'enter-play': enterPlay,
  'leave-play': (state, _frame, { card, to }) =>
    isInPlay(state, card) ? { events: [{ kind: 'cards-moved', from: 'in-play', to, cards: [card] }] } : {},
  stay: () => ({ events: [{ kind: 'card-bound', to: 'in-play' }] }),
  if: (state, { seat, memory }, { need, then, otherwise = [] }) => ({
    then: effectsFrame(seat, holds(state, seat, need, memory) ? then : otherwise, memory),
  }),
  'one-of': (_state, { seat, memory }, { options }) => ({ then: [{ kind: 'choose-option', seat, options, memory }] }),
  as: (state, { seat, memory }, { who, list }) => {
    const sides = who === 'each' ? [seat, rival(seat)] : [whoIs(state, seat, who)].flatMap(one => one ?? []);
    return { then: sides.flatMap(side => effectsFrame(side, list, memory)) };
  },
  controllers: (state, { memory }, { of, list }) => ({
    then: notedPlaces(memory, of).flatMap(place => {
      const side = isDistrict(place) ? controller(state, place) : undefined;
      return side ? effectsFrame(side, list, memory) : [];
    }),
  }),
  // notes go to the Event around this list, because the list may have ended
  note: (_state, { memory }, { as }) => ({
    events: [{ kind: 'remembered', as, tally: Object.fromEntries(notedPlaces(memory, 'there').map(one => [one, 1])) }],
    memory: { [as]: true },
  }),
  'by-hand': ({ played }, { seat }) => ({ then: [{ kind: 'by-hand', seat, card: played?.card ?? '?' }] }),
};
