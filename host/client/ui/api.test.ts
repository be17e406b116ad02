import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const client = join(import.meta.dirname, '..');

/** The namespaces of `foundry` with their classes of the interface. */
const NAMESPACES: Readonly<Record<string, readonly string[]>> = {
  'foundry.applications.api': ['ApplicationV2', 'HandlebarsApplication', 'DialogV2', 'DocumentSheetV2'],
  'foundry.applications.apps': ['DocumentSheetConfig'],
  'foundry.applications.hud': ['HeadsUpDisplayContainer'],
  'foundry.applications.settings': ['SettingsConfig'],
  'foundry.applications.sidebar': ['AbstractSidebarTab', 'DocumentDirectory', 'Sidebar'],
  'foundry.applications.sidebar.tabs': ['ChatLog'],
  'foundry.applications.ui': ['Notifications', 'SceneControls', 'SceneNavigation'],
  'foundry.applications.ux': ['ContextMenu', 'DragDrop', 'FormDataExtended', 'TextEditor'],
  'foundry.canvas': ['Canvas'],
  'foundry.canvas.layers': ['PlaceablesLayer', 'CanvasLayer'],
  'foundry.canvas.placeables': ['PlaceableObject'],
  'foundry.helpers.interaction': ['TooltipManager', 'ClientKeybindings', 'KeyboardManager'],
};

const namespaceOf = (owner: string): string | undefined =>
  Object.keys(NAMESPACES).find(namespace => NAMESPACES[namespace]?.includes(owner));

/** Globals through which packages reach the one instance of a class. */
const INSTANCES: Readonly<Record<string, string>> = {
  Notifications: 'ui.notifications',
  SceneControls: 'ui.controls',
  SceneNavigation: 'ui.nav',
  Sidebar: 'ui.sidebar',
  ChatLog: 'ui.chat',
  TooltipManager: 'game.tooltip',
  ClientKeybindings: 'game.keybindings',
  KeyboardManager: 'game.keyboard',
  Canvas: 'canvas',
  PlaceablesLayer: 'canvas.tiles',
  CanvasLayer: 'canvas.tiles',
  HeadsUpDisplayContainer: 'canvas.hud',
};

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(client, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map(path => readFileSync(join(client, folder, path), 'utf8'));

const sources = ['ui', 'canvas'].flatMap(sourcesIn);

/** The names under which a package uses a member. */
const namesOf = (member: string): string[] => {
  const [, owner = '', rest = ''] = /^(\w+)(.*)$/.exec(member) ?? [];
  const namespace = namespaceOf(owner);
  const qualified = namespace ? `${namespace}.${member}` : member;
  const instance = INSTANCES[owner];
  return instance && rest.startsWith('#') ? [qualified, `${instance}.${rest.slice(1)}`] : [qualified];
};

/** Every member that a comment cites, with the page that the comment names. */
const cited = sources
  .flatMap(text => [...text.matchAll(/\[(D13|D14|A|I|M|T|K)\] ([A-Za-z]\w*(?:[.#]\w+)+)/g)])
  .flatMap(([, page = '', member = '']) => namesOf(member).map(name => [name, `[${page}] ${member}`] as const));

// shows host.2
test('host/api-ui.json lists what the comments of the interface cite', async () => {
  const members = Object.fromEntries(cited.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  await expect(`${JSON.stringify(members, null, 2)}\n`).toMatchFileSnapshot(join(client, '../api-ui.json'));
});
