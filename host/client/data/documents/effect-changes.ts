/** How the changes of effects reach the prepared data of a document. [D14] ActiveEffectChangeData */
import { isOwnKey, isPlain, type Data } from '../../../shared/json';
import { getPath } from '../../../shared/merge';
import type { HostDocument } from '../document';
import { castLike, CHANGES } from '../fields/changes';
import type { DataField } from '../fields/data-field';
import { Hooks } from '../hooks';
import { globals } from '../../global';

/** [D14] foundry.documents.types.ActiveEffectChangeData */
export interface EffectChange {
  readonly key: string;
  readonly type: string;
  readonly value: unknown;
  readonly phase?: string;
  readonly priority?: number | null;
}

export interface ApplyOptions {
  /** What `@` in a value refers to. */
  readonly replacementData?: Data;
  /** Whether the document gets the value. */
  readonly modifyTarget?: boolean;
}

/** [D14] CONFIG.ActiveEffectChangeTypeConfig, ActiveEffectChangeHandler */
export interface ChangeType {
  readonly label?: string;
  readonly defaultPriority?: number;
  readonly handler?: (
    target: HostDocument,
    change: EffectChange,
    options: ApplyOptions & { field?: unknown },
  ) => unknown;
}

interface Effect {
  readonly active: boolean;
  readonly uuid: string;
  readonly system: { readonly changes?: readonly EffectChange[] };
  shouldApplyChange(change: EffectChange, options: { readonly phase: string }): boolean;
}

/** [D14] CONST.ACTIVE_EFFECT_CHANGE_TYPES: the kinds of changes with their priorities. */
export const CHANGE_TYPES = {
  custom: 0,
  multiply: 10,
  add: 20,
  subtract: 20,
  downgrade: 30,
  upgrade: 40,
  override: 50,
} as const;

/** [D14] CONST.ACTIVE_EFFECT_CHANGE_PHASES */
export const CHANGE_PHASES = ['initial', 'final'] as const;

/** [D13] CONST.ACTIVE_EFFECT_MODES: the kinds by the numbers of version 13. */
const MODES = ['custom', 'multiply', 'add', 'downgrade', 'upgrade', 'override'] as const;

const parsed = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
};

/** [I] 13566: changes of version 13, whose kind was a number, as version 14 has them. */
export const migratedChanges = (changes: readonly unknown[]): unknown[] =>
  changes.map(change => {
    if (!isPlain(change) || !('mode' in change)) return change;
    const { mode, value, ...rest } = change;
    return { type: MODES[Number(mode)] ?? `custom.${String(mode)}`, ...rest, value: parsed(value) };
  });

/** All kinds of changes, core's and those that packages add. */
export const changeTypes = (): Readonly<Record<string, ChangeType>> => {
  const { ActiveEffect } = globals<{ CONFIG: { ActiveEffect?: { changeTypes?: Record<string, ChangeType> } } }>()
    .CONFIG;
  const core = Object.entries(CHANGE_TYPES).map(([type, defaultPriority]) => [
    type,
    { label: `EFFECT.CHANGES.TYPES.${type}`, defaultPriority },
  ]);
  return { ...Object.fromEntries(core), ...ActiveEffect?.changeTypes };
};

/** The changes of a phase by the effects that are active, in the order of their priorities. */
export const activeChanges = <E extends Effect>(
  effects: Iterable<E>,
  phase: string,
): (EffectChange & { readonly effect: E })[] => {
  const types = changeTypes();
  const priorityOf = ({ priority, type }: EffectChange): number => priority ?? types[type]?.defaultPriority ?? 0;
  return [...effects]
    .filter(({ active }) => active)
    .flatMap(effect =>
      (effect.system.changes ?? [])
        .filter(change => change.key && effect.shouldApplyChange(change, { phase }))
        .map(change => ({ ...change, priority: priorityOf(change), effect })),
    )
    .toSorted((one, other) => one.priority - other.priority);
};

/** Sets the value at a path of prepared data. False if the path leads to no place for a value. */
const put = (target: object, path: string, value: unknown): boolean => {
  const names = path.split('.');
  const last = names.pop() ?? '';
  if (![...names, last].every(isOwnKey)) return false;
  let place = target as Data;
  for (const name of names) {
    const next = place[name] ?? (place[name] = {});
    if (typeof next !== 'object' || next === null) return false;
    place = next as Data;
  }
  return Reflect.set(place, last, value);
};

interface Rolls {
  replaceFormulaData(formula: string, data: Data): string;
  safeEval(expression: string): number;
}

/** A value with `@`, with what the data say in its place; a number if that makes one. */
const resolvedValue = (value: unknown, data: Data): unknown => {
  if (typeof value !== 'string' || !value.includes('@')) return value;
  const { Roll } = globals<{ Roll: Rolls }>();
  const text = Roll.replaceFormulaData(value, data);
  try {
    return Roll.safeEval(text);
  } catch {
    return text;
  }
};

interface Modelled {
  readonly schema?: { getField(path: string): DataField | undefined };
}

const fieldAt = (target: HostDocument, key: string): DataField | undefined => {
  const { system } = target as { readonly system?: Modelled };
  return key.startsWith('system.') ? system?.schema?.getField(key.slice(7)) : target.schema.getField(key);
};

/** A valid value of the field, or the one before. */
const checked = (field: DataField, before: unknown, after: unknown): unknown => {
  const plain = field.toObject(after);
  const cleaned = field.clean(plain);
  const failure = field.validate(cleaned);
  if (failure) throw failure.asError();
  if (!(before instanceof Set)) return typeof plain === 'object' && plain !== null ? after : cleaned;
  return new Set(cleaned as Iterable<unknown>);
};

/** Applies one change: by what a package says of its kind, by the field at its path, or by the value that is there. */
export const applyChange = (
  target: HostDocument,
  change: EffectChange,
  { replacementData = {}, modifyTarget = true }: ApplyOptions = {},
): Data => {
  const { key, type } = change;
  const field = fieldAt(target, key);
  const { handler } = changeTypes()[type] ?? {};
  if (handler) {
    const made = handler(target, change, { replacementData, modifyTarget, ...(field && { field }) });
    return isPlain(made) ? made : {};
  }
  const before = getPath(target, key);
  const given = resolvedValue(change.value, replacementData);
  if (type === 'custom') {
    const changes: Data = {};
    Hooks.call('applyActiveEffect', target, change, before, given, changes);
    if (modifyTarget) for (const [path, value] of Object.entries(changes)) put(target, path, value);
    return changes;
  }
  const make = CHANGES[type];
  if (!make && !field) return {};
  const delta = field ? given : castLike(before, given);
  if (delta === undefined) return {};
  const after = field
    ? checked(field, before, field.applyChange(before, target, { ...change, value: given }))
    : make?.(before, delta);
  if (modifyTarget && !put(target, key, after)) return {};
  return { [key]: after };
};
