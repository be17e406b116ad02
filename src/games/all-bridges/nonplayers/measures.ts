/** §8.2.5 Numbers of a priority's findings, by name; those of spaces alone are the shared measures. */
import { distance, population } from '../data/owners-map';
import { SPACES, STOPS, TOWNS, type Space } from '../data/map';

import { cellsIn, controls, MEASURES, piecesIn } from '../selectors';
import { isSide } from '../vocabulary';
import { ANSWER_MEASURES, isOfAnswers } from './answer-measures';
import { trainsOf } from './groups';
import type { MeasureName } from '../selector-names';
import type { TargetMeasureName } from './names';
import { endsOf } from '../rules/prepare';
import { published } from '../rules/publish';
import { hideable } from '../rules/rally';
import type { State } from '../state';
import type { AnyMeasureName, Target, View } from './types';

type Measure = (view: View, target: Target) => number;
const FAR = SPACES.length;

const nearest = (state: State, space: Space, goals: readonly Space[]): number =>
  Math.min(FAR, ...goals.map(goal => distance(state, space, goal)));

const TARGET_MEASURES: Readonly<Record<TargetMeasureName, Measure>> = {
  'from-helsinki': ({ state }, { space = 'helsinki' }) => distance(state, space, 'helsinki'),
  'from-reds': ({ state }, { space = 'helsinki' }) =>
    nearest(
      state,
      space,
      SPACES.filter(one => piecesIn(state, one, 'reds') > 0),
    ),
  'from-personality': ({ state }, { space = 'helsinki' }) =>
    state.personality === 'available' ? FAR : distance(state, space, state.personality),
  /** §8.3.1, §8.4.1 The Senate's Trains, wherever a border is looked for. */
  'from-train': ({ state }, { border = '' }) =>
    Math.min(
      FAR,
      ...trainsOf(state, 'senate').flatMap(([, stop]) =>
        endsOf(border).map(space => distance(state, space, STOPS[stop])),
      ),
    ),
  /** §8.4.6 The largest of the Towns without Senate Control that a March comes closer to. */
  'town-approached': ({ state }, { space = 'helsinki', from = space }) =>
    Math.max(
      0,
      ...TOWNS.filter(
        town => !controls(state, town, 'senate') && distance(state, space, town) < distance(state, from, town),
      ).map(town => population(state, town)),
    ),
  'group-size': ({ state, seat }, { from = 'helsinki' }) => (isSide(seat) ? cellsIn(state, from, seat) : 0),
  'hidden-by-rally': ({ state }, { space = 'helsinki' }) => hideable(state, space),
  publishing: ({ state }, { space = 'helsinki' }) => published(state, space),
};
const isOwn = (name: string): name is TargetMeasureName => Object.hasOwn(TARGET_MEASURES, name);

export const measure = (view: View, target: Target, name: AnyMeasureName): number => {
  if (isOwn(name)) return TARGET_MEASURES[name](view, target);
  if (isOfAnswers(name)) return ANSWER_MEASURES[name](view, target);
  // every other name is in the shared list
  return target.space === undefined ? 0 : MEASURES[name as MeasureName](view.state, target.space, view.seat);
};
