import { copy, equal, isOwnKey, isPlain, type Data } from './json';

/** Keys that act on the value they name instead of merging into it: `-=key` deletes, `==key` replaces. */
export const operatorOf = (key: string): { readonly sign: '-=' | '=='; readonly name: string } | undefined => {
  const sign = key.slice(0, 2);
  return sign === '-=' || sign === '==' ? { sign, name: key.slice(2) } : undefined;
};

/** Parts that a dotted path may have. */
const LONGEST_PATH = 40;

/** Sets the value at a dotted path, making the objects on the way. */
const setPath = (target: Data, path: string, value: unknown): void => {
  const names = path.split('.', LONGEST_PATH + 1);
  if (names.length > LONGEST_PATH) throw new Error(`The path ${path.slice(0, 100)} … has too many parts.`);
  const last = names.pop() ?? path;
  // also after an operator: `==__proto__` would replace the prototype
  if (![...names, last].every(name => isOwnKey(operatorOf(name)?.name ?? name))) return;
  let place = target;
  for (const name of names) {
    const next = place[name];
    place = isPlain(next) ? next : (place[name] = {});
  }
  const before = place[last];
  if (isPlain(before) && isPlain(value)) Object.assign(before, value);
  else place[last] = value;
};

/** The value at a dotted path, if there is one. */
export const getPath = (source: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (place, name) =>
        typeof place === 'object' && place !== null && isOwnKey(name) ? (place as Data)[name] : undefined,
      source,
    );

/** Turns dotted keys into nested objects, at every depth. */
export const expand = (data: Data): Data => {
  const result: Data = {};
  for (const [key, value] of Object.entries(data)) {
    setPath(result, key, isPlain(value) ? expand(value) : value);
  }
  return result;
};

/** Turns nested objects into one level of dotted keys; empty objects and arrays stay values. */
export const flatten = (data: Data, prefix = ''): Data => {
  const result: Data = {};
  for (const [key, value] of Object.entries(data)) {
    if (isPlain(value) && Object.keys(value).length > 0) Object.assign(result, flatten(value, `${prefix}${key}.`));
    else result[prefix + key] = value;
  }
  return result;
};

/** A copy of new data without operators: there is nothing yet that they could act on. */
export const withoutOperators = (value: unknown): unknown => {
  if (!isPlain(value)) return copy(value);
  const result: Data = {};
  for (const [key, inner] of Object.entries(value)) {
    const operator = operatorOf(key);
    if (!isOwnKey(operator?.name ?? key)) continue;
    if (!operator) result[key] = withoutOperators(inner);
    else if (operator.sign === '==') result[operator.name] = withoutOperators(inner);
  }
  return result;
};

/** Applies expanded changes to `target` in place: objects merge, everything else is replaced whole, operators act. */
export const apply = (target: Data, changes: Data, recursive = true): void => {
  for (const [key, value] of Object.entries(changes)) {
    const operator = operatorOf(key);
    const before = target[key];
    if (!isOwnKey(operator?.name ?? key)) continue;
    if (operator?.sign === '-=') delete target[operator.name];
    else if (operator) target[operator.name] = withoutOperators(value);
    else if (recursive && isPlain(before) && isPlain(value)) apply(before, value);
    else target[key] = withoutOperators(value);
  }
};

/** The fields that expanded changes touch, with any operator, and their resulting values. */
export const resolved = (source: Data, changes: Data): Data => {
  const after = copy(source);
  apply(after, changes);
  const names = Object.keys(changes).map(key => operatorOf(key)?.name ?? key);
  return Object.fromEntries(names.filter(isOwnKey).map(name => [name, after[name]]));
};

/** The part of the expanded changes that would change `source`; operators without an effect are dropped. */
export const difference = (source: Data, changes: Data, recursive = true): Data => {
  const result: Data = {};
  for (const [key, value] of Object.entries(changes)) {
    const operator = operatorOf(key);
    const before = source[key];
    if (!isOwnKey(operator?.name ?? key)) continue;
    if (operator?.sign === '-=') {
      if (operator.name in source) result[key] = value;
    } else if (operator) {
      if (!equal(source[operator.name], value)) result[key] = value;
    } else if (recursive && isPlain(before) && isPlain(value)) {
      const inner = difference(before, value);
      if (Object.keys(inner).length > 0) result[key] = inner;
    } else if (!equal(before, value)) result[key] = value;
  }
  return result;
};
