/** Keys of the module. Each may be changed in the host's own dialog; none is a letter alone. */
import { currentTable } from './applications/current-table';
import { openLibrary, toggleWindow } from './applications/index';
import type { WindowKind } from './applications/windows';
import { ID } from './module-id';

const register = (action: string, key: string, onDown: () => void): void => {
  game.keybindings.register(ID, action, {
    name: `RT.keys.${action}.name`,
    hint: `RT.keys.${action}.hint`,
    editable: [{ key, modifiers: [foundry.helpers.interaction.KeyboardManager.MODIFIER_KEYS.ALT] }],
    onDown: () => {
      onDown();
      return true;
    },
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
};
