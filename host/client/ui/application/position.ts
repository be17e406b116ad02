import type { Position } from './options';

const MINIMUM = { width: 200, height: 50 };

const inside = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/**
 * The position of a window that is asked to move to `asked`. An unknown size is measured, a window without a place is
 * centred, and the header always stays reachable.
 */
export const placeWindow = (element: HTMLElement, current: Position, asked: Position): Required<Position> => {
  const wanted = { ...current, ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value != null)) };
  // what is seen of the page: on a phone `innerWidth` also counts what reaches beyond it
  const { clientWidth: pageWidth, clientHeight: pageHeight } = element.ownerDocument.documentElement;
  const width = wanted.width ?? 'auto';
  const height = wanted.height ?? 'auto';
  const scale = wanted.scale ?? 1;

  element.style.width = width === 'auto' ? '' : `${inside(width, MINIMUM.width, pageWidth / scale)}px`;
  element.style.height = height === 'auto' ? '' : `${inside(height, MINIMUM.height, pageHeight / scale)}px`;
  element.style.maxHeight = `${pageHeight / scale}px`;
  const shownWidth = element.offsetWidth * scale;
  const shownHeight = element.offsetHeight * scale;
  const left = wanted.left ?? (pageWidth - shownWidth) / 2;
  const top = wanted.top ?? (pageHeight - shownHeight) / 2;
  return {
    width,
    height,
    scale,
    zIndex: wanted.zIndex ?? 0,
    left: Math.round(inside(left, 0, Math.max(0, pageWidth - shownWidth))),
    top: Math.round(inside(top, 0, Math.max(0, pageHeight - shownHeight))),
  };
};

let topmost = 100;

/** The z-index of a window that comes to the front: above all others of both generations. */
export const frontmost = (current: number | undefined): number => (current === topmost ? current : ++topmost);

/** The z-index of the window in front; packages that order their windows themselves raise it. */
export const topmostZ = (raised = topmost): number => (topmost = raised);

/** Writes a position into the window's style; width and height have been written when they were measured. */
export const showPosition = (element: HTMLElement, { left, top, scale, zIndex }: Position): void => {
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
  element.style.zIndex = String(zIndex);
  element.style.transform = scale === 1 || scale === undefined ? '' : `scale(${scale})`;
};
