/** §11.2 Red October: the armed rising, five steps and the end. */
import { districtsOf } from '../board-values';
import { DISTRICT_IDS, type District, type Subtype } from '../data/districts';
import { hasOrganization, organizationsOf, secondPlayer, type State } from '../state';
import { SEATS, type Seat } from '../seats';
import type { Event, Step } from '../vocabulary';
import { opportunityChange, pointsScored, type StepsHere } from './common';
import { contest } from './contests';

/** §11.2 The bonus of the Government's checks against Soldiers' Soviets. */
export const REACTION_BONUS = 3;
/** §11.2 Cubes for each Union or Workers' Soviet more than the other side's. */
const CUBES_EACH = 2;

/** §11.2 Where Military Discipline meets a Soldiers' Soviet. */
export const reactionDistricts = (state: State): readonly District[] =>
  districtsOf(state, 'military').filter(place => SEATS.every(seat => hasOrganization(state, seat, place)));

/** §11.2 Military Discipline tries to rout each Soldiers' Soviet that it meets. */
const forcesOfReaction = (state: State): readonly Step[] =>
  reactionDistricts(state).map(place => ({
    kind: 'check',
    seat: 'government',
    place,
    bonus: REACTION_BONUS,
    success: [{ kind: 'disband', seat: 'revolutionary', place }],
    failure: [],
  }));

const pointsGone = (state: State): readonly Event[] =>
  SEATS.flatMap(seat => opportunityChange(state, seat, -state.opportunity[seat]));

const organizationsIn = (state: State, seat: Seat, subtype: Subtype): number => {
  const places: readonly string[] = districtsOf(state, subtype);
  return organizationsOf(state, seat).filter(place => places.includes(place)).length;
};

/** §11.2 Who rolls for Growing Extremism before the Duma is scored; whether its scoring rolls again is an option. */
export const growing = (state: State): readonly Seat[] => [state.first, secondPlayer(state)];
export const growsTwice = ({ options }: State): boolean => options['red-october-extremism'] === 'twice';

/** §11.2 In the printed order; whatever was to come is dropped. */
const risingOf = (state: State): readonly Step[] => [
  ...forcesOfReaction(state),
  { kind: 'award', track: 'organizations' },
  ...growing(state).map((seat): Step => ({ kind: 'growing-extremism', seat, modifier: 0 })),
  { kind: growsTwice(state) ? 'score' : 'award', track: 'duma' },
  { kind: 'deploy-vanguard' },
  { kind: 'rally-workers' },
  { kind: 'award', track: 'districts' },
  ...contest(state.first, {
    revolutionary: [{ kind: 'move-world', seat: 'revolutionary', by: 1 }],
    government: [{ kind: 'move-world', seat: 'government', by: 1 }],
  }),
  { kind: 'award', track: 'world' },
  { kind: 'call-winner', reason: 'red-october' },
];

/** §11.1 The value of a side's Red Guards or Loyal Troops together. */
export const preparationsOf = ({ preparations }: State, seat: Seat): number =>
  preparations[seat].reduce((sum, value) => sum + value, 0);

/** §11.2 Whose markers in the Military Preparations Box are worth more, and by how much. */
export const vanguard = (state: State): { readonly seat: Seat; readonly points: number } => {
  const lead = preparationsOf(state, 'revolutionary') - preparationsOf(state, 'government');
  return { seat: lead > 0 ? 'revolutionary' : 'government', points: Math.abs(lead) };
};

/** §11.2 The side whose workers rally, and to how many cubes. */
export const rally = (state: State): { readonly seat: Seat; readonly cubes: number } => {
  const lead = organizationsIn(state, 'revolutionary', 'worker') - organizationsIn(state, 'government', 'worker');
  return { seat: lead > 0 ? 'revolutionary' : 'government', cubes: Math.abs(lead) * CUBES_EACH };
};

export const redOctoberSteps = {
  'red-october': {
    section: '§11.2',
    run: state => ({
      instead: true,
      events: [{ kind: 'red-october-begun' }, ...pointsGone(state)],
      then: risingOf(state),
    }),
  },
  'deploy-vanguard': {
    section: '§11.2',
    run(state) {
      const { seat, points } = vanguard(state);
      return { events: pointsScored(seat, points) };
    },
  },
  'rally-workers': {
    section: '§11.2',
    run(state) {
      const { seat, cubes: left } = rally(state);
      return left
        ? {
            then: [
              {
                kind: 'add-cubes',
                seat,
                of: seat,
                left,
                where: DISTRICT_IDS,
                most: left,
                so: {},
                as: '',
                mayStop: false,
              },
            ],
          }
        : {};
    },
  },
} satisfies StepsHere<'red-october' | 'deploy-vanguard' | 'rally-workers'>;
