/** Golden games: whole games stored with the rules, which must always replay both ways, one for each way to end. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { canonical } from '../fields';
import type { Ending, Game } from '../game';
import type { GameTypes } from '../messages';
import { openPlay } from '../playthrough';
import { parseRecord } from '../parse-record';
import { recordOf, replayCommands, replayEvents, type GameRecord } from '../record';
import { diceOfSeed, randomGame, type Play } from './random-play';

/** A record with the seed of its dice. */
export interface GoldenGame<G extends GameTypes> extends GameRecord<G> {
  readonly seed: number;
}

const nameOf = ({ winner, reason }: Ending): string => `${reason}-${winner}`;

/** Plays one random game to its end. */
const playGolden = <G extends GameTypes>(
  game: Game<G>,
  how: Play<G>,
  n: number,
): { readonly ending: Ending; readonly golden: GoldenGame<G> } | undefined => {
  const { play, seed } = randomGame(game, how, n);
  const ending = game.ending(play.state);
  return ending && { ending, golden: { ...recordOf(play), seed } };
};

/** The golden games of a folder, by file name. */
export const goldenIn = (folder: URL): ReadonlyMap<string, unknown> => {
  const names = existsSync(folder)
    ? readdirSync(folder)
        .filter(name => name.endsWith('.json'))
        .sort()
    : [];
  return new Map(names.map(name => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as unknown]));
};

/** One turn for each line, so that a diff shows which turns a changed rule affects. */
const textOf = <G extends GameTypes>({ turns, ...head }: GoldenGame<G>): string =>
  `${JSON.stringify(head).slice(0, -1)},"turns":[\n${turns.map(turn => JSON.stringify(turn)).join(',\n')}\n]}\n`;

/** Searches random games for endings that have no golden game yet, and writes the first found of each. */
export const writeGolden = <G extends GameTypes>(
  game: Game<G>,
  folder: URL,
  how: Play<G>,
  endings: readonly Ending[],
): readonly string[] => {
  const wanted = new Set(endings.map(nameOf).filter(name => !existsSync(new URL(`${name}.json`, folder))));
  const first = new Map<string, GoldenGame<G>>();
  for (let n = 0; n < how.games && wanted.size > first.size; n++) {
    const found = playGolden(game, how, n);
    const name = found && nameOf(found.ending);
    if (found && name !== undefined && wanted.has(name) && !first.has(name)) first.set(name, found.golden);
  }
  mkdirSync(folder, { recursive: true });
  for (const [name, golden] of first) writeFileSync(new URL(`${name}.json`, folder), textOf(golden));
  return [...wanted].filter(name => !first.has(name));
};

/** What is wrong with a golden game: it must replay by events and by commands, and end as its name says. */
export const goldenFault = <G extends GameTypes>(game: Game<G>, name: string, input: unknown): string | undefined => {
  const record = parseRecord(game, input);
  if ('problem' in record) return `${record.problem} at ${record.at}: ${record.given ?? ''}`;
  // parsed as a record; the seed is beside it
  const { seed } = input as GoldenGame<G>;
  const { options, turns } = record;
  const byCommands = replayCommands(game, options, turns, diceOfSeed(seed));
  if (!byCommands.ok) {
    const { turn, expected, got } = byCommands;
    return `turn ${turn} came out otherwise:\n  was ${JSON.stringify(expected)}\n  is ${JSON.stringify(got)}`;
  }
  const byEvents = replayEvents(game, options, turns);
  if (canonical(byEvents) !== canonical(byCommands.state)) return 'by events another state comes out';
  const ending = game.ending(byCommands.state);
  return ending && name.startsWith(nameOf(ending)) ? undefined : `it ends with ${JSON.stringify(ending)}`;
};

/** Endings without a golden game, by their file names (`<reason>-<winner>.json`, or with more after it). */
export const endingsWithoutGolden = (names: Iterable<string>, endings: readonly Ending[]): readonly string[] => {
  const there = [...names];
  return endings.map(nameOf).filter(name => !there.some(file => file.startsWith(name)));
};

/** The states that a golden game passed through; none if the record cannot be read, which `goldenFault` reports. */
export const goldenStates = <G extends GameTypes>(game: Game<G>, input: unknown): readonly G['state'][] => {
  const record = parseRecord(game, input);
  // parsed as a record; the seed is beside it
  return 'problem' in record
    ? []
    : openPlay(game, record.options, diceOfSeed((input as GoldenGame<G>).seed), record.turns).states;
};
