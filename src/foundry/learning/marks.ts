/** Links into the guide from anywhere on the page: marks of sections, and terms of a game. */
import { lazyImport } from '../lazy-import';
import type { Registry } from '../registry';

/** The table's own refusals have no page. */
const MARKS = '[data-mark]:not([data-mark=""], [data-mark="§table"])';
const TERMS = '.rt-term[data-term]';

const found = (target: EventTarget | null, selector: string): HTMLElement | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>(selector) : undefined) ?? undefined;

/** Opens a game's guide at a page (a section's mark, or a name); without one, at the contents. */
export const openGuide = async (game: string, page?: string): Promise<void> => {
  const open = await lazyImport(async () => (await import('./open-guide')).openGuide);
  await open?.(game, page);
};

/** The game of an element's section: named by the element, or that of its table. */
const gameOf = (registry: Registry, element: HTMLElement): string | undefined =>
  element.closest<HTMLElement>('[data-section-of]')?.dataset['sectionOf'] ??
  registry.table(element.closest<HTMLElement>('[data-table]')?.dataset['table'] ?? '')?.game.id;

/** Called once. */
export const openMarks = (registry: Registry): void => {
  const page = window.document;
  page.addEventListener('click', event => {
    const element = found(event.target, MARKS);
    const game = element && gameOf(registry, element);
    if (!game) return;
    event.preventDefault();
    void openGuide(game, element.dataset['mark']);
  });
  // the code for definitions loads with the first term pointed at, and then takes over
  const first = (event: Event): void => {
    const term = found(event.target, TERMS);
    if (!term) return;
    for (const kind of ['pointerover', 'focusin'] as const) page.removeEventListener(kind, first);
    void lazyImport(async () => (await import('./terms')).followTerms).then(follow => follow?.(term));
  };
  for (const kind of ['pointerover', 'focusin'] as const) page.addEventListener(kind, first);
};
