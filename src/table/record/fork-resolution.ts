/**
 * Fork resolution: which entries count if two referees have written one revision. Neither overwrites the other's, since
 * each writes on pages of their own. A late entry of a replaced referee then lies beside the next referee's. The line
 * of the latest epoch counts, back to the head: its referee has read everything that counted before their lease.
 */

/** The fields of an entry that are needed here, in any form in which it is stored. */
export interface Lineage<T> {
  readonly epochOf: (entry: T) => number;
  /** The link by which the next entry names it (as long as `like`), and the link by which it names the one before. */
  readonly linkOf: (entry: T, like: string) => string;
  readonly beforeOf: (entry: T) => string;
}

/** The latest of several: of the highest epoch. */
const latest = <T>(entries: readonly T[], { epochOf }: Lineage<T>): T | undefined =>
  entries.reduce<T | undefined>((best, one) => (best && epochOf(best) >= epochOf(one) ? best : one), undefined);

/** The entries that count, one a revision. `rivals` are all entries at each revision, in order. */
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
    // entries after the tip, and those that no entry names, are left for readers to report
    const here: T | undefined = (at === tip ? tops[at] : linked) ?? tops[at];
    if (here === undefined) continue;
    line.unshift(here);
    next = at <= tip ? here : undefined;
  }
  return line;
};
