/** Where what is chosen or dragged may go, and what would happen there. */
import type { Box, Point } from '../../kernel/board';
import type { Message } from '../../kernel/game';
import { type Aim, commandsAt, speaksOf } from '../../table/aims';
import { type Dragged, type Drop, editsFor, type Hand, judge } from '../../table/by-hand';
import type { Placement } from '../../table/projection';
import type { BoardView } from './view';

export interface Target {
  readonly aim: Aim;
  /** The legal commands it stands for; several are offered as a menu. */
  readonly commands: readonly Message[];
  /** What a change by hand would be, where no command goes there. */
  readonly drop?: Drop;
}

/** A target is lit as the rules' own, or as a change by hand. */
export const isLegal = ({ commands, drop }: Target): boolean => commands.length > 0 || drop?.kind === 'command';

const isOpen = ({ commands, drop }: Target): boolean => commands.length > 0 || (drop !== undefined && drop.kind !== 'refused');

/** What a piece on the board is in a hand that drags it. */
export const draggedPiece = (view: BoardView, { kind, id, slot, piece }: Placement): Dragged | undefined => {
  if (kind === 'marker') return { kind: 'marker', marker: id };
  if (kind === 'counter') return piece === undefined ? undefined : { kind: 'counter', piece, from: slot };
  const top = view.tabletop.piles.find(pile => pile.id === id)?.cards[0];
  return top === undefined ? undefined : { kind: 'card', card: top, from: id };
};

/** What a chosen id is in a hand: a counter, a marker or a card, wherever it lies. */
export const draggedId = (view: BoardView, id: string): Dragged | undefined => {
  const placed = view.placements.find(one => one.id === id || (one.kind === 'counter' && one.piece === id));
  if (placed) return draggedPiece(view, placed);
  const pile = view.tabletop.piles.find(one => one.cards.includes(id));
  return pile && { kind: 'card', card: id, from: pile.id };
};

const idOf = (dragged: Dragged): string => {
  switch (dragged.kind) {
    case 'card': return dragged.card;
    case 'marker': return dragged.marker;
    case 'counter': case 'new': return dragged.piece;
  }
};

/** All places where something may go. `byHand`: also those that only a drag could mean. */
export const targetsOf = (view: BoardView, hand: Hand, dragged: Dragged, byHand: boolean): readonly Target[] => view.aims.map((aim): Target => {
  const commands = commandsAt(aim, view.legal, idOf(dragged));
  const edits = commands.length || !byHand ? [] : editsFor(dragged, aim.landing);
  return { aim, commands, ...(edits.length && { drop: judge(hand, edits) }) };
}).filter(isOpen);

/** While nothing is chosen: the places that a legal command speaks of and of nothing else. */
export const openTargets = (view: BoardView): readonly Target[] => view.aims.flatMap((aim): Target[] => {
  const [id] = aim.ids;
  const commands = id === undefined || aim.key.startsWith('group') || aim.key.startsWith('counter') ? [] : view.legal.filter(command =>
    speaksOf(command, id) && Object.entries(command).filter(([field, value]) => field !== 'kind' && typeof value === 'string').length === 1);
  return commands.length ? [{ aim, commands }] : [];
});

const inBox = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** Does a point lie on an aim? A space counts by the box around it. */
export const liesOn = ({ area }: Aim, point: Point): boolean => {
  if ('box' in area) return inBox(area.box, point);
  const xs = area.shape.map(one => one.x), ys = area.shape.map(one => one.y), x = Math.min(...xs), y = Math.min(...ys);
  return inBox({ x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }, point);
};
