import * as directories from './sidebar/directories';
import { instances, ApplicationV2 } from './application/application';
import { HandlebarsApplicationMixin } from './handlebars-mixin';
import { DialogV2, ImagePopout } from './dialog';
import { DocumentSheetV2 } from './document-sheet';
import { DocumentSheetConfig } from './sheet-config';
import { ControlsConfig, registerKeybindingSetting } from './controls-config';
import { registerCoreKeys } from './core-keys';
import { ClientKeybindings, KeyboardManager } from './keyboard';
import { ContextMenu } from './context-menu';
import { followContentLinks, TextEditor } from './clean-html';
import { DragDrop } from './drag-drop';
import { FormDataExtended } from './form-data';
import { logModules, ModuleManagement } from './modules-window';
import { Notifications } from './notifications';
import { TooltipManager } from './tooltips';
import { installTemplates } from './templates';
import { followTheme } from './theme';
import { Compendium, CompendiumDirectory } from './sidebar/compendium-directory';
import { CombatTracker } from './sidebar/combat-tracker';
import { ChatLog } from './sidebar/chat-log';
import { installMessageRendering } from './sidebar/chat-message';
import { DocumentDirectory } from './sidebar/document-directory';
import { AbstractSidebarTab } from './sidebar/sidebar-tab';
import { Settings } from './sidebar/settings-tab';
import { Sidebar } from './sidebar/sidebar';
import { SceneControls } from './chrome/scene-controls';
import { SceneNavigation } from './chrome/scene-navigation';
import { configureClasses } from './chrome/classes';
import { Players } from './chrome/players';
import { Hotbar } from './chrome/hotbar';
import { GamePause, MainMenu } from './chrome/pause-and-menu';
import { SettingsConfig } from './settings-config';
import { nameCoreSheets, registerCoreSheets } from './sheets';
import { defineNamespace, page } from './globals';
import { globals } from '../global';

/** Brings windows back within reach when the page becomes smaller. */
export const keepWindowsInside = (): void => {
  addEventListener('resize', () => {
    for (const app of instances.values()) if (app.hasFrame && app.rendered && !app.minimized) app.setPosition();
  });
};

/** [D14] DocumentSheetConfig as a window that packages may extend; only the registering of sheets works. */
const sheetConfig = (): unknown => {
  const made = class extends HandlebarsApplicationMixin(DocumentSheetV2) {};
  return Object.defineProperty(Object.assign(made, DocumentSheetConfig), 'name', { value: 'DocumentSheetConfig' });
};

/** Defines `foundry.applications.*`, `ui.notifications`, tooltips and the keyboard. Runs before the hook `init`. */
export const installApplications = (): void => {
  defineNamespace('foundry.applications', { instances });
  defineNamespace('foundry.applications.api', { ApplicationV2, HandlebarsApplicationMixin, DialogV2, DocumentSheetV2 });
  defineNamespace('foundry.applications.apps', { DocumentSheetConfig: sheetConfig(), ImagePopout });
  defineNamespace('foundry.applications.ux', { ContextMenu, DragDrop, FormDataExtended, TextEditor });
  defineNamespace('foundry.applications.ui', {
    Notifications,
    SceneControls,
    SceneNavigation,
    Players,
    Hotbar,
    GamePause,
    MainMenu,
  });
  nameCoreSheets();
  defineNamespace('foundry.applications.settings', { SettingsConfig });
  defineNamespace('foundry.applications.sidebar', { AbstractSidebarTab, DocumentDirectory, Sidebar });
  defineNamespace('foundry.applications.sidebar.apps', { Compendium, ControlsConfig, ModuleManagement });
  defineNamespace('foundry.applications.sidebar.tabs', {
    ...directories,
    ChatLog,
    CompendiumDirectory,
    CombatTracker,
    Settings,
  });
  defineNamespace('foundry.helpers.interaction', { ClientKeybindings, KeyboardManager, TooltipManager });
  configureClasses();
  installTemplates();
  installMessageRendering((page.CONFIG['ChatMessage'] as { documentClass: { prototype: object } }).documentClass);

  /** [D13] ui.notifications */
  const notifications = new Notifications();
  const tooltip = new TooltipManager();
  const keyboard = new KeyboardManager();
  defineNamespace('ui', { notifications, windows: {} });
  // [K] the same object under its other name
  defineNamespace('foundry', { ui: page.ui });
  const game = globals<{ game: Record<string, unknown> }>().game;
  /** [D13] Game#keybindings */
  Object.assign(game, { tooltip, keyboard, keybindings: game['keybindings'] ?? new ClientKeybindings() });
  tooltip.activateEventListeners();
  keyboard._activateListeners();
  DialogV2.answerQueries();
  followContentLinks();
  followTheme();
  keepWindowsInside();
  page.Hooks.once('init', () => {
    registerCoreSheets();
    registerKeybindingSetting();
    registerCoreKeys(game['keybindings'] as ClientKeybindings);
  });
  page.Hooks.once('ready', logModules);
  page.Hooks.once('setup', () => (game['keybindings'] as ClientKeybindings).initialize());
};
