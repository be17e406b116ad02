/** Changes by hand as events of the game. They may break rules, but not make nonsense of the table. */
import type { Dice } from '../../kernel/chance';
import type { GameEdit } from '../../kernel/edit';
import { refuse, type Refusal } from '../../kernel/refusal';
import { cardOf, leaderCard, sideOf, troopCard } from './data/cards';
import { frontSlot, pileId, pileOf, placeOf, whereIs, type Place } from './places';
import { LAST_TURN } from './rules/winning';
import {
  armiesOf,
  armyOf,
  armyWith,
  claimant,
  MARKERS,
  MAX_MORALE,
  room,
  seatOf,
  type Army,
  type State,
} from './state';
import { FRONTS, SEATS, type Event } from './vocabulary';

type Edited = readonly Event[] | Refusal;
const nonsense = (reason: string): Refusal => refuse('§table', reason);

const isAt = (state: State, card: string, place: Place): boolean => {
  if (place.at === 'pile') return pileOf(state, place).includes(card);
  const army = armyOf(state, card) ?? armyWith(state, card);
  if (!army) return false;
  return place.at === 'army' ? army.leader === place.leader : army.front === place.front && seatOf(army) === place.seat;
};

/** The leader of a front that a troop laid there is attached to: one with room, if there is one. */
const host = (state: State, { front, seat }: Extract<Place, { at: 'front' }>): Army | undefined => {
  const here = armiesOf(state, seat).filter(army => army.front === front);
  return here.find(army => room(army) > 0) ?? here[0];
};

/** Where exactly a card would lie: a troop with a leader, a leader at a front, any card in a pile of its side. */
const destination = (state: State, card: string, to: Place): Place | Refusal => {
  if (to.at === 'pile') return card !== '?' && sideOf(card) !== to.seat ? nonsense('other-side') : to;
  const army = to.at === 'army' ? armyOf(state, to.leader) : undefined;
  if (to.at === 'army' && !army) return nonsense('not-there');
  const front = army ? ({ at: 'front', front: army.front, seat: seatOf(army) } as const) : to;
  if (front.at !== 'front') return nonsense('not-there');
  if (claimant(state, front.front)) return nonsense('front-claimed');
  if (leaderCard(card)) return sideOf(card) === front.seat ? front : nonsense('other-side');
  if (!troopCard(card)) return nonsense('not-a-unit');
  const leader = army ?? host(state, front);
  return leader ? { at: 'army', leader: leader.leader } : nonsense('no-leader-there');
};

const isOpenPlace = (place: Place): boolean => place.at !== 'pile' || place.pile === 'discard';
const reader = (place: Place) => (place.at === 'pile' && place.pile === 'hand' ? place.seat : 'nobody');
const wordOf = (place: Place): string =>
  place.at === 'pile'
    ? pileId(place.seat, place.pile)
    : place.at === 'front'
      ? frontSlot(place.front, place.seat)
      : place.leader;

/** A card taken from one place and laid in another, told to nobody who could not see it. */
const carried = (card: string, from: Place, to: Place): readonly Event[] => {
  const taken = { kind: 'card-taken', from: wordOf(from) } as const;
  const laid = { kind: 'card-laid', to: wordOf(to) } as const;
  return [
    isOpenPlace(from) || isOpenPlace(to)
      ? { ...taken, card }
      : { ...taken, card: '?', secret: { to: reader(from), is: card } },
    isOpenPlace(to) ? { ...laid, card } : { ...laid, card: '?', secret: { to: reader(to), is: card } },
  ];
};

/** What a move is called where the rules know it, so that a drag can be recognized as the command it means. */
const known = (state: State, card: string, from: Place, to: Place): Event | undefined => {
  const inPlay = from.at !== 'pile';
  const seat = sideOf(card);
  if (to.at === 'pile') {
    const discarded = to.pile === 'discard';
    const fromHand = from.at === 'pile' && from.pile === 'hand';
    if (discarded && fromHand) return { kind: 'card-discarded', seat, card };
    if (discarded && inPlay && leaderCard(card)) return { kind: 'leader-lost', leader: card };
    if (discarded && inPlay) return { kind: 'troop-lost', troop: card };
    return to.pile === 'hand' && inPlay && troopCard(card)
      ? { kind: 'troop-withdrawn', seat, troop: card, secret: { to: seat, is: card } }
      : undefined;
  }
  if (to.at === 'front') {
    if (inPlay) return { kind: 'leader-moved', leader: card, front: to.front };
    return from.pile === 'hand' ? { kind: 'leader-recruited', seat, card, front: to.front } : undefined;
  }
  if (!inPlay) {
    const recruits = from.pile === 'hand' && sideOf(to.leader) === seat;
    return recruits ? { kind: 'troop-recruited', seat, card, leader: to.leader } : undefined;
  }
  const holder = armyWith(state, card);
  return holder && seatOf(holder) !== sideOf(to.leader)
    ? { kind: 'troop-captured', seat: sideOf(to.leader), troop: card, leader: to.leader }
    : { kind: 'troop-moved', troop: card, leader: to.leader };
};

/** Is this the referee's table, or what a seat sees of it? */
const isWhole = ({ decks, hands }: State): boolean =>
  SEATS.every(seat => !decks[seat].includes('?') && !hands[seat].includes('?'));

/**
 * By hand a card comes out of a hand that others cannot see: that is a reveal. A seat's own view leaves it out, for
 * there the change is compared with the commands of the game.
 */
const shown = (state: State, card: string, from: Place): readonly Event[] =>
  !isOpenPlace(from) && isWhole(state) ? [{ kind: 'card-shown', seat: sideOf(card), card }] : [];

/** The top card of a pile: cards are discarded onto the end. */
const topOf = (state: State, place: Place): string | undefined =>
  place.at === 'pile' ? pileOf(state, place).at(place.pile === 'discard' ? -1 : 0) : undefined;

/** A card goes from one place to another. */
const transfer = (state: State, named: string, from: string, to: string): Edited => {
  const source = placeOf(from);
  const target = placeOf(to);
  if (!source || !target) return nonsense('no-such-place');
  const card = named === '?' ? topOf(state, source) : named;
  if (card === undefined || !isAt(state, card, source)) return nonsense('not-there');
  const samePiles = source.at === 'pile' && target.at === 'pile' && source.seat === target.seat;
  if (card === '?' && !samePiles) return nonsense('not-there');
  const place = destination(state, card, target);
  if ('reason' in place) return place;
  if (isAt(state, card, place)) return nonsense('already-there');
  const event = known(state, card, source, place);
  return event ? [...shown(state, card, source), event] : carried(card, source, place);
};

const flipped = (state: State, leader: string): Edited => {
  const army = armyOf(state, leader);
  if (!army) return nonsense('not-a-leader');
  return [{ kind: army.rallied ? 'token-removed' : 'leader-rallied', leader }];
};

const between = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const set = (state: State, marker: string, to: number): Edited => {
  const seat = SEATS.find(one => marker === `morale-${one}`);
  const front = FRONTS.find(one => marker === `markers-${one}`);
  if (seat) {
    if (!between(to, 0, MAX_MORALE)) return nonsense('out-of-range');
    return to === state.morale[seat]
      ? nonsense('already-there')
      : [{ kind: 'morale-changed', seat, by: to - state.morale[seat] }];
  }
  if (front && !between(to, 0, MARKERS)) return nonsense('out-of-range');
  if (front) return [{ kind: 'markers-set', front, red: to, white: MARKERS - to }];
  if (marker !== 'turn') return nonsense('no-such-marker');
  return between(to, 1, LAST_TURN) ? [{ kind: 'turn-set', turn: to }] : nonsense('out-of-range');
};

const shuffled = (state: State, pile: string, dice: Dice): Edited => {
  const place = placeOf(pile);
  if (place?.at !== 'pile' || place.pile !== 'deck') return nonsense('not-a-deck');
  const { seat } = place;
  const deck = state.decks[seat];
  if (!deck.length) return nonsense('not-there');
  return [{ kind: 'deck-shuffled', seat, count: deck.length, secret: { to: 'nobody', is: dice.shuffle(deck) } }];
};

/** A change by hand as events, or why it is nonsense. */
export const edit = (state: State, change: GameEdit, dice: Dice): Edited => {
  if ('count' in change && change.count !== 1) return nonsense('one-at-a-time');
  switch (change.kind) {
    case 'move':
      return transfer(state, change.piece, change.from, change.to);
    case 'card':
      return transfer(state, change.card, change.from, change.to);
    case 'add': {
      const from = cardOf(change.piece) && whereIs(state, change.piece);
      return from === undefined ? nonsense('no-such-piece') : transfer(state, change.piece, from, change.to);
    }
    case 'remove':
      return transfer(state, change.piece, change.from, pileId(sideOf(change.piece), 'discard'));
    case 'flip':
      return flipped(state, change.piece);
    case 'set':
      return set(state, change.marker, change.to);
    case 'shuffle':
      return shuffled(state, change.pile, dice);
  }
};
