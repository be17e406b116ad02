/** A table's board in the page: what lies on it, what may be done with it, and what just happened. */
import type { Point } from '../../kernel/board';
import type { Message } from '../../kernel/messages';
import { choices } from '../../kernel/offers';
import { meansAim, speaksOf } from '../../table/board/aims';
import { type Dragged, editsFor, type Hand, judge } from '../../table/board/by-hand';
import type { TableClient } from '../../table/panels/client-model';
import { cardTexts } from '../../table/drawing/card-texts';
import type { Artist } from '../../table/drawing/piece';
import type { Placement } from '../../table/board/projection';
import { wordingOf } from '../../table/saying/wording';
import { focusOf } from '../focus';
import { onReplay } from '../replay';
import { speech } from '../speech';
import { makeBubbles } from './bubble';
import { carriedTo, onCarry } from './carry';
import { makeDeeds } from './deeds';
import { receiveCarried } from './carried';
import { listenTo } from './gestures';
import { pieceLabel, targetLabel } from './labels';
import { makeLights } from './lights';
import { makePeek } from './peek';
import { makePieces, type PieceState } from './pieces';
import { drawSheet, type BoardMode, type Sheet } from './sheet';
import { draggedId, draggedPiece, liesOn, nameOf, openTargets, standsFor, type Target, targetsOf } from './targets';
import { viewOf } from './view';

export interface MountedBoard {
  readonly sheet: Sheet;
  /** In Enforced mode: whether pieces are moved by hand, which asks a game master or the consent of all. */
  byHand: boolean;
  destroy(): void;
}

/** How long a piece waits where it was dropped for its new place to be known. */
const PATIENCE = 800;

const artistOf = ({ game, showing, timeline }: TableClient): Artist => {
  const words = wordingOf(showing, speech);
  return {
    showing,
    seats: game.seats(timeline.head.options),
    texts: piece => {
      const face = showing.face(piece);
      return face ? cardTexts(face, words) : {};
    },
  };
};

/** Draws the board of a table into `root` and keeps it up to date until it is destroyed. */
export const mountBoard = (
  root: HTMLElement,
  client: TableClient,
  { mode }: { readonly mode: BoardMode },
): MountedBoard => {
  const { game, showing } = client;
  const words = wordingOf(showing, speech);
  const focus = focusOf(client.id);
  const stop = new AbortController();
  const artist = artistOf(client);
  let view = viewOf(client, mode === 'overlay');
  let byHand = false;
  let lifted: string | undefined;
  let targets: readonly Target[] = [];
  root.classList.add('rt-board', `rt-board--${mode}`);
  const sheet = drawSheet(root, view.board, words, mode);
  const pieces = makePieces(sheet, artist);
  const lights = makeLights(sheet);
  const bubbles = makeBubbles(root);
  const peek = makePeek(sheet, view.board, artist);
  const deeds = makeDeeds(client, words, bubbles);

  const hand = (): Hand => ({
    game,
    showing,
    seen: view.state,
    seat: client.seat,
    mode: client.timeline.mode,
    byHand,
    gm: client.people.some(person => person.self && person.gm),
  });
  const mayMove = (): boolean => view.live && client.timeline.begun && (client.seat !== undefined || hand().gm);
  const isFree = (): boolean => mayMove() && (byHand || client.timeline.mode !== 'enforced');
  const spokenId = ({ id, piece }: Placement): string | undefined =>
    [piece, id].find(one => one !== undefined && view.legal.some(command => speaksOf(command, one)));

  let known: { readonly key: string; readonly state: object; readonly targets: readonly Target[] } | undefined;
  /** The targets for what is held, or for an empty hand; reckoned once for each state. */
  const findTargets = (dragged: Dragged | undefined): readonly Target[] => {
    if (!mayMove()) return [];
    const key = JSON.stringify([dragged, client.seat, client.timeline.mode, byHand]);
    if (known?.key !== key || known.state !== view.state) {
      known = {
        key,
        state: view.state,
        targets: dragged ? targetsOf(view, hand(), dragged, isFree()) : openTargets(view, hand()),
      };
    }
    return known.targets;
  };

  const light = (): void => {
    const { chosen, pointed } = focus;
    const carried = carriedTo(client.id);
    const held = lifted ?? chosen;
    targets = findTargets(carried ?? (held === undefined ? undefined : draggedId(view, held)));
    const aims = view.aims.filter(
      aim => !aim.key.startsWith('counter') && pointed.some(id => meansAim(aim, id, showing.word)),
    );
    lights.show(targets, aims, target => targetLabel(client, view, words, speech, target));
    sheet.svg.toggleAttribute('data-carrying', carried !== undefined);
  };

  const stateOf = (placement: Placement): PieceState => {
    const { chosen, pointed } = focus;
    const name = nameOf(placement);
    const legal = spokenId(placement) !== undefined;
    return {
      label: pieceLabel(view, words, speech, placement),
      chosen: chosen === name,
      use: legal ? 'legal' : isFree() && draggedPiece(view, placement) ? 'hand' : undefined,
      pointed: pointed.includes(name) || pointed.includes(placement.id),
    };
  };

  const show = (): void => {
    view = viewOf(client, mode === 'overlay');
    root.toggleAttribute('data-past', !view.live);
    sheet.svg.setAttribute('aria-label', speech.format('RT.board.label', { name: client.timeline.head.name }));
    pieces.show(view, stateOf);
    light();
  };

  /** The most exact lit target at a point of the screen. */
  const targetAt = ({ x, y }: Point, only: (target: Target) => boolean = () => true): Target | undefined => {
    const point = sheet.toBoard(x, y);
    return targets.findLast(target => only(target) && liesOn(target.aim, point));
  };

  /** A piece that no legal command speaks of says which rule forbids it, if one does. */
  const explain = ({ id, piece }: Placement, at: Point): void => {
    focus.choose(undefined);
    if (client.seat === undefined || !mayMove()) return;
    const refused = choices(game, view.state, client.seat).find(
      ({ command, refusal }) => refusal && [id, piece].some(one => one !== undefined && speaksOf(command, one)),
    );
    if (refused?.refusal) deeds.why(at, refused.refusal);
  };

  const choose = (placement: Placement, at: Point): void => {
    const id = spokenId(placement);
    const name = nameOf(placement);
    if (id === undefined && !(isFree() && draggedPiece(view, placement))) return explain(placement, at);
    focus.choose(focus.chosen === name && !bubbles.open ? undefined : name);
    // What one of the lit targets stands for needs no menu.
    const isLit = (command: Message) => targets.some(target => standsFor(target, command));
    const own = id === undefined ? [] : view.legal.filter(command => speaksOf(command, id) && !isLit(command));
    if (focus.chosen === name && own.length) deeds.menu(at, words.name(name), own);
  };

  const letFall = (id: string): void => {
    lifted = undefined;
    pieces.element(id)?.removeAttribute('data-dragging');
    pieces.release(id);
    light();
  };

  const drop = async (id: string, at: Point): Promise<void> => {
    const placement = pieces.placement(id);
    const dragged = placement && draggedPiece(view, placement);
    const target = targetAt(at);
    if (!placement || !dragged) return letFall(id);
    if (target) {
      const ok = await deeds.go(target, at);
      lifted = undefined;
      pieces.element(id)?.removeAttribute('data-dragging');
      if (ok) root.ownerDocument.defaultView?.setTimeout(() => pieces.release(id), PATIENCE);
      else pieces.release(id);
      return light();
    }
    const point = sheet.toBoard(at.x, at.y);
    const aim = view.aims.findLast(one => one.ids[0] !== placement.group && liesOn(one, point));
    const atHome = aim?.key === `slot ${placement.slot}`;
    letFall(id);
    const edits = aim
      ? editsFor(dragged, aim.landing)
      : client.timeline.mode === 'free'
        ? editsFor(dragged, { kind: 'away' })
        : [];
    if (!atHome && edits.length) await deeds.perform(judge(hand(), edits), at);
  };

  listenTo(
    sheet,
    {
      clickPiece(id, at) {
        const placement = pieces.placement(id);
        if (!placement) return;
        const ids = [placement.group ?? placement.piece, id];
        const own = targetAt(at, ({ aim }) => ids.includes(aim.ids[0]));
        const target = own ?? (spokenId(placement) === undefined ? targetAt(at) : undefined);
        if (target && focus.chosen !== nameOf(placement)) void deeds.go(target, at);
        else choose(placement, at);
      },
      clickAim(key, at) {
        const target = targets.find(one => one.aim.key === key);
        if (target) void deeds.go(target, at);
      },
      clickNothing() {
        bubbles.close();
        focus.choose(undefined);
      },
      lift(id) {
        const placement = pieces.placement(id);
        if (!mayMove() || !placement || !draggedPiece(view, placement)) return false;
        bubbles.close();
        peek.show(undefined);
        lifted = nameOf(placement);
        pieces.element(id)?.setAttribute('data-dragging', '');
        light();
        return true;
      },
      drag: (id, by) => pieces.carry(id, by),
      drop(id, at) {
        void drop(id, at);
      },
      cancel() {
        bubbles.close();
        if (lifted !== undefined) letFall(pieces.idOf(lifted));
        focus.choose(undefined);
      },
      hover(id) {
        peek.show(id === undefined || lifted !== undefined ? undefined : pieces.placement(id));
      },
    },
    stop.signal,
  );

  receiveCarried(
    sheet.svg,
    client.id,
    (dragged, at) => {
      const target = targetAt(at);
      const aim = view.aims.findLast(one => liesOn(one, sheet.toBoard(at.x, at.y)));
      if (target) void deeds.go(target, at);
      else if (aim) void deeds.perform(judge(hand(), editsFor(dragged, aim.landing)), at);
    },
    stop.signal,
  );

  const stops = [
    client.onChange(({ kind }) => {
      if (kind !== 'pending') show();
    }),
    focus.onChange(show),
    onReplay(client.id, show),
    onCarry(light),
  ];
  show();
  return {
    sheet,
    get byHand() {
      return byHand;
    },
    set byHand(on) {
      byHand = on;
      show();
    },
    destroy() {
      stop.abort();
      for (const end of stops) end();
      bubbles.close();
      peek.show(undefined);
      sheet.svg.remove();
    },
  };
};
