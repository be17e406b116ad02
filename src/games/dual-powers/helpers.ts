import { type Helper, wantedAt, type Finding, type Values, numberOf } from '../../kernel/helper';
import { calendar } from './helpers/calendar';
import { exhaust } from './helpers/exhaust';
import { opposingObjectiveHelper, strength, regionIn, regionInput, strengthLines } from './helpers/choices';
import type { DualPowers, State } from './state';
import { judge } from './rules/strength';
import { scored, unrestPoints } from './rules/scoring';
import type { Region } from './vocabulary';

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

export const helpers: readonly Helper<DualPowers>[] = [
  wantedAt(strength, { at: ['unrest', 'unrest-choice', 'score', 'turn'] }),
  wantedAt(calendar, { at: ['turn', 'command'], about: ['day', 'month'] }),
  wantedAt(exhaust, { at: ['exhaust'] }),
  wantedAt(score, { at: ['score', 'reveal'], about: ['score'] }),
  wantedAt(opposingObjectiveHelper, { at: ['opposition-turn', 'reveal'] }),
];
