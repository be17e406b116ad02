/** The record replays both ways, with undo and changes by hand in between. */
import { diceOf, type Dice, chooser, quickDice, seededDice } from '../dice';
import { canonical } from '../fields';
import type { Game } from '../game';
import type { GameTypes } from '../messages';
import { openPlay } from '../playthrough';
import { parseRecord } from '../parse-record';
import { recordOf, replayCommands, replayEvents } from '../record';
import { anyEdit, type MakeEdit } from './edits';
import { movesOf, optionsOfGame, pickMove, type Play } from './random-play';
import { difference, type Fault } from './values';

// Dice with the faces that a test prescribes.

/** A roll by its notation, and the faces it shows: ['3d6', [1, 2, 3]]. */
export type Roll = readonly [notation: string, faces: readonly number[]];

export interface Loaded extends Dice {
  /** The rolls that have not happened; a test must end with none. */
  readonly left: readonly Roll[];
}

/** Fails on any roll but the next one, by its notation. A shuffle leaves the order as it is. */
export const loaded = (...rolls: readonly Roll[]): Loaded => {
  const left = [...rolls];
  const dice = diceOf({
    roll(count, sides) {
      const notation = `${count}d${sides}`;
      const next = left.shift();
      if (!next) throw new Error(`rolled ${notation}, nothing is loaded`);
      const [wanted, faces] = next;
      if (wanted !== notation) throw new Error(`rolled ${notation}, loaded ${wanted}`);
      if (faces.length !== count || faces.some(face => face < 1 || face > sides)) {
        throw new Error(`${notation} cannot show ${faces.join()}`);
      }
      return faces;
    },
    shuffle: items => items,
  });
  return { ...dice, left };
};

export interface ReplayReport {
  turns: number;
  undone: number;
  edits: number;
  readonly faults: Fault[];
}

const replayOne = <G extends GameTypes>(
  game: Game<G>,
  how: Play<G> & { readonly edits?: MakeEdit<G> },
  n: number,
  report: ReplayReport,
): string | undefined => {
  const seed = (how.seed ?? 4) * 1009 + n;
  const choose = chooser(quickDice(seed));
  const options = optionsOfGame(game, how, n);
  const key = Uint8Array.from({ length: 16 }, (_, at) => (seed >> ((at % 4) * 8)) & 255);
  const diceOf = (turn: number) => seededDice(key, turn);
  const play = openPlay(game, options, diceOf);
  for (let turn = 0; turn < how.cap && play.state.agenda.length; turn++) {
    if (turn % 20 === 19) {
      const change = how.edits && turn % 40 === 39 ? how.edits(play.state, choose) : anyEdit(game, play.state, choose);
      if (play.edit('table', change).ok) report.edits++;
      continue;
    }
    const moves = movesOf(game, play.state);
    if (!moves.length) return 'dead end';
    const { seat, command } = pickMove(moves, choose, how.weigh);
    if (!play.submit(seat, command).ok) return 'a legal command is refused';
    if (turn % 3 === 0) {
      const before = play.states.at(-2);
      const barrier = play.turns.at(-1)?.barrier;
      const refusal = play.undo({ force: turn % 6 === 0 });
      if (barrier && turn % 6 !== 0 && !refusal) return 'a roll or a reveal was undone';
      if (refusal) continue;
      report.undone++;
      if (canonical(play.state) !== canonical(before)) return 'undo does not lead back';
    }
  }
  report.turns += play.turns.length;
  const record = parseRecord(game, JSON.parse(JSON.stringify(recordOf(play))));
  if ('problem' in record) return `its own record cannot be read: ${record.problem} at ${record.at}`;
  const { turns } = record;
  const byEvents = replayEvents(game, options, turns);
  if (canonical(byEvents) !== canonical(play.state)) return `by events: ${difference(byEvents, play.state)}`;
  const byCommands = replayCommands(game, options, turns, diceOf);
  if (!byCommands.ok) return `by commands, turn ${byCommands.turn}: ${difference(byCommands.got, byCommands.expected)}`;
  const differs = difference(byCommands.state, play.state);
  return differs ? `by commands: ${differs}` : undefined;
};

/** Plays with undo and changes by hand, saves as JSON, replays by events without dice and by commands with the seed. */
export const replayBothWays = <G extends GameTypes>(
  game: Game<G>,
  how: Play<G> & { readonly edits?: MakeEdit<G> },
): ReplayReport => {
  const report: ReplayReport = { turns: 0, undone: 0, edits: 0, faults: [] };
  for (let n = 0; n < how.games; n++) {
    let what: string | undefined;
    try {
      what = replayOne(game, how, n, report);
    } catch (thrown) {
      what = String(thrown);
    }
    if (what !== undefined) report.faults.push({ what, where: `game ${n} of seed ${how.seed ?? 4}` });
  }
  return report;
};
