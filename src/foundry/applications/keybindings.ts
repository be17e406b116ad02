/** Keys of the module. Each may be changed in the host's own dialog; none is a letter alone. */
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
 * Foundry's own key takes back at a table what was done at the table. In the other layers it is Foundry's, and so it is
 * where nobody sits at a table.
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

/** At a table Escape first puts back what is in hand; then it is Foundry's own again. */
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
