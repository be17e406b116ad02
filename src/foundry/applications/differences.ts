/** What a table's own copy says otherwise than ours, for everybody who sits there. */
import type { TableClient } from '../../table/panels/client-model';
import { lazyImport } from '../lazy-import';
import { PARTS } from '../../table/panels/tutorial-run';

export const openDifferences = async ({ timeline }: TableClient): Promise<void> => {
  const show = await lazyImport(async () => (await import('../workshop/open-workshop')).showDifferences);
  await show?.(timeline.head);
};

// Dims the parts of a window that a tutorial does not speak of; who looks on answers nothing.

/** What is never dimmed: there the tutorial speaks, and there one answers. */
const STAYS = ['prompt', 'choices', 'window'];

export const dimParts = (element: HTMLElement, { lesson }: TableClient): void => {
  if (!lesson) return;
  const wanted = PARTS.filter(part => lesson.spotlight.includes(part));
  for (const part of element.querySelectorAll<HTMLElement>('[data-application-part]')) {
    const name = part.dataset['applicationPart'] ?? '';
    const isSpoken = wanted.some(one => one === name);
    part.toggleAttribute('data-dim', lesson.spotlight.length > 0 && !isSpoken && !STAYS.includes(name));
    part.toggleAttribute('data-spot', isSpoken);
    if (name === 'choices') part.inert = lesson.isWatched;
  }
};
