/**
 * Who waits for the referee: everybody in a line of his own, and the lines are served in turns. So whoever asks for a
 * hundred things at once waits for them himself, and keeps nobody else waiting for more than one of them.
 */

interface Line<T> {
  readonly who: string;
  readonly waiting: readonly T[];
}
/** The lines of those who wait, the next to be served first. */
export type Lines<T> = readonly Line<T>[];

/** The referee's own duties, which nobody can add to. */
export const OWN = '';
/** Whose browsers the referee does not know: they all share one line. */
export const STRANGERS = '?';
/** So much waits in one line; who comes then is sent away, and comes again later. */
export const MOST = 24;

/** The lines with one more waiting; undefined if his line is full. */
export const enter = <T>(lines: Lines<T>, who: string, one: T): Lines<T> | undefined => {
  const line = lines.find(other => other.who === who);
  if (!line) return [...lines, { who, waiting: [one] }];
  if (who !== OWN && line.waiting.length >= MOST) return undefined;
  const longer = { who, waiting: [...line.waiting, one] };
  return lines.map(other => (other === line ? longer : other));
};

/** The next to be served, and who still waits then: his own line has its next turn after all others. */
export const next = <T>(lines: Lines<T>): { readonly one: T; readonly rest: Lines<T> } | undefined => {
  const [line, ...others] = lines;
  const [one, ...waiting] = line?.waiting ?? [];
  if (!line || one === undefined) return undefined;
  return { one, rest: waiting.length ? [...others, { who: line.who, waiting }] : others };
};
