/** Sitting at a table: lays its choices, hand and board out over the page, until the user leaves. */
import { setAttributes } from '../dom';
import { makeTools } from '../board/board-tools';
import { makeTray } from '../board/tray';
import { onOverlay, putOverlayAway } from './overlay';
import { focusOf } from '../focus';
import { ID } from '../module-id';
import { setting } from '../settings';
import { speech } from '../lazy-import';
import type { MountedBoard } from '../board/mount-board';
import { hasCards, hasHand } from '../../table/panels/open-cards';
import type { TableClient } from '../../table/panels/client-model';
import {
  closeOwn,
  makeWindow,
  openOwn,
  type Place,
  showLibrary,
  usePlace,
  type Window,
  type WindowKind,
} from '../windows';
import { choiceOf, choose, type DockChoice, type DockKind, DOCKS, isDock } from './arrangement';
import { type CanvasFit, makeCanvasFit } from './canvas-fit';
import { type Dock, makeDock } from './dock';
import {
  clearLayout,
  isTab,
  markTabs,
  type Docked,
  placeElements,
  rectOf,
  roomOfTray,
  type Tab,
  TABS,
  tabButton,
  tool,
  writeLayout,
} from './elements';
import { type Layout, layoutOf, NARROW } from './dock-sizes';
import { handMeasure } from './hand-needs';
import { takePlace } from './own-parts';
import { pageSize } from '../page-size';

/** Where the board is: on the scene of the canvas, or in the page if there is no canvas. */
export type BoardAt = 'scene' | 'page';

export interface Sitting extends Place {
  readonly board: BoardAt;
  /** Has the user left this table? */
  readonly left: boolean;
  /** Lays everything out again after the canvas was redrawn. */
  rearrange(): void;
  leave(): Promise<void>;
}

/** Sits down at a table; calls `refused` if its scene cannot show the whole board on this page. */
export const sit = (client: TableClient, board: BoardAt, refused: () => void): Sitting => {
  const { body } = document;
  const { root, tools, tabs, boardTools, tray } = placeElements(client.id);
  const docks = new Map<Docked, Dock>();
  const apps = new Map<Docked, Window>();
  const trying = new Map<DockKind, number>();
  const own = takePlace(body);
  /** The table whose scene stays beneath a board in the page. */
  const beneath = board === 'page' ? canvas?.scene?.getFlag(ID, 'table') : undefined;
  /** Cleanup for the board over the scene. */
  let ofBoard: readonly (() => void)[] = [];
  let tab: Tab = 'table';
  let layout: Layout | undefined;
  let work: Promise<unknown> = Promise.resolve();
  let due: number | undefined;
  let left = false;
  /** The first state of the game brings the hands. */
  let hasBegun = client.timeline.begun;
  let fit: CanvasFit | undefined;
  const needsOfHand = handMeasure(root, () => rearrange());

  const isNarrow = (): boolean => pageSize().width < NARROW;
  const kept = (kind: DockKind): DockChoice => choiceOf(kind, { folded: kind === 'hand' && !setting('openHand') });
  /** Is a part on the page now, not in a window? */
  const isDocked = (kind: Docked): boolean => {
    if (kind === 'board') return board === 'page';
    if (kind === 'hand' && !(isNarrow() ? hasHand : hasCards)(client)) return false;
    if (isNarrow()) return true;
    return isDock(kind) && !kept(kind).detached;
  };

  const keep = (kind: DockKind, change: Partial<DockChoice>): void => {
    void choose(kind, { ...kept(kind), ...change }).then(arrange);
  };

  const dockOf = (kind: Docked): Dock => {
    const known = docks.get(kind);
    if (known) return known;
    const made = makeDock(root, {
      kind,
      side: kind === 'hand' ? 'top' : 'left',
      label: speech.localize(`RT.windows.${kind === 'hand' && !hasHand(client) ? 'open-cards' : kind}`),
      ...(isDock(kind) && {
        tools: {
          fold: () => keep(kind, { folded: !kept(kind).folded }),
          detach: () => keep(kind, { detached: true }),
          resize(size, done) {
            trying.delete(kind);
            if (done) keep(kind, { size, folded: false });
            else if (size !== undefined) trying.set(kind, size);
            arrange();
          },
        },
      }),
    });
    docks.set(kind, made);
    return made;
  };

  /** Moves an application into its dock or out of it, one step at a time. */
  const settle = async (kind: Docked): Promise<void> => {
    const app = apps.get(kind);
    const wanted = !left && isDocked(kind) && (kind !== 'record' || tab === 'record' || app !== undefined);
    if (wanted === (app !== undefined)) return;
    if (app) {
      apps.delete(kind);
      await app.close();
      docks.get(kind)?.remove();
      docks.delete(kind);
      return;
    }
    await closeOwn(kind, client.id);
    const made = await makeWindow(kind, client, dockOf(kind).body);
    if (!made) return;
    apps.set(kind, made);
    // a macro or module that closes all windows only folds those in a dock
    made.addEventListener('close', () => {
      if (left || apps.get(kind) !== made) return;
      apps.delete(kind);
      if (isDock(kind)) keep(kind, { folded: true });
    });
    await made.render({ force: true });
  };

  /** Makes a dock a window, until the user leaves the table. */
  const takeOut = async (): Promise<void> => {
    if (left || isNarrow()) return;
    for (const kind of DOCKS) if (!isDocked(kind) && (kind !== 'hand' || hasCards(client))) await openOwn(kind, client);
  };

  const shapeOf = (kind: DockKind) => {
    const { folded, size } = kept(kind);
    const tried = trying.get(kind);
    return tried === undefined ? { folded, size } : { folded: false, size: tried };
  };

  const arrange = (): void => {
    if (left) return;
    const page = pageSize();
    layout = layoutOf({
      page,
      ...own.measure(),
      ...roomOfTray(tray),
      column: isDocked('table') ? shapeOf('table') : undefined,
      hand: isDocked('hand') ? shapeOf('hand') : undefined,
      handNeeds: needsOfHand(docks.get('hand')?.element),
      board: client.presentation.board,
    });
    const { narrow, board: shown } = layout;
    if (tab === 'hand' && !hasHand(client)) tab = 'table';
    writeLayout(root, layout);
    own.putAway(narrow, tools);
    for (const kind of [...TABS, 'board'] as const) {
      if (isDocked(kind)) dockOf(kind).show(rectOf(kind, layout, tab), !narrow && isDock(kind) && shapeOf(kind).folded);
    }
    tabs.hidden = !narrow;
    markTabs(tabButtons, tab, isDocked);
    fit?.follow(shown, page);
    showTools();
    work = work.then(async () => {
      for (const kind of ['board', ...TABS] as const) await settle(kind);
      await takeOut();
    });
  };

  /** Runs once for all changes until the next frame. */
  const rearrange = (): void => {
    due ??= globalThis.requestAnimationFrame(() => {
      due = undefined;
      arrange();
    });
  };

  const openTab = (kind: Tab): void => {
    tab = kind;
    arrange();
  };

  const toggleOwnParts = (): void => {
    own.shown = !own.shown;
    arrange();
  };
  const fitButton = tool('fa-expand', 'fit', () => fit?.fit());
  const ownButton = tool('fa-bars', 'own-parts', toggleOwnParts);
  const libraryButton = tool('fa-star', 'library', showLibrary);
  const leaveButton = tool('fa-door-open', 'leave', () => {
    void place.leave();
  });
  const showTools = (): void => {
    fitButton.hidden = !fit?.moved;
    setAttributes(ownButton, { 'aria-pressed': String(own.shown) });
  };

  const tabButtons = TABS.map(kind => ({ kind, made: tabButton(kind, openTab) }));

  /** Brings a part into view; returns whether it is part of this layout. */
  const bring = (kind: WindowKind): boolean => {
    if (kind === 'board') {
      fit?.fit();
      return true;
    }
    if (!isTab(kind) || !isDocked(kind)) return false;
    if (isNarrow()) openTab(kind);
    else if (isDock(kind) && kept(kind).folded) keep(kind, { folded: false });
    return true;
  };

  const place: Sitting = {
    client,
    board,
    get left() {
      return left;
    },
    bring,
    toggle(kind) {
      if (kind === 'board' || isNarrow()) return bring(kind);
      if (!isTab(kind) || !isDocked(kind)) return false;
      if (isDock(kind)) keep(kind, { folded: !kept(kind).folded });
      return true;
    },
    putBack({ kind, client: whose }) {
      if (left || whose !== client || !isDock(kind) || isDocked(kind) || !kept(kind).detached) return;
      keep(kind, { detached: false });
    },
    release() {
      const focus = focusOf(client.id);
      const isHeld = focus.chosen !== undefined;
      if (isHeld) focus.choose(undefined);
      return isHeld;
    },
    fit: () => fit?.fit(),
    rearrange,
    toggleOwnParts,
    async leave() {
      if (left) return;
      left = true;
      usePlace(undefined);
      for (const stop of stops) stop();
      globalThis.removeEventListener('resize', rearrange);
      if (due !== undefined) globalThis.cancelAnimationFrame(due);
      fit?.stop();
      if (board === 'page') putOverlayAway(false);
      own.giveBack();
      clearLayout(body);
      root.hidden = true;
      await work;
      for (const kind of [...TABS, 'board'] as const) await settle(kind);
      for (const kind of DOCKS) await closeOwn(kind, client.id);
      root.remove();
    },
  };

  if (board === 'scene') fit = makeCanvasFit({ moved: () => showTools(), refused });
  else putOverlayAway(true);
  for (const { made } of tabButtons) tabs.append(made);
  if (board === 'scene') tools.append(fitButton);
  tools.append(ownButton, libraryButton);
  tools.append(...(board === 'page' && beneath !== client.id ? [leaveButton] : []), boardTools);
  root.toggleAttribute('data-over-scene', beneath !== undefined);
  root.append(tabs, tools, tray);
  body.append(root);
  usePlace(place);
  const takeBoard = (overlay?: { readonly client: TableClient; readonly board: MountedBoard }): void => {
    for (const stop of ofBoard) stop();
    boardTools.replaceChildren();
    tray.replaceChildren();
    ofBoard = overlay?.client === client ? [makeTools(boardTools, client, overlay.board), makeTray(tray, client)] : [];
  };
  const stops = [
    ...(board === 'scene' ? [onOverlay(takeBoard)] : []),
    () => takeBoard(),
    client.onChange(({ kind }) => {
      if (kind === 'seat' || kind === 'people' || (!hasBegun && client.timeline.begun)) rearrange();
      hasBegun = client.timeline.begun;
    }),
  ];
  globalThis.addEventListener('resize', rearrange);
  own.watch(tray, rearrange);
  // never shows the same board twice
  void closeOwn('board', client.id);
  arrange();
  return place;
};
