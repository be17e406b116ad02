/**
 * Core's own keys, as the official article lists them, by the names under which packages read and change them.
 * [A] foundryvtt.com/article/controls; [M] theripper93/Levels-3d-Preview and others: panUp, pause, highlight, target, dismiss
 */
import { globals } from '../global';
import { ClientKeybindings, type KeyBinding, type KeybindingAction } from './keyboard';
import { page, type HostDocument } from './globals';

interface Chosen {
  readonly document: HostDocument;
  readonly actor?: HostDocument | null;
  readonly isTargeted?: boolean;
  setTarget?(targeted: boolean, options: object): void;
}

interface Layer {
  readonly controlled: readonly Chosen[];
  readonly hover: Chosen | null;
  readonly clipboard: { readonly objects: readonly unknown[] };
  controlAll(): unknown;
  copyObjects(): readonly unknown[];
  cutObjects(): readonly unknown[];
  pasteObjects(position: object, options: object): Promise<unknown>;
  moveMany(way: object): Promise<readonly unknown[]>;
  _sendToBackOrBringToFront(front: boolean): Promise<boolean>;
  cycleTokens?(forwards: boolean, reset: boolean): unknown;
}

interface Board {
  readonly ready: boolean;
  readonly stage: { readonly pivot: { x: number; y: number }; readonly scale: { x: number } };
  readonly dimensions: { readonly size: number };
  readonly mousePosition: object;
  readonly activeLayer: Layer | null;
  readonly tokens: Layer;
  pan(view: object): void;
  highlightObjects(active: boolean): void;
}

type Act = NonNullable<KeybindingAction['onDown']>;

const boardOf = (): Board | undefined => {
  const { canvas } = globals<{ canvas?: Board }>();
  return canvas?.ready ? canvas : undefined;
};

/** The layer whose objects the keys work: that of the tools, if it has objects. */
const layerOf = (): Layer | undefined => {
  const layer = boardOf()?.activeLayer;
  return layer && 'moveMany' in layer ? layer : undefined;
};

/** Keys of core go to the table, not to what has the focus in a window or in the interface. */
const isOnTable = (): boolean => {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.id === 'board';
};

const onTable =
  (work: (context: { readonly isShift: boolean }) => unknown) => (context: { readonly isShift: boolean }) =>
    isOnTable() && work(context) !== false;

const { MOVEMENT_DIRECTIONS: WAYS } = ClientKeybindings;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  [WAYS.UP]: [0, -1],
  [WAYS.LEFT]: [-1, 0],
  [WAYS.DOWN]: [0, 1],
  [WAYS.RIGHT]: [1, 0],
};

/** Keys that are pressed together within this time make one step, in milliseconds. */
const TOGETHER = 40;
let pending: { dx: number; dy: number; rotate: boolean } | undefined;

/** What is chosen goes, or with Shift turns; without anything chosen the view goes. */
const step = async (): Promise<void> => {
  const way = pending;
  pending = undefined;
  const [board, layer] = [boardOf(), layerOf()];
  if (!board || !way) return;
  if (layer && layer.controlled.length > 0) {
    await layer.moveMany(way);
    return;
  }
  const { pivot } = board.stage;
  const size = board.dimensions.size;
  board.pan({ x: pivot.x + way.dx * size, y: pivot.y + way.dy * size });
};

const moving = (name: string, direction: string, keys: readonly string[]): [string, Partial<KeybindingAction>] => [
  name,
  {
    editable: keys.map(key => ({ key })),
    reservedModifiers: ['CONTROL', 'SHIFT'],
    repeat: true,
    onDown: onTable(({ isShift }) => {
      if (!boardOf()) return false;
      const { keybindings } = globals<{ game: { keybindings: ClientKeybindings } }>().game;
      keybindings.moveKeys.add(direction);
      const [dx, dy] = STEPS[direction] as readonly [number, number];
      if (!pending) setTimeout(() => void step(), TOGETHER);
      pending = { dx: pending?.dx || dx, dy: pending?.dy || dy, rotate: isShift };
      return true;
    }),
    onUp: () => {
      globals<{ game: { keybindings: ClientKeybindings } }>().game.keybindings.moveKeys.delete(direction);
      return false;
    },
  },
];

/** An action of the layer whose tools are open. */
const onLayer = (work: (layer: Layer, board: Board) => unknown): Act =>
  onTable(() => {
    const [layer, board] = [layerOf(), boardOf()];
    return layer && board ? work(layer, board) : false;
  });

const sorted = (front: boolean) => (layer: Layer) =>
  layer.controlled.length > 0 && layer._sendToBackOrBringToFront(front);

const zooming = (factor: number): Act =>
  onTable(() => {
    const board = boardOf();
    if (!board) return false;
    board.pan({ scale: board.stage.scale.x * factor });
    return true;
  });

const highlighting = (active: boolean) => (): boolean => {
  boardOf()?.highlightObjects(active);
  return false;
};

const target = ({ isShift }: { readonly isShift: boolean }): boolean => {
  const token = boardOf()?.tokens.hover;
  token?.setTarget?.(!token.isTargeted, { releaseOthers: !isShift });
  return Boolean(token);
};

const openSheet = (): boolean => {
  const [token] = boardOf()?.tokens.controlled ?? [];
  const sheet = token?.actor?.sheet as {
    rendered?: boolean;
    close(): unknown;
    render(options: object): unknown;
  } | null;
  if (sheet) void (sheet.rendered ? sheet.close() : sheet.render({ force: true }));
  return Boolean(sheet);
};

const pause = (): boolean => {
  const { game } = globals<{ game: { togglePause(pause?: boolean, options?: object): boolean } }>();
  game.togglePause(undefined, { broadcast: true });
  return true;
};

const executeMacro = (digit: number) => (): boolean => {
  const filled = [...document.querySelectorAll<HTMLElement>('#hotbar [data-slot].full')];
  const slot = filled.find(one => one.querySelector('.key')?.textContent === String(digit));
  slot?.click();
  return Boolean(slot);
};

const key = (name: string, ...modifiers: string[]): KeyBinding => ({ key: name, modifiers });

const ACTIONS: readonly [string, Partial<KeybindingAction>][] = [
  moving('panUp', WAYS.UP, ['KeyW', 'ArrowUp', 'Numpad8']),
  moving('panLeft', WAYS.LEFT, ['KeyA', 'ArrowLeft', 'Numpad4']),
  moving('panDown', WAYS.DOWN, ['KeyS', 'ArrowDown', 'Numpad2']),
  moving('panRight', WAYS.RIGHT, ['KeyD', 'ArrowRight', 'Numpad6']),
  ['zoomIn', { editable: [key('PageUp'), key('NumpadAdd')], repeat: true, onDown: zooming(1.05) }],
  ['zoomOut', { editable: [key('PageDown'), key('NumpadSubtract')], repeat: true, onDown: zooming(1 / 1.05) }],
  ['pause', { restricted: true, editable: [key('Space')], onDown: onTable(pause) }],
  ['dismiss', { uneditable: [key('Escape')] }],
  [
    'highlight',
    {
      editable: [key('AltLeft'), key('AltRight')],
      reservedModifiers: ['ALT', 'SHIFT', 'CONTROL'],
      onDown: highlighting(true),
      onUp: highlighting(false),
    },
  ],
  ['target', { editable: [key('KeyT')], reservedModifiers: ['SHIFT'], onDown: onTable(target) }],
  ['toggleCharacterSheet', { editable: [key('KeyC')], onDown: onTable(openSheet) }],
  ['selectAll', { uneditable: [key('KeyA', 'CONTROL')], onDown: onLayer(layer => layer.controlAll()) }],
  ['copy', { uneditable: [key('KeyC', 'CONTROL')], onDown: onLayer(layer => layer.copyObjects().length > 0) }],
  ['cut', { uneditable: [key('KeyX', 'CONTROL')], onDown: onLayer(layer => layer.cutObjects().length > 0) }],
  [
    'paste',
    {
      uneditable: [key('KeyV', 'CONTROL')],
      onDown: onLayer((layer, { mousePosition }) => {
        if (layer.clipboard.objects.length === 0) return false;
        return layer.pasteObjects(mousePosition, {});
      }),
    },
  ],
  ['sendToBack', { editable: [key('BracketLeft')], onDown: onLayer(sorted(false)) }],
  ['bringToFront', { editable: [key('BracketRight')], onDown: onLayer(sorted(true)) }],
  [
    'focusChat',
    {
      editable: [key('KeyC', 'SHIFT')],
      onDown: onTable(() => {
        (page.ui['sidebar'] as { changeTab(tab: string, group: string): void }).changeTab('chat', 'primary');
        document.getElementById('chat-message')?.querySelector<HTMLElement>('[contenteditable]')?.focus();
      }),
    },
  ],
  ...Array.from({ length: 10 }, (_, digit): [string, Partial<KeybindingAction>] => [
    `executeMacro${digit}`,
    { editable: [key(`Digit${digit}`)], onDown: onTable(executeMacro(digit)) },
  ]),
];

/** Registers core's keys, before those of packages. */
export const registerCoreKeys = (keybindings: ClientKeybindings): void => {
  for (const [action, data] of ACTIONS)
    keybindings.register('core', action, { name: `KEYBINDINGS.${action}`, ...data });
};
