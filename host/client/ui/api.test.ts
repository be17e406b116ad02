import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const client = join(import.meta.dirname, '..');

/** Where the classes of the interface stand in `foundry`. */
const NAMESPACES: Readonly<Record<string, string>> = {
  ApplicationV2: 'foundry.applications.api', HandlebarsApplication: 'foundry.applications.api', DialogV2: 'foundry.applications.api',
  DocumentSheetV2: 'foundry.applications.api', DocumentSheetConfig: 'foundry.applications.apps',
  ContextMenu: 'foundry.applications.ux', DragDrop: 'foundry.applications.ux', FormDataExtended: 'foundry.applications.ux',
  TextEditor: 'foundry.applications.ux', Notifications: 'foundry.applications.ui', SceneControls: 'foundry.applications.ui',
  SceneNavigation: 'foundry.applications.ui', AbstractSidebarTab: 'foundry.applications.sidebar',
  DocumentDirectory: 'foundry.applications.sidebar', Sidebar: 'foundry.applications.sidebar',
  ChatLog: 'foundry.applications.sidebar.tabs', SettingsConfig: 'foundry.applications.settings',
  HeadsUpDisplayContainer: 'foundry.applications.hud', TooltipManager: 'foundry.helpers.interaction',
  ClientKeybindings: 'foundry.helpers.interaction', KeyboardManager: 'foundry.helpers.interaction',
  Canvas: 'foundry.canvas', PlaceablesLayer: 'foundry.canvas.layers', CanvasLayer: 'foundry.canvas.layers',
  PlaceableObject: 'foundry.canvas.placeables',
};

/** Globals through which packages reach the one instance of a class. */
const INSTANCES: Readonly<Record<string, string>> = {
  Notifications: 'ui.notifications', SceneControls: 'ui.controls', SceneNavigation: 'ui.nav', Sidebar: 'ui.sidebar',
  ChatLog: 'ui.chat', TooltipManager: 'game.tooltip', ClientKeybindings: 'game.keybindings', KeyboardManager: 'game.keyboard',
  Canvas: 'canvas', PlaceablesLayer: 'canvas.tiles', CanvasLayer: 'canvas.tiles', HeadsUpDisplayContainer: 'canvas.hud',
};

const sources = ['ui', 'canvas'].flatMap(folder => readdirSync(join(client, folder), { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map(path => readFileSync(join(client, folder, path), 'utf8')));

/** The names under which a package uses a member. */
const namesOf = (member: string): string[] => {
  const [, owner = '', rest = ''] = /^(\w+)(.*)$/.exec(member) ?? [];
  const qualified = NAMESPACES[owner] ? `${NAMESPACES[owner]}.${member}` : member;
  const instance = INSTANCES[owner];
  return instance && rest.startsWith('#') ? [qualified, `${instance}.${rest.slice(1)}`] : [qualified];
};

/** Every member that a comment cites, with the page that the comment names. */
const cited = sources.flatMap(text => [...text.matchAll(/\[(D13|D14|A|I|M|T|K)\] ([A-Za-z]\w*(?:[.#]\w+)+)/g)])
  .flatMap(([, page = '', member = '']) => namesOf(member).map(name => [name, `[${page}] ${member}`] as const));

test('host/api-ui.json lists what the comments of the interface cite', async () => {
  const members = Object.fromEntries(cited.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await expect(`${JSON.stringify(members, null, 2)}\n`).toMatchFileSnapshot(join(client, '../api-ui.json'));
});
