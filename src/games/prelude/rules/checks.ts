/** §9 Mobilization Checks: three dice against a Target Number; Activity Points may buy off a failure. */
import type { Line } from '../../../kernel/helper';
import { nearAt, subtypeAt } from '../board-values';
import { isDistrict, type District, type Place } from '../data/districts';
import { controller, countTrait, hasOrganization, valueOf, type State } from '../state';
import type { Seat } from '../seats';
import type { Check, StepOf } from '../vocabulary';
import type { Result, RuleFor, StepsHere } from './common';

const DICE = 3;
const FACES = 6;
/** The bonus of the Government’s checks in Military Districts while the Tsar commands the army. */
const TSAR_BONUS = 2;

type Target = Pick<Check, 'seat' | 'place' | 'bonus'>;

/** §9 What an adjacent Urban District adds or takes away: 1 for control, 2 with the controller's Organization. */
const neighbour = (state: State, seat: Seat, district: District): readonly Line[] => {
  const holder = controller(state, district);
  if (!holder) return [];
  const weight = hasOrganization(state, holder, district) ? 2 : 1;
  return [{ word: 'neighbour', params: { place: district }, value: holder === seat ? weight : -weight }];
};

const neighbours = (state: State, seat: Seat, place: Place): readonly Line[] => {
  if (!isDistrict(place) || subtypeAt(state, place) === 'urban') return [];
  return nearAt(state, place).flatMap(district => neighbour(state, seat, district));
};

const commanded = (state: State, seat: Seat, place: Place): readonly Line[] => {
  const tsars =
    seat === 'government' && isDistrict(place) && subtypeAt(state, place) === 'military'
      ? countTrait(state, 'tsar-commands')
      : 0;
  return tsars ? [{ word: 'tsar-commands', value: tsars * TSAR_BONUS }] : [];
};

/** §9 The Target Number, line by line. */
export const targetLines = (state: State, { seat, place, bonus }: Target): readonly Line[] => [
  place === 'unrest'
    ? { word: 'unrest', value: state.unrest }
    : { word: 'mobilization-value', params: { place }, value: valueOf(state, seat, place) },
  ...(bonus ? [{ word: 'bonus', value: bonus }] : []),
  ...(place === 'unrest' ? [] : [...neighbours(state, seat, place), ...commanded(state, seat, place)]),
];

/** §9 The highest total of the dice that succeeds. */
export const targetOf = (state: State, check: Target): number =>
  targetLines(state, check).reduce((sum, line) => sum + (line.value ?? 0), 0);

/** §9 Opportunity Points that turn a failure into a success; priced now, because the table may have changed by hand. */
export const buyOffCost = (state: State, step: StepOf<'failed-check'>): number =>
  Math.max(0, step.total - targetOf(state, step));

const rollCheck: RuleFor<'check', 'roll-check'> = {
  section: '§9',
  offers: () => [{ kind: 'roll-check' }],
  decide({ state, seat, step }, _command, dice): Result {
    const target = targetOf(state, step);
    const faces = dice.roll(DICE, FACES);
    const { place, success } = step;
    const total = faces.reduce((sum, face) => sum + face, 0);
    const rolled = { kind: 'check-rolled', seat, place, dice: faces, target } as const;
    return total <= target
      ? { events: [rolled, { kind: 'check-succeeded', seat, place }], then: success }
      : {
          events: [rolled, { kind: 'check-failed', seat, place, short: total - target }],
          then: [{ ...step, kind: 'failed-check', total }],
        };
  },
};

const buyOff: RuleFor<'failed-check', 'buy-off'> = {
  section: '§9',
  offers: () => [{ kind: 'buy-off' }],
  decide: ({ state, seat, step }) => ({
    events: [
      { kind: 'failure-bought-off', seat, cost: buyOffCost(state, step) },
      { kind: 'check-succeeded', seat, place: step.place },
    ],
    then: step.success,
  }),
};

/** Does the success of a check create an Organization? */
const organizes = ({ success }: Check): boolean =>
  success.some(
    step => step.kind === 'found' || (step.kind === 'effects' && step.list.some(effect => effect.do === 'found')),
  );

/** §10.2 The option that a failure bars every further try of the Action Round, those of Events as well. */
const barsAll = ({ options }: State): boolean => options['failed-organization'] === 'bars-all';
const isBarred = (state: State, step: StepOf<'check'>): boolean =>
  barsAll(state) && state.barred.includes(step.seat) && organizes(step);

const accepted = (state: State, step: StepOf<'failed-check'>): Result => {
  const { seat, failure } = step;
  const bars = barsAll(state) && organizes(step) && !state.barred.includes(seat);
  return {
    events: [{ kind: 'failure-accepted', seat }],
    then: [...(bars ? [{ kind: 'bar-organizations', seat } as const] : []), ...failure],
  };
};

export const checkSteps = {
  check: {
    section: '§9',
    seats: (state, step) => (isBarred(state, step) ? [] : [step.seat]),
    answers: { 'roll-check': rollCheck },
    stuck: () => ({}),
  },
  'failed-check': {
    section: '§9',
    // a seat that cannot pay is not asked
    seats: (state, step) => (state.opportunity[step.seat] >= buyOffCost(state, step) ? [step.seat] : []),
    answers: {
      'buy-off': buyOff,
      'accept-failure': {
        section: '§9',
        offers: () => [{ kind: 'accept-failure' }],
        decide: ({ state, step }) => accepted(state, step),
      },
    },
    stuck: accepted,
  },
} satisfies StepsHere<'check' | 'failed-check'>;
