/**
 * A bot with rules of thumb for every seat. It looks at the kind of a command and its space, by what its Faction's
 * victory counts (§7.2), and ends nothing too early.
 */
import { population } from '../data/owners-map';
import type { Eyes as EyesOf } from '../../../kernel/bot';
import { scoringBot, type Scores } from '../../../kernel/kit/bots';
import { isTown, type Space } from '../data/map';

import { fightOf } from '../rules/attack';
import { encouragement, hindrance, rallyCount } from '../rules/rally';
import { strengthOf } from '../rules/strength';
import {
  cellsIn,
  controls,
  discsIn,
  discsOnMap,
  isGuard,
  oppositionIn,
  piecesIn,
  supportIn,
  terrorIn,
} from '../selectors';
import { kindOfBox } from '../sequence';
import type { State, AllBridges } from '../state';
import { isSide, opponent, SEATS, type CommandName, type Seat, type Side } from '../vocabulary';
import {
  agitateWorth,
  bestWorth,
  commandWorth,
  isSpreading,
  isToCalm,
  levelsToLower,
  lowerWorth,
  messageWorth,
  personalityWorth,
  price,
  publishWorth,
  rallyWorth,
  stopWorth,
  tooHigh,
} from './moderates';
import { REASONS, spaceAsked, whys } from './reasons';

type Eyes = EyesOf<AllBridges>;

/** Never done voluntarily. */
const NEVER = -1;
/** Gives something up for nothing: behind everything else. */
const LAST = -9;
/** Ending an action: above what harms, below what helps. */
const END = 0;

/** Own pieces less those of all others in a space. */
const lead = (state: State, space: Space, seat: Seat): number =>
  SEATS.reduce((sum, one) => sum + piecesIn(state, space, one) * (one === seat ? 1 : -1), 0);
/** The value to a side of one more piece here: highest if that takes or saves Control. */
const placeWorth = (state: State, space: Space, seat: Seat): number => {
  const size = population(state, space) * (seat === 'senate' && isTown(space) ? 2 : 1);
  const ahead = lead(state, space, seat);
  return size * (ahead >= -2 && ahead <= 1 ? 2 : 1);
};
/** §7.2 Where a Faction wants a space to lean: the Reds to Opposition, the Senate to Support, others to Neutral. */
const shiftWorth = (state: State, space: Space, seat: Seat, by: number): number => {
  const { support } = state.spaces[space];
  const opposition = Math.max(0, -(support + by)) - oppositionIn(state, space);
  if (seat === 'reds') return opposition * population(state, space) * 6 - (opposition > 0 ? 0 : by);
  if (seat === 'senate') return by > 0 ? 1 - opposition * population(state, space) * 2 : NEVER;
  return -opposition * population(state, space) * 3;
};

const WISHES: Readonly<Record<Seat, (state: State, command: CommandName) => number>> = {
  reds: (_state, command) =>
    ({ rally: 5, activism: 5, terror: 3, attack: 4, march: 2, message: 0, negotiate: 0, politics: 0 })[command],
  senate: (_state, command) =>
    ({ rally: 5, activism: 2, terror: 4, attack: 5, march: 3, message: 0, negotiate: 0, politics: 0 })[command],
  // a Special Activity that comes first would rule out Rally or Negotiate, so with Resources the Command is chosen
  // first
  moderates: (state, command) => commandWorth(state, command) + (state.resources.moderates > 1 ? 8 : 0),
};

const rally = (space: Space, { state, seat }: Eyes): number =>
  seat === 'moderates'
    ? rallyWorth(state, space)
    : 3 + encouragement(state, seat, space) - hindrance(state, seat, space) + placeWorth(state, space, seat);

/** §3.2.2 A Cell of an enemy that is flipped: Active ones are robbed of Terror, Support and Income. */
const flipWorth = (faction: Seat, stance: 'active' | 'inactive', seat: Seat): number => {
  const isHarm = stance === 'active';
  return faction === seat ? (isHarm ? NEVER : 2) : isHarm ? 2 : NEVER;
};

/** The value of removing an enemy piece: highest if Control changes. */
const removalWorth = (state: State, space: Space, faction: Seat, seat: Seat): number =>
  faction === seat ? NEVER : 2 + placeWorth(state, space, seat) + (isSide(seat) && faction === opponent(seat) ? 1 : 0);

const attackStrength = (state: State): number => {
  const [top] = state.agenda;
  return top?.kind === 'attack-space' ? strengthOf(state, fightOf(top)) : 0;
};

const vassalageWorth = (power: 'german' | 'russian', by: number, seat: Seat): number =>
  power === (seat === 'senate' ? 'german' : seat === 'reds' ? 'russian' : 'german')
    ? by > 0
      ? 0.5
      : 1
    : by > 0
      ? 0.3
      : 0.6;

/** The value of every command. */
export const scores: Scores<AllBridges> = {
  // the turn
  'let-play': () => 1,
  'pass-over': () => NEVER,
  take({ box }, { state, seat }) {
    if (seat === 'moderates')
      return { command: 3 + bestWorth(state), event: 1.7, limited: 1.5 + bestWorth(state) / 2 }[kindOfBox(box)];
    const poor = state.resources[seat] < 2;
    return { command: poor ? 4 : 6, event: 3, limited: poor ? 1 : 4 }[kindOfBox(box)];
  },
  pass: (_command, { state, seat }) => (state.resources[seat] ? 1 + (seat === 'moderates' ? price(state) : 0) : 5),
  'choose-command': ({ command }, { state, seat }) => WISHES[seat](state, command),
  'special-activity'({ activity }, { state, seat }) {
    const byName = { 'political-event': state.resources[seat] < 8 ? 7 : 1, publish: 7, crackdown: 3, personality: 4 };
    return { 'foreign-relations': 0.4, prepare: 0.6, coordinate: 1, dialogue: 3, ...byName }[activity];
  },
  'spend-news': () => 4,
  transfer: () => LAST,
  withdraw: () => LAST,
  done: () => END,
  decline: () => END,
  // Rally
  rally: ({ space }, eyes) => rally(space, eyes),
  offset: (_command, { state, seat, legal }) => {
    const [top] = state.agenda;
    const space = top?.kind === 'rally-space' ? top : undefined;
    return space && !rallyCount(state, seat, space.space, space.offset) && legal.length > 1 ? 3 : NEVER;
  },
  'place-cells': () => 2,
  build: (_command, { seat, state }) => {
    const disc = seat === 'reds' ? 'administration' : 'network';
    const space = spaceAsked(state);
    const held = space === undefined || seat !== 'reds' || lead(state, space, seat) > 1;
    return discsOnMap(state, disc) < 3 && held ? 8 + (space ? population(state, space) : 0) : 1;
  },
  'go-underground': ({ cells }) => 1 + cells / 2,
  // Activism
  pacify: () => NEVER,
  flip: ({ space }, { state, seat }) => (isSide(seat) && cellsIn(state, space, opponent(seat), 'active') ? 1 : NEVER),
  'flip-cell': ({ faction, stance }, { seat }) => flipWorth(faction, stance, seat),
  activate: (_command, { seat }) => (seat === 'senate' ? 3 : 2),
  'activate-cell': ({ space }, { state, seat }) =>
    1 + (controls(state, space, seat) ? 2 : 0) + population(state, space),
  agitate: ({ space }, { state, seat }) =>
    seat === 'moderates'
      ? agitateWorth(state, space)
      : 4 +
        shiftWorth(state, space, seat, seat === 'reds' ? -1 : supportIn(state, space) < 2 ? 1 : 0) -
        terrorIn(state, space),
  shift: ({ by }, { state, seat }) => {
    const [top] = state.agenda;
    if (top?.kind !== 'agitate-space') return 1;
    // before lowering Polarization in the same space
    if (seat === 'moderates' && by > 0 && isToCalm(state, top.space)) return 20;
    return shiftWorth(state, top.space, seat, by);
  },
  'remove-terror': () => 1,
  'lower-polarization': (_command, { state, seat }) => lowering(state, seat),
  // Terror
  terror: ({ space }, { state, seat }) => terrorWorth(state, space, seat),
  'terror-display': ({ cube }, { seat }) => (isSide(seat) && cube !== seat ? 1 : NEVER),
  'remove-cell': ({ faction }, { state, seat }) => {
    const space = spaceAsked(state);
    return space ? removalWorth(state, space, faction, seat) : 1;
  },
  'remove-disc': ({ faction }, { seat }) => (faction === seat ? NEVER : 6),
  'remove-troop': () => 3,
  // Attack
  attack: ({ space }, { state, seat }) => 2 + lead(state, space, seat) / 2 + placeWorth(state, space, seat),
  'hold-back': () => NEVER,
  defenders: ({ cells, troops }) => (cells ? 2 : 1) - (troops ? 0.5 : 0),
  ride: () => 1,
  'ride-along': () => 1,
  'choose-stop': () => 1,
  'add-strength': (_command, { state }) => (attackStrength(state) < 4 ? 5 : NEVER),
  'roll-attack': (_command, { state }) => (attackStrength(state) > 1 ? 3 : END),
  engage: () => 2,
  retreat: () => 1,
  'lose-cell': ({ stance }) => (stance === 'inactive' ? 2 : 1),
  'lose-russian': () => 3,
  // March
  march: ({ space }, { state, seat }) => placeWorth(state, space, seat) - 1,
  'march-cell': ({ from }, { state, seat }) => {
    const space = spaceAsked(state);
    const gain = space ? placeWorth(state, space, seat) : 1;
    return isGuard(state, from, seat)
      ? NEVER
      : gain - placeWorth(state, from, seat) * (lead(state, from, seat) > 2 ? 0.3 : 1);
  },
  'march-russian': () => 0.5,
  'march-marker': () => 0.5,
  // Message
  message: ({ from, stance }, { state }) => messageWorth(state, from, stance === 'active'),
  carry: ({ load }) => (load === 'news' ? 3 : NEVER),
  'move-on': ({ to }, { state }) => {
    const [top] = state.agenda;
    if (top?.kind !== 'messenger') return END;
    return stopWorth(state, to) - stopWorth(state, top.space) + (top.path.length ? -0.2 : 0.1);
  },
  'roll-capture': () => 1,
  // Negotiate and Politics
  negotiate: ({ space }, { state }) => {
    const [top] = state.agenda;
    const calmed = top?.kind === 'negotiate' ? top.deactivated : 0;
    if (isSpreading(state)) return levelsToLower(state) > calmed ? 2 : NEVER;
    return tooHigh(state) >= calmed ? 2 + cellsIn(state, space, 'moderates', 'inactive') : NEVER;
  },
  'place-cube': ({ cube }, { state }) =>
    5 + (state.display[cube] > state.display[cube === 'reds' ? 'senate' : 'reds'] ? 1 : 0),
  // Special Activities
  collect: () => 5,
  'raise-vassalage': (_command, { state, seat }) => (isSide(seat) && state.polarization > 3 ? NEVER : 1),
  invest: () => END,
  'roll-relations': () => 1,
  'place-prepared': ({ space }, { state, seat }) => placeWorth(state, space, seat),
  'place-sabotage': () => 0.5,
  'remove-sabotage': () => 0.3,
  'crack-down': () => 4,
  'place-personality': ({ space }, { state }) => personalityWorth(state, space),
  'use-news': ({ gain }, { state }) => (gain === 'resources' || state.polarization < 3 ? 3 : 2),
  talk: ({ space }, { state }) => 2 + population(state, space) + oppositionIn(state, space),
  'win-over': ({ space }, { state }) => 3 + population(state, space),
  publish: ({ space }, { state }) => publishWorth(state, space),
  expose: () => 2,
  // Germans
  'roll-german-phase': () => 1,
  'roll-landing': () => 1,
  land: ({ space }, { state }) => 1 + population(state, space),
  'german-attack': ({ space }, { state }) => 1 + population(state, space) + cellsIn(state, space, 'reds') / 4,
  'german-march': ({ to }, { state }) => 1 + population(state, to),
  'place-marker': () => 1,
  // Propaganda
  'roll-politics': () => 1,
  award: ({ side }) => (side === 'senate' ? 1 : 2),
  release: ({ prisoners }, { state }) => (state.polarization > 4 ? prisoners : -prisoners),
  // Events
  'choose-text': () => 1,
  'choose-option': () => 1,
  'choose-space': ({ space }, { state }) => 1 + population(state, space),
  grant: ({ faction }, { seat }) => (faction === seat ? 5 : 1),
  'roll-event': () => 1,
  'give-capability': ({ side }, { seat }) => (side === seat ? 3 : 1),
  'levy-more': ({ faction }, { seat }) => (faction === seat ? NEVER : 2),
  'shift-vassalage': ({ power, by }, { seat }) => vassalageWorth(power, by, seat),
  'turn-cell': ({ faction, stance }, { seat }) => flipWorth(faction, stance, seat),
  deploy: ({ space, faction }, { state, seat }) => (faction === seat ? 2 + placeWorth(state, space, seat) : 1),
  strike: ({ space, faction }, { state, seat }) => removalWorth(state, space, faction, seat),
  'strike-prepared': ({ side }, { seat }) => (side === seat ? NEVER : 1),
  'shift-space': ({ space, by }, { state, seat }) => 1 + shiftWorth(state, space, seat, by),
  'add-cube': (_command, { seat }) => (seat === 'moderates' ? 3 : 0.5),
  'take-cube': (_command, { seat }) => (seat === 'moderates' ? NEVER : 1),
  'place-disc': ({ space }, { state }) => 5 + population(state, space),
  'reopen-issue': (_command, { seat }) => (seat === 'moderates' ? NEVER : 1),
  'free-prisoner': ({ faction }, { seat }) => (faction === seat ? 2 : 0.5),
  'event-sabotage': () => 1,
  assault: ({ faction }, { seat }) => (faction === seat ? NEVER : 3),
  regroup: ({ from, to }, { state, seat }) => placeWorth(state, to, seat) - placeWorth(state, from, seat),
};

/** §7.2 The value of one level less of Polarization: to the Moderates while they need it, to a side that is blocked. */
function lowering(state: State, seat: Seat): number {
  if (seat === 'moderates') {
    const [top] = state.agenda;
    return lowerWorth(state, top?.kind === 'negotiated' ? top.deactivated : 1);
  }
  const power = seat === 'senate' ? 'german' : 'russian';
  return state.vassalage[power] + state.polarization > 5 ? 2 : NEVER;
}
function terrorWorth(state: State, space: Space, seat: Seat): number {
  if (!isSide(seat)) return NEVER;
  const enemy: Side = opponent(seat);
  const pieces = piecesIn(state, space, enemy) + cellsIn(state, space, 'moderates') / 2;
  return pieces ? 1 + placeWorth(state, space, seat) + discsIn(state, space, enemy) : NEVER;
}

/** A solid opponent with rules that a beginner can remember. */
export const agitator = scoringBot<AllBridges>('agitator', scores, { level: 'quick', reasons: REASONS, whys });
