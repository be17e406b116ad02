/** The counts as text. */
import type { Counts } from './game-count';
import { neverUsed, type Tally } from './tally';

const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
/** A part of a whole. */
export const share = (count: number, of: number): string => `${((100 * count) / of).toFixed(1)} %`;
const byCount = (counts: Counts): readonly (readonly [string, number])[] =>
  Object.entries(counts).sort(([, a], [, b]) => b - a);
/** A name and its numbers, one beneath the other. */
export const line = (name: string, ...cells: readonly string[]): string =>
  `  ${name.padEnd(38)}${cells.map(cell => cell.padStart(9)).join('')}`;

const byName = (counts: Counts): readonly (readonly [string, number])[] =>
  Object.entries(counts).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
const shares = (title: string, counts: Counts, sorted = byCount): readonly string[] => [
  title,
  ...sorted(counts).map(([name, count]) => line(name, String(count), share(count, sumOf(counts)))),
];
/** How often each seat gave a command, and in how many decisions it could have. */
const byFrequency = ({ commands, seats }: Tally): readonly string[] => {
  const names = Object.keys(seats);
  return [
    line('commands: given, of', ...names.flatMap(seat => ['', seat.slice(0, 8)])),
    ...byCount(commands).map(([kind]) =>
      line(
        kind,
        ...names.flatMap(seat => [seats[seat]?.given[kind], seats[seat]?.offered[kind]].map(one => `${one ?? 0}`)),
      ),
    ),
  ];
};
const listed = (title: string, names: readonly string[]): readonly string[] =>
  names.length ? [title, ...names.map(name => `  ${name}`)] : [];

/** The whole report, line by line. */
export const reportOf = (counted: Tally): readonly string[] => {
  const { lengths, winners, endings, lastTurns, cards, events, facts } = counted;
  const at = (part: number): string => String(lengths[Math.min(lengths.length - 1, Math.floor(part * lengths.length))]);
  const never = neverUsed(counted);
  return [
    ...shares('winner', winners),
    ...shares('ending', endings),
    'commands of a game',
    line('median, nine of ten, longest', at(0.5), at(0.9), at(1)),
    ...shares('last turn', lastTurns, byName),
    'at the end, on average',
    ...Object.entries(facts).map(([fact, mean]) => line(fact, mean.toFixed(1))),
    ...byFrequency(counted),
    'what happened, for each game on average',
    ...byCount(events).map(([kind, count]) => line(kind, (count / lengths.length).toFixed(2))),
    'cards: games in which somebody held it, commands that named it',
    ...Object.entries(cards)
      .filter(([, { held, used }]) => held || sumOf(used))
      .map(
        ([name, { held, used }]) =>
          `${line(name, String(held), String(sumOf(used)))}  ${byCount(used)
            .map(([kind, count]) => `${kind} ${count}`)
            .join(', ')}`,
      ),
    ...listed('COMMANDS NEVER GIVEN', never.commands),
    ...listed('CARDS HELD AND NEVER USED', never.cards),
    ...listed('cards that no command named and nobody held', never.neverHeld),
  ];
};
