/**
 * How many requests of each kind a client may send in a period. Beyond that the client waits for the next period. Each
 * client has a budget of its own.
 */

interface Spent {
  readonly since: number;
  readonly count: number;
}
/** How often each user has asked for each kind of thing. */
export type Budgets = Readonly<Record<string, Spent>>;

/** So many in so long (ms). */
export interface Budget {
  readonly most: number;
  readonly within: number;
}

/** Names whose spending is remembered; the one that came first is forgotten. */
const NAMES = 100;

export interface Spending {
  readonly budgets: Budgets;
  /** Is it within the budget? */
  readonly isLeft: boolean;
  /** Is this the first request in the period that exceeds the budget? Then somebody should be notified. */
  readonly isFirst: boolean;
}

const withoutFirst = (budgets: Budgets): Budgets => Object.fromEntries(Object.entries(budgets).slice(1));

/** Spends one of a budget. */
export const spend = (budgets: Budgets, name: string, { most, within }: Budget, now: number): Spending => {
  const before = Object.hasOwn(budgets, name) ? budgets[name] : undefined;
  const { since, count } = before && now - before.since < within ? before : { since: now, count: 0 };
  if (count > most) return { budgets, isLeft: false, isFirst: false };
  const isFull = !before && Object.keys(budgets).length >= NAMES;
  const kept = isFull ? withoutFirst(budgets) : budgets;
  return { budgets: { ...kept, [name]: { since, count: count + 1 } }, isLeft: count < most, isFirst: count === most };
};
