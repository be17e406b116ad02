import type { Data } from '../../shared/json';
import type { PackageInfo, WorldPayload } from '../../shared/wire';
import { defaultPermissions } from '../../shared/permissions';
import { hostAssumptions, current } from './current';
import { connect, invitationBy, loadWorld } from './connection';
import type { Actor } from './documents/actor';
import { settleRegions } from './documents/region';
import type { User } from './documents/user';
import { Hooks } from './hooks';
import { Localization } from './i18n';
import { listen } from './listen';
import { CompendiumCollection } from './packs';
import { ClientSettings } from './settings';
import { globals } from '../global';

/** The interface's part in the boot. */
interface Interface {
  renderChrome(): Promise<void>;
  initCanvas(): Promise<void>;
}

/** Settings of the canvas and of the chat without an effect here: their kinds and defaults. */
const SETTINGS_OF_USER: Readonly<Record<string, readonly [type: unknown, value: unknown]>> = {
  animateRollTable: [Boolean, true],
  chatBubbles: [Boolean, true],
  chatBubblesPan: [Boolean, true],
  defaultDrawingConfig: [Object, {}],
  leftClickRelease: [Boolean, true],
  lightAnimation: [Boolean, true],
  maxFPS: [Number, 60],
  mipmap: [Boolean, true],
  performanceMode: [Number, 2],
  photosensitiveMode: [Boolean, false],
  pixelRatioResolutionScaling: [Boolean, true],
  scrollingStatusText: [Boolean, true],
  showToolclips: [Boolean, true],
  tokenDragPreview: [Boolean, false],
  visionAnimation: [Boolean, true],
  /** [D14] NotesLayer.TOGGLE_SETTING */
  notesDisplayToggle: [Boolean, false],
};

const registerCoreSettings = (payload: WorldPayload): void => {
  const { settings, i18n } = current.game;
  const core = (key: string, data: object): void => settings.register('core', key, data);
  core('language', { scope: 'client', config: false, type: String, default: 'en', choices: i18n.languages });
  core('noCanvas', { scope: 'client', config: false, type: Boolean, default: payload.noCanvas });
  core('messageMode', { scope: 'client', config: false, type: String, default: 'public' });
  // [I] JohanFalt/Foundry_WoD20 1395, wintersleepAI/swnr 231: the setting of version 13 is still there, and reads as null
  core('rollMode', { scope: 'client', config: false, default: null });
  // [M] alterNERDtive/more-manual-dice-rolls: how each die is rolled; here always by chance
  core('diceConfiguration', { scope: 'client', config: false, type: Object, default: {} });
  // [M] what a new drawing looks like is empty until somebody has set it
  core('defaultDrawingConfig', { scope: 'client', config: false, type: Object, default: {} });
  /** [D14] FontConfig.SETTING */
  core('fonts', { scope: 'world', config: false, type: Object, default: {} });
  core('moduleConfiguration', { scope: 'world', config: false, type: Object, default: {}, requiresReload: true });
  core('permissions', {
    scope: 'world',
    config: false,
    type: Object,
    default: defaultPermissions(payload.assumptions['permissions-query'] === 'yes'),
  });
  core('time', {
    scope: 'world',
    config: false,
    type: Number,
    default: 0,
    onChange: (worldTime: number, options: object, userId: string) =>
      current.game.time.onUpdateWorldTime(worldTime, options, userId),
  });
  current.game.time.begin();
  // [K] the volumes of packages' sounds
  for (const place of ['Playlist', 'Ambient', 'Interface']) {
    core(`global${place}Volume`, { scope: 'client', config: false, type: Number, default: 0.5 });
  }
  // [K] what each user sets for the canvas and the chat; [M] packages read and set them
  for (const [key, [type, value]] of Object.entries(SETTINGS_OF_USER))
    core(key, { scope: 'client', config: false, type, default: value });
  // [K] how diagonals count, and where compendia lie in their list
  // [M] jtdoepke/fvtt-rail-network (14) and others: it is on; a token that is dragged looks where it goes
  core('tokenAutoRotate', { scope: 'world', config: false, type: Boolean, default: true });
  core('gridDiagonals', { scope: 'world', config: false, type: Number, default: 0 });
  core('compendiumConfiguration', { scope: 'world', config: false, type: Object, default: {} });
  /** [D14] Combat.CONFIG_SETTING */
  core('combatTrackerConfig', { scope: 'world', config: false, type: Object, default: { skipDefeated: false } });
  core('uiConfig', {
    scope: 'client',
    config: false,
    type: Object,
    default: { colorScheme: { applications: '', interface: '' }, fontScale: 5 },
  });
};

const fillDocuments = ({ documents, packs, activeUsers, userId }: WorldPayload): void => {
  const { game } = current;
  for (const pack of packs) game.packs.set(pack.metadata.id, new CompendiumCollection(pack));
  for (const collection of game.collections) {
    if (collection.documentName === 'Setting') continue;
    for (const source of documents[collection.documentName] ?? []) collection.insert(source);
  }
  for (const id of activeUsers) Object.assign(game.users.get(id) ?? {}, { active: true });
  game.user = game.users.get(userId) ?? null;
};

const packageFolders = ({ system, modules }: WorldPayload): Map<PackageInfo, string> =>
  new Map([
    [system, `systems/${system.id}`],
    ...modules.filter(({ active }) => active).map(module => [module, `modules/${module.id}`] as const),
  ]);

/** How long packages may delay the page each time that it waits for them, in milliseconds. */
const PATIENCE = 2000;

/** Packages' requests to the server, from the moment this file is read until the page is ready. */
const loading = new Set<Promise<unknown>>();
const plainFetch = globalThis.fetch;
const countedFetch: typeof fetch = (...request) => {
  const answer = plainFetch(...request);
  const whole = answer.then(response => response.clone().arrayBuffer()).finally(() => loading.delete(whole));
  loading.add(whole);
  whole.catch(() => undefined);
  return answer;
};
globalThis.fetch = countedFetch;

const moment = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** Waits until no request of a package is open. */
const requestsAnswered = async (): Promise<void> => {
  // one answer may trigger the next request
  for (let quiet = 0; quiet < 3; quiet++) {
    if (loading.size > 0) quiet = 0;
    await Promise.allSettled(loading);
    await moment();
  }
};

const patiently = (work: Promise<void>): Promise<void> =>
  Promise.race([work, new Promise<void>(resolve => setTimeout(resolve, PATIENCE))]);

/**
 * Waits for the scripts of packages with top-level await, and for what they load before they register
 * their hooks: these must be there at `init`.
 */
const packagesEvaluated = async (): Promise<void> => {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')];
  await Promise.allSettled(scripts.map(({ src }) => import(src)));
  await requestsAnswered();
};

/** [D14] Brings the page from connection to `ready`; the order of the hooks is that of docs/platform.md 6. */
export const start = async ({ renderChrome, initCanvas }: Interface): Promise<void> => {
  const { game } = current;
  const socket = await connect();
  const payload = await loadWorld(socket);
  game.socket = socket;
  Object.assign(globalThis, { embeddedHost: { invitation: invitationBy(socket) } });
  game.receive(payload);
  Object.assign(hostAssumptions, payload.assumptions);
  if (hostAssumptions.clipboard === 'absent') Object.defineProperty(navigator, 'clipboard', { value: undefined });
  for (const source of payload.documents['Setting'] ?? []) game.worldSettings.insert(source);
  game.settings = new ClientSettings(game.worldSettings);
  const folders = packageFolders(payload);
  game.i18n = new Localization(folders);
  game.makeCollections();
  const hearDocuments = listen(game, socket, payload.boot);
  await patiently(packagesEvaluated());

  game.initialize();
  // hooks are not awaited, but a file that a package imports in `init` must be loaded before `ready`
  await patiently(requestsAnswered());
  registerCoreSettings(payload);
  await game.i18n.initialize(String(game.settings.get('core', 'language')));
  Hooks.callAll('i18nInit');
  fillDocuments(payload);
  settleRegions();
  for (const actor of game.actors as unknown as Iterable<Actor>) actor.resetTokens();
  hearDocuments();
  Hooks.callAll('setup');
  await patiently(requestsAnswered());
  if (globalThis.fetch === countedFetch) globalThis.fetch = plainFetch;
  const { CONFIG } = globals<{ CONFIG: Data }>();
  Hooks.callAll('initializeDynamicTokenRingConfig', (CONFIG['Token'] as Data)['ring']);
  Hooks.callAll('initializeCombatConfiguration', CONFIG['Combat']);
  const hasCanvas = !game.settings.get('core', 'noCanvas');
  if (hasCanvas) Hooks.callAll('canvasConfig', CONFIG['Canvas']);
  await renderChrome();
  if (hasCanvas) await initCanvas();
  game.ready = true;
  Hooks.callAll('ready');
  document.body.dataset['ready'] = (game.user as User | null)?.name ?? '';
};
