/** Many games of bots against bots, summed up. */
import type { AnyGame } from '../../src/table/record/model';
import { cardsOf, plus, type Counts, type GameCount, type Plan, type SeatUse } from './game-count';

export interface CardUse {
  /** In how many games it came into a hand. */
  readonly held: number;
  /** How often a command named it, by the kind of the command. */
  readonly used: Counts;
}

export interface Tally {
  readonly winners: Counts;
  readonly endings: Counts;
  /** Commands of each game, the shortest first. */
  readonly lengths: readonly number[];
  readonly lastTurns: Counts;
  /** Every kind of command, also one that nobody gave. */
  readonly commands: Counts;
  /** How often each seat gave each kind of command, and how often it could have. */
  readonly seats: Readonly<Record<string, SeatUse>>;
  /** Events, by kind. */
  readonly events: Counts;
  readonly cards: Readonly<Record<string, CardUse>>;
  /** The table's figures of each seat at the end, the mean of all games: `red morale`. */
  readonly facts: Counts;
}

/** Every kind of command that some step of a game takes, or that is open at any time. */
export const commandKinds = (game: AnyGame): readonly string[] => [
  ...new Set([
    ...Object.values(game.steps).flatMap(step => ('answers' in step ? Object.keys(step.answers) : [])),
    ...Object.keys(game.anytime ?? {}),
  ]),
];

const summed = (all: readonly Counts[]): Record<string, number> => {
  const sum: Record<string, number> = {};
  for (const counts of all) for (const [name, count] of Object.entries(counts)) plus(sum, name, count);
  return sum;
};
const counted = (names: readonly string[]): Counts => summed(names.map(name => ({ [name]: 1 })));

/** The games of a plan, in whichever order they were played. */
export const tally = (plan: Plan, games: readonly GameCount[]): Tally => {
  const { game, options } = plan;
  const seats = Object.fromEntries(
    game.seats(options).map((seat): [string, SeatUse] => [
      seat,
      {
        given: summed(games.map(one => one.seats[seat]?.given ?? {})),
        offered: summed(games.map(one => one.seats[seat]?.offered ?? {})),
      },
    ]),
  );
  const names = [...new Set([...cardsOf(plan)].map(card => plan.nameOf(card)))].sort();
  const none: Counts = Object.fromEntries(commandKinds(game).map(kind => [kind, 0]));
  return {
    winners: counted(games.map(({ winner }) => winner)),
    endings: counted(games.map(({ ending }) => ending)),
    lengths: games.map(({ length }) => length).toSorted((a, b) => a - b),
    lastTurns: counted(games.map(({ turn }) => String(turn))),
    commands: summed([none, ...Object.values(seats).map(({ given }) => given)]),
    seats,
    events: summed(games.map(({ events }) => events)),
    cards: Object.fromEntries(
      names.map(name => [
        name,
        {
          held: games.filter(({ held }) => held.includes(name)).length,
          used: summed(games.map(({ used }) => used[name] ?? {})),
        },
      ]),
    ),
    facts: Object.fromEntries(
      Object.entries(summed(games.map(({ facts }) => facts))).map(([fact, sum]) => [fact, sum / games.length]),
    ),
  };
};

/** What the bots never did: kinds of commands, cards that came into hands in vain, and cards that never came there. */
export const neverUsed = ({ commands, cards }: Tally) => {
  const idle = Object.entries(cards).filter(([, { used }]) => Object.keys(used).length === 0);
  return {
    commands: Object.entries(commands).flatMap(([kind, count]) => (count ? [] : [kind])),
    cards: idle.flatMap(([name, { held }]) => (held ? [name] : [])),
    neverHeld: idle.flatMap(([name, { held }]) => (held ? [] : [name])),
  };
};
