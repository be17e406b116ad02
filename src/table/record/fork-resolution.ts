/**
 * Which entries stand where two referees have written one revision. Neither writes over the other's, for each writes on
 * pages of their own; a late write of a referee who has been replaced then lies beside the entry of the next. The line of
 * the latest epoch stands, back to the head: whoever leads it has read all that held before their lease.
 */

/** What one needs to know of an entry, in whatever form it is. */
export interface Lineage<T> {
  readonly epochOf: (entry: T) => number;
  /** The link by which an entry after it names it, as long as `like`; and the link by which it names the one before. */
  readonly linkOf: (entry: T, like: string) => string;
  readonly beforeOf: (entry: T) => string;
}

/** The latest of several: of the highest epoch. */
const latest = <T>(entries: readonly T[], { epochOf }: Lineage<T>): T | undefined =>
  entries.reduce<T | undefined>((best, one) => (best && epochOf(best) >= epochOf(one) ? best : one), undefined);

/** The entries that stand, one a revision; `rivals` are all that lie at each revision, in the revisions' order. */
export const resolveForks = <T>(rivals: readonly (readonly T[])[], lineage: Lineage<T>): readonly T[] => {
  if (rivals.every(({ length }) => length === 1)) return rivals.flat();
  const tops = rivals.map(all => latest(all, lineage));
  const highest = Math.max(...tops.map(top => (top === undefined ? -1 : lineage.epochOf(top))));
  const tip = tops.findLastIndex(top => top !== undefined && lineage.epochOf(top) === highest);
  const line: T[] = [];
  for (let at = rivals.length - 1, next: T | undefined; at >= 0; at--) {
    const all = rivals[at] ?? [];
    const before = next === undefined ? undefined : lineage.beforeOf(next);
    const linked: T | undefined =
      before === undefined ? undefined : all.find(one => lineage.linkOf(one, before) === before);
    // what lies after the tip, and what nothing names, is left for readers to complain of
    const here: T | undefined = (at === tip ? tops[at] : linked) ?? tops[at];
    if (here === undefined) continue;
    line.unshift(here);
    next = at <= tip ? here : undefined;
  }
  return line;
};
