/** Changes by hand as events of the game. They may break rules, but must leave a meaningful table. */
import { cardEdits, setCounted, shownByHand, type Counted, type Edited } from '../../kernel/kit/edits';
import { pileOf } from '../../kernel/piles';
import { cardOf, leaderCard, sideOf, troopCard } from './data/cards';
import { frontSlot, placeOf, whereIs, type Place } from './tabletop';
import { numbersAt } from './options';
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
  type CivilWar,
} from './state';
import { cards } from './view';
import { FRONTS, pileId, seatOfPile, SEATS, type Event } from './vocabulary';
import type { Dice } from '../../kernel/dice';
import type { GameEdit } from '../../kernel/edit';
import type { Refusal } from '../../kernel/refusal';
import { nonsense } from './refusals';

const cardsByHand = cardEdits<CivilWar>(cards, {
  forbids: (_state, card, from, to) =>
    (card === '?' ? from : sideOf(card)).startsWith(seatOfPile(to)) ? undefined : nonsense('other-side'),
  known: (_state, card, from, to) =>
    card !== '?' && from.endsWith('-hand') && to.endsWith('-discard')
      ? [{ kind: 'card-discarded', seat: sideOf(card), card }]
      : undefined,
  removedTo: (_state, card) => pileId(sideOf(card), 'discard'),
});

const isAt = (state: State, card: string, place: Place): boolean => {
  if (place.at === 'pile') return pileOf<State>(state, place.pile).includes(card);
  const army = armyOf(state, card) ?? armyWith(state, card);
  if (!army) return false;
  return place.at === 'army' ? army.leader === place.leader : army.front === place.front && seatOf(army) === place.seat;
};

/** The leader to whom a troop laid at a front is attached: one with room, if there is one. */
const host = (state: State, { front, seat }: Extract<Place, { at: 'front' }>): Army | undefined => {
  const here = armiesOf(state, seat).filter(army => army.front === front);
  return here.find(army => room(army) > 0) ?? here[0];
};

/** The exact destination of a card: a troop with a leader, a leader at a front, any card in a pile of its side. */
const destination = (state: State, card: string, to: Place): Place | Refusal => {
  if (to.at === 'pile') return sideOf(card) === to.seat ? to : nonsense('other-side');
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

/** A unit enters or leaves play by hand, in a way the rules never use. */
const carried = (state: State, unit: string, from: Place, to: Place): readonly Event[] => [
  from.at === 'pile' ? cards.taken(state, [unit], from.pile, true) : { kind: 'unit-taken', unit },
  to.at === 'pile'
    ? cards.laid(state, [unit], to.pile)
    : { kind: 'unit-placed', unit, at: to.at === 'army' ? to.leader : frontSlot(to.front, to.seat) },
];

/** The rules' own event of a move, so that a drag can be recognized as the command it means. */
const known = (state: State, card: string, from: Place, to: Place): Event | undefined => {
  const inPlay = from.at !== 'pile';
  const fromHand = from.at === 'pile' && from.pile.endsWith('-hand');
  const seat = sideOf(card);
  if (to.at === 'pile') {
    if (to.pile.endsWith('-discard')) {
      return leaderCard(card) ? { kind: 'leader-lost', leader: card } : { kind: 'troop-lost', troop: card };
    }
    return to.pile.endsWith('-hand') && troopCard(card)
      ? { kind: 'troop-withdrawn', seat, troop: card, secret: { to: seat, is: card } }
      : undefined;
  }
  if (to.at === 'front') {
    if (inPlay) return { kind: 'leader-moved', leader: card, front: to.front };
    return fromHand ? { kind: 'leader-recruited', seat, card, front: to.front } : undefined;
  }
  if (!inPlay) {
    const recruits = fromHand && sideOf(to.leader) === seat;
    return recruits ? { kind: 'troop-recruited', seat, card, leader: to.leader } : undefined;
  }
  const holder = armyWith(state, card);
  return holder && seatOf(holder) !== sideOf(to.leader)
    ? { kind: 'troop-captured', seat: sideOf(to.leader), troop: card, leader: to.leader }
    : { kind: 'troop-moved', troop: card, leader: to.leader };
};

/** A unit goes into play, around in it, or out of it. */
const transfer = (state: State, named: string, from: string, to: string): Edited<CivilWar> => {
  const source = placeOf(from);
  const target = placeOf(to);
  if (!source || !target) return nonsense('no-such-place');
  const card = named === '?' && source.at === 'pile' ? cards.topOf(state, source.pile) : named;
  if (card === undefined || card === '?' || !isAt(state, card, source)) return nonsense('not-there');
  const place = destination(state, card, target);
  if ('reason' in place) return place;
  if (isAt(state, card, place)) return nonsense('already-there');
  const event = known(state, card, source, place);
  const shown = source.at === 'pile' && event ? shownByHand(cards, state, card, source.pile) : [];
  return event ? [...shown, event] : carried(state, card, source, place);
};

const flipped = (state: State, leader: string): Edited<CivilWar> => {
  const army = armyOf(state, leader);
  if (!army) return nonsense('not-a-leader');
  return [{ kind: army.rallied ? 'token-removed' : 'leader-rallied', leader }];
};

const countedOf = (state: State, marker: string): Counted<CivilWar> | undefined => {
  const seat = SEATS.find(one => marker === `morale-${one}`);
  const front = FRONTS.find(one => marker === `markers-${one}`);
  if (seat) {
    const now = state.morale[seat];
    return { now, least: 0, most: MAX_MORALE, to: (_value, by) => [{ kind: 'morale-changed', seat, by }] };
  }
  if (front) {
    const { red: now } = state.markers[front];
    const to = (red: number): readonly Event[] => [{ kind: 'markers-set', front, red, white: MARKERS - red }];
    return { now, least: 0, most: MARKERS, to };
  }
  return marker === 'turn'
    ? { now: state.turn, least: 1, most: numbersAt(state)['last-turn'], to: turn => [{ kind: 'turn-set', turn }] }
    : undefined;
};

/** A change by hand as events, or why it makes no sense. */
export const edit = (state: State, change: GameEdit, dice: Dice): Edited<CivilWar> => {
  const ofCards = cardsByHand(state, change, dice);
  if (ofCards) return ofCards;
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
      return setCounted(countedOf(state, change.marker), change.to);
    default:
      return nonsense('no-such-place');
  }
};
