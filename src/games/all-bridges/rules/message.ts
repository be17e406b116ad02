/** §3.3.2 Message: Cells of the Moderates move and hide, and carry their Personality or News past capture. */
import { refuse } from '../refusals';
import { distance, neighbours, SPACES, type Space } from '../data/map';
import { cellsIn, newsIn } from '../selectors';
import type { State } from '../state';
import { LOADS, SIDES, STANCES, type Event, type Load, type Stance, type StepOf } from '../vocabulary';
import {
  doneAt,
  faceOf,
  isAmong,
  notIdle,
  own,
  pay,
  poor,
  ruleList,
  termsOf,
  whileOpen,
  type Result,
  type RuleFor,
  type StepsHere,
} from './common';
import { movable, withArrival } from './march';
import type { Plan } from './plan';

/** §3.3.2 So many moves has a messenger. */
const MOVES = 3;
type Messenger = StepOf<'messenger'>;

const select: RuleFor<'message', 'message'> = {
  section: '§3.3.2',
  offers: () => [{ kind: 'message', from: SPACES, stance: STANCES }],
  forbids({ state, seat, step }, { from, stance }) {
    const { limited, most, within } = termsOf(state, seat);
    if (limited && step.cells) return refuse('§2.2.4', 'one-cell-only');
    if (step.cells >= most) return refuse('§5.4', 'no-more-spaces', { most });
    if (!cellsIn(state, from, 'moderates', stance)) return refuse('§3.3.2', 'none-there');
    if (movable(state, step.arrived, from, 'moderates', stance) <= 0) return refuse('§3.3.2', 'moved-already');
    if (!neighbours(from).some(space => isAmong(within, space))) return refuse('§5.4', 'not-that-space');
    return poor(state, seat, 1, '§3.3.2');
  },
  decide: ({ state, seat, step }, { from, stance }) => ({
    events: pay(state, seat, 1),
    then: [
      {
        ...step,
        kind: 'messenger',
        space: from,
        start: from,
        stance,
        path: [],
        carries: 'nothing',
        since: 0,
        cells: step.cells + 1,
      },
    ],
  }),
};

// ---------------------------------------------------------------- on the way
/** §4.1 A Special Activity on the way may have turned the Cell over: it goes on as it stands now. */
const asItStands = <S extends Messenger | StepOf<'capture'>>(state: State, step: S): S =>
  cellsIn(state, step.space, 'moderates', step.stance)
    ? step
    : { ...step, stance: step.stance === 'active' ? 'inactive' : 'active' };

/** §3.3.2 News that no other Cell holds, or that the Moderates held where the Cell set out. */
const newsToTake = (state: State, { path, space }: Messenger): number | undefined =>
  (path.length ? [] : newsIn(state, space, 'moderates'))[0] ?? newsIn(state, space, 'nobody')[0];

const carry: RuleFor<'messenger', 'carry'> = {
  section: '§3.3.2',
  offers: () => [{ kind: 'carry', load: LOADS }],
  forbids({ state, step }, { load }) {
    if (step.carries !== 'nothing') return refuse('§3.3.2', 'carries-already');
    if (load === 'news') return newsToTake(state, step) === undefined ? refuse('§3.3.2', 'no-news') : undefined;
    if (state.personality !== step.space) return refuse('§3.3.2', 'no-personality');
    return step.path.length ? refuse('§3.3.2', 'from-the-start-only') : undefined;
  },
  decide({ state, step }, { load }) {
    const news = newsToTake(state, step);
    return {
      events:
        load === 'news' && news !== undefined
          ? [{ kind: 'news-placed', news, space: step.space, holder: 'moderates' }]
          : [],
      then: [{ ...step, carries: load, since: step.path.length }],
    };
  },
};

/** What a messenger carries comes with it. */
const loadMoved = (state: State, carries: Load | 'nothing', from: Space, to: Space): readonly Event[] => {
  if (carries === 'personality') return [{ kind: 'personality-placed', space: to }];
  const [news] = carries === 'news' ? newsIn(state, from, 'moderates') : [];
  return news === undefined ? [] : [{ kind: 'news-placed', news, space: to, holder: 'moderates' }];
};

const moveOn: RuleFor<'messenger', 'move-on'> = {
  section: '§3.3.2',
  offers: ({ step }) => [{ kind: 'move-on', to: neighbours(step.space) }],
  forbids({ state, seat, step }, { to }) {
    if (step.path.length >= MOVES) return refuse('§3.3.2', 'three-moves');
    return isAmong(termsOf(state, seat).within, to) ? undefined : refuse('§5.4', 'not-that-space');
  },
  decide({ state, step: asked }, { to }) {
    const step = asItStands(state, asked);
    return {
      events: [
        { kind: 'cells-moved', faction: 'moderates', from: step.space, to, stance: step.stance, count: 1 },
        ...loadMoved(state, step.carries, step.space, to),
      ],
      then: [{ ...step, space: to, path: [...step.path, to] }],
    };
  },
};

// ---------------------------------------------------------------- arriving
const flippedAt = ({ stance }: Pick<Messenger, 'stance'>, space: Space, to: Stance): readonly Event[] =>
  stance === to ? [] : [{ kind: 'cells-flipped', faction: 'moderates', space, to, count: 1 }];
const goesOn = (
  { seat, cells, arrived: before }: Messenger | StepOf<'capture'>,
  space: Space,
  stance: Stance,
): StepOf<'message'> => ({ kind: 'message', seat, cells, arrived: withArrival(before, space, stance) });
/** §3.3.2 Not caught: Underground where it has come to. */
const arrived = (step: Messenger | StepOf<'capture'>): Result => ({
  events: flippedAt(step, step.space, 'inactive'),
  then: [goesOn(step, step.space, 'inactive')],
});

/** §3.3.2 Active Cells of the one enemy who has most of them in a space. */
export const captors = (state: State, space: Space): number =>
  Math.max(...SIDES.map(side => cellsIn(state, space, side, 'active')));

/** Where a load set out: with the messenger, or where he took it up. */
const loadStart = ({ path, since, start }: Pick<Messenger, 'path' | 'since' | 'start'>): Space =>
  path[since - 1] ?? start;

/** §3.3.2 Where capture may be checked: most Active Cells of one enemy, then closest to where the load set out. */
export const captureSpaces = (state: State, way: Pick<Messenger, 'path' | 'since' | 'start'>): readonly Space[] => {
  const path = [...new Set(way.path)];
  const most = Math.max(0, ...path.map(space => captors(state, space)));
  const worst = most ? path.filter(space => captors(state, space) === most) : [];
  const near = Math.min(...worst.map(space => distance(loadStart(way), space)));
  return worst.filter(space => distance(loadStart(way), space) === near);
};

const finish: RuleFor<'messenger', 'done'> = doneAt<'messenger'>(
  '§3.3.2',
  ({ state, step }) => ended(state, step),
  ({ step }) => (step.path.length ? undefined : refuse('§3.1', 'nothing-done')),
);
const ended = (state: State, asked: Messenger): Result => {
  const step = asItStands(state, asked);
  const { carries } = step;
  return carries !== 'nothing' && captureSpaces(state, step).length
    ? { then: [{ ...step, kind: 'capture', carries }] }
    : arrived(step);
};

/** §3.3.2 Caught: the Cell stands Active where it was checked, with its load if it had that by then. */
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

const rollCapture: RuleFor<'capture', 'roll-capture'> = {
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

const selects = ruleList<StepOf<'message'>>(select);
const onWay = ruleList<Messenger>(carry, moveOn);

export const messageSteps = {
  message: {
    section: '§3.3.2',
    seats: whileOpen(selects),
    answers: {
      message: select,
      done: doneAt<'message'>(
        '§3.3.2',
        undefined,
        notIdle<'message'>('§3.1', selects, step => step.cells > 0),
      ),
    },
    stuck: () => ({}),
  },
  messenger: {
    section: '§3.3.2',
    seats: whileOpen(onWay),
    answers: { carry, 'move-on': moveOn, done: finish },
    stuck: ended,
  },
  capture: {
    section: '§3.3.2',
    seats: own,
    answers: { 'roll-capture': rollCapture },
    stuck: (state, step) => arrived(asItStands(state, step)),
  },
} satisfies StepsHere<'message' | 'messenger' | 'capture'>;

export const message: Plan = {
  section: '§3.3.2',
  seats: ['moderates'],
  isWarOnly: false,
  start: (_state, { seat }) => ({ kind: 'message', seat, arrived: {}, cells: 0 }),
  rules: selects,
};
