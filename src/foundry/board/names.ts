/** The names on a board in the page: readable however small the board is. */
import type { Board, Box, Point } from '../../kernel/board';
import { type WrittenName, writtenNames } from '../../table/drawing/names';
import type { Wording } from '../../table/i18n/wording';
import type { Sheet } from './sheet';
import { pageSize } from '../page-size';

/** The smallest size (px) of a name: usual, on a low page, on a phone (a larger one covers its place). */
const LEAST = { usual: 9, low: 8, below: 800, phone: 7, narrow: 600 } as const;
const leastOn = (document: Document): number => {
  const { width, height } = pageSize(document);
  return width < LEAST.narrow ? LEAST.phone : height < LEAST.below ? LEAST.low : LEAST.usual;
};
/** The change of scale at which names are laid out again. */
const STEP = 0.01;
/** How long (ms) the scale must rest before names are laid out again. */
const REST = 80;

const holds = ({ x, y, width, height }: Box, at: Point): boolean =>
  at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;

/** Keeps the names of a board readable; a name without room appears while its place is pointed at. `signal` ends it. */
export const keepNames = (
  { svg, names: group, toBoard, scale: scaleNow }: Pick<Sheet, 'svg' | 'names' | 'toBoard' | 'scale'>,
  board: Board,
  words: Wording,
  signal: AbortSignal,
): void => {
  const view = svg.ownerDocument.defaultView;
  if (!view) return;
  let scale = 0;
  let hidden: readonly (readonly [WrittenName, Element])[] = [];
  let due: number | undefined;

  const write = (): void => {
    due = undefined;
    const now = scaleNow();
    if (!now || Math.abs(now / (scale || 1) - 1) < STEP) return;
    scale = now;
    const least = leastOn(svg.ownerDocument) / scale;
    const written = writtenNames(board, words, least);
    // our own markup, in which every word is escaped
    group.innerHTML = written
      .map(({ markup, isHidden }) => `<g class="rt-board__name"${isHidden ? ' data-hidden=""' : ''}>${markup}</g>`)
      .join('');
    hidden = written.flatMap((name, n) => {
      const element = group.children[n];
      return name.isHidden && element ? [[name, element] as const] : [];
    });
  };
  const follow = (): void => {
    view.clearTimeout(due);
    due = view.setTimeout(write, REST);
  };

  let last: PointerEvent | undefined;
  const point = (event: PointerEvent): void => {
    const isDue = !!last;
    // only the last move in a frame counts, so that a pointer that leaves in one jump leaves no name behind
    last = event;
    if (isDue) return;
    view.requestAnimationFrame(() => {
      if (!last) return;
      const at = toBoard(last.clientX, last.clientY);
      last = undefined;
      for (const [{ of }, element] of hidden) element.toggleAttribute('data-pointed', holds(of, at));
    });
  };

  const zoomed = new MutationObserver(follow);
  zoomed.observe(svg, { attributes: true, attributeFilter: ['viewBox'] });
  const sized = new ResizeObserver(follow);
  sized.observe(svg);
  const panned = Hooks.on('canvasPan', follow);
  view.addEventListener('resize', follow, { signal });
  svg.ownerDocument.addEventListener('pointermove', point, { signal, passive: true });
  signal.addEventListener('abort', () => {
    view.clearTimeout(due);
    zoomed.disconnect();
    sized.disconnect();
    Hooks.off('canvasPan', panned);
  });
  write();
};
