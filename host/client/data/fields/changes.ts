/** What a change by an effect makes of a value, by the kind of the change and of the value. [D14] DataField#applyChange */

type Kind = (value: unknown, delta: unknown) => unknown;

const listed = (delta: unknown): unknown[] => (Array.isArray(delta) || delta instanceof Set ? [...delta] : [delta]);

const isNumber = (value: unknown): value is number => typeof value === 'number';

const higher: Kind = (value, delta) => {
  if (value instanceof Set) return listed(delta).length > value.size ? new Set(listed(delta)) : value;
  return Number(delta) > Number(value ?? Number.NEGATIVE_INFINITY) ? delta : value;
};

const lower: Kind = (value, delta) => {
  if (value instanceof Set) return listed(delta).length < value.size ? new Set(listed(delta)) : value;
  return Number(delta) < Number(value ?? Number.POSITIVE_INFINITY) ? delta : value;
};

/** [D14] CONST.ACTIVE_EFFECT_CHANGE_TYPES, besides `custom`, which packages answer. */
export const CHANGES: Readonly<Record<string, Kind>> = {
  add: (value, delta) => {
    if (isNumber(value)) return value + Number(delta);
    if (typeof value === 'string') return `${value}${String(delta)}`;
    if (typeof value === 'boolean') return value || Boolean(delta);
    if (Array.isArray(value)) return [...value, ...listed(delta)];
    if (value instanceof Set) return new Set([...value, ...listed(delta)]);
    return delta;
  },
  subtract: (value, delta) => {
    if (isNumber(value)) return value - Number(delta);
    if (typeof value === 'string') return value.replace(String(delta), '');
    if (typeof value === 'boolean') return value && !delta;
    if (Array.isArray(value)) return value.filter(one => !listed(delta).includes(one));
    if (value instanceof Set) return new Set([...value].filter(one => !listed(delta).includes(one)));
    return value;
  },
  multiply: (value, delta) => {
    if (isNumber(value)) return value * Number(delta);
    return typeof value === 'boolean' ? value && Boolean(delta) : value;
  },
  upgrade: higher,
  downgrade: lower,
  override: (_value, delta) => delta,
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** The value of a change as a value like the present one; undefined if it can be none. */
export const castLike = (value: unknown, given: unknown): unknown => {
  const text = typeof given === 'string';
  if (isNumber(value)) return Number.isFinite(Number(given)) && given !== '' ? Number(given) : undefined;
  if (typeof value === 'boolean') return text ? given === 'true' || given === '1' : Boolean(given);
  if (typeof value === 'string') return String(given);
  const found = text ? parsed(given) : given;
  return Array.isArray(value) || value instanceof Set ? listed(found) : found;
};
