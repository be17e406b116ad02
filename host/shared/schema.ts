import { copy, isPlain, type Data } from './json';

export type { Data } from './json';
import { operatorOf } from './merge';

/** One field of a document's schema. */
export type Field =
  | {
      readonly kind: 'string';
      readonly initial: string | null;
      readonly nullable?: boolean;
      readonly required?: boolean;
      readonly choices?: readonly string[];
      /** A colour such as `#ff0000`, which may be given as a number. */
      readonly color?: boolean;
      /** Packages may declare further choices, which have their names as prefixes. */
      readonly open?: boolean;
    }
  /** Text that pages show as HTML; the server removes what could act. */
  | { readonly kind: 'html'; readonly nullable?: boolean }
  | { readonly kind: 'number'; readonly initial: number | null; readonly nullable?: boolean }
  | { readonly kind: 'boolean'; readonly initial: boolean }
  /** Free data, such as flags: any key, merged like all objects. */
  | { readonly kind: 'object'; readonly nullable?: boolean }
  | { readonly kind: 'schema'; readonly fields: Fields; readonly nullable?: boolean }
  /** A list of values, or of sources of a document that is not embedded for the server. */
  | { readonly kind: 'array'; readonly of?: Field; readonly documents?: string }
  /** An array of JSON texts; other values are written as JSON. */
  | { readonly kind: 'texts' }
  /** An array on the wire, a Set in the document. */
  | { readonly kind: 'set'; readonly nullable?: boolean }
  /** The id of a document or null; unless `idOnly`, the document's own property is the other document. */
  | { readonly kind: 'reference'; readonly documentName: string; readonly idOnly?: boolean }
  | { readonly kind: 'embedded'; readonly documentName: string };

export type Fields = Readonly<Record<string, Field>>;

export const text = (initial: string | null = ''): Field => ({ kind: 'string', initial });
/** [D14] ColorField */
export const colorText = (initial: string | null = null): Field => ({ kind: 'string', initial, color: true });
/** The address of a picture, with the one that a new document has; it may be taken away. */
export const picture = (initial: string): Field => ({ kind: 'string', initial, nullable: true });
export const html: Field = { kind: 'html' };
export const htmlOrNull: Field = { kind: 'html', nullable: true };
export const name: Field = { kind: 'string', initial: '', required: true };
/** One of the listed values, by default the first. */
export const oneOf = (...choices: readonly [string, ...string[]]): Field => ({
  kind: 'string',
  initial: choices[0],
  choices,
});
/** The type of a document: one of core, or one that a package declares. */
export const subtype = (...choices: readonly [string, ...string[]]): Field => ({
  kind: 'string',
  initial: choices[0],
  choices,
  open: true,
});
export const number = (initial: number | null = 0): Field => ({ kind: 'number', initial });
export const numberOrNull = (initial: number): Field => ({ kind: 'number', initial, nullable: true });
export const flag = (initial = false): Field => ({ kind: 'boolean', initial });
export const free: Field = { kind: 'object' };
export const schema = (fields: Fields): Field => ({ kind: 'schema', fields });
export const schemaOrNull = (fields: Fields): Field => ({ kind: 'schema', fields, nullable: true });
export const list = (of?: Field): Field => (of ? { kind: 'array', of } : { kind: 'array' });
export const texts: Field = { kind: 'texts' };
export const idSet: Field = { kind: 'set' };
export const idSetOrNull: Field = { kind: 'set', nullable: true };
export const reference = (documentName: string): Field => ({ kind: 'reference', documentName });
export const idOf = (documentName: string): Field => ({ kind: 'reference', documentName, idOnly: true });
export const embedded = (documentName: string): Field => ({ kind: 'embedded', documentName });

/** The initial value of a field. */
const initialOf = (field: Field): unknown => {
  switch (field.kind) {
    case 'string':
    case 'number':
    case 'boolean':
      return field.initial;
    case 'html':
      return field.nullable ? null : '';
    case 'object':
      return field.nullable ? null : {};
    case 'schema':
      return field.nullable ? null : initialValues(field.fields);
    case 'set':
      return field.nullable ? null : [];
    case 'array':
    case 'texts':
    case 'embedded':
      return [];
    case 'reference':
      return null;
  }
};

/** A whole source object with every field at its initial value. */
const initialValues = (fields: Fields): Data =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, initialOf(field)]));

/** [D14] ColorField: a number or a Color as the text of a colour; what is no colour stays as it is. */
const asColor = (value: unknown): unknown => {
  const given = value instanceof Number ? value.valueOf() : value;
  if (typeof given !== 'number' || !Number.isInteger(given) || given < 0 || given > 0xffffff) return given;
  return `#${given.toString(16).padStart(6, '0')}`;
};

const cast = (field: Field, value: unknown): unknown => {
  if (field.kind === 'string' && field.color) return asColor(value);
  if (field.kind === 'number' && typeof value === 'string' && value.trim() !== '') return Number(value);
  if ((field.kind === 'string' || field.kind === 'html') && typeof value === 'number') return String(value);
  if (field.kind === 'set' && value instanceof Set) return [...value];
  // [M] Claus-png/magic-newspaper: a message to everybody is one whose recipients are null
  if (field.kind === 'array' && value === null) return [];
  if (field.kind === 'texts' && Array.isArray(value)) {
    return value.map(item => (typeof item === 'string' ? item : JSON.stringify(item)));
  }
  if (field.kind === 'reference' && value === '') return null;
  if (field.kind === 'reference' && typeof value === 'object' && value) return (value as { id?: unknown }).id ?? value;
  return value;
};

/** The name of a type that a package declares, such as `package.type`. */
const isSubtype = (value: unknown): boolean => typeof value === 'string' && /^[\w-]+\.[\w.-]+$/.test(value);

const fits = (field: Field, value: unknown): boolean => {
  switch (field.kind) {
    case 'string':
      if (field.choices) return field.choices.includes(String(value)) || (field.open === true && isSubtype(value));
      return typeof value === 'string' || (value === null && (field.initial === null || field.nullable === true));
    case 'html':
      return typeof value === 'string' || (value === null && field.nullable === true);
    case 'number':
      return Number.isFinite(value) || (value === null && (field.initial === null || field.nullable === true));
    case 'boolean':
      return typeof value === 'boolean';
    case 'object':
    case 'schema':
      return isPlain(value) || (value === null && field.nullable === true);
    case 'set':
      return Array.isArray(value) || (value === null && field.nullable === true);
    case 'array':
    case 'texts':
    case 'embedded':
      return Array.isArray(value);
    case 'reference':
      return value === null || /^[A-Za-z0-9]{16}$/.test(String(value));
  }
};

/** How many of each kind are reported, and how many letters of a value. */
const NAMED = 20;
const LONGEST = 200;

/** Results of cleaning: paths of unknown fields, which are dropped, and values that a field cannot hold. */
export interface Findings {
  readonly unknown: string[];
  readonly invalid: string[];
}

const cleanValue = (field: Field, value: unknown, path: string, findings: Findings): unknown => {
  const given = cast(field, value);
  if (!fits(field, given)) {
    if (findings.invalid.length < NAMED) {
      const told = (JSON.stringify(given) ?? typeof given).slice(0, LONGEST);
      findings.invalid.push(`${path}: ${told} is not a valid ${field.kind}`);
    }
    return initialOf(field);
  }
  if (field.kind === 'schema' && isPlain(given)) return clean(field.fields, given, findings, `${path}.`);
  if (field.kind === 'array' && field.of) {
    const { of } = field;
    return (given as unknown[]).map((item, index) => {
      const inner = cleanValue(of, item, `${path}[${index}]`, findings);
      return of.kind === 'schema' ? withInitial(of.fields, inner as Data) : inner;
    });
  }
  return given;
};

/**
 * Drops the fields that `fields` does not know, as Foundry silently does, and reports them; casts what can be cast.
 * Works on creation data and on expanded changes alike (operators are kept when they name a known field).
 */
export const clean = (fields: Fields, data: Data, findings: Findings, prefix = ''): Data => {
  const result: Data = {};
  for (const [key, value] of Object.entries(data)) {
    const operator = operatorOf(key);
    const field = fields[operator?.name ?? key];
    const path = prefix + key;
    if (value === undefined) continue;
    if (!field) {
      if (findings.unknown.length < NAMED) findings.unknown.push(path);
    } else if (operator?.sign === '-=') result[key] = value;
    else result[key] = cleanValue(field, value, path, findings);
  }
  return result;
};

/** `data` with the initial value of every field it does not give. */
export const withInitial = (fields: Fields, data: Data): Data => {
  const result: Data = {};
  for (const [key, field] of Object.entries(fields)) {
    const value = data[key];
    if (value === undefined) result[key] = initialOf(field);
    else if (field.kind === 'schema' && isPlain(value)) result[key] = withInitial(field.fields, value);
    else result[key] = copy(value);
  }
  return result;
};

/** The required fields that a whole source leaves blank. */
export const missing = (fields: Fields, source: Data): string[] =>
  Object.entries(fields)
    .filter(([key, field]) => field.kind === 'string' && field.required && !String(source[key] ?? '').trim())
    .map(([key]) => `${key}: may not be blank`);
