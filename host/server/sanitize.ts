import { isPlain, type Data } from '../shared/json';
import { operatorOf } from '../shared/merge';
import type { Field, Fields } from '../shared/schema';

const FORBIDDEN = /^(?:script|iframe|object|embed|style|link|meta|base|svg|math)$/i;
const TAG = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;
const ATTRIBUTE = /([^\s"'=<>/]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

const isSafe = (name: string, value: string): boolean =>
  !/^on/i.test(name) && !/^["']?[\s\0]*(?:javascript|vbscript|data:text)/i.test(value);

const safeAttributes = (text: string): string =>
  [...text.matchAll(ATTRIBUTE)]
    .filter(([, name = '', value = '']) => isSafe(name, value))
    .map(([whole]) => ` ${whole}`)
    .join('');

/** HTML without scripts, frames, event handlers and script addresses; what looks like half a tag is text. */
export const sanitize = (html: string): string =>
  html
    .replace(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(TAG, (_tag, slash: string, name: string, attributes: string) =>
      FORBIDDEN.test(name) ? '' : `<${slash}${name}${slash ? '' : safeAttributes(attributes)}>`,
    )
    .replace(/<(?=[a-z/!?][^>]*$)/gi, '&lt;');

const sanitized = (field: Field, value: unknown): unknown => {
  if (field.kind === 'html' && typeof value === 'string') return sanitize(value);
  return field.kind === 'schema' && isPlain(value) ? sanitizeFields(field.fields, value) : value;
};

/** `data` with the text of its HTML fields sanitized: what one user writes runs in the pages of all. */
export const sanitizeFields = (fields: Fields, data: Data): Data =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const field = fields[operatorOf(key)?.name ?? key];
      return [key, field ? sanitized(field, value) : value];
    }),
  );
