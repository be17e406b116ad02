/** A table's board in the page: draws the state of the hand's model, and performs its actions. */
import type { Point } from '../../kernel/board';
import type { Dragged } from '../../table/board/by-hand';
import { step } from '../../table/board/gestures';
import { type BoardHand, type BoardAction, type Gesture, handOf } from '../../table/board/hand';
import { targetsPointedAt, targetsIn, useOf } from '../../table/board/held';
import { counterFacts, forecastOf, pieceLabel, targetLabel } from '../../table/board/labels';
import { tagsOf } from '../../table/board/tags';
import { type Preview, previewOf } from '../../table/board/preview';
import { viewOf } from '../../table/board/view';
import { BOARD } from '../../table/drawing/own-picture';
import type { TableClient } from '../../table/panels/client-model';
import { readingOf } from '../../table/panels/reading';
import { wordingOf } from '../../table/i18n/wording';
import { focusOf } from '../focus';
import { ownPicture } from '../pictures/own-pictures';
import { boardOpened, isPlaying, onReplay, shownAt } from '../replay';
import { speech } from '../lazy-import';
import { makeDragHint, makeForethought, makeJudging } from './drag-hint';
import { artistOf } from '../pictures/card-source';
import { makeBubbles } from './bubble';
import { intentsOf } from './intents';
import { isOfCanvas, isSelecting } from './frame';
import { makePreviewLayer } from './preview-layer';
import { receiveCarried } from './drop-from-window';
import { carriedTo, onCarry } from './drag-between-windows';
import { makeActions } from './actions';
import { askedBy, listenForDelete } from './context-menu';
import { listenTo } from './gestures';
import { makeDim } from './spotlight';
import { makeLights, makeTags, followChanges } from './highlights';
import { makeMenusByHand } from './menus-by-hand';
import { keepNames } from './names';
import { makeNear } from './near-pointer';
import { makePieces, type PieceState } from './pieces';
import { type BoardMode, drawSheet, type Sheet } from './sheet';

export interface MountedBoard {
  readonly sheet: Sheet;
  /** In Enforced mode: are pieces moved by hand? That needs a game master or the consent of all. */
  byHand: boolean;
  /** Shows what has moved, beside a point of the screen. */
  changes(at: Point): void;
  destroy(): void;
}

/** Draws the board of a table into `root` and keeps it up to date until it is destroyed. */
export const mountBoard = (
  root: HTMLElement,
  client: TableClient,
  { mode }: { readonly mode: BoardMode },
): MountedBoard => {
  const words = wordingOf(client.presentation, speech);
  const focus = focusOf(client.id);
  const stop = new AbortController();
  const artist = artistOf(client);
  // All browsers share the Tiles of the canvas, so over them the board shows the present, never a replay.
  const seen = () => viewOf(client, mode === 'overlay' ? undefined : shownAt(client.id));
  let view = seen();
  let byHand = false;
  let lifted: string | undefined;
  let group: readonly string[] = [];
  root.classList.add('rt-board', `rt-board--${mode}`);
  root.dataset['table'] = client.id;
  const sheet = drawSheet(root, view.board, words, mode);
  keepNames(sheet, view.board, words, stop.signal);
  const pieces = makePieces(sheet, artist);
  const near = makeNear(sheet, pieces, view.board, stop.signal);
  const lights = makeLights(sheet);
  const dim = makeDim(sheet, client);
  const tags = makeTags(sheet, view.board);
  const bubbles = makeBubbles(root);
  const menus = makeMenusByHand(root.ownerDocument, { client, sheet, words, bubbles, view: () => view });
  const actions = makeActions(client, words, bubbles);
  const previewLayer = makePreviewLayer(sheet, artist);
  const dragHint = makeDragHint(root.ownerDocument);
  const changesOf = followChanges(client);
  const lookAhead = makeForethought(stop.signal, dragHint.again);
  const judged = makeJudging(stop.signal, dragHint.again);

  const hand = (): BoardHand => {
    const { chosen, pointed } = focus;
    return { chosen, group, pointed, lifted, carried: carriedTo(client.id), byHand, menu: bubbles.open };
  };

  const light = (): void => {
    const situation = { client, view };
    const now = hand();
    const targets = targetsIn(situation, now);
    const priced = tagsOf(readingOf(client, speech), view, targets);
    const saidOf = new Map(priced.map(({ key, said }) => [key, said]));
    lights.show(targets, targetsPointedAt(situation, now), target =>
      [targetLabel(client, view, words, speech, target), saidOf.get(target.aim.key)].filter(Boolean).join(', '),
    );
    tags.show(priced);
    sheet.svg.toggleAttribute('data-carrying', now.carried !== undefined);
  };

  /** The preview of the choice under the pointer (none in the past), or the changes since a time. */
  let changed: Preview | undefined;
  const foreshadow = (): void => {
    const { foreseen } = focus;
    previewLayer.show(foreseen && view.live ? previewOf(readingOf(client, speech), view, foreseen) : changed);
  };

  let isStale = false;
  /** Shows the present; `isSame`: nothing has happened at the table, only the hand's state has changed. */
  const show = (isSame = false): void => {
    if (!isSame || isStale) view = seen();
    isStale = false;
    const situation = { client, view };
    const now = hand();
    root.toggleAttribute('data-past', !view.live && !isPlaying(client.id));
    const changed = changesOf(view);
    sheet.ground(ownPicture(client.game.id, BOARD)?.href);
    sheet.svg.setAttribute('aria-label', speech.format('RT.board.label', { name: client.timeline.head.name }));
    pieces.show(
      view,
      (placement): PieceState => ({
        label: pieceLabel(view, words, speech, placement),
        ...useOf(situation, now, placement),
        changed: changed.has(`${placement.kind} ${placement.id}`),
        facts: client.presentation.face(placement.piece ?? '')?.portrait
          ? counterFacts(view, words, placement).join(' · ')
          : '',
      }),
    );
    near.follow(view.placements);
    light();
    foreshadow();
    dim(view);
    void lookAhead(handOf(situation, now));
  };

  /** A hidden browser tab draws nothing until it is visible again. */
  const showIfSeen = (): void => {
    if (root.ownerDocument.hidden) isStale = true;
    else show();
  };
  root.ownerDocument.addEventListener(
    'visibilitychange',
    () => {
      if (isStale) showIfSeen();
    },
    { signal: stop.signal },
  );

  const hasMenu = (id: string): boolean => {
    const placement = pieces.placement(id);
    return (
      placement !== undefined && step({ client, view }, hand(), { kind: 'ask-piece', placement }).action !== undefined
    );
  };

  /** Does what a gesture asks for; returns whether it was accepted. */
  const perform = async (action: BoardAction | undefined, at: Point): Promise<boolean> => {
    switch (action?.kind) {
      case 'go':
        return actions.go(action.target, at);
      case 'perform':
        return actions.perform(action.drop, at);
      case 'menu':
        actions.menu(at, words.name(action.name), action.commands, [action.name]);
        return false;
      case 'pile':
      case 'piece':
      case 'group':
        await menus.ask(action, at);
        return false;
      case 'facts':
        await menus.askHelpers(at, action.placement.id, true);
        return false;
      case 'why':
        actions.why(at, action.refusal);
        return false;
      case undefined:
        return false;
    }
  };

  /** Passes a gesture to the model, and shows the new state of the hand. */
  const take = (gesture: Gesture): BoardAction | undefined => {
    const next = step({ client, view }, hand(), gesture);
    if (bubbles.open && !next.hand.menu) bubbles.close();
    lifted = next.hand.lifted;
    const isRegrouped = next.hand.group.join() !== group.join();
    ({ group } = next.hand);
    if (next.hand.chosen === focus.chosen) light();
    else focus.choose(next.hand.chosen);
    if (isRegrouped) show(true);
    return next.action;
  };
  const onBoard = ({ x, y }: Point): Point => sheet.toBoard(x, y);

  /** Shows what a gesture would do, without doing it. */
  const hintDrop = (gesture: Gesture, at: Point): void => {
    dragHint.say(at, () => {
      const now = hand();
      const whole = handOf({ client, view }, now);
      const { action } = step({ client, view }, now, gesture);
      return forecastOf(words, speech, action, edit => judged(whole, edit));
    });
  };

  const intents = intentsOf({
    client,
    sheet,
    pieces,
    dragHint,
    view: () => view,
    lifted: () => lifted,
    mayFrame: (at, isPlain) =>
      view.live && menus.mayHandle() && (mode === 'window' ? !isPlain : !isOfCanvas(at) && (!isPlain || isSelecting())),
    hasMenu,
    take,
    perform,
    hintDrop,
    onLift: near.lift,
  });
  listenTo(sheet, intents, stop.signal);
  listenForDelete(sheet, { ...intents, chosen: () => [...group, focus.chosen ?? ''] }, stop.signal);

  // Escape unchooses several pieces, wherever the focus is
  root.ownerDocument.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && group.length) take({ kind: 'cancel' });
    },
    { signal: stop.signal, capture: true },
  );

  askedBy(
    sheet.svg,
    (piece, at) => {
      // a piece or place with a menu by hand has its helpers in that menu
      if (!view.live || !client.timeline.begun || (piece !== undefined && hasMenu(piece))) return false;
      void (piece === undefined && menus.mayHandle() ? menus.askPlace(at) : menus.askHelpers(at, piece));
      return true;
    },
    stop.signal,
  );
  receiveCarried(
    sheet.svg,
    client.id,
    (dragged: Dragged, at, turned) => {
      dragHint.clear();
      void perform(take({ kind: 'receive', dragged, at: onBoard(at), turned }), at);
    },
    stop.signal,
    (dragged, at, turned) => hintDrop({ kind: 'receive', dragged, at: onBoard(at), turned }, at),
  );
  sheet.svg.addEventListener('dragleave', () => dragHint.clear(), { signal: stop.signal });

  const stops = [
    boardOpened(client.id),
    client.onChange(({ kind }) => {
      if (kind !== 'pending') showIfSeen();
      // what a bubble says of a change is over once its maker has taken it back
      const last = client.timeline.moments.at(-1)?.entry;
      if (kind === 'record' && last?.kind === 'undo' && last.user === game.userId) bubbles.close();
    }),
    focus.onChange(what => {
      if (what === 'foreseen') foreshadow();
      else if (what !== 'over') show(true);
    }),
    onReplay(client.id, () => show()),
    onCarry(() => {
      if (carriedTo(client.id) === undefined) dragHint.clear();
      light();
    }),
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
    changes: at =>
      void menus.changes(at, laid => {
        changed = laid;
        foreshadow();
      }),
    destroy() {
      stop.abort();
      for (const end of stops) end();
      bubbles.close();
      menus.close();
      dragHint.clear();
      sheet.svg.remove();
    },
  };
};
