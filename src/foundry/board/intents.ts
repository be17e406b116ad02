/** Passes pointer and keyboard actions on the board to the hand's model; moves the dragged piece. */
import type { Point } from '../../kernel/board';
import type { BoardAction, Gesture } from '../../table/board/hand';
import type { Placement } from '../../table/board/projection';
import type { BoardView } from '../../table/board/view';
import type { TableClient } from '../../table/panels/client-model';
import { focusOf } from '../focus';
import type { DragHint } from './drag-hint';
import { pileShownAt } from './drag-between-windows';
import { boxOf, makeFrame } from './frame';
import type { Intents } from './gestures';
import type { Pieces } from './pieces';
import type { Sheet } from './sheet';

/** How long (ms) a dropped piece waits where it is until its new place is known. */
const PATIENCE = 800;

/** The board, and how its model answers. Points are on the screen. */
interface Board extends Pick<Intents, 'mayFrame' | 'hasMenu'> {
  readonly client: TableClient;
  readonly sheet: Sheet;
  readonly pieces: Pieces;
  readonly dragHint: DragHint;
  view(): BoardView;
  /** The id of the dragged piece. */
  lifted(): string | undefined;
  take(gesture: Gesture): BoardAction | undefined;
  /** Returns whether the action was accepted. */
  perform(action: BoardAction | undefined, at: Point): Promise<boolean>;
  /** A piece has left its place. */
  onLift(id: string): void;
  /** Shows what a gesture would do, without doing it. */
  hintDrop(gesture: Gesture, at: Point): void;
}

/** Shows a point of the screen to all who view the scene, like Foundry's own long press. */
const pingAt = async ({ x, y }: Point): Promise<void> => {
  if (canvas?.ready) await canvas.ping(canvas.canvasCoordinatesFromClient({ x, y }));
};

export const intentsOf = (board: Board): Intents => {
  const { client, sheet, pieces, dragHint, view, lifted, mayFrame, hasMenu, take, perform, hintDrop, onLift } = board;
  const document = sheet.svg.ownerDocument;
  const focus = focusOf(client.id);
  const onBoard = ({ x, y }: Point): Point => sheet.toBoard(x, y);
  const pileAt = (at: Point): string | undefined => pileShownAt(document, client.id, at);
  const frame = makeFrame(sheet);

  const letFall = (id: string): void => {
    pieces.element(id)?.removeAttribute('data-dragging');
    pieces.release(id);
  };

  const drop = async (id: string, placement: Placement, at: Point, turned: boolean): Promise<void> => {
    const action = take({ kind: 'drop', placement, at: onBoard(at), turned, onto: pileAt(at) });
    const stays = action?.kind === 'go';
    if (!stays) letFall(id);
    const ok = await perform(action, at);
    if (!stays) return;
    pieces.element(id)?.removeAttribute('data-dragging');
    if (ok) document.defaultView?.setTimeout(() => pieces.release(id), PATIENCE);
    else pieces.release(id);
  };

  /** The piece that was clicked last, if the click only chose it. */
  let quiet: string | undefined;

  return {
    clickPiece(id, at, isKey) {
      const placement = pieces.placement(id);
      if (!placement) return;
      const action = take({ kind: 'click-piece', placement, at: onBoard(at), isKey });
      quiet = action === undefined || action.kind === 'why' ? id : undefined;
      void perform(action, at);
    },
    openPiece(id, at) {
      const placement = pieces.placement(id);
      if (!placement || quiet !== id) return false;
      quiet = undefined;
      void perform(take({ kind: 'open-piece', placement }), at);
      return true;
    },
    removePiece(id, at) {
      const placement = id === undefined ? undefined : pieces.placement(id);
      const action = take({ kind: 'remove', placement });
      void perform(action, at);
      return action !== undefined;
    },
    pingPiece: at => void pingAt(at),
    pickPiece(id, at) {
      const placement = pieces.placement(id);
      if (placement) void perform(take({ kind: 'pick', placement }), at);
    },
    mayFrame,
    frame: (from, to) => frame.draw(onBoard(from), onBoard(to)),
    framed(from, to, instead) {
      frame.clear();
      void perform(take({ kind: 'frame', box: boxOf(onBoard(from), onBoard(to)), instead }), to);
    },
    clickAim(key, at) {
      void perform(take({ kind: 'click-aim', key }), at);
    },
    clickNothing() {
      take({ kind: 'click-nothing' });
    },
    hasMenu,
    askPiece(id, at) {
      const placement = pieces.placement(id);
      if (placement) void perform(take({ kind: 'ask-piece', placement }), at);
    },
    lift(id) {
      const placement = pieces.placement(id);
      if (!placement) return false;
      take({ kind: 'lift', placement });
      if (lifted() !== placement.id) return false;
      pieces.element(id)?.setAttribute('data-dragging', '');
      onLift(id);
      return true;
    },
    drag(id, by, at, turned) {
      pieces.carry(id, by);
      const placement = pieces.placement(id);
      if (placement) hintDrop({ kind: 'drop', placement, at: onBoard(at), turned, onto: pileAt(at) }, at);
    },
    drop(id, at, turned) {
      dragHint.clear();
      const placement = pieces.placement(id);
      if (placement) void drop(id, placement, at, turned);
    },
    cancel() {
      dragHint.clear();
      const held = lifted();
      if (held !== undefined) letFall(held);
      take({ kind: 'cancel' });
    },
    hover(id) {
      const placement = id === undefined ? undefined : pieces.placement(id);
      if (placement) focus.hover([placement.id, placement.piece ?? '', placement.group ?? ''].filter(Boolean));
    },
    hoverAim(key) {
      if (key === undefined) focus.hover([]);
      else focus.hover(view().aims.find(aim => aim.key === key)?.ids ?? []);
    },
  };
};
