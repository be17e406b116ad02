/** The fault of a request: reported to its sender, never a crash. */
import { isObject } from '../../src/kernel/reading';

export type Fields = Readonly<Record<string, unknown>>;

export class Malformed extends Error {}
export const malformed = (message: string): never => {
  throw new Malformed(message);
};

const LONGEST = 80;

/** An untrusted value as a message quotes it: short, whatever was sent. */
export const quoted = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (isObject(value)) return 'an object';
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

export const listed = (names: readonly string[]): string => names.map(name => JSON.stringify(name)).join(', ');
