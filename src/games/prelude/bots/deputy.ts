/** A bot with rules of thumb: it calculates the value of each choice, and takes the best. */
import type { Eyes as EyesOf } from '../../../kernel/bot';
import { scoringBot, type Scores } from '../../../kernel/kit/bots';
import { cardOf } from '../cards/card';
import { unmet } from '../cards/needs';
import type { Effect } from '../cards/effect-types';
import { buyOffCost, targetOf } from '../rules/checks';
import { cubeCost } from '../rules/mobilization';
import { playsForBoth } from '../rules/start-of-turn';
import type { State, Prelude } from '../state';
import { rival, type Seat } from '../seats';
import type { Step, StepOf } from '../vocabulary';
import { ACTIVITY_POINT, eventWorth, eventWorthOf, expected } from './expectation';
import { REASONS, whys } from './reasons';
import { handedOver, specialWorth, stepWorth, wish } from './specials';
import { checkGain, cubesGain, disbandGain, gain, organizationGain, POINT, withCubes } from './worth';

type Eyes = Pick<EyesOf<Prelude>, 'state' | 'seat'>;

const top = <K extends Step['kind']>({ state }: Eyes, kind: K): StepOf<K> | undefined =>
  // the kind gives the type
  state.agenda[0]?.kind === kind ? (state.agenda[0] as StepOf<K>) : undefined;

/** The value of an Event’s effects that are not calculated: its later choices and the answers it demands. */
const UNCOUNTED = 0.4;

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

/** The gain of a successful check: an Organization, points, or the rest of an Event. */
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
  'play-event': ({ card }, { state, seat }) => eventWorthOf(state, seat, card) + UNCOUNTED,
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
  'reset-track': ({ track }, eyes) => -wish(eyes.state, eyes.seat, track) * eyes.state.scoring[track],
  'choose-track': ({ track }, eyes) => wish(eyes.state, eyes.seat, track),
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
  'choose-die': ({ die }, eyes) => stepWorth(eyes.state, eyes.seat, die),
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
  'shift-marker': ({ track, by }, eyes) => by * stepWorth(eyes.state, eyes.seat, track),
  'roll-table': () => 0,
  'roll-desertion': () => 0,
};

/** Plays either side. */
export const deputy = scoringBot<Prelude>('deputy', scores, { level: 'quick', reasons: REASONS, whys });
