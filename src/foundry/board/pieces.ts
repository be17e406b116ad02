/** The pieces on a board in the page; each keeps its element while it moves. */
import type { Point } from '../../kernel/board';
import { type Artist, piecePicture, pieceWords } from '../../table/drawing/piece';
import { leastText, type Placement } from '../../table/board/projection';
import { setAttributes, svgElement } from '../dom';
import { appear, flip, travel, vanish } from './motion';
import type { Sheet } from './sheet';
import type { BoardView } from '../../table/board/view';

/** How a piece is read aloud, and whether it can be used: by a legal command, or only by hand. */
export interface PieceState {
  readonly label: string;
  readonly use: 'legal' | 'hand' | undefined;
  readonly chosen: boolean;
  readonly pointed: boolean;
  /** Others have changed it since the reader last acted. */
  readonly changed: boolean;
  /** Known facts about it, for a closer look. */
  readonly facts: string;
}

/** `off`: how far it has been dragged from its place. */
interface Known {
  readonly element: SVGGElement;
  placement: Placement;
  art: string;
  off?: Point;
}

export interface Pieces {
  /** Shows the pieces of a view; those with a new place move there visibly. */
  show(view: BoardView, stateOf: (placement: Placement) => PieceState): void;
  element(id: string): SVGGElement | undefined;
  placement(id: string): Placement | undefined;
  /** Drags a piece away from its place; it stays there until its new place is known. */
  carry(id: string, by: Point): void;
  /** Lets the piece spring back to its place. */
  release(id: string): void;
}

/** Pieces with something to read can be zoomed: every card, a counter with a text, and persons with a portrait. */
const lookOf = ({ presentation }: Artist, { kind, piece, width, height }: Placement): string | undefined => {
  const face = kind === 'marker' || piece === undefined || piece === '?' ? undefined : presentation.face(piece);
  return face && (face.note !== undefined || face.portrait || height > width * 1.2) ? piece : undefined;
};

/** Above this number usable pieces get thin rims, because they may overlap. */
const FEW = 10;

const keyOf = ({ kind, id }: Placement): string => `${kind} ${id}`;

export const makePieces = (sheet: Sheet, artist: Artist): Pieces => {
  const known = new Map<string, Known>();
  const document = sheet.svg.ownerDocument;
  let fresh = true;

  const make = (placement: Placement): Known => {
    const element = svgElement(document, 'g', {
      class: 'rt-piece',
      'data-piece': placement.id,
      'data-kind': placement.kind,
    });
    const made: Known = { element, placement, art: '' };
    known.set(keyOf(placement), made);
    return made;
  };

  /** The pile from which a new card on the board comes, if exactly one pile has lost a card. */
  const sourceOf = (before: BoardView | undefined, view: BoardView): Placement | undefined => {
    const sizes = new Map(before?.tabletop.piles.map(pile => [pile.id, pile.cards.length]));
    const losers = view.tabletop.piles.filter(pile => pile.cards.length < (sizes.get(pile.id) ?? 0));
    return losers.length === 1
      ? view.placements.find(one => one.kind === 'pile' && one.id === losers[0]?.id)
      : undefined;
  };

  const turn = (element: SVGGElement, old: SVGElement): void => {
    const now = element.querySelector<SVGElement>('.rt-piece__art');
    if (!now) return;
    element.append(old);
    element.setAttribute('data-moving', '');
    void flip(old, now).then(() => element.removeAttribute('data-moving'));
  };

  const picture = (one: Known, view: BoardView, placement: Placement): void => {
    const art = piecePicture(artist, view.tabletop, placement);
    const name = pieceWords(artist, view.tabletop, placement, leastText(view.board));
    if (art + name === one.art) return;
    // the same counter under another name has been turned over
    const isTurned = !fresh && placement.kind === 'counter' && one.placement.piece !== placement.piece;
    const old = isTurned ? one.element.querySelector<SVGElement>('.rt-piece__art') : null;
    one.art = art + name;
    const rim = `<rect class="rt-piece__rim" x="-3" y="-3" width="${placement.width + 6}" height="${placement.height + 6}"/>`;
    // our own markup, in which every word is escaped
    one.element.innerHTML = `${rim}<g class="rt-piece__art">${art}</g><g class="rt-piece__name">${name}</g>`;
    if (old) turn(one.element, old);
  };

  let before: BoardView | undefined;
  const draw = (
    one: Known,
    view: BoardView,
    placement: Placement,
    { label, use, chosen, pointed, changed, facts }: PieceState,
  ): void => {
    const { x, y } = placement;
    if (view !== before) picture(one, view, placement);
    const moved = one.placement.x !== x || one.placement.y !== y;
    const off = one.off && !moved ? one.off : { x: 0, y: 0 };
    setAttributes(one.element, {
      transform: `translate(${x + off.x} ${y + off.y})`,
      role: use ? 'button' : 'img',
      // Tab skips pieces without a use; a click still gives them focus, so that a key can say why it does nothing
      tabindex: use ? 0 : -1,
      'aria-label': label,
      'aria-pressed': use ? String(chosen) : undefined,
      'data-look': lookOf(artist, placement),
      'data-uses': facts || undefined,
      'data-use': use,
      'data-chosen': chosen ? '' : undefined,
      'data-pointed': pointed ? '' : undefined,
      'data-changed': changed ? '' : undefined,
    });
  };

  const find = (id: string): Known | undefined => [...known.values()].find(one => one.placement.id === id);

  const lay = (one: Known, placement: Placement, isNew: boolean, source: Placement | undefined): void => {
    const old = one.placement;
    const moved = isNew ? source !== undefined : old.x !== placement.x || old.y !== placement.y;
    const off = one.off ?? { x: 0, y: 0 };
    const from = isNew ? (source ?? placement) : { x: old.x + off.x, y: old.y + off.y };
    one.placement = placement;
    if (moved) delete one.off;
    if (fresh) return;
    if (moved) {
      one.element.setAttribute('data-moving', '');
      void travel(one.element, from, placement).then(() => one.element.removeAttribute('data-moving'));
    } else if (isNew) appear(one.element);
  };

  return {
    show(view, stateOf) {
      const now = new Set(view.placements.map(keyOf));
      const source = sourceOf(before, view);
      for (const [key, { element }] of known)
        if (!now.has(key)) {
          known.delete(key);
          vanish(element);
        }
      let last: Element | undefined;
      let usable = 0;
      for (const placement of view.placements) {
        const old = known.get(keyOf(placement));
        const one = old ?? make(placement);
        const state = stateOf(placement);
        if (state.use === 'legal') usable++;
        draw(one, view, placement, state);
        // Keeps the drawing order, but moves no element that is in place: moving it would drop its focus.
        const expected: Element | null = last ? last.nextElementSibling : sheet.pieces.firstElementChild;
        if (expected !== one.element) sheet.pieces.insertBefore(one.element, expected);
        last = one.element;
        lay(one, placement, !old, placement.kind === 'counter' ? source : undefined);
      }
      sheet.pieces.toggleAttribute('data-many', usable > FEW);
      before = view;
      fresh = false;
    },
    element: id => find(id)?.element,
    placement: id => find(id)?.placement,
    carry(id, by) {
      const one = find(id);
      if (!one) return;
      one.off = by;
      setAttributes(one.element, { transform: `translate(${one.placement.x + by.x} ${one.placement.y + by.y})` });
    },
    release(id) {
      const one = find(id);
      if (!one?.off) return;
      const {
        placement: { x, y },
        off,
        element,
      } = one;
      delete one.off;
      setAttributes(element, { transform: `translate(${x} ${y})` });
      void travel(element, { x: x + off.x, y: y + off.y }, { x, y }, true);
    },
  };
};
