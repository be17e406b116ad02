/** Random games as the referee serves them: opened, decided, folded, sealed for every seat, written, answered. */
import { entryKey } from '../../src/table/record/codec';
import { shrinkerOf } from '../../src/table/record/shrinking';
import type { AnyGame } from '../../src/table/record/model';
import { against, bytesOf, rounded, spreadOf, sum, type Spread, bytesOfRecord } from './module-size';
import { type Policy, serve } from './served-table';

export interface AsServed {
  readonly playoutsPerSecond: number;
  readonly commandsPerSecond: number;
  readonly millisecondsPerCommand: Spread;
  /** An entry of the record, as it is written. */
  readonly entryBytes: Spread;
  /** The change of the chapter's page that every page receives for a command. */
  readonly sentBytes: Spread;
}

const changeOf = (key: string, text: string): object => ({
  flags: { 'revolution-tables': { entries: { [key]: text } } },
});

export const asServed = async (game: AnyGame, games: number): Promise<AsServed> => {
  const times: number[] = [];
  const entries: number[] = [];
  const sent: number[] = [];
  await (await serve(game, games + 1)).playAll();
  for (let seed = 1; seed <= games; seed++) {
    const { table, playAll } = await serve(game, seed);
    const begun = entryKey(table.referee.timeline.revision);
    const { small } = shrinkerOf(table.head.words);
    times.push(...(await playAll()));
    for (const [key, text] of Object.entries(table.raws)) {
      if (key <= begun) continue;
      entries.push(bytesOf(text));
      sent.push(bytesOf(changeOf(key, small(text, table.raws))));
    }
  }
  const seconds = sum(times) / 1000;
  return {
    playoutsPerSecond: rounded(games / seconds),
    commandsPerSecond: rounded(times.length / seconds),
    millisecondsPerCommand: spreadOf(times),
    entryBytes: spreadOf(entries),
    sentBytes: spreadOf(sent),
  };
};

const MOST_STORED = 450_000;

/** The size of finished games in a world, all chapters as they are stored: the median, and the longest. */
export const finishedGames = async (game: AnyGame, games: number, policy: Policy): Promise<object> => {
  const commands: number[] = [];
  const stored: number[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const { table, playAll } = await serve(game, seed, policy);
    commands.push((await playAll()).length);
    stored.push(bytesOfRecord(table));
  }
  return {
    commands: { median: spreadOf(commands).median, most: Math.max(...commands) },
    bytes: { median: against(spreadOf(stored).median, MOST_STORED), most: against(Math.max(...stored), MOST_STORED) },
    bytesPerCommand: rounded(sum(stored) / sum(commands)),
  };
};
