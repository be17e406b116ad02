import { type Helper, type Odd, type Preview, choiceOf, chosen, numberOf } from '../../../kernel/helper';
import { DISTRICT_IDS } from '../data/districts';
import { TRACKS, type Track } from '../data/types';
import { extremismLines, growth, growthHere, trackModifier } from '../rules/growing-extremism';
import { districtOf } from '../rules/random-district';
import { trackOn } from '../data/scoring-dice';
import type { Seat } from '../seats';
import { SCORE_BOX, type Prelude, type State } from '../state';
import { after, editsBetween } from './apply';
import { seatIn, seatInput } from './city';

const FACES = 6;
const ALL_FACES = Array.from({ length: FACES }, (_, n) => n + 1);

const dieIn = (value: Parameters<typeof chosen>[0]): Track => chosen(value, TRACKS);

export const scoringDie: Helper<Prelude> = {
  id: 'scoring-die',
  section: '§4',
  inputs: () => [choiceOf('die', TRACKS)],
  preview: (_state, values) => ({
    lines: [],
    odds: TRACKS.map(track => ({
      word: 'advances',
      params: { track },
      probability: ALL_FACES.filter(face => trackOn(dieIn(values['die']), face) === track).length / FACES,
    })),
  }),
  run(state, values, dice) {
    const rolled = dice.one(FACES);
    const face = trackOn(dieIn(values['die']), rolled);
    const at = state.scoring[face] + 1;
    const scores = at >= SCORE_BOX;
    const now = after(state, [{ kind: 'scoring-moved', track: face, by: 1 }]);
    return {
      lines: [
        { word: 'advances', params: { track: face } },
        ...(scores ? [{ word: 'scores', params: { track: face }, total: true } as const] : []),
      ],
      rolls: [{ count: 1, sides: FACES, faces: [rolled], die: dieIn(values['die']) }],
      edits: editsBetween(state, now),
    };
  },
};

/** The words for a growth result. */
const growthTold = (state: State, seat: Seat, result: number): Pick<Odd, 'word' | 'params'> => {
  const here = growthHere(state, seat, result);
  const cubes = here.removed + here.moved;
  return cubes + here.points > 0 ? { word: 'growth', params: { ...here, cubes } } : { word: 'growth-nothing' };
};

/** §7.1.1 What is added to the die, and what each face then does. */
export const extremismSum = (state: State, seat: Seat, modifier: number): Preview => {
  const added = modifier + trackModifier(state, seat);
  return {
    lines: extremismLines(state, seat, modifier),
    odds: ALL_FACES.map(face => ({ ...growthTold(state, seat, face + added), probability: 1 / FACES })),
  };
};

export const growingExtremism: Helper<Prelude> = {
  id: 'growing-extremism',
  section: '§7.1.1',
  inputs: state => [seatInput(state), { id: 'modifier', kind: 'number', min: -3, max: 3, default: 0 }],
  preview(state, values) {
    const seat = seatIn(state, values);
    const modifier = numberOf(values['modifier']);
    return extremismSum(state, seat, modifier);
  },
  run(state, values, dice) {
    const seat = seatIn(state, values);
    const rolled = dice.one(FACES);
    const result = rolled + numberOf(values['modifier']) + trackModifier(state, seat);
    return {
      lines: [
        { word: 'extremism-result', params: { seat }, value: result },
        { ...growthTold(state, seat, result), total: true },
      ],
      rolls: [{ count: 1, sides: FACES, faces: [rolled] }],
      edits: editsBetween(state, after(state, growth(state, seat, result))),
    };
  },
};

export const randomDistrict: Helper<Prelude> = {
  id: 'random-district',
  section: '§13',
  inputs: () => [],
  preview: () => ({
    lines: [],
    odds: DISTRICT_IDS.map(place => ({ word: 'district', params: { place }, probability: 1 / DISTRICT_IDS.length })),
  }),
  run(_state, _values, dice) {
    const blue = dice.one(FACES);
    const red = dice.one(FACES);
    const place = districtOf(blue, red);
    return {
      lines: [{ word: 'district', params: { place }, total: true }],
      rolls: [
        { count: 1, sides: FACES, faces: [blue] },
        { count: 1, sides: FACES, faces: [red] },
      ],
      edits: [],
    };
  },
};
