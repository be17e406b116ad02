import {
  type Helper,
  wantedAt,
  type Finding,
  type Input,
  type Line,
  type Rolled,
  type Values,
  choiceOf,
  chosen,
} from '../../kernel/helper';
import { abdication } from './helpers/abdication';
import { dumaVote, mobilizationCheck, chanceOf, tried } from './helpers/checks';
import { districtControl, mobilizationCost } from './helpers/city';
import { growingExtremism, randomDistrict, scoringDie } from './helpers/dice';
import { type Prelude, room, type State } from './state';
import type { Dice } from '../../kernel/dice';
import { DISTRICT_IDS, type District } from './data/districts';
import type { Track } from './data/types';
import { advantage } from './rules/advantage';
import { targetOf } from './rules/checks';
import { cubesChange, opportunityChange, pointsScored, worldChange } from './rules/common';
import { growth, trackModifier } from './rules/growing-extremism';
import {
  growing,
  growsTwice,
  preparationsOf,
  rally,
  reactionDistricts,
  REACTION_BONUS,
  vanguard,
} from './rules/red-october';
import { awarded, radicals } from './rules/scoring';
import { winnerBy } from './rules/end-of-turn';
import { SEATS, type Seat } from './seats';
import type { Event } from './vocabulary';
import { after, editsBetween } from './helpers/apply';

/** §11.2 A helper that applies the steps of Red October in order, after asking for the choices. */
const FACES = 6;

const scored = (state: State, track: Track): Line => ({
  word: 'track-worth',
  params: { track },
  value: Math.abs(advantage(state, track)),
});

const reactionTarget = (state: State, place: District): number =>
  targetOf(state, { seat: 'government', place, bonus: REACTION_BONUS });

/** §11.2 Where each cube of the rally goes: as the answers say, else the first District with room. */
interface Rally {
  readonly seat: Seat;
  readonly to: readonly District[];
  readonly inputs: readonly Input[];
}
const rallied = (state: State, values: Values): Rally => {
  const { seat, cubes } = rally(state);
  const to: District[] = [];
  const inputs: Input[] = [];
  let now = state;
  for (let n = 1; n <= cubes; n++) {
    const open = DISTRICT_IDS.filter(place => room(now, seat, place));
    const id = `rally-${n}`;
    const place = chosen(values[id], open);
    if (!place) break;
    inputs.push(choiceOf(id, open));
    to.push(place);
    now = after(now, cubesChange(place, seat, 1));
  }
  return { seat, to, inputs };
};

/** §11.2 What is known before any die, step by step. */
const risingLines = (state: State, values: Values): readonly Line[] => {
  const { seat, to } = rallied(state, values);
  return [
    { word: 'opportunity-gone' },
    ...reactionDistricts(state).map(
      (place): Line => ({ word: 'reaction', params: { place }, value: reactionTarget(state, place) }),
    ),
    scored(state, 'organizations'),
    { word: 'both-grow' },
    scored(state, 'duma'),
    ...SEATS.map(
      (side): Line => ({ word: 'preparations', params: { seat: side }, value: preparationsOf(state, side) }),
    ),
    { word: 'rally', params: { seat }, value: to.length },
    scored(state, 'districts'),
    { word: 'world-rolls' },
    scored(state, 'world'),
  ];
};

const risen = (state: State, values: Values, dice: Dice): Finding => {
  let now = state;
  const rolls: Rolled[] = [];
  const lines: Line[] = [];
  const apply = (events: readonly Event[]): void => {
    now = after(now, events);
  };
  const die = (): number => {
    const face = dice.one(FACES);
    rolls.push({ count: 1, sides: FACES, faces: [face] });
    return face;
  };
  const grow = (seat: Seat): void => {
    const result = die() + trackModifier(now, seat);
    lines.push({ word: 'extremism-result', params: { seat }, value: result });
    apply(growth(now, seat, result));
  };
  const score = (track: Track): void => {
    lines.push(scored(now, track));
    apply(awarded(now, track));
  };

  apply(SEATS.flatMap(seat => opportunityChange(now, seat, -now.opportunity[seat])));
  for (const place of reactionDistricts(state)) {
    const trial = tried(reactionTarget(now, place), place, dice);
    lines.push(...trial.lines);
    rolls.push(trial.roll);
    if (trial.succeeded) apply([{ kind: 'organization-removed', seat: 'revolutionary', place }]);
  }
  score('organizations');
  growing(state).forEach(grow);
  if (growsTwice(state)) radicals(now).forEach(grow);
  score('duma');
  const ahead = vanguard(now);
  const { seat: side, to } = rallied(state, values);
  apply(pointsScored(ahead.seat, ahead.points));
  lines.push({ word: 'vanguard', params: { seat: ahead.seat }, value: ahead.points });
  lines.push({ word: 'rally', params: { seat: side }, value: to.length });
  apply(to.flatMap(place => cubesChange(place, side, 1)));
  score('districts');
  let revolutionary = die();
  let government = die();
  while (revolutionary === government) {
    revolutionary = die();
    government = die();
  }
  const seat = revolutionary > government ? 'revolutionary' : 'government';
  lines.push({ word: 'world-moves', params: { seat } });
  apply(worldChange(now, seat, 1));
  score('world');
  lines.push({ word: 'wins', params: { seat: winnerBy(now.points) }, total: true });
  return { lines, rolls, edits: editsBetween(state, now) };
};

export const redOctober: Helper<Prelude> = {
  id: 'red-october',
  section: '§11.2',
  inputs: (state, values) => rallied(state, values).inputs,
  preview: (state, values) => ({
    lines: risingLines(state, values),
    odds: reactionDistricts(state).map(place => ({
      word: 'reaction',
      params: { place },
      probability: chanceOf(reactionTarget(state, place)),
    })),
  }),
  run: risen,
};

export const helpers: readonly Helper<Prelude>[] = [
  wantedAt(mobilizationCheck, { at: ['check', 'failed-check'], about: ['unrest'] }),
  wantedAt(mobilizationCost, { at: ['activities', 'add-cubes'] }),
  wantedAt(scoringDie, { at: ['scoring-dice', 'choose-die', 'scoring-die'] }),
  wantedAt(growingExtremism, { at: ['growing-extremism', 'extremism'] }),
  wantedAt(dumaVote, { at: ['vote', 'vote-check', 'vote-majority', 'session-vote'], about: ['scoring-duma'] }),
  wantedAt(randomDistrict, { at: ['random-district'] }),
  wantedAt(districtControl, { at: ['score'] }),
  wantedAt(redOctober, { at: ['red-october'] }),
  wantedAt(abdication, { at: ['abdication'], about: ['prestige'] }),
];
