/**
 * The layers of a board in the page: the printed sheet, the names, what can be aimed at, the pieces, and what floats
 * above.
 */
import type { Board, Point } from '../../kernel/board';
import { boardBody } from '../../table/drawing/board';
import type { Wording } from '../../table/i18n/wording';
import { svgElement } from '../dom';
import { ownBoardSvg } from '../../table/drawing/own-picture';
import { boardNames } from '../../table/drawing/names';

/**
 * `window`: everything is drawn. `overlay`: the canvas shows sheet and pieces, and only names, marks and what moves
 * lie over it. `whole`: over a canvas that cannot show them, everything is drawn.
 */
export type BoardMode = 'window' | 'overlay' | 'whole';

export interface Sheet {
  readonly svg: SVGSVGElement;
  readonly names: SVGGElement;
  readonly aims: SVGGElement;
  /** Beneath the pieces: room around small ones that takes a finger as they do. */
  readonly reach: SVGGElement;
  readonly pieces: SVGGElement;
  readonly above: SVGGElement;
  /** Lays a picture of the owner's own in the place of the sheet that is drawn; without one it is drawn again. */
  ground(own: string | undefined): void;
  /** A point of the screen in board units. */
  toBoard(x: number, y: number): Point;
  /** A point of the board on the screen. */
  toScreen(point: Point): Point;
  /** How many pixels of the screen a unit of the board takes; 0 while it is not shown. */
  scale(): number;
}

/** Where the board's own zero lies on the screen (px), and how many pixels a unit of the board takes; 0 while it is not shown. */
interface OnScreen extends Point {
  readonly scale: number;
}

/** Not by `getScreenCTM`: in WebKit it leaves out how the canvas has enlarged what lies around the board. */
const onScreen = (svg: SVGSVGElement): OnScreen => {
  const { left, top, width, height } = svg.getBoundingClientRect();
  const { x, y, width: wide, height: high } = svg.viewBox.baseVal;
  // the whole of it is shown, in the middle of its room
  const scale = Math.min(width / wide, height / high) || 0;
  return {
    x: left + (width - wide * scale) / 2 - x * scale,
    y: top + (height - high * scale) / 2 - y * scale,
    scale,
  };
};

/** Draws an empty board into `root`. */
export const drawSheet = (root: HTMLElement, board: Board, words: Wording, mode: BoardMode): Sheet => {
  const document = root.ownerDocument;
  const group = (name: string) => svgElement(document, 'g', { class: `rt-board__${name}` });
  const svg = svgElement(document, 'svg', {
    class: 'rt-board__sheet',
    viewBox: `0 0 ${board.width} ${board.height}`,
    role: 'group',
    ...(mode !== 'window' && { width: board.width, height: board.height }),
  });
  const ground = group('ground');
  const names = group('names');
  const aims = group('aims');
  const reach = group('reach');
  reach.setAttribute('aria-hidden', 'true');
  const pieces = group('pieces');
  const above = group('above');
  // Both are markup of our own, in which every word has been escaped.
  let laid: string | undefined;
  const lay = (own: string | undefined): void => {
    laid = own;
    // its own print bears the names
    svg.toggleAttribute('data-own', own !== undefined);
    if (mode !== 'overlay') ground.innerHTML = own === undefined ? boardBody(board) : ownBoardSvg(own, board);
  };
  lay(undefined);
  names.innerHTML = boardNames(board, words);
  names.setAttribute('aria-hidden', 'true');
  // the outline of a place that is lit strikes no name through
  svg.append(ground, aims, names, reach, pieces, above);
  root.append(svg);
  return {
    svg,
    names,
    aims,
    reach,
    pieces,
    above,
    ground(own) {
      if (own !== laid) lay(own);
    },
    toBoard(x, y) {
      const at = onScreen(svg);
      return at.scale ? { x: (x - at.x) / at.scale, y: (y - at.y) / at.scale } : { x, y };
    },
    toScreen({ x, y }) {
      const at = onScreen(svg);
      return { x: at.x + x * at.scale, y: at.y + y * at.scale };
    },
    scale: () => onScreen(svg).scale,
  };
};
