/** Dims the board except for what a tutorial step mentions. */
import type { TableClient } from '../../table/panels/client-model';
import type { BoardView } from '../../table/board/view';
import { meansTarget } from '../../table/board/hit-targets';
import { setAttributes, svgElement } from '../dom';
import type { Sheet } from './sheet';

/** The margin of light around each place, in units of the board. */
const ROUND = 14;

let count = 0;

/** Shows the spotlight of the table's tutorial, if its places are on the board. */
export const makeDim = ({ svg, above }: Sheet, client: TableClient): ((view: BoardView) => void) => {
  const { lesson, presentation } = client;
  if (!lesson) return () => undefined;
  const document = svg.ownerDocument;
  const { width, height } = presentation.board;
  // also dims the margin beside a board whose shape differs from the page
  const whole = { x: -width, y: -height, width: 3 * width, height: 3 * height };
  const id = `rt-dim-${++count}`;
  const mask = svgElement(document, 'mask', { id, maskUnits: 'userSpaceOnUse', ...whole });
  const shade = svgElement(document, 'rect', { class: 'rt-dim', mask: `url(#${id})`, ...whole });
  above.prepend(mask, shade);
  return view => {
    const holes = lesson.spotlight.flatMap(wanted => [
      ...view.aims.filter(aim => meansTarget(aim, wanted, word => presentation.word(word))).map(({ area }) => area),
      ...view.placements
        .filter(one => one.id === wanted || one.piece === wanted)
        .map(one => ({ box: { x: one.x, y: one.y, width: one.width, height: one.height } })),
    ]);
    mask.replaceChildren(
      svgElement(document, 'rect', { ...whole, fill: 'white' }),
      ...holes.map(area =>
        'shape' in area
          ? svgElement(document, 'polygon', {
              points: area.shape.map(({ x, y }) => `${x},${y}`).join(' '),
              fill: 'black',
            })
          : svgElement(document, 'rect', {
              x: area.box.x - ROUND,
              y: area.box.y - ROUND,
              width: area.box.width + 2 * ROUND,
              height: area.box.height + 2 * ROUND,
              rx: ROUND,
              fill: 'black',
            }),
      ),
    );
    setAttributes(shade, { visibility: lesson.spotlight.length ? 'visible' : 'hidden' });
  };
};
