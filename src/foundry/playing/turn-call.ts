/** Calls a user whose turn it is: the page's title says so, and two soft tones. */
import type { TableClient } from '../../table/panels/client-model';
import { lazyImport } from '../lazy-import';

const ring = async (): Promise<void> => {
  const sound = await lazyImport(async () => (await import('./sounds')).sound);
  sound?.('turn');
};

const MARK = '● ';
const called = new Set<string>();
const rung = new Set<string>();

const mark = (): void => {
  const page = globalThis.document;
  const bare = page.title.startsWith(MARK) ? page.title.slice(MARK.length) : page.title;
  page.title = called.size ? `${MARK}${bare}` : bare;
};

/** It is this user's turn at a table; it is told aloud once, when there is nothing left to be seen. */
export const call = ({ id }: TableClient, how: 'aloud' | 'later' | 'silently'): void => {
  called.add(id);
  mark();
  if (how === 'later' || rung.has(id)) return;
  rung.add(id);
  if (how === 'aloud') void ring();
};

/** It is so no longer. */
export const uncall = ({ id }: TableClient): void => {
  called.delete(id);
  rung.delete(id);
  mark();
};
