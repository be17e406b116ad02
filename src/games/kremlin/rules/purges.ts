/** §purge The KGB Head purges as long as purges succeed; a failure costs three years and ends the phase. */
import { PURGE_NUMBERS } from '../data/offices';
import { shownFace } from '../options';
import {
  inForce,
  timesInForce,
  officeOf,
  personOf,
  printedOf,
  rankOf,
  type State,
  ageOf,
  onDuty,
  politburo,
  retiresBy,
  type Kremlin,
} from '../state';
import { refuse } from '../refusals';
import type { Asks, Runs } from '../../../kernel/rule';
import { editionOf } from '../data/editions';
import type { Event, StepOf } from '../vocabulary';
import { callOff, type Forbids } from './announced';
import { isPromised } from './bargains';
import { seatsOnDuty } from './control';
import { aged, killed, toSiberia } from './fates';
import { windowFor } from './reaction-windows';

/** §purge The number that a purge of somebody must reach, and what is added to the die. */
const STRENGTH = 2;
const SANATORIUM = 3;
/** §intrigue Loyal Bodyguard, and The Committee. */
const BODYGUARD = -4;
const COMMITTEE = 3;

/** The purge number of their level: harder in a strength, easier in a weakness. */
export const purgeNumber = (state: State, letter: string): number => {
  const level = rankOf(letter, state);
  const office = officeOf(state, letter);
  const { strength, weakness } = printedOf(state, letter);
  const own = office === strength ? STRENGTH : office === weakness ? -STRENGTH : 0;
  const committee = office === 'party-chief' ? COMMITTEE * timesInForce(state, 'committee') : 0;
  return (level === undefined ? Number.POSITIVE_INFINITY : PURGE_NUMBERS[level]) + own - committee;
};
/** The modifiers of the die against them. */
export const purgeBonus = (state: State, letter: string): number =>
  (personOf(state, letter).cure ? SANATORIUM : 0) + (inForce(state, 'bodyguard', letter) ? BODYGUARD : 0);

const FACES = 20;
/** The chance that a purge of them succeeds, including the bonus of cards. */
export const chanceOf = (state: State, letter: string, cards = 0): number => {
  const faces = Array.from({ length: FACES }, (_, n) => shownFace(state.options, n + 1));
  const needed = purgeNumber(state, letter) - purgeBonus(state, letter) - cards;
  return faces.filter(face => face >= needed).length / FACES;
};

/** Stress for a purge that succeeds, and for one that fails. */
const SUCCESS = 1;
const FAILURE = 3;

/** §purge What forbids a purge: when it is announced, and still when it is rolled. */
const forbidsPurge: Forbids = (state, seat, target) => {
  const actor = onDuty(state, 'purges') ?? '';
  if (target === actor) return refuse('§purge', 'not-himself');
  if (retiresBy(state, actor, SUCCESS))
    return refuse('§retirement', 'certain-retirement', { age: ageOf(state, actor) });
  if (inForce(state, 'protected', target)) return refuse('§intrigue', 'protected');
  return isPromised(state, seat, 'no-purge', target) ? refuse('§bargains', 'promised') : undefined;
};

/** §purge A failure in 1928 leaves a ? on the target. */
const suspected = (state: State, target: string): readonly Event[] => {
  const { failedPurgeSuspects, mostSuspicion } = editionOf(state.options);
  return failedPurgeSuspects && personOf(state, target).suspicion < mostSuspicion
    ? [{ kind: 'suspected', politician: target }]
    : [];
};

export const purgeSteps = {
  purges: {
    section: '§purge',
    seats: (state, { over }) => (over || inForce(state, 'plenum') ? [] : seatsOnDuty(state, 'purges')),
    answers: {
      purge: {
        section: '§purge',
        offers: ({ state }) => [{ kind: 'purge', target: politburo(state) }],
        forbids: ({ state, seat }, { target }) => forbidsPurge(state, seat, target),
        decide({ state, seat, step }, { target }) {
          const announced = { target, by: seat, actor: onDuty(state, 'purges') ?? '' };
          return {
            events: [{ kind: 'purge-announced', ...announced }],
            then: [...windowFor(state, 'purge'), { kind: 'purge', ...announced, bonus: 0 }, step],
          };
        },
      },
      'end-purges': {
        section: '§purge',
        offers: () => [{ kind: 'end-purges' }],
        decide: () => ({ events: [{ kind: 'purges-ended' }] }),
      },
    },
    stuck: () => ({}),
  } satisfies Asks<Kremlin, StepOf<'purges'>>,
  purge: {
    section: '§purge',
    // a target who has gone into exile meanwhile, or was moved out of the Politburo, can no longer be purged
    seats: (state, { target }) =>
      officeOf(state, target) === undefined
        ? []
        : seatsOnDuty(state, 'purges').filter(seat => !forbidsPurge(state, seat, target)),
    answers: {
      'roll-purge': {
        section: '§purge',
        offers: () => [{ kind: 'roll-purge' }],
        forbids: ({ state, seat, step }) => forbidsPurge(state, seat, step.target),
        decide({ state, step: { target, bonus: cards } }, _command, dice) {
          const actor = onDuty(state, 'purges') ?? '';
          const die = shownFace(state.options, dice.roll(1, 20)[0] ?? 1);
          const bonus = cards + purgeBonus(state, target);
          const needed = purgeNumber(state, target);
          const success = die + bonus >= needed;
          const rolled: Event = { kind: 'purge-rolled', actor, target, die, bonus, needed, success };
          const guard = inForce(state, 'bodyguard', target);
          const used: readonly Event[] = guard ? [{ kind: 'card-ended', card: guard.card }] : [];
          if (success) {
            // a bodyguard has ended already
            const unguarded = { ...state, effects: state.effects.filter(effect => effect !== guard) };
            const fate = editionOf(state.options).purgeKills ? killed(unguarded, target) : toSiberia(state, target);
            return { events: [rolled, ...used, ...fate, ...aged(actor, SUCCESS)] };
          }
          return {
            events: [rolled, ...used, ...suspected(state, target), ...aged(actor, FAILURE)],
            then: [...windowFor(state, 'failed-purge'), { kind: 'close-purges' }],
          };
        },
      },
      'call-off': callOff<StepOf<'purge'>>('purges'),
    },
    stuck: () => ({}),
  } satisfies Asks<Kremlin, StepOf<'purge'>>,
  'close-purges': {
    section: '§purge',
    run: () => ({ events: [{ kind: 'purges-ended' }] }),
  } satisfies Runs<Kremlin, StepOf<'close-purges'>>,
};
