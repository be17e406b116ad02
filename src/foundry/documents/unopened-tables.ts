/**
 * Finished games that nobody has looked at lately are not opened with the world: a world keeps hundreds, and should
 * cost no more than the few that are played. The library, their entry or their scene opens them.
 */

/** How many finished games are opened with the world: the last ones. */
const MOST_OVER = 5;

/** What is known of a table before it is opened. */
interface Unopened {
  readonly id: string;
  /** All chapters of its record are closed: nothing is written to it any more. */
  readonly isOver: boolean;
  /** When its entry was last written (ms). */
  readonly written: number;
}

/** The tables that stay closed until they are needed; never one of `kept`. */
export const laidAside = (tables: readonly Unopened[], kept: readonly string[]): ReadonlySet<string> =>
  new Set(
    tables
      .filter(({ isOver }) => isOver)
      .toSorted((a, b) => b.written - a.written)
      .slice(MOST_OVER)
      .map(({ id }) => id)
      .filter(id => !kept.includes(id)),
  );
