/** What a table's own copy says otherwise than ours, for everybody who sits there. */
import type { TableClient } from '../../table/panels/client-model';
import { lazyImport } from '../lazy-import';

export const openDifferences = async ({ timeline }: TableClient): Promise<void> => {
  const show = await lazyImport(async () => (await import('../workshop/open-workshop')).showDifferences);
  await show?.(timeline.head);
};
