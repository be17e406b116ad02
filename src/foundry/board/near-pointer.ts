/**
 * Help near the pointer: spreads heaps, enlarges small pieces, names pieces, and lets a touch near a small piece hit
 * it.
 */
import type { Board, Point } from '../../kernel/board';
import { spreadOf } from '../../table/board/fan';
import type { Placement } from '../../table/board/projection';
import { onPointedAt } from '../pointer';
import { htmlElement, svgElement } from '../dom';
import type { Pieces } from './pieces';
import type { Sheet } from './sheet';

/** The smallest size (px) that is easy to hit. */
const LEAST = 24;
/** How long (ms) the pointer rests before a heap spreads, and before a name appears: it must be there within 200. */
export const REST = 110;
/** How far (px) the pointer may leave a spread heap. */
const STRAY = 10;
const BESIDE = 6;
/** The change of scale at which targets are computed again. */
const STEP = 0.02;

export interface Near {
  /** A piece was dragged out of a spread heap: the others return to their places. */
  lift(id: string): void;
  /** Updates the pieces and their size on the screen. */
  follow(placements: readonly Placement[]): void;
}

const pieceAt = (target: EventTarget | null): string | undefined =>
  (target instanceof Element ? target.closest('[data-piece]') : null)?.getAttribute('data-piece') ?? undefined;

/** Follows the pointer over a board until `signal` aborts. */
export const makeNear = (
  { svg, pieces: group, reach, scale: scaleNow }: Sheet,
  pieces: Pieces,
  board: Board,
  signal: AbortSignal,
): Near => {
  const document = svg.ownerDocument;
  const view = document.defaultView;
  let lying: readonly Placement[] = [];
  let spread: ReadonlySet<string> = new Set();
  let tag: HTMLElement | undefined;
  let timer: number | undefined;
  let isHeld = false;
  let scale = 0;

  const unname = (): void => {
    tag?.remove();
    tag = undefined;
  };

  const name = (id: string): void => {
    unname();
    const element = pieces.element(id);
    const label = element?.getAttribute('aria-label');
    if (!element || !label) return;
    tag = htmlElement(document, 'div', { class: 'rt rt-name-tag', 'aria-hidden': 'true' }, label);
    document.body.append(tag);
    const { left, width, top, bottom } = element.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    const x = Math.max(0, Math.min(left + width / 2 - tag.offsetWidth / 2, clientWidth - tag.offsetWidth));
    // above the piece, where at most its own place's caption is; below lie other things
    const above = top - BESIDE - tag.offsetHeight;
    tag.style.setProperty('--rt-tag-x', `${x}px`);
    tag.style.setProperty('--rt-tag-y', `${above < 0 ? bottom + BESIDE : above}px`);
  };

  const fold = (kept?: string): void => {
    for (const id of spread) {
      if (id === kept) continue;
      const element = pieces.element(id);
      element?.removeAttribute('data-near');
      for (const property of ['translate', 'scale', 'transform-origin']) element?.style.removeProperty(property);
    }
    spread = new Set([...spread].filter(id => id === kept));
  };

  const clear = (): void => {
    view?.clearTimeout(timer);
    fold();
    unname();
  };

  const open = (id: string): void => {
    const held = pieces.placement(id);
    if (!held || spread.has(id)) return;
    fold();
    const found = spreadOf(lying, held, LEAST / (scaleNow() || 1), board);
    for (const { id: one, by, scale: times } of found) {
      const [element, at] = [pieces.element(one), pieces.placement(one)];
      if (!element || !at) continue;
      const middle = { x: at.x + at.width / 2, y: at.y + at.height / 2 };
      element.style.setProperty('transform-origin', `${middle.x}px ${middle.y}px`);
      element.style.setProperty('translate', `${by.x}px ${by.y}px`);
      element.style.setProperty('scale', String(times));
      element.setAttribute('data-near', '');
      // raises the piece over its neighbours, unless it has the focus and would lose it
      if (element !== document.activeElement && group.lastElementChild !== element) group.append(element);
    }
    spread = new Set(found.map(one => one.id));
  };

  /** Is the pointer on a spread heap, or between its pieces? */
  const isAmong = ({ x, y }: Point): boolean => {
    const boxes = [...spread].flatMap(id => pieces.element(id)?.getBoundingClientRect() ?? []);
    return (
      x >= Math.min(...boxes.map(({ left }) => left)) - STRAY &&
      x <= Math.max(...boxes.map(({ right }) => right)) + STRAY &&
      y >= Math.min(...boxes.map(({ top }) => top)) - STRAY &&
      y <= Math.max(...boxes.map(({ bottom }) => bottom)) + STRAY
    );
  };

  const fit = (now: number): void => {
    scale = now;
    const least = LEAST / (scale || 1);
    const small = scale ? lying.filter(({ width, height }) => Math.min(width, height) < least) : [];
    const rects = small.map(({ id, x, y, width, height }) => {
      const [more, higher] = [Math.max(0, least - width), Math.max(0, least - height)];
      return svgElement(document, 'rect', {
        'data-piece': id,
        x: x - more / 2,
        y: y - higher / 2,
        width: width + more,
        height: height + higher,
      });
    });
    reach.replaceChildren(...rects);
  };

  document.addEventListener(
    'pointermove',
    event => {
      if (isHeld || !spread.size || event.pointerType === 'touch') return;
      if (!isAmong({ x: event.clientX, y: event.clientY })) clear();
    },
    { signal, passive: true },
  );
  document.addEventListener(
    'pointerdown',
    () => {
      isHeld = true;
      view?.clearTimeout(timer);
      unname();
    },
    { signal, capture: true },
  );
  for (const ended of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(
      ended,
      () => {
        if (isHeld && spread.size === 1) fold();
        isHeld = false;
      },
      { signal },
    );

  const over = (id: string | undefined): void => {
    if (isHeld) return;
    view?.clearTimeout(timer);
    if (id === undefined) unname();
    else if (spread.has(id)) name(id);
    else
      timer = view?.setTimeout(() => {
        open(id);
        name(id);
      }, REST);
  };
  onPointedAt(
    svg,
    ({ target, pointerType }) => {
      if (pointerType !== 'touch') over(pieceAt(target));
    },
    { signal },
  );
  svg.addEventListener('pointerleave', () => over(undefined), { signal });
  svg.addEventListener(
    'focusin',
    ({ target }) => {
      const id = pieceAt(target);
      if (id !== undefined && target instanceof Element && target.matches(':focus-visible')) name(id);
    },
    { signal },
  );
  svg.addEventListener('focusout', unname, { signal });

  const follow = (): void => {
    clear();
    const now = scaleNow();
    if (Math.abs(now / (scale || 1) - 1) > STEP) fit(now);
  };
  const sized = new ResizeObserver(follow);
  sized.observe(svg);
  const zoomed = new MutationObserver(follow);
  zoomed.observe(svg, { attributes: true, attributeFilter: ['viewBox'] });
  const panned = Hooks.on('canvasPan', follow);
  signal.addEventListener('abort', () => {
    clear();
    zoomed.disconnect();
    sized.disconnect();
    Hooks.off('canvasPan', panned);
  });

  return {
    lift(id) {
      fold(id);
      unname();
    },
    follow(placements) {
      lying = placements;
      const known = new Set(placements.map(({ id }) => id));
      if ([...spread].some(id => !known.has(id))) clear();
      // a change of the scale is followed: reading it here would lay out the board between two changes of it
      fit(scale || scaleNow());
    },
  };
};
