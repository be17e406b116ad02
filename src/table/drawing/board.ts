/** A board as a sheet of paper, without words: names are laid over it in each reader's language. */
import type { Board, Box, Decoration, Slot, Space, Track } from '../../kernel/board';
import { type Lettering, pageLettering, widthOf } from './lettering';
import { cellsOf } from '../board/projection';
import { motif } from './motifs/motifs';
import { INK, INK_QUIET, PAPER, PAPER_DEEP, PAPER_LIGHT, SHADES } from './palette';
import { patternDefs, patternFill } from './patterns';
import { el, picture, polygon } from './svg';

/** No side of a texture may be longer. */
const LONGEST = 4096;

const paper = ({ width, height }: Board): string => {
  const lines = [
    ...Array.from({ length: Math.ceil(width / 120) }, (_, n) => `M${n * 120} 0V${height}`),
    ...Array.from({ length: Math.ceil(height / 120) }, (_, n) => `M0 ${n * 120}H${width}`),
  ].join('');
  return (
    el('rect', { width, height, fill: PAPER }) +
    el('path', { d: lines, stroke: '#e2d6bb', 'stroke-width': 1.5 }) +
    el('path', { d: `M0 0H${width * 0.3}L0 ${height * 0.24}Z`, fill: SHADES.red.fill, opacity: 0.12 }) +
    el('path', {
      d: `M${width} ${height}H${width * 0.7}L${width} ${height * 0.76}Z`,
      fill: SHADES.blue.fill,
      opacity: 0.12,
    })
  );
};

const frame = ({ width, height }: Board): string =>
  el('rect', { x: 5, y: 5, width: width - 10, height: height - 10, fill: 'none', stroke: INK, 'stroke-width': 10 }) +
  el('rect', { x: 17, y: 17, width: width - 34, height: height - 34, fill: 'none', stroke: INK, 'stroke-width': 2 });

const decoration = ({ path, tone, pattern, line, pale }: Decoration): string => {
  if (line !== undefined) {
    const rails =
      pattern === 'rails'
        ? el('path', {
            d: path,
            fill: 'none',
            stroke: PAPER,
            'stroke-width': line * 0.5,
            'stroke-dasharray': `${line * 2} ${line * 2}`,
          })
        : '';
    return (
      el('path', {
        d: path,
        fill: 'none',
        stroke: SHADES[tone].fill,
        'stroke-width': line,
        'stroke-linecap': 'round',
      }) + rails
    );
  }
  const fill = patternFill(pattern, tone);
  return (
    el('path', { d: path, fill: SHADES[tone][pale ? 'pale' : 'fill'] }) + (fill ? el('path', { d: path, fill }) : '')
  );
};

const boundsOf = (points: Space['shape']): Box => {
  const xs = points.map(point => point.x);
  const ys = points.map(point => point.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

/** The colour behind the name of a space. */
export const bannerFill = ({ tone }: Space): string =>
  tone === 'white' || tone === 'paper' || tone === 'water' ? INK : SHADES[tone].fill;

/** The plate on which the name of a space is written. */
const banner = (one: Space): string => {
  const { label } = one;
  const right = label.x + label.width;
  return el('path', {
    d: `M${label.x} ${label.y}H${right}L${right - Math.min(24, label.height / 2)} ${
      label.y + label.height
    }H${label.x}Z`,
    fill: bannerFill(one),
  });
};

const space = ({ shape, tone, pattern, motif: sign, land }: Space): string => {
  const d = polygon(shape);
  const { pale, deep } = SHADES[tone];
  const patterned = patternFill(pattern, tone);
  const bounds = boundsOf(shape);
  const size = Math.min(bounds.width, bounds.height) * 0.5;
  const watermark =
    sign === undefined
      ? ''
      : `<g opacity=".1">${motif(
          sign,
          { ink: INK, accent: deep, paper: pale },
          { x: bounds.x + (bounds.width - size) / 2, y: bounds.y + (bounds.height - size) / 2, size },
        )}</g>`;
  const border = land
    ? { 'stroke-width': 3, 'stroke-linejoin': 'round' }
    : { 'stroke-width': 5, 'stroke-linejoin': 'miter' };
  return (
    (land ? '' : el('path', { d, fill: INK, opacity: 0.22, transform: 'translate(8 8)' })) +
    el('path', { d, fill: pale }) +
    (patterned ? el('path', { d, fill: patterned }) : '') +
    watermark +
    el('path', { d, fill: 'none', stroke: INK, ...border })
  );
};

const isCardSlot = ({ piece, flow }: Slot): boolean => flow === 'one' && piece.height > piece.width * 1.2;

/** A number that can be read on a board shown at a quarter of its size. */
const READABLE = 41;

/** How large a number is printed in its box: half as high, or higher where that could not be read. */
const numberSize = (text: string, { width, height }: Box): number => {
  const size = Math.max(height * 0.46, Math.min(READABLE, height * 0.95));
  return Math.min(size, size * (width / widthOf(text, 'label', size)));
};

/** The boxes printed in a grid, each with its number. */
const cells = (one: Slot, lettering: Lettering): string =>
  cellsOf(one)
    .map(({ x, y, width, height, text }) => {
      const size = numberSize(text, { x, y, width, height });
      return (
        el('rect', { x, y, width, height, fill: PAPER_LIGHT, 'fill-opacity': 0.8, stroke: INK, 'stroke-width': 2 }) +
        lettering({
          text,
          x: x + width / 2,
          y: y + height / 2 + size * 0.38,
          size,
          face: 'label',
          fill: INK_QUIET,
          anchor: 'middle',
        })
      );
    })
    .join('');

/** A diamond in the colour of its tone, with a picture that says the same without colour. */
const plaque = ({ box: { x, y, width, height } }: Slot, { motif: name, tone }: NonNullable<Slot['sign']>): string => {
  const reach = Math.min(width, height) * 0.66;
  const size = reach * 0.92;
  const { fill, deep, on } = SHADES[tone];
  const [cx, cy] = [x + width / 2, y + height / 2];
  const diamond = (by: number): string => `M${cx - by} ${cy}L${cx} ${cy - by}L${cx + by} ${cy}L${cx} ${cy + by}Z`;
  return (
    el('path', { d: diamond(reach), fill, stroke: INK, 'stroke-width': 4 }) +
    el('path', { d: diamond(reach * 0.86), fill: 'none', stroke: on, 'stroke-width': 2, opacity: 0.7 }) +
    motif(name, { ink: on, accent: deep, paper: fill }, { x: cx - size / 2, y: cy - size / 2, size })
  );
};

/** The picture of what belongs there, on an empty place for a card. */
const watermark = ({ motif: name, tone }: NonNullable<Slot['sign']>, { x, y, width, height }: Box): string => {
  const size = Math.min(width, height) * 0.62;
  return `<g opacity=".3">${motif(
    name,
    { ink: INK, accent: SHADES[tone].fill, paper: PAPER_DEEP },
    { x: x + (width - size) / 2, y: y + (height - size) / 2, size },
  )}</g>`;
};

const slot = (one: Slot, lettering: Lettering): string => {
  const { x, y, width, height } = one.box;
  if (one.unprinted) return one.sign ? plaque(one, one.sign) : '';
  if (one.cells) return cells(one, lettering);
  // an empty place for a card: a dashed frame without a cross, which is read as a picture that is missing
  if (isCardSlot(one)) {
    const left = x + (width - one.piece.width) / 2;
    const top = y + (height - one.piece.height) / 2;
    return (
      el('rect', {
        x: left,
        y: top,
        ...one.piece,
        fill: PAPER_DEEP,
        stroke: INK_QUIET,
        'stroke-width': 3,
        'stroke-dasharray': '10 7',
      }) + (one.sign ? watermark(one.sign, { x: left, y: top, ...one.piece }) : '')
    );
  }
  return el('rect', {
    x,
    y,
    width,
    height,
    fill: PAPER_LIGHT,
    'fill-opacity': 0.45,
    stroke: INK_QUIET,
    'stroke-width': 1.5,
    'stroke-opacity': 0.5,
  });
};

/** So much of a box a number may take where another number stands beside it. */
const ROOM = 0.88;
/** The least room between two numbers, as part of a board's width: less is no gap on a small board. */
const LEAST_GAP = 0.005;

/** Are there numbers that would run into each other? Then every second one gives way, and its neighbours tell it. */
const isCrowded = (boxes: readonly Box[], texts: readonly string[], boardWidth: number): boolean =>
  boxes.some((box, n) => {
    const text = texts[n] ?? '';
    const next = boxes[n + 1];
    const isBeside = next !== undefined && next.y === box.y;
    const taken = widthOf(text, 'label', numberSize(text, box));
    return isBeside && (taken > box.width * ROOM || box.width - taken < boardWidth * LEAST_GAP);
  });

const track = (
  { boxes, from, tone: all, tones, labels, corner }: Track,
  lettering: Lettering,
  boardWidth: number,
): string => {
  const texts = boxes.map((_, n) => labels?.[n] ?? String(from + n));
  const isThinned = isCrowded(boxes, texts, boardWidth);
  return boxes
    .map((box, n) => {
      const tone = tones?.[n] ?? all;
      const { fill, pale, deep } = SHADES[tone];
      const light = tone === 'white' || tone === 'paper';
      // every fifth stands out; among boxes of several tones, those that stand between boxes of their own
      const amongOwn = [n - 1, n + 1].every(m => tones?.[m] === undefined || tones[m] === tone);
      const strong = (from + n) % 5 === 0 && amongOwn && !(tones && light);
      const text = isThinned && n % 2 ? '' : (texts[n] ?? '');
      const room = corner ? { ...box, width: box.width / 2, height: box.height / 2 } : box;
      const size = numberSize(text, isThinned ? { ...room, width: room.width * 1.6 } : room);
      return (
        el('rect', { ...box, fill: strong && light ? PAPER_DEEP : pale, stroke: INK, 'stroke-width': 3 }) +
        (strong && !light ? el('rect', { ...box, fill, opacity: 0.35 }) : '') +
        lettering({
          text,
          x: room.x + room.width / 2,
          y: room.y + room.height / 2 + size * 0.38,
          size,
          face: 'label',
          fill: light ? INK_QUIET : deep,
          anchor: 'middle',
        })
      );
    })
    .join('');
};

/** What a board is printed on, as the parts of a picture in board units. */
export const boardBody = (board: Board, lettering: Lettering = pageLettering): string =>
  [
    patternDefs([...board.spaces, ...board.decorations]),
    paper(board),
    ...board.decorations.filter(({ over }) => !over).map(decoration),
    ...board.spaces.filter(({ land }) => land).map(space),
    ...board.decorations.filter(({ over }) => over).map(decoration),
    ...board.spaces.filter(({ land }) => land).map(banner),
    ...board.spaces.filter(({ land }) => !land).map(one => space(one) + banner(one)),
    ...board.slots.map(one => slot(one, lettering)),
    ...board.tracks.map(one => track(one, lettering, board.width)),
    frame(board),
  ].join('');

/** The board as a picture, with its names as markup on it; a large one is drawn smaller, in the same units. */
export const boardSvg = (board: Board, lettering: Lettering = pageLettering, names = ''): string => {
  const scale = Math.min(1, LONGEST / Math.max(board.width, board.height));
  const size = { width: Math.floor(board.width * scale), height: Math.floor(board.height * scale) };
  return picture(size, board, boardBody(board, lettering), names);
};
