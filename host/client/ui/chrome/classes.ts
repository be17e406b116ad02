import { defineNamespace, page } from '../globals';
import { ChatLog } from '../sidebar/chat-log';
import { CombatTracker } from '../sidebar/combat-tracker';
import { CompendiumDirectory } from '../sidebar/compendium-directory';
import {
  ActorDirectory,
  CardsDirectory,
  ItemDirectory,
  JournalDirectory,
  MacroDirectory,
  PlaylistDirectory,
  RollTableDirectory,
  SceneDirectory,
} from '../sidebar/directories';
import { Settings } from '../sidebar/settings-tab';
import { Sidebar } from '../sidebar/sidebar';
import type { AbstractSidebarTab } from '../sidebar/sidebar-tab';
import { Notifications } from '../notifications';
import { Hotbar } from './hotbar';
import { GamePause, MainMenu } from './pause-and-menu';
import { Players } from './players';
import { SceneControls } from './scene-controls';
import { SceneNavigation } from './scene-navigation';
import { globals } from '../../global';

/** [D14] CONFIG.ui: the classes of the parts of the interface, which packages may replace. */
const CLASSES = {
  actors: ActorDirectory,
  cards: CardsDirectory,
  chat: ChatLog,
  combat: CombatTracker,
  compendium: CompendiumDirectory,
  controls: SceneControls,
  hotbar: Hotbar,
  items: ItemDirectory,
  journal: JournalDirectory,
  macros: MacroDirectory,
  menu: MainMenu,
  nav: SceneNavigation,
  notifications: Notifications,
  pause: GamePause,
  players: Players,
  playlists: PlaylistDirectory,
  scenes: SceneDirectory,
  settings: Settings,
  sidebar: Sidebar,
  tables: RollTableDirectory,
} as const;

export const configureClasses = (): void => defineNamespace('CONFIG.ui', CLASSES);

type Made<N extends keyof typeof CLASSES> = InstanceType<(typeof CLASSES)[N]>;

/** A part of the interface, of the class that CONFIG names for it. */
export const partOf = <N extends keyof typeof CLASSES>(name: N, ...args: unknown[]): Made<N> => {
  const { ui } = globals<{ CONFIG: { ui: Record<string, new (...args: unknown[]) => Made<N>> } }>().CONFIG;
  const cls = ui[name] ?? (CLASSES[name] as unknown as new (...args: unknown[]) => Made<N>);
  return new cls(...args);
};

/** [D14] CONFIG.ui: what packages have added to it, besides tabs; each is made once and stands in `ui`. */
export const addedParts = (): Record<string, unknown> => {
  const { ui } = globals<{ CONFIG: { ui: Record<string, (new () => unknown) | undefined> } }>().CONFIG;
  const added = Object.entries(ui).filter(([name]) => !(name in CLASSES) && !(name in Sidebar.TABS));
  const made = ([name, cls]: (typeof added)[number]): readonly (readonly [string, unknown])[] => {
    if (typeof cls !== 'function') return [];
    try {
      return [[name, new cls()]];
    } catch (error) {
      // a package's part that fails leaves the others
      console.error(`CONFIG.ui.${name} could not be made.`, error);
      return [];
    }
  };
  return Object.fromEntries(added.flatMap(made));
};

/** The tabs of the sidebar, in their order: core's, and those that packages have added to it and to CONFIG. */
export const tabsOf = (): Record<string, AbstractSidebarTab> => {
  const { ui } = globals<{ CONFIG: { ui: Record<string, (new () => AbstractSidebarTab) | undefined> } }>().CONFIG;
  const made: Record<string, AbstractSidebarTab> = {};
  for (const name of Object.keys(Sidebar.TABS)) {
    const cls = ui[name];
    if (cls) made[name] = new cls();
  }
  return made;
};

/** Those that this user sees. [M] packages read the others from `ui` on a player's page too. */
export const shownTabs = (tabs: Readonly<Record<string, AbstractSidebarTab>>): Record<string, AbstractSidebarTab> => {
  const isMaster = page.game.user?.isGM ?? false;
  return Object.fromEntries(Object.entries(tabs).filter(([name]) => isMaster || !Sidebar.TABS[name]?.gmOnly));
};
