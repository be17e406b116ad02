import { isPlain, type Data } from '../../shared/json';
import { operatorOf } from '../../shared/merge';
import { deprecated } from './hooks';

/** [D14] foundry.data.operators.ForcedDeletion: deletes the key it stands at (issue 13090; docs/platform.md 1). */
export class ForcedDeletion {
  /** [D14] ForcedDeletion.create */
  static create(): ForcedDeletion {
    return _del;
  }
}

/** [D14] foundry.data.operators.ForcedReplacement: replaces what it stands at instead of merging into it. */
export class ForcedReplacement {
  constructor(readonly value: unknown) {}

  /** [D14] ForcedReplacement.create */
  static create(value: unknown): ForcedReplacement {
    return new ForcedReplacement(value);
  }
}

/** [D14] global `_del` (docs/platform.md 1). */
export const _del = new ForcedDeletion();

/** [D14] global `_replace` (docs/platform.md 1). */
export const _replace = (value: unknown): ForcedReplacement => ForcedReplacement.create(value);

const encodeEntry = (key: string, value: unknown): [string, unknown] => {
  if (value instanceof ForcedDeletion) return [`-=${key}`, null];
  if (value instanceof ForcedReplacement) return [`==${key}`, encodeOperators(value.value)];
  return [key, encodeOperators(value)];
};

/** Expanded update data with its operators written as keys, which is how they are sent. */
export const encodeOperators = <T>(data: T): T => {
  if (!isPlain(data)) return data;
  return Object.fromEntries(Object.entries(data as Data).map(([key, value]) => encodeEntry(key, value))) as T;
};

/** Warns of operators that were written as keys; they work until version 16. */
export const warnOfOperatorKeys = (data: unknown): void => {
  if (!isPlain(data)) return;
  for (const [key, value] of Object.entries(data)) {
    if (operatorOf(key)) {
      deprecated(`The key "${key}" is deprecated since version 14: use the _del and _replace operators instead.`);
    }
    warnOfOperatorKeys(value);
  }
};
