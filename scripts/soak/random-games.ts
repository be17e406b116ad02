/**
 * Random games of every edition of a game, from a seed: each must end, at every position nobody may be stuck, no value
 * may be out of its bounds, and no law of positions may be broken.
 */
import type { Options } from '../../src/kernel/messages';
import { fuzz } from '../../src/kernel/testing/fuzz';
import { brokenLaws } from '../../src/kernel/testing/positions';
import type { AnyGame } from '../../src/table/record/model';
import { tables } from '../../src/games/kremlin/testing/tables';

/** What is played as an edition of its own: these options in turn, and the defaults beside them. */
export interface Edition {
  readonly name: string;
  readonly options: readonly Options[];
}

const PRINTED: Edition = { name: 'as printed', options: [{}] };
const PACES = ['turn', 'step', 'run'] as const;
const FEW = 6;

/** Options that make an edition of their own. */
const OWN: readonly string[] = ['players', 'side', 'nonplayers', 'pace'];

/** The readings of a rulebook that a table may choose: all tables that differ from the default in one of them. */
const otherReadings = ({ options }: AnyGame): Edition => ({
  name: 'other readings',
  options: options.flatMap(spec =>
    spec.kind === 'choice' && !OWN.includes(spec.id)
      ? spec.values.filter(value => value !== spec.default).map((value): Options => ({ [spec.id]: value }))
      : [],
  ),
});

const alone = (side: string): Edition => ({
  name: `alone as ${side}`,
  options: Array.from({ length: FEW }, (_, n) => ({ players: 'solitaire', side, difficulty: n + 1 })),
});

const nonplayers = (name: string, seats: readonly string[]): Edition => ({
  name,
  options: PACES.flatMap(pace => seats.map(seat => ({ nonplayers: seat, pace }))),
});

const OF: Readonly<Record<string, readonly Edition[]>> = {
  'dual-powers': [alone('soviet'), alone('government')],
  'all-bridges': [
    nonplayers('one Non-player', ['reds', 'senate', 'moderates']),
    nonplayers('two Non-players', ['reds-senate', 'reds-moderates', 'senate-moderates']),
  ],
};

/** The editions of a game: as printed, by its other readings, and what it calls an edition. */
export const editionsOf = (game: AnyGame): readonly Edition[] => {
  if (game.id === 'kremlin')
    return [...new Set(tables.map(({ edition }) => String(edition)))].map(name => ({
      name,
      options: tables.filter(({ edition }) => edition === name),
    }));
  const readings = otherReadings(game);
  return [PRINTED, ...(OF[game.id] ?? []), ...(readings.options.length ? [readings] : [])];
};

/** More commands than any game needs. */
const CAP = 12_000;
/** Laws are looked at once in so many positions: they take longer than the game. */
const LOOK = 12;

/** Plays random games of an edition, and returns what to print about them, with what went wrong. The same seed plays the same. */
export const randomGames = (game: AnyGame, { options }: Edition, games: number, seed: number) => {
  let positions = 0;
  const report = fuzz(game, {
    games,
    cap: CAP,
    seed,
    options,
    weigh: game.demo.eagerness,
    invariant: state =>
      game.invalid(state)?.at ??
      (positions++ % LOOK === 0 || game.ending(state) ? brokenLaws(game, state)[0] : undefined),
  });
  const ended = [...report.played].flatMap(([what, count]) => (what.startsWith('ending ') ? [count] : []));
  return {
    ended: ended.reduce((sum, count) => sum + count, 0),
    endings: ended.length,
    commands: report.commands,
    longest: report.longest,
    faults: report.faults,
  };
};
