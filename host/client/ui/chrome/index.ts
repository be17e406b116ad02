import { applyTheme } from '../theme';
import { defineNamespace, page, type HostDocument, type HostMessage } from '../globals';
import type { ChatLog } from '../sidebar/chat-log';
import type { CombatTracker } from '../sidebar/combat-tracker';
import { addedParts, partOf, shownTabs, tabsOf } from './classes';
import type { Hotbar } from './hotbar';
import { layOutInterface } from './interface-part';
import type { Players } from './players';
import type { SceneControls } from './scene-controls';
import type { SceneNavigation } from './scene-navigation';
import { DocumentDirectory } from '../sidebar/document-directory';
import { globals } from '../../global';

/** The fields that a directory shows: an update of any other leaves it unchanged. */
const LISTED = ['name', 'img', 'sort', 'sorting', 'folder', 'ownership', 'active', 'navigation'];

const ACTIONS = ['create', 'update', 'delete'] as const;

/** Draws a part again, once for all changes of the same moment. */
const soon = (work: () => void): (() => void) => {
  let planned = false;
  return () => {
    if (planned) return;
    planned = true;
    queueMicrotask(() => {
      planned = false;
      work();
    });
  };
};

const onAny = (documentName: string, work: () => void): void => {
  const later = soon(work);
  for (const action of ACTIONS) page.Hooks.on(`${action}${documentName}`, later);
};

const watchDocuments = (parts: {
  controls: SceneControls;
  nav: SceneNavigation;
  players: Players;
  hotbar: Hotbar;
  chat: ChatLog;
  combat: CombatTracker;
  directories: readonly DocumentDirectory[];
}): void => {
  const { controls, nav, players, hotbar, chat, combat, directories } = parts;
  for (const directory of directories) {
    const draw = soon(() => void directory.render());
    for (const action of ['create', 'delete']) page.Hooks.on(`${action}${directory.documentName}`, draw);
    page.Hooks.on(`update${directory.documentName}`, (_document: HostDocument, changes: object) => {
      if (LISTED.some(key => key in changes)) draw();
    });
    onAny('Folder', draw);
  }
  onAny('Scene', () => void nav.render());
  for (const hook of ['canvasReady', 'canvasTearDown']) {
    page.Hooks.on(hook, () => {
      void nav.render();
      void combat.render();
    });
  }
  // [M] packages offer some controls only for some scenes, and ask for nothing themselves
  page.Hooks.on('canvasReady', () => void controls.render({ reset: true }));
  page.Hooks.on('canvasTearDown', () => {
    for (const { targets } of page.game.users.contents) targets?.clear();
  });
  for (const name of ['Combat', 'Combatant', 'ActiveEffect']) onAny(name, () => void combat.render());
  onAny('User', () => {
    void players.render();
    void hotbar.render();
  });
  page.Hooks.on('userConnected', () => void players.render());
  onAny('Macro', () => void hotbar.render());
  page.Hooks.on('createChatMessage', (message: HostMessage) => void chat.postOne(message, { notify: true }));
  page.Hooks.on('updateChatMessage', (message: HostMessage) => void chat.updateMessage(message));
  page.Hooks.on('deleteChatMessage', (message: HostDocument) => void chat.deleteMessage(message.id));
};

/** Draws Foundry's interface in its places and keeps it up to date. Runs after the hook `setup`, before `ready`. */
export const renderChrome = async (): Promise<void> => {
  layOutInterface();
  applyTheme();
  const tabs = tabsOf();
  const shown = shownTabs(tabs);
  const sidebar = partOf('sidebar', shown);
  const controls = partOf('controls');
  const nav = partOf('nav');
  const players = partOf('players');
  const hotbar = partOf('hotbar');
  const pause = partOf('pause');
  defineNamespace('ui', {
    sidebar,
    controls,
    nav,
    players,
    hotbar,
    ...tabs,
    menu: partOf('menu'),
    pause,
    ...addedParts(),
  });
  for (const part of [controls, nav, players, hotbar, sidebar, pause]) await part.render({ force: true });
  const directories = Object.values(shown).filter(tab => tab instanceof DocumentDirectory);
  const { chat, combat } = globals<{ ui: { chat: ChatLog; combat: CombatTracker } }>().ui;
  watchDocuments({ controls, nav, players, hotbar, chat, combat, directories });
  page.Hooks.on('pauseGame', () => void pause.render());
};
