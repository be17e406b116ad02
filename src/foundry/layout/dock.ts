/** A dock: a part of the page that an application fills, with an edge to fold, resize and detach it. */
import { htmlElement, setAttributes } from '../dom';
import { speech } from '../lazy-import';
import type { Rect } from './dock-sizes';
import { pageSize } from '../page-size';

export interface DockTools {
  fold(): void;
  detach(): void;
  /** The user dragged the edge to this distance from the page's end; undefined: the default. */
  resize(size: number | undefined, done: boolean): void;
}

export interface Dock {
  readonly element: HTMLElement;
  /** The parent of the application's element. */
  readonly body: HTMLElement;
  show(rect: Rect | undefined, folded: boolean): void;
  remove(): void;
}

/** The step (px) of an arrow key. */
const STEP = 20;

const word = (key: string): string => speech.localize(`RT.place.${key}`);

/** Makes a dock at the end of `root`; `side` is the side of its edge. */
export const makeDock = (
  root: HTMLElement,
  { kind, side, label, tools }: { kind: string; side: 'left' | 'top'; label: string; tools?: DockTools },
): Dock => {
  const document = root.ownerDocument;
  const element = htmlElement(document, 'section', { class: `rt-dock rt-dock--${kind}`, 'data-dock': kind });
  const body = htmlElement(document, 'div', { class: 'rt-dock__body' });
  const edge = htmlElement(document, 'div', { class: `rt-dock__edge rt-dock__edge--${side}` });
  element.ariaLabel = label;
  let shown: Rect | undefined;

  const button = (icon: string, act: () => void): HTMLButtonElement => {
    const made = htmlElement(document, 'button', { type: 'button', class: 'rt-dock__button' });
    made.append(htmlElement(document, 'i', { class: `fa-solid ${icon}`, inert: '' }));
    made.addEventListener('click', act);
    return made;
  };
  const fold = button('', () => tools?.fold());
  const detach = button('fa-up-right-from-square', () => tools?.detach());
  detach.ariaLabel = detach.dataset['tooltip'] = `${label}: ${word('detach')}`;
  const grip = htmlElement(document, 'div', {
    class: 'rt-dock__grip',
    role: 'separator',
    tabindex: 0,
    'aria-orientation': side === 'left' ? 'vertical' : 'horizontal',
    'aria-label': `${label}: ${word('resize')}`,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
  });
  const name = htmlElement(document, 'span', { class: 'rt-dock__name' }, label);

  const sizeAt = ({ clientX, clientY }: PointerEvent): number =>
    shown ? (side === 'left' ? shown.left + shown.width - clientX : shown.top + shown.height - clientY) : 0;
  const thickness = (): number => (side === 'left' ? shown?.width : shown?.height) ?? 0;
  /** The dock's part of the page, in percent. */
  const share = (): number => {
    const { width, height } = pageSize(document);
    const page = side === 'left' ? width : height;
    return page ? Math.round((100 * thickness()) / page) : 0;
  };

  grip.addEventListener('pointerdown', event => {
    if (event.button === 0) grip.setPointerCapture(event.pointerId);
  });
  grip.addEventListener('pointermove', event => {
    if (grip.hasPointerCapture(event.pointerId)) tools?.resize(sizeAt(event), false);
  });
  grip.addEventListener('lostpointercapture', () => tools?.resize(thickness(), true));
  grip.addEventListener('dblclick', () => tools?.resize(undefined, true));
  grip.addEventListener('keydown', ({ key }) => {
    const by = { ArrowLeft: STEP, ArrowUp: STEP, ArrowRight: -STEP, ArrowDown: -STEP }[key];
    if (by !== undefined) tools?.resize(thickness() + by, true);
  });

  if (tools) {
    edge.append(grip, fold, detach, name);
    element.append(edge);
  }
  element.append(body);
  root.append(element);

  return {
    element,
    body,
    show(rect, folded) {
      shown = rect;
      element.hidden = !rect;
      grip.ariaValueNow = String(share());
      element.toggleAttribute('data-folded', folded);
      body.inert = folded;
      for (const [property, value] of Object.entries(rect ?? {}))
        element.style.setProperty(`--rt-dock-${property}`, `${value}px`);
      const [open, shut] =
        side === 'left' ? ['fa-chevron-left', 'fa-chevron-right'] : ['fa-chevron-up', 'fa-chevron-down'];
      setAttributes(fold, {
        'aria-expanded': String(!folded),
        'aria-label': `${label}: ${word(folded ? 'unfold' : 'fold')}`,
        'data-tooltip': `${label}: ${word(folded ? 'unfold' : 'fold')}`,
      });
      fold.firstElementChild?.setAttribute('class', `fa-solid ${folded ? open : shut}`);
    },
    remove: () => element.remove(),
  };
};
