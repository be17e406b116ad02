/** §9, §7.3 Mobilization Checks and the Duma Vote as tools. */
import { type Dice, diceMultisets } from '../../../kernel/dice';
import { type Finding, type Helper, type Line, type Odd, type Rolled, numberOf } from '../../../kernel/helper';
import { EXTREMIST, MODERATE, PARTIES, type Party, type Place } from '../data/districts';
import { majority } from '../rules/advantage';
import { targetLines, targetOf } from '../rules/checks';
import { pointsScored } from '../rules/common';
import { growth, trackModifier } from '../rules/growing-extremism';
import { voteBonus } from '../rules/vote';
import { isOutOfPlay, secondPlayer, type State, type Prelude } from '../state';
import type { Seat } from '../seats';
import { after, editsBetween } from './apply';
import { placeIn, placeInput, seatIn, seatInput } from './city';

const DICE = 3;
const FACES = 6;
const THROWS = FACES ** DICE;

/** The chance that three dice show no more than the Target Number. */
export const chanceOf = (target: number): number =>
  diceMultisets(DICE, FACES)
    .filter(({ faces }) => faces.reduce((sum, face) => sum + face, 0) <= target)
    .reduce((sum, { ways }) => sum + ways, 0) / THROWS;

const oddsOf = (target: number): readonly Odd[] => [
  { word: 'success', probability: chanceOf(target) },
  { word: 'failure', probability: 1 - chanceOf(target) },
];

export interface Tried {
  readonly succeeded: boolean;
  readonly roll: Rolled;
  readonly lines: readonly Line[];
}

/** A check rolled against its Target Number. */
export const tried = (target: number, place: Place, dice: Dice): Tried => {
  const faces = dice.roll(DICE, FACES);
  const total = faces.reduce((sum, face) => sum + face, 0);
  const succeeded = total <= target;
  return {
    succeeded,
    roll: { count: DICE, sides: FACES, faces },
    lines: [
      { word: 'rolled', params: { place }, value: total },
      succeeded
        ? { word: 'check-succeeds', params: { place }, total: true }
        : { word: 'check-fails', params: { place, short: total - target }, total: true },
    ],
  };
};

const MOST_BONUS = 12;

export const mobilizationCheck: Helper<Prelude> = {
  id: 'mobilization-check',
  section: '§9',
  inputs: (state, values) => [
    seatInput(state),
    placeInput(seatIn(state, values)),
    { id: 'bonus', kind: 'number', min: -MOST_BONUS, max: MOST_BONUS, default: 2 },
  ],
  preview(state, values) {
    const seat = seatIn(state, values);
    const place = placeIn(seat, values);
    const check = { seat, place, bonus: numberOf(values['bonus'], { first: 2 }) };
    const target = targetOf(state, check);
    return {
      lines: [...targetLines(state, check), { word: 'target', value: target, total: true }],
      odds: oddsOf(target),
    };
  },
  run(state, values, dice) {
    const seat = seatIn(state, values);
    const place = placeIn(seat, values);
    const { roll, lines } = tried(
      targetOf(state, { seat, place, bonus: numberOf(values['bonus'], { first: 2 }) }),
      place,
      dice,
    );
    return { lines, rolls: [roll], edits: [] };
  },
};

interface Ballot {
  readonly seat: Seat;
  readonly party: Party;
}
const ballots = (state: State): readonly Ballot[] =>
  [state.first, secondPlayer(state)]
    .flatMap(seat => [EXTREMIST[seat], MODERATE[seat]].map(party => ({ seat, party })))
    .filter(({ party }) => !isOutOfPlay(state, party));
const targetIn = (state: State, { seat, party }: Ballot): number =>
  targetOf(state, { seat, place: party, bonus: voteBonus(state, seat, party) });

/** §7.3 The whole vote, rolled in its order. */
const voted = (state: State, dice: Dice): Finding => {
  let now = state;
  const lines: Line[] = [];
  const rolls: Rolled[] = [];
  for (const ballot of ballots(state)) {
    const { seat, party } = ballot;
    const trial = tried(targetIn(now, ballot), party, dice);
    lines.push(...trial.lines);
    rolls.push(trial.roll);
    if (!trial.succeeded) continue;
    now = after(now, pointsScored(seat, 1));
    if (PARTIES[party].wing === 'moderate') continue;
    const face = dice.one(FACES);
    const result = face + trackModifier(now, seat);
    rolls.push({ count: 1, sides: FACES, faces: [face] });
    lines.push({ word: 'extremism-result', params: { seat }, value: result });
    now = after(now, growth(now, seat, result));
  }
  const seat = majority(now);
  if (seat) {
    lines.push({ word: 'has-majority', params: { seat }, total: true });
    now = after(now, pointsScored(seat, 1));
  }
  return { lines, rolls, edits: editsBetween(state, now) };
};

export const dumaVote: Helper<Prelude> = {
  id: 'duma-vote',
  section: '§7.3',
  inputs: () => [],
  preview: state => ({
    lines: ballots(state).map(ballot => ({
      word: 'ballot',
      params: { ...ballot, place: ballot.party },
      value: targetIn(state, ballot),
    })),
    odds: ballots(state).map(ballot => ({
      word: 'ballot',
      params: { ...ballot, place: ballot.party },
      probability: chanceOf(targetIn(state, ballot)),
    })),
  }),
  run: (state, _values, dice) => voted(state, dice),
};
