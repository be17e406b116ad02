/** The layers of a board in the page: printed sheet, names, targets, pieces, and bubbles above them. */
import type { Board, Point } from '../../kernel/board';
import { boardBody } from '../../table/drawing/board';
import type { Wording } from '../../table/i18n/wording';
import { svgElement } from '../dom';
import { ownBoardSvg } from '../../table/drawing/own-picture';
import { boardNames } from '../../table/drawing/names';

/**
 * `window`: draws everything. `overlay`: the canvas shows sheet and pieces; only names, marks and moving pieces are
 * drawn over it. `whole`: draws everything over a canvas that cannot show it.
 */
export type BoardMode = 'window' | 'overlay' | 'whole';

export interface Sheet {
  readonly svg: SVGSVGElement;
  readonly names: SVGGElement;
  readonly aims: SVGGElement;
  /** Below the pieces: larger invisible areas around small pieces, which also react to a touch. */
  readonly reach: SVGGElement;
  readonly pieces: SVGGElement;
  readonly above: SVGGElement;
  /** Shows the owner's picture instead of the drawn sheet; without one, the drawn sheet. */
  ground(own: string | undefined): void;
  /** A point of the screen in board units. */
  toBoard(x: number, y: number): Point;
  /** A point of the board on the screen. */
  toScreen(point: Point): Point;
  /** How many pixels a unit of the board takes on the screen; 0 while it is hidden. */
  scale(): number;
}

/**
 * Where the board's origin is on the screen (px), and how many pixels a unit of the board takes; 0 while it is
 * hidden.
 */
interface OnScreen extends Point {
  readonly scale: number;
}

/** Does not use `getScreenCTM`: in WebKit it ignores the scale of the canvas around the board. */
const onScreen = (svg: SVGSVGElement): OnScreen => {
  const { left, top, width, height } = svg.getBoundingClientRect();
  const { x, y, width: wide, height: high } = svg.viewBox.baseVal;
  // the whole board is shown, centred
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
  // both are our own markup, in which every word is escaped
  let laid: string | undefined;
  const lay = (own: string | undefined): void => {
    laid = own;
    // the owner's picture has the names printed on it
    svg.toggleAttribute('data-own', own !== undefined);
    if (mode !== 'overlay') ground.innerHTML = own === undefined ? boardBody(board) : ownBoardSvg(own, board);
  };
  lay(undefined);
  names.innerHTML = boardNames(board, words);
  names.setAttribute('aria-hidden', 'true');
  // names are drawn above the outline of a highlighted place, so that it crosses none out
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
