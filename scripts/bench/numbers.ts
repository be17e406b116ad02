/** Numbers in the form of the bench's report. */

/** The median of many measurements, and the value that 95 of 100 stay below. */
export interface Spread {
  readonly median: number;
  readonly p95: number;
}

/** A measurement is not more precise than three digits. */
export const rounded = (value: number): number => Number(value.toPrecision(3));

const at = (sorted: readonly number[], share: number): number =>
  rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN);

export const spreadOf = (values: readonly number[]): Spread => {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: at(sorted, 0.5), p95: at(sorted, 0.95) };
};

export const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

/** A measurement and its limit: a ratio above 1 misses the target. */
export interface Against {
  readonly is: number;
  readonly target: number;
  readonly ratio: number;
}

export const against = (value: number, target: number): Against => ({
  is: rounded(value),
  target,
  ratio: rounded(value / target),
});

export const bytesOf = (value: unknown): number =>
  Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value));
