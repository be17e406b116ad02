/** Highlighted places: targets of the chosen piece, the subject of the choice under the pointer, changes by others. */
import type { HitTarget } from '../../table/board/hit-targets';
import { polygon } from '../../table/drawing/svg';
import { setAttributes, svgElement } from '../dom';
import type { Sheet } from './sheet';
import { isLegal, type Target } from '../../table/board/targets';
import type { Tag } from '../../table/board/tags';
import { tagSvg } from '../../table/drawing/tag';
import { changedSince } from '../../table/board/projection';
import type { BoardView } from '../../table/board/view';
import type { TableClient } from '../../table/panels/client-model';
import { lastAct } from '../../table/panels/weekly';
import { stateAt } from '../../table/record/timeline';

export interface Lights {
  /** Highlights targets, and marks other places; keeps the element of each, and so its focus. */
  show(targets: readonly Target[], pointed: readonly HitTarget[], labelOf: (target: Target) => string): void;
}

const outlineOf = ({ area }: HitTarget): string => {
  if ('shape' in area) return polygon(area.shape);
  const { x, y, width, height } = area.box;
  const by = 4;
  return polygon(
    [
      [x - by, y - by],
      [x + width + by, y - by],
      [x + width + by, y + height + by],
      [x - by, y + height + by],
    ].map(([left = 0, top = 0]) => ({ x: left, y: top })),
  );
};

/** More targets than these are highlighted faintly, so that the board stays visible. */
const FEW = 8;

export const makeLights = (sheet: Sheet): Lights => {
  const known = new Map<string, SVGPathElement>();
  const document = sheet.svg.ownerDocument;
  return {
    show(targets, pointed, labelOf) {
      sheet.aims.toggleAttribute('data-many', targets.length > FEW);
      const wanted = new Map<string, { readonly aim: HitTarget; readonly target?: Target }>(
        pointed.map(aim => [aim.key, { aim }]),
      );
      for (const target of targets) wanted.set(target.aim.key, { aim: target.aim, target });
      for (const [key, element] of known)
        if (!wanted.has(key)) {
          element.remove();
          known.delete(key);
        }
      for (const [key, { aim, target }] of wanted) {
        const element = known.get(key) ?? svgElement(document, 'path', { class: 'rt-aim', 'data-aim': key });
        known.set(key, element);
        setAttributes(element, {
          d: outlineOf(aim),
          'data-lit': target ? (isLegal(target) ? 'legal' : 'hand') : undefined,
          role: target ? 'button' : undefined,
          tabindex: target ? 0 : undefined,
          'aria-label': target && labelOf(target),
        });
        if (!element.parentNode) sheet.aims.append(element);
      }
    },
  };
};

export interface Tags {
  show(tags: readonly Tag[]): void;
}

/** A tag's height, as a part of the board's height. */
const HEIGHT = 0.021;

export const makeTags = (sheet: Sheet, board: { readonly height: number }): Tags => {
  const document = sheet.svg.ownerDocument;
  const layer = svgElement(document, 'g', { class: 'rt-tags', 'aria-hidden': 'true' });
  sheet.above.append(layer);
  let shown: readonly Tag[] = [];
  return {
    show(tags) {
      if (tags === shown) return;
      shown = tags;
      layer.replaceChildren(
        ...tags.map(({ key, at, price, gist }) => {
          const tag = svgElement(document, 'g', { 'data-tag': key });
          setAttributes(tag, { transform: `translate(${at.x} ${at.y})` });
          // our own markup, in which every word is escaped
          tag.innerHTML = tagSvg({ price, gist, height: board.height * HEIGHT });
          return tag;
        }),
      );
    },
  };
};

/**
 * What others have changed since this seat last acted, for each view of the board. Nothing while the past is shown.
 * Computed once for each state.
 */
export const followChanges = (client: TableClient): ((view: BoardView) => ReadonlySet<string>) => {
  let known: { readonly before: object; readonly now: object; readonly changed: ReadonlySet<string> } | undefined;
  return view => {
    const { seat, timeline, presentation } = client;
    if (seat === undefined || !view.live || !timeline.begun) return new Set();
    const before = stateAt(timeline, lastAct({ client }, seat));
    if (known?.before !== before || known.now !== view.state) {
      known = { before, now: view.state, changed: changedSince(presentation.tabletop(before), view.tabletop) };
    }
    return known.changed;
  };
};
