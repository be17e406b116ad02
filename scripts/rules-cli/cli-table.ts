/** The open game of a session: its playthrough, its dice, and the state of its record. */
import { type GameRecord, recordOf, replayCommands } from '../../src/kernel/record';
import type { Edit } from '../../src/kernel/edit';
import type { Message, Options } from '../../src/kernel/messages';
import { parseRecord } from '../../src/kernel/parse-record';
import { openPlay, type Playthrough, type Turn } from '../../src/kernel/playthrough';
import type { Verdict } from '../../src/kernel/referee';
import type { AnyGame, AnyTypes } from '../../src/table/record/model';
import { type Loaded, type LoadedDice, loadedDice, recordedDice } from './loaded-dice';
import { isObject } from '../../src/kernel/reading';
import { type Fields, Malformed, malformed, quoted, readFaces, readGame, readSeed } from './reading';
import { stateProblem } from './sound-state';

export interface DoorTable {
  readonly game: AnyGame;
  readonly seed: string;
  readonly play: Playthrough<AnyTypes>;
  readonly dice: LoadedDice;
  /** Do all turns so far follow from the seed? Not in a record that was loaded without one. */
  readonly seeded: boolean;
  /** Was the state set by hand, so that the record no longer leads to it? */
  altered: boolean;
  /** Has nothing been asked since, so that automatic steps may be waiting? */
  waits: boolean;
}

export const setUpTable = (game: AnyGame, options: Options, seed: string): DoorTable => {
  const dice = loadedDice(seed);
  return { game, seed, dice, play: openPlay(game, options, dice.of), seeded: true, altered: false, waits: false };
};

/** Judges a command or a change by hand; loaded faces are used up only if it is accepted. */
export const judge = (
  { play, dice }: DoorTable,
  seat: string,
  what: { readonly command: Message } | { readonly edit: Edit },
): Verdict<AnyTypes> => {
  const verdict = 'edit' in what ? play.edit(seat, what.edit) : play.submit(seat, what.command);
  if (verdict.ok) dice.keep();
  return verdict;
};

/** Replaces the present state. Automatic steps wait, because more values may have to be set first. */
export const putState = (table: DoorTable, state: AnyTypes['state']): void => {
  table.play.put(state);
  table.altered = table.waits = true;
};

/** Runs the automatic steps of a state that was set by hand; returns their events. */
export const goOn = (table: DoorTable): readonly Message[] => {
  if (!table.waits) return [];
  const events = table.play.goOn();
  table.dice.keep();
  table.waits = false;
  return events;
};

/** The record of the open game: the kernel's, with the seed and the loaded faces that its turns took. */
export const doorRecord = ({ play, seed, dice, seeded, altered }: DoorTable): object => {
  const loaded = dice.taken(play.turns.map(turn => turn.number));
  return {
    ...recordOf(play),
    ...(seeded && { seed }),
    ...(Object.keys(loaded).length > 0 && { loaded }),
    ...(altered && { altered }),
  };
};

const readLoaded = (loaded: unknown = {}): Loaded => {
  if (!isObject(loaded)) return malformed(`"loaded" of a record is an object, not ${quoted(loaded)}`);
  return Object.fromEntries(Object.entries(loaded).map(([number, faces]) => [number, readFaces(faces)]));
};

/** Turns without a seed cannot be judged again: they are only folded, and may make no sense. */
const resume = (game: AnyGame, { options, turns }: GameRecord<AnyTypes>, dice: LoadedDice): Playthrough<AnyTypes> => {
  try {
    const play = openPlay(game, options, dice.of, turns);
    const problem = stateProblem(game, play.state);
    if (problem === undefined) return play;
    return malformed(`the turns of this record lead to a state that cannot be: ${problem}`);
  } catch (error) {
    if (error instanceof Malformed) throw error;
    return malformed(`the turns of this record cannot be played again: ${String(error)}`);
  }
};

const rejudge = (
  game: AnyGame,
  turns: readonly Turn<AnyTypes>[],
  options: Options,
  seed: string,
  loaded: Loaded,
): void => {
  const again = replayCommands(game, options, turns, recordedDice(seed, loaded));
  if (again.ok) return;
  malformed(`/turns/${again.turn} of the record does not follow from the turns before it and the seed`);
};

/** An untrusted record as a table. With a seed, every turn is judged again by the rules. */
export const loadTable = (record: Fields): DoorTable => {
  if (record['altered']) return malformed('this record was made from a state set by hand: it cannot be played again');
  const game = readGame(record['game']);
  const parsed = parseRecord(game, record);
  if ('problem' in parsed) {
    const { problem, at, given } = parsed;
    return malformed(`${problem} at ${at || '/'} of the record${given === undefined ? '' : `: ${given}`}`);
  }
  const seed = readSeed(record['seed']);
  const seeded = record['seed'] !== undefined;
  const loaded = readLoaded(record['loaded']);
  if (seeded) rejudge(game, parsed.turns, parsed.options, seed, loaded);
  const dice = loadedDice(seed, loaded);
  return { game, seed, dice, play: resume(game, parsed, dice), seeded, altered: false, waits: false };
};
