/**
 * Browsers that cannot make themselves known by flag or query: what introduces them by word of mouth comes with the first,
 * for most worlds never see one.
 */
import type * as parts from './vouching';
import { lazyImport } from '../lazy-import';
import { onSignal } from './socket';

let loaded: typeof parts | undefined;
const load = async (): Promise<typeof parts | undefined> => {
  const part = await lazyImport(() => import('./vouching'));
  if (part && !loaded) part.beginVouching();
  return (loaded ??= part);
};

/** Neither flags nor queries have made this browser known at a table. */
export const needVouching = async (table: string): Promise<void> => {
  await (await load())?.needVouching(table);
};

/** Asks a game master to vouch for this browser if a table does not know it. A user who sits down needs that. */
export const beVouchedFor = (table: string): void => loaded?.beVouchedFor(table);

/** Is this browser unknown at some table, or has one of another user said so here? */
export const isVouchingNeeded = (): boolean => loaded?.isVouchingNeeded() === true;

/** Called when the tables are open. */
export const watchStrangers = (): void => {
  onSignal((signal, by) => {
    if (signal.kind !== 'stranger') return;
    const { table, user, key, proof } = signal;
    void load().then(part => part?.hearStranger({ table, user, key, proof }, by));
  });
};
