/** JSON Pointer (RFC 6901), as far as a test needs it: a copy with one value replaced, or what is wrong with the path. */

const steps = (pointer: string): string[] | undefined =>
  pointer === '' ? [] : pointer.startsWith('/')
    ? pointer.slice(1).split('/').map(step => step.replaceAll('~1', '/').replaceAll('~0', '~')) : undefined;

export const replaceAt = (whole: unknown, pointer: string, value: unknown): { readonly is: unknown } | { readonly error: string } => {
  const path = steps(pointer);
  if (!path) return { error: `the path must be a JSON Pointer ("/morale/red"), not ${JSON.stringify(pointer)}` };
  const copy: { root: unknown } = { root: structuredClone(whole) };
  let at: object = copy, key = 'root';
  for (const step of path) {
    const next: unknown = Reflect.get(at, key);
    if (typeof next !== 'object' || next === null) return { error: `nothing lies at ${pointer}: ${key} is no object or list` };
    if (['__proto__', 'constructor', 'prototype'].includes(step)) return { error: `no field may be called ${step}` };
    at = next;
    key = Array.isArray(next) && step === '-' ? String(next.length) : step;
    if (Array.isArray(next) && !(/^\d+$/.test(key) && Number(key) <= next.length)) {
      return { error: `${step} is no place in a list of ${next.length} (${pointer})` };
    }
  }
  Reflect.set(at, key, value);
  return { is: copy.root };
};
