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
}

const through = (matrix: DOMMatrix | null, { x, y }: Point): Point => {
  if (!matrix) return { x, y };
  return { x: matrix.a * x + matrix.c * y + matrix.e, y: matrix.b * x + matrix.d * y + matrix.f };
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
    toBoard: (x, y) => through(svg.getScreenCTM()?.inverse() ?? null, { x, y }),
    toScreen: point => through(svg.getScreenCTM(), point),
  };
};
