/** The size of the page. */

interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** The size of each page until it changes: reading it makes a browser lay out all that was written before. */
const known = new WeakMap<Document, PageSize>();

/**
 * What a user sees of the page, in CSS pixels. On a phone `innerWidth` also counts whatever reaches beyond the page, so a
 * dock laid out by it would push the page wider still.
 */
export const pageSize = (page: Document = document): PageSize => {
  const before = known.get(page);
  if (before) return before;
  const { clientWidth: width, clientHeight: height } = page.documentElement;
  const size = { width, height };
  known.set(page, size);
  // captured: before all others that listen, who read the new size
  page.defaultView?.addEventListener('resize', () => known.delete(page), { capture: true, once: true });
  return size;
};

/** Makes an element as large as the page. `position: fixed` alone would take in what reaches beyond it, as above. */
export const coverPage = (element: HTMLElement): void => {
  const { width, height } = pageSize(element.ownerDocument);
  element.style.setProperty('--rt-page-width', `${width}px`);
  element.style.setProperty('--rt-page-height', `${height}px`);
};
