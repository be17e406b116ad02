/** What pages were sent, by what it is about. */
import { rounded } from './module-size';

/** A frame of Socket.IO: an event, or the answer to a request. */
const FRAME = /^4([23])\d*(\[.*)$/s;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const documentOf = (value: unknown): string =>
  isObject(value) && typeof value['documentName'] === 'string'
    ? ` ${value['documentName']} ${String(value['action'] ?? '')}`
    : '';

/** What an event tells: its name, and the kind of document or of saying. */
const partOf = (frame: string): string => {
  const [, kind, json = ''] = FRAME.exec(frame) ?? [];
  if (!kind) return 'framing';
  const [first, second]: readonly unknown[] = JSON.parse(json);
  if (kind === '3') return `answer${documentOf(isObject(first) ? first['value'] : undefined)}`;
  const saying = isObject(second) && typeof second['kind'] === 'string' ? ` ${second['kind']}` : '';
  return `${String(first)}${documentOf(second)}${saying}`;
};

/** How many entries of records these frames brought: each is a command, of a person or a bot. */
export const entriesIn = (frames: readonly string[]): number =>
  new Set(frames.flatMap(frame => [...frame.matchAll(/"(\d{8})":"[~!{]/g)].map(([, key]) => key))).size;

/** Bytes a page and command, by what they are about, the most first. */
export const bytesByPart = (frames: readonly string[], share: number): Readonly<Record<string, number>> => {
  const bytes = new Map<string, number>();
  for (const frame of frames) {
    const part = partOf(frame);
    bytes.set(part, (bytes.get(part) ?? 0) + Buffer.byteLength(frame));
  }
  return Object.fromEntries(
    [...bytes].sort(([, a], [, b]) => b - a).map(([part, all]) => [part, rounded(all / share)]),
  );
};
