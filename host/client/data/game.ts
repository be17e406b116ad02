import { defaultPermissions, type RolePermissions } from '../../shared/permissions';
import { VERSION, type ModuleInfo, type WorldPayload } from '../../shared/wire';
import type { Data } from '../../shared/json';
import { documentType, documentTypes } from '../../shared/documents';
import { activePackage, systemPackage, worldPackage, type ActivePackage } from './active-package';
import { hostAssumptions } from './current';
import { Collection } from './collection';
import { declaredTypes, declareTypes } from './data-model';
import type { GameSocket } from './connection';
import type { WorldCollection } from './document-collection';
import { CardStacks } from './documents/cards';
import type { Combat } from './encounters/combat';
import { CombatEncounters } from './encounters/combat-encounters';
import { ChatMessages } from './documents/message';
import { Scenes } from './documents/scene';
import { WorldSettings } from './documents/setting';
import { Users, type User } from './documents/user';
import { Journal } from './documents/journal';
import { Actors, Folders, Items, Macros, Playlists, RollTables } from './documents/world-collections';
import { DocumentIndex } from './document-index';
import { ReleaseData } from './release';
import { ClientIssues, CompendiumArt, GamepadManager, MouseManager, WorkerManager } from './game-parts';
import { GameTime } from './game-time';
import { Hooks } from './hooks';
import type { RenderableApp } from '../ui/globals';
import type { Localization } from './i18n';
import { CompendiumPacks } from './packs';
import type { ClientSettings } from './settings';
import { globals } from '../global';

declare module './current' {
  interface Surroundings {
    readonly game: Game;
  }
}

/** [D14] CONFIG.Actor.typeLabels and the like: what each declared type is called, unless a package says it itself. */
const labelTypes = (): void => {
  const { CONFIG } = globals<{ CONFIG: Record<string, { typeLabels?: Record<string, string> } | undefined> }>();
  for (const { name } of documentTypes) {
    const labels = CONFIG[name]?.typeLabels;
    if (labels) for (const type of declaredTypes(name)) labels[type] ??= `TYPES.${name}.${type}`;
  }
};

/** [D14] foundry.Game (global `game`): the world as this page sees it. Its parts are added one after another in the boot. */
export class Game {
  /** [D14] Game#version, Game#release, ReleaseData#generation; docs/platform.md 1 */
  readonly version = VERSION;
  readonly release = new ReleaseData();

  /** [D14] Game#ready */
  ready = false;
  /** [D14] Game#user: null until the hook `setup`. */
  user: User | null = null;
  /** [D14] Game#userId */
  userId: string | null = null;
  /** [D14] Game#paused, Game#view */
  paused = false;
  readonly view = 'game';
  /** [D14] Game#world, Game#system, Game#modules */
  world!: ActivePackage;
  system!: ActivePackage;
  /** Undefined before the page knows its world: by this, libraries see that they run early. */
  modules!: Collection<ActivePackage>;
  /** [D14] Game#settings, Game#i18n, Game#socket, Game#packs */
  settings!: ClientSettings;
  i18n!: Localization;
  socket: GameSocket | null = null;
  readonly packs = new CompendiumPacks();
  /** [D14] Game#collections: the documents of the world by document name. */
  collections!: Collection<WorldCollection>;
  /**
   * [D14] Game#users, Game#scenes, Game#messages, Game#cards, Game#folders, Game#journal, Game#macros, Game#actors,
   * Game#items, Game#tables, Game#playlists, Game#combats: the same collections by name.
   */
  users!: Users;
  scenes!: Scenes;
  messages!: ChatMessages;
  cards!: CardStacks;
  folders!: Folders;
  journal!: WorldCollection;
  macros!: WorldCollection;
  actors!: Actors;
  items!: WorldCollection;
  tables!: WorldCollection;
  playlists!: WorldCollection;
  combats!: CombatEncounters;
  /** Settings are read before there are documents; see `ClientSettings`. */
  readonly worldSettings = new WorldSettings();
  /** Everything installed, for the window of modules. */
  installed: readonly ModuleInfo[] = [];
  unreadable: readonly string[] = [];
  /** [D14] Game#documentIndex */
  readonly documentIndex = new DocumentIndex();
  /** [D14] Game#issues, Game#mouse, Game#gamepad, Game#workers, Game#compendiumArt, Game#nue, Game#webrtc, Game#loading */
  readonly issues = new ClientIssues();
  readonly mouse = new MouseManager();
  readonly gamepad = new GamepadManager();
  readonly workers = new WorkerManager();
  readonly compendiumArt = new CompendiumArt();
  readonly nue = {};
  readonly webrtc = null;
  readonly loading = false;

  /** [D14] Game#sessionId: no page of this host learns it. */
  readonly sessionId = '';

  /** [D14] Game#time */
  readonly time = new GameTime();

  /** [D13] Game#data: the server's first data of the world, by the names of its collections. */
  data!: Data;

  /** Takes the server's data, before `init`. */
  receive(payload: WorldPayload): void {
    const { documents, ...rest } = payload;
    const all = Object.entries(documents).map(([name, sources]) => [documentType(name).collection, sources]);
    const current = { hasUpdate: false, channel: this.release.channel, version: null };
    this.data = {
      ...rest,
      release: this.release,
      coreUpdate: current,
      systemUpdate: current,
      ...Object.fromEntries(all),
    };
    this.take(payload);
  }

  private take({ world, system, modules, unreadable, userId, serverTime, paused }: WorldPayload): void {
    this.modules = new Collection();
    this.installed = modules;
    this.unreadable = unreadable;
    this.system = systemPackage(system);
    this.world = worldPackage(world, this.system);
    for (const module of modules) this.modules.set(module.id, activePackage(module));
    this.userId = userId;
    const used = [this.system, ...this.modules.filter(({ active }) => active)];
    for (const { id, documentTypes } of used) declareTypes(id, id === this.system.id, documentTypes as Data);
    labelTypes();
    this.time.synchronize(serverTime);
    this.paused = paused;
  }

  /** Makes the empty collections of the world. */
  makeCollections(): void {
    this.users = new Users();
    this.scenes = new Scenes();
    this.messages = new ChatMessages();
    this.cards = new CardStacks();
    this.combats = new CombatEncounters();
    this.folders = new Folders();
    this.journal = new Journal();
    this.macros = new Macros();
    this.actors = new Actors();
    this.items = new Items();
    this.tables = new RollTables();
    this.playlists = new Playlists();
    const all: WorldCollection[] = [
      this.users,
      this.scenes,
      this.messages,
      this.cards,
      this.worldSettings,
      ...[this.journal, this.macros, this.actors, this.items, this.tables, this.playlists, this.folders],
      this.combats,
    ] as WorldCollection[];
    this.collections = new Collection(all.map(collection => [collection.documentName, collection] as const));
  }

  /** [D14] Game#combat: the encounter that is viewed. */
  get combat(): Combat | null {
    return this.combats?.viewed ?? null;
  }

  /** [D14] Game#documentTypes: the types of each kind of document, core's and those that packages declare. */
  get documentTypes(): Record<string, readonly string[]> {
    return Object.fromEntries(documentTypes.map(({ name }) => [name, ['base', ...declaredTypes(name)]]));
  }

  /** [D14] Game#activeTool: the tool that is chosen in the scene's controls. */
  get activeTool(): string {
    const { ui } = globals<{ ui: { controls?: { tool?: { name?: string } | null } } }>();
    return ui.controls?.tool?.name ?? '';
  }

  /** [D14] Game#canvas */
  get canvas(): unknown {
    return (globalThis as { canvas?: unknown }).canvas;
  }

  /** [D14] Game#permissions: which roles have which permissions. */
  get permissions(): RolePermissions {
    const saved = this.worldSettings.getSetting('core.permissions')?.saved as RolePermissions | undefined;
    return { ...defaultPermissions(hostAssumptions['permissions-query'] === 'yes'), ...saved };
  }

  /** The connection, for requests to the server. */
  requireSocket(): GameSocket {
    if (!this.socket) throw new Error('The page is not connected yet.');
    return this.socket;
  }

  /** [D14] Game#initialize: the first moment of the page; libraries wrap it to run before everybody else. */
  initialize(): void {
    Hooks.callAll('init');
  }

  /** [D14] Game#toggleCharacterSheet: opens or closes the sheet of the user's character, or of the chosen token's actor. */
  toggleCharacterSheet(): RenderableApp | null {
    const { canvas } = globals<{
      canvas?: { tokens?: { controlled?: readonly { readonly actor?: { readonly sheet?: RenderableApp } }[] } };
    }>();
    const { character } = (this.user ?? {}) as { character?: { readonly sheet?: RenderableApp } | null };
    const sheet = canvas?.tokens?.controlled?.[0]?.actor?.sheet ?? character?.sheet ?? null;
    if ((sheet as { rendered?: boolean } | null)?.rendered) void sheet?.close();
    else void sheet?.render({ force: true });
    return sheet;
  }

  /** [D14] Game#logOut: back to the join page. */
  logOut(): void {
    globalThis.location.assign('join');
  }

  /** [D14] Game#shutDown: a game master closes the world, and all pages leave it. Here it stays open to be joined. */
  async shutDown(): Promise<void> {
    if (!this.user?.isGM) throw new Error('Only a Gamemaster User may shut down the currently active world');
    this.requireSocket().socket.emit('shutDown');
    this.logOut();
  }

  /** [D14] Game#togglePause: on this page, or, by a game master, on all; reported by the hook `pauseGame`. */
  togglePause(
    pause = !this.paused,
    { broadcast = false, userId }: { broadcast?: boolean; userId?: string | null } = {},
  ): boolean {
    if (broadcast && !this.user?.isGM) {
      throw new Error('You do not have permission to toggle the game pause state for all players!');
    }
    this.paused = pause;
    const by = userId ?? this.userId;
    if (broadcast) this.requireSocket().socket.emit('pause', pause);
    document.body.classList.toggle('game-paused', pause);
    Hooks.callAll('pauseGame', pause, { broadcast, userId: by });
    return pause;
  }
}
