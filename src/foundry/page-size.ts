/** The size of the page. */

/**
 * What a user sees of the page, in CSS pixels. On a phone `innerWidth` also counts whatever reaches beyond the page, so a
 * dock laid out by it would push the page wider still.
 */
export const pageSize = ({
  documentElement,
}: Document = document): { readonly width: number; readonly height: number } => ({
  width: documentElement.clientWidth,
  height: documentElement.clientHeight,
});

/** Makes an element as large as the page. `position: fixed` alone would take in what reaches beyond it, as above. */
export const coverPage = (element: HTMLElement): void => {
  const { width, height } = pageSize(element.ownerDocument);
  element.style.setProperty('--rt-page-width', `${width}px`);
  element.style.setProperty('--rt-page-height', `${height}px`);
};
