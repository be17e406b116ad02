import { type Finding, type Helper, type Values, numberOf } from '../../../kernel/helper';
import { judge } from '../rules/strength';
import { scored, unrestPoints } from '../rules/scoring';
import type { State, DualPowers } from '../state';
import type { Region } from '../vocabulary';
import { regionIn, regionInput, strengthLines } from './choices';
const MOST_POINTS = 9;

/** §scoring, §objectives What a region brings to the stronger side. */
export const scoreFinding = (state: State, region: Region, points: number): Finding => {
  const { stronger } = judge(state, region);
  const lines = strengthLines(state, region);
  const [event] = stronger ? scored(state, stronger, region, points) : [];
  if (event?.kind !== 'points-scored') return { lines, rolls: [], edits: [] };
  const to = state.score + (event.seat === 'soviet' ? event.points : -event.points);
  return {
    lines: [...lines, { word: 'gains', params: { seat: event.seat, points: event.points }, total: true }],
    rolls: [],
    edits: [{ kind: 'set', marker: 'score', to }],
  };
};

const asked = (state: State, values: Values): readonly [Region, number] => [
  regionIn(state, values),
  numberOf(values['points'], { least: 0, most: MOST_POINTS, first: unrestPoints(state) }),
];

export const score: Helper<DualPowers> = {
  id: 'score',
  section: '§objectives',
  inputs: state => [
    regionInput(state),
    { id: 'points', kind: 'number', min: 0, max: MOST_POINTS, default: unrestPoints(state) },
  ],
  preview: (state, values) => ({ lines: scoreFinding(state, ...asked(state, values)).lines, odds: [] }),
  run: (state, values) => scoreFinding(state, ...asked(state, values)),
};
