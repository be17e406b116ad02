/** Edits of an owner's copy. Each returns a new copy, so that every change can be undone. */
import type { DataShape } from '../../../kernel/owners-data';
import { isObject } from '../../../kernel/reading';
import type { Copy, Said, CopyGroup, CopyPart } from '../../../kernel/copy-form';
import { blankOf, isAsked, saidOf } from './copy';

/** The steps of a JSON pointer. */
const stepsOf = (at: string): readonly string[] => at.split('/').slice(1);

/** A value with a replacement at a place within it; `undefined` removes what is there. */
const changed = (value: unknown, [step, ...rest]: readonly string[], to: unknown): unknown => {
  if (step === undefined) return to;
  if (Array.isArray(value)) {
    const n = Number(step);
    if (!rest.length && to === undefined) return value.toSpliced(n, 1);
    return value.toSpliced(n, 1, changed(value[n], rest, to));
  }
  const object = isObject(value) ? value : {};
  const next = changed(object[step], rest, to);
  const others = Object.fromEntries(Object.entries(object).filter(([field]) => field !== step));
  return next === undefined ? others : { ...others, [step]: next };
};

/** A part with a change at a place (a JSON pointer). A field that the owner had not given starts from ours. */
export const withChange = (copy: Copy, part: CopyPart, at: string, to: unknown): Copy => {
  const steps = stepsOf(at);
  const [field = ''] = steps;
  const own = copy[part.id] ?? {};
  const begun: Said = steps.length > 1 && own[field] === undefined ? { ...own, [field]: part.ours[field] } : own;
  const said = changed(begun, steps, to);
  const others = Object.fromEntries(Object.entries(copy).filter(([id]) => id !== part.id));
  return isObject(said) && Object.keys(said).length ? { ...others, [part.id]: said } : others;
};

/** The allowed shape at a place of a part with these values. */
export const shapeAt = (
  shape: DataShape | undefined,
  value: unknown,
  [step, ...rest]: readonly string[],
): DataShape | undefined => {
  if (step === undefined || !shape) return shape;
  const inner = Array.isArray(value) ? value[Number(step)] : isObject(value) ? value[step] : undefined;
  switch (shape.kind) {
    case 'list':
      return shapeAt(shape.of(), inner, rest);
    case 'fields':
      return shapeAt(shape.fields[step], inner, rest);
    case 'cases': {
      const kind = isObject(value) ? value[shape.by] : undefined;
      return typeof kind === 'string' ? shapeAt(shape.cases[kind]?.fields[step], inner, rest) : undefined;
    }
    default:
      return undefined;
  }
};

const numberFrom = (typed: string): number | string => (/^-?\d+$/.test(typed) ? Number(typed) : typed);

/** A line of numbers with any separators; an empty line is an empty list, if that is allowed. */
const numbersFrom = ({ least }: Extract<DataShape, { kind: 'list' }>, typed: string): unknown => {
  const numbers = typed.split(/[\s,;|/]+/).filter(Boolean);
  return numbers.length || least === 0 ? numbers.map(numberFrom) : undefined;
};

/** The input as a value of the shape; anything else stays as typed, and is reported as a problem. */
export const valueFrom = (shape: DataShape | undefined, typed: string): unknown => {
  if (shape?.kind === 'list') return numbersFrom(shape, typed);
  if (typed === '') return undefined;
  if (shape?.kind === 'one-of') return shape.values.find(value => String(value) === typed) ?? typed;
  if (shape?.kind === 'whole') return numberFrom(typed.trim());
  return typed;
};

/** A part with a field as typed or chosen. */
export const typedInto = (copy: Copy, group: CopyGroup, part: CopyPart, at: string, typed: string): Copy => {
  const next = withChange(copy, part, at, valueFrom(shapeAt(group.shape, saidOf(part, copy), stepsOf(at)), typed));
  const [before, said] = [saidOf(part, copy), saidOf(part, next)];
  // newly asked fields start from ours; fields no longer asked are removed
  const begun = Object.keys(group.only ?? {})
    .filter(field => isAsked(group, field, said) && !isAsked(group, field, before) && part.ours[field] !== undefined)
    .reduce((rest, field) => withChange(rest, part, `/${field}`, part.ours[field]), next);
  return Object.keys(begun[part.id] ?? {})
    .filter(field => !isAsked(group, field, said))
    .reduce((rest, field) => withChange(rest, part, `/${field}`, undefined), begun);
};

/** Changes the value at a place to another kind, with nothing chosen yet. */
export const ofKind = (copy: Copy, group: CopyGroup, part: CopyPart, at: string, kind: string): Copy => {
  const shape = shapeAt(group.shape, saidOf(part, copy), stepsOf(at));
  const to = shape?.kind === 'cases' ? shape.cases[kind] : undefined;
  return to ? withChange(copy, part, at, blankOf(to)) : copy;
};

/** Adds an entry at the end of a list; of a kind, if the list has several. */
export const withEntry = (copy: Copy, group: CopyGroup, part: CopyPart, at: string, kind: string): Copy => {
  const shape = shapeAt(group.shape, saidOf(part, copy), stepsOf(at));
  const of = shape?.kind === 'list' ? shape.of() : undefined;
  const one = of?.kind === 'cases' ? of.cases[kind] : of;
  if (!one) return copy;
  const begun = saidOf(part, copy);
  const list = stepsOf(at).reduce<unknown>(
    (value, step) => (Array.isArray(value) ? value[Number(step)] : isObject(value) ? value[step] : undefined),
    begun,
  );
  return withChange(copy, part, at, [...(Array.isArray(list) ? list : []), blankOf(one)]);
};

/** Confirms that the part is as printed: every shown value becomes the owner's. `named`: our name for it. */
export const asPrinted = (copy: Copy, group: CopyGroup, part: CopyPart, named: string): Copy => {
  const titles = group.needed.filter(field => field === 'title' || field === 'name');
  const said: Said = {
    ...Object.fromEntries(titles.map(field => [field, named])),
    ...saidOf(part, copy),
  };
  const kept = Object.entries(said).filter(
    ([field, value]) =>
      !group.keys.includes(field) &&
      value !== undefined &&
      Object.hasOwn(group.shape.fields, field) &&
      isAsked(group, field, said),
  );
  return { ...copy, [part.id]: Object.fromEntries(kept) };
};

/** Resets the part to ours. */
export const withoutPart = (copy: Copy, part: CopyPart): Copy =>
  Object.fromEntries(Object.entries(copy).filter(([id]) => id !== part.id));
