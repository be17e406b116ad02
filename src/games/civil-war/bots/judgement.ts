/** A commissar's judgement: who could attack, who could block, and the value of a front. */
import { cardOf, effectsOf, ofKind } from '../data/cards';
import { bonusReachesAll, forceLines, forceOf, sum, forbidsAttack } from '../rules/force';
import { ARMIES_TOGETHER } from '../rules/attack';
import {
  armiesOf,
  claimant,
  handOf,
  MARKERS,
  mayStand,
  openFronts,
  room,
  seatOf,
  type Army,
  type State,
} from '../state';
import { FRONTS, rival, type Front, type Seat } from '../vocabulary';

/** The Force of armies that would fight together, before any card. */
export const forceTogether = (state: State, armies: readonly Army[]): number =>
  bonusReachesAll(state)
    ? sum(forceLines(armies, { wholeSide: true }))
    : armies.reduce((total, army) => total + forceOf(army), 0);

/** The armies of a seat at a front with a token, the strongest first: each may block, or attack if it has troops. */
const readyAt = (state: State, seat: Seat, front: Front): readonly Army[] =>
  state.armies
    .filter(army => army.rallied && army.front === front && seatOf(army) === seat)
    .sort((a, b) => forceOf(b) - forceOf(a));

/** The armies that could block at a front, strongest first, as many as may fight together. */
export const blockersAt = (state: State, seat: Seat, front: Front): readonly Army[] =>
  readyAt(state, seat, front).slice(0, ARMIES_TOGETHER[seat]);

/** The armies that could attack at a front, strongest first, as many as may fight together. */
export const attackersAt = (state: State, seat: Seat, front: Front): readonly Army[] =>
  readyAt(state, seat, front)
    .filter(army => !forbidsAttack(state, army.leader))
    .slice(0, ARMIES_TOGETHER[seat]);

/** The most units spent for +1 each: half of the hand. */
const SPARE = 3;

/** §reinforcing What the cards of a seat could add to armies that fight together. */
export const inHand = (state: State, seat: Seat, armies: readonly Army[], blocks = false): number => {
  const hand = handOf(state, seat);
  const troops = armies.map(army => army.troops.length);
  const all = troops.reduce((sum, count) => sum + count, 0);
  const reach = { troops: all, blockers: blocks ? all : 0, army: Math.max(0, ...troops), troop: Math.min(1, all) };
  const events = hand
    .flatMap(effectsOf)
    .reduce((sum, effect) => (effect.do === 'strengthen' ? sum + effect.by * reach[effect.scope] : sum), 0);
  return events + Math.min(SPARE, Math.floor(ofKind(hand, 'leader', 'troop').length / 2));
};

/** Would markers for this many armies at the front win the war? */
export const wouldWin = (state: State, seat: Seat, front: Front, armies = 1): boolean => {
  const taken = state.options['unblocked'] === 'marker-each-army' ? armies : 1;
  return (
    armies > 0 &&
    state.markers[front][seat] + taken >= MARKERS &&
    FRONTS.some(other => other !== front && claimant(state, other) === seat)
  );
};

/** The value of a marker at this front: higher if one side is close to claiming it. */
export const worthOf = (state: State, seat: Seat, front: Front): number => {
  if (claimant(state, front)) return 0;
  const mine = state.markers[front][seat];
  const theirs = state.markers[front][rival(seat)];
  return 3 + Math.max(mine, theirs) + (wouldWin(state, seat, front) ? 20 : 0);
};

/** Is there a leader on the seat's side who could take this troop? */
const hasHome = (state: State, seat: Seat, troop: string): boolean =>
  armiesOf(state, seat).some(army => room(army) > 0 && mayStand(troop, army.front));

/** Are all fronts claimed where the unit may stand? */
const isUseless = (state: State, unit: string): boolean => !openFronts(state).some(front => mayStand(unit, front));

/** The value of keeping a card: cards that draw and leaders first, units without a place last. */
export const worthOfCard = (state: State, seat: Seat, id: string): number => {
  const card = cardOf(id);
  switch (card?.kind) {
    case 'leader':
      return isUseless(state, id) ? 0.5 : 5 + card.force;
    case 'troop':
      return isUseless(state, id) ? 0.5 : hasHome(state, seat, id) ? 2 + card.force : 1 + card.force / 2;
    case 'event':
      return effectsOf(id).some(effect => effect.do === 'draw') ? 7 : 4;
    case undefined:
      return 3;
  }
};
