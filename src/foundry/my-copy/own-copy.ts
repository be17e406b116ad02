/** The options that an owner's copy adds to a new table, and how the copy differs from our values. */
import type { Options } from '../../kernel/messages';
import type { AnyGame } from '../../table/record/model';
import type { TableClient } from '../../table/panels/client-model';
import { lazyImport } from '../lazy-import';
import { setting } from '../settings';

/** Empty if there is no copy of the game, or it is not used. */
export const ownOptions = async (rules: AnyGame): Promise<Options> => {
  if (setting('workshops')[rules.id] === undefined) return {};
  const read = await lazyImport(async () => (await import('./store')).storedOptions);
  return (await read?.(rules)) ?? {};
};

/** Shows everybody at a table how its copy differs from our values. */
export const openDifferences = async ({ timeline }: TableClient): Promise<void> => {
  const show = await lazyImport(async () => (await import('./open-my-copy')).showDifferences);
  await show?.(timeline.head);
};
