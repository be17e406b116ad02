/** A bot with rules of thumb: take what is free, fight when stronger, rally before everything, waste nothing. */
import type { Eyes as EyesOf } from '../../../kernel/bot';
import { scoringBot, type Scores } from '../../../kernel/kit/bots';
import { cardOf, isStrengthened, leaderCard, troopCard } from '../data/cards';
import { battleLines, forceOf, sum } from '../rules/force';
import { armyOf, armyWith, battleOf, committed, type Army, type State, type CivilWar } from '../state';
import { rival, type CommandOf, type Front, type Seat } from '../vocabulary';
import { moveLeaderGain, moveTroopGain, swapGain } from './worth';
import { REASONS, whys } from './reasons';
import { attackersAt, blockersAt, forceTogether, inHand, worthOf, worthOfCard, wouldWin } from './judgement';

type Eyes = EyesOf<CivilWar>;

/** A victory now outweighs everything. */
const VICTORY = 1000;
const FREE = 30;
const MARGIN = 1;

/** Would an unblocked attack end the war: by a second front, or by the last Morale where the defender pays for it? */
const isDecisive = (state: State, seat: Seat, front: Front, armies: number): boolean =>
  wouldWin(state, seat, front, armies) ||
  (state.options['unblocked'] === 'marker-and-morale' && state.morale[rival(seat)] <= 1);

/** §attacking An attack here: free if nobody can block, good if the block would be weaker. */
const attackValue = ({ state, seat }: Eyes, front: Front): number => {
  const armies = attackersAt(state, seat, front);
  const blockers = blockersAt(state, rival(seat), front);
  if (!armies.length) return -1;
  if (!blockers.length) {
    return (isDecisive(state, seat, front, armies.length) ? VICTORY : FREE) + worthOf(state, seat, front);
  }
  const margin = forceTogether(state, armies) + inHand(state, seat, armies) - forceTogether(state, blockers);
  if (margin <= MARGIN) return wouldWin(state, seat, front, armies.length) ? 1 : -1;
  return margin + worthOf(state, seat, front);
};

/** The army that goes first: the weakest that is enough when nobody can block, else the strongest. */
const attack = ({ leader }: CommandOf<'attack'>, eyes: Eyes): number => {
  const { state, seat } = eyes;
  const army = armyOf(state, leader);
  if (!army) return -1;
  const { front } = army;
  const battle = battleOf(state);
  const strength = forceTogether(state, [army]);
  const unblocked = !blockersAt(state, rival(seat), front).length;
  if (!battle) {
    const value = attackValue(eyes, front);
    return value < 0 ? value : value + (unblocked ? -strength : strength) / 100;
  }
  // a decisive attack is worth every army: one of them may be stopped
  if (unblocked) return state.options['unblocked'] === 'marker-each-army' || wouldWin(state, seat, front) ? 1 : -1;
  const enough = forceTogether(state, blockersAt(state, rival(seat), front)) + MARGIN;
  return forceTogether(state, committed(state, seat)) > enough ? -1 : strength;
};

/** Would the marker that the attack threatens lose the war? */
const isDesperate = (state: State, seat: Seat): boolean => {
  const battle = battleOf(state);
  return !!battle && wouldWin(state, rival(seat), battle.front, battle.attackers.length);
};

/** §blocking Block if that wins the fight, or if nothing else saves the war; the strongest first. */
const block = ({ leader }: CommandOf<'block'>, { state, seat }: Eyes): number => {
  const battle = battleOf(state);
  const army = armyOf(state, leader);
  if (!battle || !army) return -1;
  const attackForce = forceTogether(state, committed(state, rival(seat)));
  const mine = forceTogether(state, committed(state, seat));
  if (mine > attackForce + MARGIN) return -1;
  const blockers = [...committed(state, seat), ...blockersAt(state, seat, battle.front)];
  const could = forceTogether(state, blockers) + inHand(state, seat, blockers, true);
  return could >= attackForce || isDesperate(state, seat) ? forceTogether(state, [army]) : -1;
};

/** How far the seat is behind in the battle; 0 or less if it wins as it stands. */
const behind = (state: State, seat: Seat): number => {
  const other = rival(seat);
  const winsTies = state.options['tie'] === 'defender-wins' && battleOf(state)?.attacker === other;
  return sum(battleLines(state, other)) + (winsTies ? 0 : 1) - sum(battleLines(state, seat));
};

/** §reinforcing Spend a unit only if a few of them turn the fight, the least useful first. */
const reinforce = ({ card }: CommandOf<'reinforce'>, { state, seat, legal }: Eyes): number => {
  const missing = behind(state, seat);
  const spare = new Set(legal.flatMap(one => (one.kind === 'reinforce' ? [one.card] : []))).size;
  const worthIt = missing > 0 && missing <= Math.min(spare, 3);
  return worthIt ? 10 - worthOfCard(state, seat, card) : -1;
};

/** Events of battle are kept for fights that they can turn; others are played at once. */
const playEvent = ({ card }: CommandOf<'play-event'>, { state, seat }: Eyes): number => {
  switch (state.agenda[0]?.kind) {
    case 'reinforce':
      return behind(state, seat) > 0 && behind(state, seat) <= 6 ? 12 : -1;
    case 'reaction':
      return isDesperate(state, seat) || forceTogether(state, committed(state, rival(seat))) >= 5 ? 10 : -1;
    default:
      return worthOfCard(state, seat, card);
  }
};

/** The value of an army to its side: Force, room, and its front. */
const armyValue = (army: Army | undefined): number =>
  army ? forceOf(army) + (leaderCard(army.leader)?.force ?? 0) : 0;
const troopValue = (state: State, troop: string): number => {
  const card = troopCard(troop);
  const leader = armyWith(state, troop)?.leader;
  const strengthened = leader !== undefined && isStrengthened(leaderCard(leader)?.strengthens, card?.tag);
  return (card?.force ?? 0) + (strengthened ? 1 : 0);
};

const rally = ({ leader }: { readonly leader: string }, { state, seat }: Eyes): number => {
  const army = armyOf(state, leader);
  if (!army || army.rallied) return -1;
  const open = !blockersAt(state, rival(seat), army.front).length && army.troops.length > 0;
  const wins = open && wouldWin(state, seat, army.front);
  if (!army.troops.length) return 1;
  return (wins ? VICTORY : 10) + forceOf(army) + worthOf(state, seat, army.front) + (open ? 6 : 0);
};

const recruitLeader = ({ card, front }: CommandOf<'recruit-leader'>, { state, seat }: Eyes): number => {
  const here = state.armies.filter(army => army.front === front && cardOf(army.leader)?.side === seat);
  return 20 + (leaderCard(card)?.force ?? 0) * 3 + worthOf(state, seat, front) - here.length * 3;
};

const recruitTroop = ({ card, leader }: CommandOf<'recruit-troop'>, { state, seat }: Eyes): number => {
  const army = armyOf(state, leader);
  const troop = troopCard(card);
  const bonus = isStrengthened(leaderCard(leader)?.strengthens, troop?.tag) ? 3 : 0;
  if (!army) return -1;
  const readiness = (army.rallied ? 2 : 0) + (army.troops.length ? 0 : 3);
  return 5 + (troop?.force ?? 0) + bonus + readiness + worthOf(state, seat, army.front) / 4;
};

/** §reserve The gain of a reserve, less the card it costs. */
const reserve = (gain: number, card: string, { state, seat }: Eyes): number => gain - worthOfCard(state, seat, card);

export const scores: Scores<CivilWar> = {
  rally,
  'move-troop': (command, { state, seat }) => moveTroopGain(state, seat, command),
  'swap-troops': (command, { state, seat }) => swapGain(state, seat, command),
  'move-leader': (command, { state, seat }) => moveLeaderGain(state, seat, command),
  'draw-cards': () => 1,
  'play-event': playEvent,
  'dismiss-leader': ({ leader }, { state }) => armyValue(armyOf(state, leader)),
  'roll-leader': () => 1,
  'take-troop': ({ troop }, { state }) => troopValue(state, troop),
  'discard-troop': ({ troop }, { state }) => troopValue(state, troop),
  'negate-attack': ({ leader }, { state }) => armyValue(armyOf(state, leader)),
  'strengthen-army': ({ leader }, { state }) => armyOf(state, leader)?.troops.length ?? 0,
  'strengthen-troop': () => 1,
  attack,
  launch: () => 0,
  block,
  reinforce,
  pass: () => 0,
  'lose-troop': ({ troop }, { state }) => 10 - troopValue(state, troop),
  'lose-army': ({ leader }, { state }) => 100 - armyValue(armyOf(state, leader)),
  'roll-morale': () => 1,
  'recruit-leader': recruitLeader,
  'recruit-troop': recruitTroop,
  'reserve-draw': ({ card }, eyes) => reserve(2.2, card, eyes),
  'reserve-rally': ({ card, leader }, eyes) =>
    reserve(armyOf(eyes.state, leader)?.troops.length ? 6 : 1, card, eyes) + rally({ leader }, eyes) / 100,
  'reserve-morale': ({ card }, eyes) =>
    reserve(eyes.state.morale[eyes.seat] <= 8 ? 5 : eyes.state.morale[eyes.seat] <= 18 ? 2.5 : 0, card, eyes),
  discard: ({ card }, { state, seat }) => 20 - worthOfCard(state, seat, card),
  rehome: ({ troop, leader }) => 2 + (isStrengthened(leaderCard(leader)?.strengthens, troopCard(troop)?.tag) ? 1 : 0),
  'take-home': () => 1,
  done: () => 0,
};

/** A solid opponent with rules that a beginner can remember. */
export const commissar = scoringBot<CivilWar>('commissar', scores, { level: 'quick', reasons: REASONS, whys });
