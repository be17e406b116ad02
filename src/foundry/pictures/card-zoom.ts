/**
 * A closer look: shows the card under the pointer, focus or finger full size with its whole text, wherever it is
 * named. Every element with `data-look` (a card's id) inside one with `data-table` has it.
 */
import { htmlElement } from '../dom';
import { lazyImport } from '../lazy-import';
import { onPointedAt } from '../pointer';
import type { Registry } from '../registry';
import { spotFor } from '../../table/panels/counter-place';

/** How long (ms) a pointer rests before the card appears: longer on a board, which it often crosses. */
const REST = { board: 350, elsewhere: 120 } as const;

const CARDS = '[data-look]';

interface Shown {
  readonly place: Element;
  readonly look: HTMLElement;
}

let shown: Shown | undefined;
let waiting: { readonly place: Element; readonly timer: number } | undefined;

const stopWaiting = (): void => {
  window.clearTimeout(waiting?.timer);
  waiting = undefined;
};

const away = (): void => {
  stopWaiting();
  shown?.look.remove();
  shown = undefined;
};

const show = async (registry: Registry, place: Element): Promise<void> => {
  const card = place.getAttribute('data-look');
  const table = place.closest('[data-table]')?.getAttribute('data-table');
  const client = registry.table(table ?? '');
  if (card === null || !client || shown?.place === place) return;
  const face = await lazyImport(async () => (await import('./card-face')).cardFace);
  if (!face || waiting?.place !== place || !place.isConnected) return;
  away();
  const page = place.ownerDocument;
  const look = htmlElement(page, 'div', { class: 'rt rt-look', role: 'tooltip' });
  look.append(face(page, client, card, undefined));
  const uses = place.getAttribute('data-uses');
  if (uses) look.append(htmlElement(page, 'p', { class: 'rt-look__uses' }, uses));
  page.body.append(look);
  shown = { place, look };
  const { width, height } = look.getBoundingClientRect();
  const { clientWidth, clientHeight } = page.documentElement;
  const at = spotFor(place.getBoundingClientRect(), { width, height }, { width: clientWidth, height: clientHeight });
  look.style.setProperty('left', `${at.x}px`);
  look.style.setProperty('top', `${at.y}px`);
};

const placeOf = (target: EventTarget | null): Element | undefined =>
  (target instanceof Element ? target.closest(CARDS) : undefined) ?? undefined;

/** Called once. */
export const followCards = (registry: Registry): void => {
  const page = window.document;
  const soon = (place: Element, rest: number): void => {
    if (waiting?.place === place) return;
    stopWaiting();
    waiting = { place, timer: window.setTimeout(() => void show(registry, place), rest) };
  };
  // an element that was redrawn may lie under a resting pointer
  page.addEventListener('pointerover', () => {
    if (shown?.place.isConnected === false) away();
  });
  onPointedAt(page, ({ target, pointerType, buttons }) => {
    if (pointerType === 'touch' || buttons) return;
    const place = placeOf(target);
    // only a moving pointer closes what the focus shows: the board highlights under a resting one
    if (!place) away();
    else if (place !== shown?.place) soon(place, place.closest('.rt-board') ? REST.board : REST.elsewhere);
  });
  page.addEventListener('focusin', ({ target }) => {
    const place = placeOf(target);
    if (place?.matches(':focus-visible')) soon(place, 0);
  });
  page.addEventListener('focusout', away);
  // a press chooses or lifts the card, so the look closes to uncover menu and board; for touch there is no other way to
  // look
  page.addEventListener('pointerdown', away, { capture: true });
  page.addEventListener('pointerup', ({ target, pointerType }) => {
    const place = pointerType === 'touch' ? placeOf(target) : undefined;
    if (place) soon(place, 0);
  });
  // the first Escape closes only the look
  page.addEventListener(
    'keydown',
    event => {
      if (event.key !== 'Escape' || !shown) return;
      event.stopPropagation();
      away();
    },
    { capture: true },
  );
  for (const moved of ['wheel', 'dragstart'] as const) page.addEventListener(moved, away, { passive: true });
  window.addEventListener('resize', away);
};
