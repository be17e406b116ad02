/** JSON Pointer (RFC 6901), as far as tests need it: a copy with one value replaced, or what is wrong with the path. */

const steps = (pointer: string): string[] | undefined =>
  pointer === ''
    ? []
    : pointer.startsWith('/')
      ? pointer
          .slice(1)
          .split('/')
          .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'))
      : undefined;

type Place = { readonly key: string } | { readonly error: string };

/** The key of a step below a value: an existing field, or a place in a list ("-" appends). */
const keyIn = (holder: object, step: string, at: string): Place => {
  if (!Array.isArray(holder)) {
    if (Object.hasOwn(holder, step)) return { key: step };
    const fields =
      Object.keys(holder)
        .map(field => `"${field}"`)
        .join(', ') || 'no fields';
    return { error: `nothing lies at ${at}/${step}: at ${at || '/'} there are ${fields}` };
  }
  const key = step === '-' ? String(holder.length) : step;
  return /^(0|[1-9]\d*)$/.test(key) && Number(key) <= holder.length
    ? { key }
    : { error: `"${step}" is no place in the list of ${holder.length} at ${at}` };
};

/** A copy of `whole` with `value` at the pointer; a list may grow by one. */
export const replaceAt = (
  whole: unknown,
  pointer: string,
  value: unknown,
): { readonly is: unknown } | { readonly error: string } => {
  const path = steps(pointer);
  if (!path) {
    return { error: `a JSON Pointer begins with a slash ("/morale/red"): ${JSON.stringify(pointer)} does not` };
  }
  const copy: { root: unknown } = { root: structuredClone(whole) };
  let holder: object = copy;
  let key = 'root';
  let at = '';
  for (const step of path) {
    const next: unknown = Reflect.get(holder, key);
    if (typeof next !== 'object' || next === null) {
      const found = JSON.stringify(next) ?? 'past the end of the list';
      return { error: `nothing lies at ${at}/${step}: ${at} is ${found}` };
    }
    const place = keyIn(next, step, at);
    if ('error' in place) return place;
    holder = next;
    ({ key } = place);
    at = `${at}/${step}`;
  }
  Reflect.set(holder, key, value);
  return { is: copy.root };
};
