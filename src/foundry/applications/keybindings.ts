/** Keys of the module. Each can be changed in Foundry's own dialog; none is a letter alone. */
import { currentTable, placeNow, toggleWindow, type WindowKind } from '../windows';
import { openLibrary } from './index';
import { ID } from '../module-id';

const words = (action: string) => ({ name: `RT.keys.${action}.name`, hint: `RT.keys.${action}.hint` });

const register = (action: string, key: string, onDown: () => void): void => {
  game.keybindings.register(ID, action, {
    ...words(action),
    editable: [{ key, modifiers: [foundry.helpers.interaction.KeyboardManager.MODIFIER_KEYS.ALT] }],
    onDown: () => {
      onDown();
      return true;
    },
  });
};

/**
 * Foundry's undo key takes back the last move at a table. In other layers, and away from tables, it stays Foundry's.
 */
const registerUndoHere = (): void => {
  game.keybindings.register(ID, 'undo-here', {
    ...words('undo-here'),
    editable: [{ key: 'KeyZ', modifiers: [foundry.helpers.interaction.KeyboardManager.MODIFIER_KEYS.CONTROL] }],
    precedence: CONST.KEYBINDING_PRECEDENCE.PRIORITY,
    onDown() {
      const isTokens = !canvas?.ready || canvas.tokens?.active === true;
      const table = placeNow() && isTokens ? currentTable() : undefined;
      void table?.undo();
      return table !== undefined;
    },
  });
};

/** At a table Escape first puts back the piece in hand; after that it is Foundry's. */
const registerEscape = (): void => {
  game.keybindings.register(ID, 'put-back', {
    ...words('put-back'),
    editable: [{ key: 'Escape' }],
    precedence: CONST.KEYBINDING_PRECEDENCE.PRIORITY,
    onDown: () => placeNow()?.release() ?? false,
  });
};

/** Called in `init`. */
export const registerKeybindings = (): void => {
  const toggle = (kind: WindowKind) => (): void => {
    const client = currentTable();
    if (client) void toggleWindow(kind, client);
  };
  register('library', 'KeyL', () => {
    void openLibrary();
  });
  register('table', 'KeyT', toggle('table'));
  register('hand', 'KeyH', toggle('hand'));
  register('board', 'KeyB', toggle('board'));
  register('undo', 'KeyZ', () => {
    void currentTable()?.undo();
  });
  registerUndoHere();
  register('fit', 'KeyV', () => placeNow()?.fit());
  register('own-parts', 'KeyM', () => placeNow()?.toggleOwnParts());
  registerEscape();
};
