/** A player of rules of thumb: it reckons what each choice is worth, and takes the best. */
import type { Eyes as EyesOf } from '../../../kernel/bot';
import { scoringBot, type Scores } from '../../../kernel/kit/bots';
import { cardOf } from '../cards/card';
import { unmet } from '../cards/needs';
import type { Effect } from '../cards/effect-types';
import { TRACKS, type Track } from '../data/types';
import { advantage } from '../rules/advantage';
import { buyOffCost, targetOf } from '../rules/checks';
import { cubeCost } from '../rules/mobilization';
import { ignoresEvent, playsForBoth } from '../rules/special-actions';
import { MOST_OPPORTUNITY, SCORE_BOX, sign, type State } from '../state';
import type { Prelude } from '../types';
import { rival, type Seat } from '../seats';
import type { CommandOf, Step, StepOf } from '../vocabulary';
import { ACTIVITY_POINT, eventWorth, eventWorthOf, expected } from './expectation';
import { REASONS, whys } from './reasons';
import { checkGain, cubesGain, disbandGain, gain, organizationGain, POINT, withCubes } from './worth';

type Eyes = Pick<EyesOf<Prelude>, 'state' | 'seat'>;

const top = <K extends Step['kind']>({ state }: Eyes, kind: K): StepOf<K> | undefined =>
  // the kind tells the type
  state.agenda[0]?.kind === kind ? (state.agenda[0] as StepOf<K>) : undefined;

/** What the Event of an opposing card gives its side, or the half of its points when it cannot be played. */
const handedOver = (state: State, seat: Seat, id: string): number => {
  const card = cardOf(state, id);
  const other = rival(seat);
  if (!card || ignoresEvent(state, seat).length) return 0;
  return unmet(state, other, card.need) ? (POINT * card.points) / 2 : Math.max(0, eventWorth(state, other, card));
};

/** Playing a card for its points, with what follows. */
const pointsWorth = (id: string, { state, seat }: Eyes): number => {
  const card = cardOf(state, id);
  if (!card) return 0;
  const spent = ACTIVITY_POINT * card.points;
  if (card.faction === rival(seat)) return spent - handedOver(state, seat, id);
  if (card.faction === seat && playsForBoth(state, seat).length && !unmet(state, seat, card.need)) {
    return spent + eventWorth(state, seat, card);
  }
  return spent;
};

/** How much a side would like a track to score now. */
const wish = ({ state, seat }: Eyes, track: Track): number => sign(seat) * advantage(state, track);
/** A step of a Scoring Marker is a part of its scoring. */
const stepWorth = (eyes: Eyes, track: Track): number =>
  wish(eyes, track) * (eyes.state.scoring[track] >= SCORE_BOX - 1 ? 1 : 0.25);

const best = (values: readonly number[]): number => Math.max(0, ...values);

/** What a Special Action is worth for its price. */
const specialWorth = ({ action, points }: CommandOf<'use-special'>, eyes: Eyes): number => {
  const { state, seat } = eyes;
  switch (action) {
    case 'novoye-vremia':
    case 'pravda-propaganda':
      return 2.5;
    case 'government-supporters':
    case 'socialist-sympathizers':
      return 2.5;
    case 'political-corruption':
      return points * best(TRACKS.map(track => stepWorth(eyes, track))) * 0.6;
    case 'deliberate-provocation':
      return 2;
    case 'show-of-force':
      return best(TRACKS.map(track => (-wish(eyes, track) * state.scoring[track]) / SCORE_BOX));
    case 'parliamentary-maneuver':
      return 0.2;
    case 'revolutionary-diplomacy':
      return 0.2;
    case 'revolutionary-fervor':
      return best(TRACKS.map(track => wish(eyes, track)));
    case 'all-power-to-the-soviets':
      return 0.5;
    case 'opportunism':
      return POINT * Math.min(6, MOST_OPPORTUNITY - state.opportunity[seat]);
  }
};

/** What the success of a check brings: an Organization, points, or the rest of an Event. */
const successWorth = (state: State, seat: Seat, steps: readonly Step[]): number =>
  steps.reduce((sum, step) => {
    switch (step.kind) {
      case 'found':
        return sum + organizationGain(state, seat, step.place);
      case 'vote-point':
        return sum + 1;
      case 'growing-extremism':
        return sum - 0.8;
      // the list was made of effects
      case 'effects':
        return sum + expected(state, seat, step.list as readonly Effect[], step.memory);
      case 'disband':
        return sum + disbandGain(state, seat, step.seat, step.place);
      default:
        return sum;
    }
  }, 0);

/** A bid above this is worth more elsewhere. */
const BID = 3;

export const scores: Scores<Prelude> = {
  'choose-first': ({ player }, { seat }) => (player === seat ? 0.1 : 0),
  'play-event': ({ card }, { state, seat }) => eventWorthOf(state, seat, card),
  'play-points': ({ card }, eyes) => pointsWorth(card, eyes),
  'play-from-pool': ({ card }, { state, seat }) =>
    eventWorthOf(state, seat, card) - POINT * (cardOf(state, card)?.points ?? 0),
  pass: () => 0,
  'judge-need': ({ met }) => (met ? 1 : 0),
  mobilize: ({ place }, { state, seat }) =>
    cubesGain(state, seat, { of: seat, place, by: 1 }) / cubeCost(state, seat, place),
  'create-organization': ({ place, points }, { state, seat }) =>
    checkGain(
      targetOf(state, { seat, place, bonus: points }),
      state.opportunity[seat],
      organizationGain(state, seat, place),
    ) / points,
  'use-special': (command, eyes) => specialWorth(command, eyes) / command.points,
  'buy-activity-point': () => 0.2,
  done: () => 0,
  provoke: ({ player }, { seat }) => (player === seat ? 0 : 1),
  'reset-track': ({ track }, eyes) => -wish(eyes, track) * eyes.state.scoring[track],
  'choose-track': ({ track }, eyes) => wish(eyes, track),
  'exchange-card': ({ give, take }, { state, seat }) =>
    pointsWorth(take, { state, seat }) - pointsWorth(give, { state, seat }),
  'roll-check': () => 0,
  'buy-off': (_command, eyes) => {
    const step = top(eyes, 'failed-check');
    return step ? successWorth(eyes.state, eyes.seat, step.success) - POINT * buyOffCost(eyes.state, step) : 0;
  },
  'accept-failure': () => 0,
  'add-cube': ({ place }, eyes) => {
    const step = top(eyes, 'add-cubes');
    return step ? cubesGain(eyes.state, eyes.seat, { of: step.of, place, by: 1 }) : 0;
  },
  'remove-cube': ({ place }, eyes) => {
    const step = top(eyes, 'remove-cubes');
    return step ? cubesGain(eyes.state, eyes.seat, { of: step.of, place, by: -1 }) : 0;
  },
  'roll-district': () => 0,
  bid: ({ points }) => -Math.abs(points - BID),
  'roll-contest': () => 0,
  'choose-die': ({ die }, eyes) => stepWorth(eyes, die),
  'roll-scoring-die': () => 0,
  'roll-extremism': () => 0,
  'resolve-card': () => 0,
  'choose-place': ({ place }, { state, seat }) =>
    cubesGain(state, seat, { of: seat, place, by: 2 }) + 0.15 * targetOf(state, { seat, place, bonus: 0 }),
  'choose-option': ({ option }, eyes) => {
    const step = top(eyes, 'choose-option');
    const chosen = step?.options.find(one => one.id === option);
    return step && chosen ? expected(eyes.state, eyes.seat, chosen.list, step.memory) : 0;
  },
  'move-cube': ({ player, from, to }, { state, seat }) =>
    gain(state, withCubes(withCubes(state, player, from, -1), player, to, 1), seat),
  disband: ({ place }, { state, seat }) => disbandGain(state, seat, rival(seat), place),
  disarm: ({ value }) => value,
  'shift-marker': ({ track, by }, eyes) => by * stepWorth(eyes, track),
  'roll-table': () => 0,
  'roll-desertion': () => 0,
};

/** Plays either side. */
export const deputy = scoringBot<Prelude>('deputy', scores, { level: 'quick', reasons: REASONS, whys });
