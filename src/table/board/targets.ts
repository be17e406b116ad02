/** The places where a chosen or dragged thing may go, and what would happen there. */
import type { Box, Point, Board } from '../../kernel/board';
import type { Message } from '../../kernel/messages';
import { isAnytime } from '../panels/choices';
import { type HitTarget, commandsAt, idsOf, meansTarget, speaksOf } from './hit-targets';
import { type Dragged, type Drop, editsFor, type Hand, judge } from './by-hand';
import { meansPiece } from './which-counter';
import type { Placement } from './projection';
import type { BoardView } from './view';

// What lies under a point of the board.

/** What lies under a point: a slot, a box of a track, or only a space. */
export type Spot =
  | { readonly kind: 'slot'; readonly id: string }
  | { readonly kind: 'track'; readonly id: string; readonly value: number }
  | { readonly kind: 'space'; readonly id: string };

const holds = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** Does a shape contain a point? */
export const encloses = (shape: readonly Point[], { x, y }: Point): boolean => {
  let inside = false;
  shape.forEach((a, n) => {
    const b = shape[(n + 1) % shape.length];
    if (b && a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
};

/** What lies under a point of the board: the last slot there, else a box of a track, else a space. */
export const spotAt = (board: Board, point: Point): Spot | undefined => {
  const slot = board.slots.findLast(one => holds(one.box, point));
  if (slot) return { kind: 'slot', id: slot.id };
  for (const track of board.tracks) {
    const n = track.boxes.findIndex(box => holds(box, point));
    if (n >= 0) return { kind: 'track', id: track.id, value: track.from + n };
  }
  const space = board.spaces.findLast(one => encloses(one.shape, point));
  return space && { kind: 'space', id: space.id };
};

export interface Target {
  readonly aim: HitTarget;
  /** The legal commands it stands for; a menu offers several. */
  readonly commands: readonly Message[];
  /** The change by hand, if no command goes there. */
  readonly drop?: Drop;
}

/** Does a target stand for a legal command, not a change by hand? */
export const isLegal = ({ commands, drop }: Target): boolean => commands.length > 0 || drop?.kind === 'command';

const isOpen = ({ commands, drop }: Target): boolean =>
  commands.length > 0 || (drop !== undefined && drop.kind !== 'refused');

/** The id of a piece on the board: a counter's kind, anything else's own id. */
export const nameOf = ({ id, piece, kind }: Placement): string =>
  kind === 'counter' && piece !== undefined ? piece : id;

/** A piece on the board as something dragged. */
export const draggedPiece = (view: BoardView, { kind, id, slot, piece }: Placement): Dragged | undefined => {
  if (kind === 'marker') {
    const marker = view.tabletop.markers.find(one => one.id === id);
    return marker && { kind: 'marker', marker: id, track: marker.track, value: marker.value };
  }
  if (kind === 'counter') return piece === undefined ? undefined : { kind: 'counter', piece, from: slot, id };
  const top = view.tabletop.piles.find(pile => pile.id === id)?.cards[0];
  return top === undefined ? undefined : { kind: 'card', card: top, from: id };
};

/** A chosen id as something dragged: the counter, marker or pile with that id, or a card anywhere. */
export const draggedId = (view: BoardView, id: string): Dragged | undefined => {
  const placed = view.placements.find(one => one.id === id);
  if (placed) return draggedPiece(view, placed);
  const pile = view.tabletop.piles.find(one => one.cards.includes(id));
  return pile && { kind: 'card', card: id, from: pile.id };
};

/** The ids by which commands mention what is dragged, the most exact first. */
const idsOfDragged = (dragged: Dragged): readonly string[] => {
  switch (dragged.kind) {
    case 'card':
      return [dragged.card];
    case 'marker':
      return [dragged.marker];
    case 'counter':
      return dragged.id === undefined ? [dragged.piece] : [dragged.id, dragged.piece];
    case 'new':
      return [dragged.piece];
  }
};

/** The legal commands that mean what is dragged: this one among counters of a kind. */
const meantBy = (view: BoardView, hand: Hand, dragged: Dragged): readonly Message[] => {
  const ids = idsOfDragged(dragged);
  const spoken = view.legal.filter(command => ids.some(id => speaksOf(command, id)));
  if (dragged.kind !== 'counter') return spoken;
  const { piece, from: slot, id = piece } = dragged;
  return spoken.filter(command => meansPiece(hand, view, command, { kind: 'counter', id, piece, slot }));
};

/** Is this where a counter already lies: its slot, or the space around it? */
const isOwnPlace = ({ board }: BoardView, { ids: [id] }: HitTarget, dragged: Dragged): boolean => {
  if (dragged.kind !== 'counter' || id === undefined) return false;
  return id === dragged.from || id === board.slots.find(slot => slot.id === dragged.from)?.space;
};

/** Does a target stand for a command? */
export const standsFor = ({ commands, drop }: Target, command: Message): boolean => {
  const key = JSON.stringify(command);
  return keysOf(drop?.kind === 'command' ? [...commands, drop.command] : commands).includes(key);
};

const keysOf = (commands: readonly Message[]): readonly string[] => commands.map(command => JSON.stringify(command));

/**
 * All places where something may go. A command is matched to a place by its ids, else by what it would change, else
 * by the name of a space. `byHand`: also places without a command.
 */
export const targetsOf = (view: BoardView, hand: Hand, dragged: Dragged, byHand: boolean): readonly Target[] => {
  const ids = idsOfDragged(dragged);
  const meant = meantBy(view, hand, dragged);
  const aims = view.aims.filter(aim => !isOwnPlace(view, aim, dragged));
  const found = aims.map((aim): Target => {
    const commands = commandsAt(aim, meant, ids);
    const edits = commands.length ? [] : editsFor(dragged, aim.landing);
    const drop = edits.length ? judge(hand, edits) : undefined;
    return { aim, commands, ...(drop && (byHand || drop.kind === 'command') && { drop }) };
  });
  const reached = new Set(
    found.flatMap(({ commands, drop }) => keysOf(drop?.kind === 'command' ? [...commands, drop.command] : commands)),
  );
  const left = meant.filter(command => !reached.has(JSON.stringify(command)));
  return found
    .map((target): Target => {
      const named = target.commands.length
        ? []
        : left.filter(command =>
            idsOf(command).some(id => !ids.includes(id) && meansTarget(target.aim, id, hand.presentation.word)),
          );
      return named.length ? { ...target, commands: named } : target;
    })
    .filter(isOpen)
    .filter(firstOfItsKind());
};

/** A target that does the same as a wider one around it (an army and its front) is highlighted once. */
const firstOfItsKind = (): ((target: Target) => boolean) => {
  const seen = new Set<string>();
  return ({ commands, drop }) => {
    const key = JSON.stringify([commands, drop]);
    return !seen.has(key) && seen.add(key).has(key);
  };
};

/** Do two ids of a command each mean something on the board? Then it is chosen piece by piece. */
const isOnBoard = ({ aims, placements }: BoardView, id: string, wordOf: Hand['presentation']['word']): boolean =>
  placements.some(one => one.id === id || one.piece === id) || aims.some(aim => meansTarget(aim, id, wordOf));

/**
 * The targets while nothing is chosen: places that an answer mentions alone. Commands open at any time highlight
 * nothing.
 */
export const openTargets = (view: BoardView, { game, presentation }: Hand): readonly Target[] => {
  const anytime = isAnytime(game, view.state);
  // a marker may have its seat's name: a seat beside a place says whose it is, not where
  const seats = new Set(game.seats(view.state.options));
  const seen = new Map<string, boolean>();
  const lies = (id: string): boolean => {
    const known = seen.get(id) ?? isOnBoard(view, id, presentation.word);
    seen.set(id, known);
    return known;
  };
  const lone = view.legal.flatMap(command => {
    const ids = anytime(command.kind) ? [] : [...new Set(idsOf(command))].filter(id => !seats.has(id) && lies(id));
    const slot = ids.length ? undefined : presentation.slotOf?.(command);
    if (slot !== undefined && !anytime(command.kind)) return [{ command, id: slot }];
    return ids.length === 1 ? [{ command, id: ids[0] ?? '' }] : [];
  });
  return view.aims.flatMap((aim): Target[] => {
    if (aim.key.startsWith('group') || aim.key.startsWith('counter')) return [];
    const commands = lone.filter(({ id }) => meansTarget(aim, id, presentation.word)).map(({ command }) => command);
    return commands.length ? [{ aim, commands }] : [];
  });
};

const inBox = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** Is a point on a target? Lands overlap each other's corners, so a space counts by its shape. */
export const liesOn = ({ area }: Pick<HitTarget, 'area'>, point: Point): boolean =>
  'box' in area ? inBox(area.box, point) : encloses(area.shape, point);
