/**
 * Games that are over and have not been looked at for a while: a world keeps hundreds of them, and costs what the few cost that
 * are played. They are opened when somebody wants them: from the library, by their entry, or on their scene.
 */

/** So many games that are over are opened with the world: the last ones. */
const MOST_OVER = 5;

/** What is known of a table before it is opened. */
interface Unopened {
  readonly id: string;
  /** All chapters of its record are closed: nothing is written any more. */
  readonly isOver: boolean;
  /** When its entry was last written (ms). */
  readonly written: number;
}

/** The tables that stay closed until they are asked for; never one of those to be kept. */
export const laidAside = (tables: readonly Unopened[], kept: readonly string[]): ReadonlySet<string> =>
  new Set(
    tables
      .filter(({ isOver }) => isOver)
      .toSorted((a, b) => b.written - a.written)
      .slice(MOST_OVER)
      .map(({ id }) => id)
      .filter(id => !kept.includes(id)),
  );
