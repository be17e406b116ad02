import { page, type HostDocument } from '../ui/globals';
import { Canvas } from './canvas';
import type { ClientKeybindings } from '../ui/keyboard';
import { globals } from '../global';

const registerKeys = (canvas: Canvas): void => {
  const { keybindings } = globals<{ game: { keybindings: ClientKeybindings } }>().game;
  const onTiles = (work: () => Promise<unknown>) => (): boolean => {
    if (!canvas.ready || !canvas.tiles.active) return false;
    void work();
    return true;
  };
  keybindings.register('core', 'undo', {
    name: 'Undo',
    uneditable: [{ key: 'KeyZ', modifiers: ['CONTROL'] }],
    onDown: onTiles(() => canvas.tiles.undoHistory()),
  });
  keybindings.register('core', 'delete', {
    name: 'Delete',
    uneditable: [{ key: 'Delete' }, { key: 'Backspace' }],
    onDown: onTiles(() => canvas.tiles.deleteControlled()),
  });
};

/** Draws the viewed scene on the board. Not called if the canvas is disabled. */
export const initCanvas = async (): Promise<void> => {
  const canvas = new Canvas();
  page.canvas = canvas;
  // [M] the first of the chosen tokens, by the name that macros know it by
  Object.defineProperty(globalThis, '_token', { get: () => canvas.tokens?.controlled[0] ?? null, configurable: true });
  registerKeys(canvas);
  for (const hook of ['createLevel', 'deleteLevel']) {
    page.Hooks.on(hook, ({ parent }: HostDocument) => {
      if (parent === canvas.scene) void canvas.draw(canvas.scene);
    });
  }
  await canvas.draw();
};
