/** Helpers on scenes: loads the buttons with the first scene that has one, and adds a tool to the controls. */
import { ID } from '../module-id';
import { lazyImport } from '../lazy-import';

type Buttons = typeof import('./helper-buttons');
let buttons: Buttons | undefined;

const hasHelpers = (): boolean =>
  (canvas?.ready ?? false) && (canvas?.scene?.drawings.some(one => one.getFlag(ID, 'helper') !== undefined) ?? false);

const show = async (): Promise<void> => {
  if (!buttons && !hasHelpers()) return;
  buttons ??= await lazyImport(() => import('./helper-buttons'));
  buttons?.showHelperButtons();
};

/** Opens the Helpers window for the viewed scene. */
const openHelpers = async (): Promise<void> => {
  const open = await lazyImport(async () => (await import('./open-helpers')).openHelpers);
  await open?.();
};

/** Called in `init`. */
export const registerHelpersOnScenes = (): void => {
  Hooks.on('getSceneControlButtons', controls => {
    const tokens = controls['tokens'];
    if (!tokens) return;
    tokens.tools['revolutionTablesHelpers'] = {
      name: 'revolutionTablesHelpers',
      title: 'RT.windows.helpers',
      icon: 'fa-solid fa-dice',
      order: 91,
      button: true,
      onChange: () => {
        void openHelpers();
      },
    };
  });
  for (const hook of ['canvasReady', 'createDrawing', 'updateDrawing', 'deleteDrawing'] as const)
    Hooks.on(hook, () => void show());
  Hooks.on('canvasTearDown', () => buttons?.hideHelperButtons());
  Hooks.on('renderSceneControls', () => buttons?.letDrawingsBeMoved());
};
