/** §3.3.2 Where a messenger with a load may be caught, and where it ends in either case. */
import { distance } from '../data/owners-map';
import { SPACES, type Space } from '../data/map';
import { capabilitiesIn, cellsIn, newsIn, spaceOfPlace } from '../selectors';
import type { State } from '../state';
import { CAPABILITIES, SEATS, SIDES, type Event, type Step, type Stance, type StepOf } from '../vocabulary';
import { type StepsHere, faceOf, type Result, type RuleFor, withArrival } from './common';
import { type Messenger, loadMoved, asItStands } from './messenger';

/** The spaces with a marker that needs a Cell: the check runs after every step, so others are skipped. */
const spacesWithMarkers = ({ capabilities, news, personality, spaces }: State): readonly Space[] => {
  const marked = new Set<string>([personality, ...news.map(({ at }) => at)]);
  for (const marker of CAPABILITIES) marked.add(spaceOfPlace(capabilities[marker].at) ?? '');
  return SPACES.filter(space => marked.has(space) || SIDES.some(side => spaces[space].prepared[side] > 0));
};

/** §1.4.3, §1.4.4 Markers that have lost their last friendly Cell leave the map. */
const leftAlone = (state: State): readonly Event[] =>
  spacesWithMarkers(state).flatMap((space): readonly Event[] => [
    ...SIDES.filter(side => !cellsIn(state, space, side)).flatMap((side): readonly Event[] => [
      ...(state.spaces[space].prepared[side] ? [{ kind: 'prepared-removed', space, side } as const] : []),
      ...capabilitiesIn(state, space, side).map(
        (marker): Event => ({ kind: 'capability-placed', marker, side, at: 'aside' }),
      ),
    ]),
    ...SEATS.filter(seat => !cellsIn(state, space, seat)).flatMap(seat =>
      newsIn(state, space, seat).map((news): Event => ({ kind: 'news-removed', news })),
    ),
    ...(state.personality === space && !cellsIn(state, space, 'moderates')
      ? [{ kind: 'personality-removed' } as const]
      : []),
  ]);

/** A step with moving pieces, whose markers follow one step later. */
type MovingStep = StepOf<'attack-space' | 'march-space'>;
const isMoving = (step: Step | undefined): step is MovingStep =>
  step?.kind === 'attack-space' || step?.kind === 'march-space';

/** A marker leaves as soon as it is alone, unless its Cells are just moving. */
export const watch = (state: State): readonly Step[] =>
  state.agenda.length && !isMoving(state.agenda[0]) && leftAlone(state).length ? [{ kind: 'left-alone' }] : [];

/** The step that moves pieces now, if any. A Non-player may be about to take the next one. */
export const movingStep = ({ agenda }: State): MovingStep | undefined => {
  const top = agenda.find(({ kind }) => kind !== 'nonplayer-due');
  return isMoving(top) ? top : undefined;
};

export const leftAloneSteps = {
  'left-alone': { section: '§1.4.4', run: state => ({ events: leftAlone(state) }) },
} satisfies StepsHere<'left-alone'>;

const flippedAt = ({ stance }: Pick<Messenger, 'stance'>, space: Space, to: Stance): readonly Event[] =>
  stance === to ? [] : [{ kind: 'cells-flipped', faction: 'moderates', space, to, count: 1 }];
const goesOn = (
  { seat, cells, arrived: before }: Messenger | StepOf<'capture'>,
  space: Space,
  stance: Stance,
): StepOf<'message'> => ({ kind: 'message', seat, cells, arrived: withArrival(before, space, stance) });
/** §3.3.2 Not caught: Underground where it has come to. */
export const arrived = (step: Messenger | StepOf<'capture'>): Result => ({
  events: flippedAt(step, step.space, 'inactive'),
  then: [goesOn(step, step.space, 'inactive')],
});

/** §3.3.2 Active Cells of the one enemy who has most of them in a space. */
export const captors = (state: State, space: Space): number =>
  Math.max(...SIDES.map(side => cellsIn(state, space, side, 'active')));

/** The start of a load: with the messenger, or where it was taken up. */
const loadStart = ({ path, since, start }: Pick<Messenger, 'path' | 'since' | 'start'>): Space =>
  path[since - 1] ?? start;

/** §3.3.2 Where capture may be checked: the most Active Cells of one enemy, then closest to the load's start. */
export const captureSpaces = (state: State, way: Pick<Messenger, 'path' | 'since' | 'start'>): readonly Space[] => {
  const path = [...new Set(way.path)];
  const most = Math.max(0, ...path.map(space => captors(state, space)));
  const worst = most ? path.filter(space => captors(state, space) === most) : [];
  const near = Math.min(...worst.map(space => distance(state, loadStart(way), space)));
  return worst.filter(space => distance(state, loadStart(way), space) === near);
};

/** §3.3.2 Caught: the Cell stays Active where it was checked, with its load if it had it by then. */
const caught = (state: State, step: StepOf<'capture'>, where: Space): Result => {
  const { carries, path, since, space, stance } = step;
  const [news] = newsIn(state, space, 'moderates');
  const isBefore = since > path.indexOf(where) + 1;
  const load: readonly Event[] =
    isBefore && news !== undefined
      ? [{ kind: 'news-placed', news, space: loadStart(step), holder: 'nobody' }]
      : loadMoved(state, carries, space, where);
  return {
    events: [
      ...(where === space
        ? []
        : [{ kind: 'cells-moved', faction: 'moderates', from: space, to: where, stance, count: 1 } as const, ...load]),
      ...flippedAt(step, where, 'active'),
    ],
    then: [goesOn(step, where, 'active')],
  };
};

export const rollCapture: RuleFor<'capture', 'roll-capture'> = {
  section: '§3.3.2',
  offers: ({ state, step }) => [{ kind: 'roll-capture', space: captureSpaces(state, step) }],
  decide({ state, step: asked }, { space }, dice) {
    const step = asItStands(state, asked);
    const cells = captors(state, space);
    const die = faceOf(dice.roll(1, 6));
    const { events = [], then = [] } = die <= cells ? caught(state, step, space) : arrived(step);
    return { events: [{ kind: 'capture-rolled', space, cells, die }, ...events], then };
  },
};
