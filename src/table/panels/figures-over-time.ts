/** The course of a game in figures: each seat's facts from beginning to end. */
import type { Moment } from '../record/timeline-model';
import type { Reading } from './reading';

/** One figure of one seat; `values[n]` belongs to entry `at[n]`. */
interface Line {
  readonly seat: string;
  readonly values: readonly number[];
}
export interface Figure {
  readonly word: string;
  readonly name: string;
  readonly lines: readonly Line[];
}
export interface Course {
  /** The entries at which figures were taken. */
  readonly at: readonly number[];
  /** Where each game turn begins. */
  readonly turns: readonly { readonly turn: number; readonly at: number }[];
  readonly figures: readonly Figure[];
  /** The entries with the largest changes, in order; of a finished game also the one that ended it. */
  readonly swings: readonly number[];
}

/** How many points are drawn: more than the picture can show are useless. */
const POINTS = 160;
const SWINGS = 5;

type Facts = ReadonlyMap<string, number>;

const keyOf = (seat: string, word: string): string => `${seat} ${word}`;

const turnsOf = ({ client: { game } }: Reading, played: readonly Moment[]): Course['turns'] => {
  const turns: { turn: number; at: number }[] = [];
  for (const { entry, state } of played) {
    const { turn } = game.status(state);
    if (turn > 0 && turn !== turns.at(-1)?.turn) turns.push({ turn, at: entry.r });
  }
  return turns;
};

/** The change of figures at each entry, relative to each figure's range in the whole game. */
const swingsOf = (all: readonly Facts[]): ((n: number) => number) => {
  const keys = new Set(all.flatMap(one => [...one.keys()]));
  const ranges = new Map(
    [...keys].map(key => {
      const values = all.map(one => one.get(key) ?? 0);
      return [key, Math.max(...values) - Math.min(...values)] as const;
    }),
  );
  return n =>
    [...ranges].reduce((sum, [key, range]) => {
      const change = Math.abs((all[n]?.get(key) ?? 0) - (all[n - 1]?.get(key) ?? 0));
      return range ? sum + (change / range) ** 2 : sum;
    }, 0);
};

export const courseOf = (reading: Reading): Course => {
  const { client, words } = reading;
  const { game, presentation, timeline } = client;
  const seats = game.seats(timeline.head.options);
  const played = timeline.moments.filter(({ entry, undone }) => entry.kind === 'turn' && !undone);
  const factsAt = ({ state }: Moment): Facts =>
    new Map(
      seats.flatMap(seat =>
        presentation
          .facts(state, seat)
          .flatMap(({ word, value }) => (typeof value === 'number' ? [[keyOf(seat, word), value] as const] : [])),
      ),
    );
  /** Everybody's progress on each way to victory: what decides a game, if the game provides it. */
  const wayAt = ({ state }: Moment): Facts =>
    new Map(
      (presentation.goal?.(state, client.seat)?.rows ?? []).flatMap(({ each }, row) =>
        Object.entries(each).map(([seat, now = 0]) => [keyOf(seat, String(row)), now] as const),
      ),
    );
  const all = played.map(factsAt);
  const every = Math.max(1, Math.ceil(played.length / POINTS));
  const taken = played.map((_, n) => n).filter(n => n % every === 0 || n === played.length - 1);
  const first = seats[0];
  const facts = first === undefined ? [] : presentation.facts(timeline.state, first).map(({ word }) => word);
  const figures = facts.flatMap((word): readonly Figure[] => {
    const lines = seats.map(seat => ({ seat, values: taken.map(n => all[n]?.get(keyOf(seat, word)) ?? 0) }));
    const values = lines.flatMap(line => line.values);
    return new Set(values).size > 1 ? [{ word, name: words.text(`facts.${word}`), lines }] : [];
  });
  const swing = swingsOf(presentation.goal ? played.map(wayAt) : all);
  const end = timeline.ending ? played.length - 1 : undefined;
  const swings = played
    .map(({ entry }, n) => ({ at: entry.r, by: n === end ? Infinity : n ? swing(n) : 0 }))
    .sort((a, b) => b.by - a.by)
    .slice(0, SWINGS)
    .filter(({ by }) => by > 0);
  return {
    at: taken.map(n => played[n]?.entry.r ?? 0),
    turns: turnsOf(reading, played),
    figures,
    swings: swings.map(({ at }) => at).toSorted((a, b) => a - b),
  };
};
