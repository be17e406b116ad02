/** The ways into the module: a scene control, a button over the journal, the welcome, notices of waiting seats. */
import { toAct } from '../../kernel/agenda';
import type { TableClient } from '../../table/panels/client-model';
import { landAt, offerTable, openTable } from '../layout/open-table';
import { learn, leaveLibrary, offerLibrary, openLibrary, openWelcome } from './index';
import { isWelcomed, registerWelcomed, setting } from '../settings';
import { lazyImport } from '../lazy-import';
import { ID } from '../module-id';
import { isGameMaster } from '../users';
import { satBefore } from '../layout/watch';
import { tableSecret } from '../tables/keys';
import { registry } from '../tables/tables';

const ICON = 'fa-solid fa-star';
const localize = (key: string): string => game.i18n.localize(key);

/** The tool is among the token tools, which every user sees first. */
const addControl = (controls: Record<string, SceneControls.Control>): void => {
  const tokens = controls['tokens'];
  if (!tokens) return;
  tokens.tools['revolutionTables'] = {
    name: 'revolutionTables',
    title: 'RT.windows.library',
    icon: ICON,
    order: 90,
    button: true,
    onChange: () => {
      void openLibrary();
    },
  };
};

/** A button over the journal, where the records of tables are kept. */
const addJournalButton = (html: HTMLElement): void => {
  if (html.querySelector('.rt-entrance')) return;
  const button = html.ownerDocument.createElement('button');
  button.type = 'button';
  button.className = 'rt-entrance';
  const icon = html.ownerDocument.createElement('i');
  icon.className = ICON;
  icon.ariaHidden = 'true';
  button.append(icon, ` ${localize('RT.windows.library')}`);
  button.addEventListener('click', () => {
    void openLibrary();
  });
  (html.querySelector('.header-actions') ?? html).append(button);
};

/** Adds "turn over" to the HUD of a token that is one of our counters. */
const addTurn = async (root: HTMLElement, token: TokenDocument): Promise<void> => {
  const counter = token.getFlag(ID, 'counter');
  if (!counter) return;
  const add = await lazyImport(async () => (await import('../documents/turn-over')).addTurnOver);
  await add?.(root, token, counter);
};

/** Called in `init`. */
export const registerEntrances = (): void => {
  registerWelcomed();
  Hooks.on('getSceneControlButtons', controls => addControl(controls));
  Hooks.on('renderTokenHUD', (hud, html) => void addTurn(html, hud.document));
  Hooks.on('renderJournalDirectory', (_app, html) => addJournalButton(html));
};

/**
 * The welcome, once in each world. Later the library, for everyone who joins a world that shows no scene and has no table
 * for them. It creates nothing unless asked.
 */
const openFirstWindow = async (hasTable: boolean): Promise<void> => {
  if (game.users.activeGM?.isSelf && !isWelcomed() && !registry.tables().length) await openWelcome();
  else if (!hasTable && !game.scenes?.active && setting('openLibrary')) await offerLibrary();
};

const waits = (table: TableClient): boolean => table.mySeats.length > 0 && !table.timeline.ending;

/** Does the game wait for this user there? */
const isDue = ({ game, timeline, mySeats }: TableClient): boolean =>
  timeline.begun && !timeline.ending && toAct(game, timeline.state).some(seat => mySeats.includes(seat));

/** The way to the table to which this user is led; it resolves when the page has drawn it. */
let way: Promise<unknown> = Promise.resolve();
const lead = (going: Promise<unknown>): void => {
  void leaveLibrary();
  way = going.catch(error => console.error(error));
};

const told = new Set<string>();
/**
 * Takes a user who joins or returns to a table that waits for them, preferably the one where they sat last. If none
 * waits: to that last one, else to any table where they have a seat. Returns whether there is one.
 */
const goBack = (): boolean => {
  const [, learnt, lesson] = /^tutorial-(.+)-([a-z]+)$/.exec(satBefore()) ?? [];
  if (learnt !== undefined) {
    void learn(learnt, lesson);
    return true;
  }
  // a page closed during a tutorial could not clear its flag
  if (game.user.getFlag(ID, 'learning') !== undefined) void game.user.unsetFlag(ID, 'learning').catch(() => undefined);
  const last = registry.table(satBefore());
  const waiting = registry.tables().filter(isDue);
  const table = (last && isDue(last) ? last : undefined) ?? waiting[0] ?? last ?? registry.tables().find(waits);
  if (!table) return false;
  told.add(table.id);
  due.set(table.id, isDue(table));
  lead(table === last ? openTable(table) : landAt(table));
  return true;
};

/** Is the table's column shown anywhere in this page? */
const isShown = (id: string): boolean =>
  document.querySelector(`.rt-table-app[data-table="${CSS.escape(id)}"]`) !== null;

/** How long (ms) not to notify a user who goes to a table or just played there: its column takes a moment. */
const PATIENCE = 3_000;

const callTo = async (table: TableClient): Promise<void> => {
  await way;
  window.setTimeout(() => {
    if (!isDue(table) || isShown(table.id)) return;
    void lazyImport(async () => (await import('./turn-toast')).callTo).then(call => call?.(table));
  }, PATIENCE);
};

/** For each table: did it wait for this user at the last check? */
const due = new Map<string, boolean>();
/** Tables that this user made and is led to when they begin: their column comes a moment later. */
const made = new Set<string>();

/**
 * Sits this user down at the first table where their seat waits. Any other table only notifies them: once each time that
 * it begins to wait for them, and not while they sit at it.
 */
const tellSeats = (isNews: boolean): void => {
  for (const table of registry.tables()) {
    const { id } = table;
    if (!waits(table)) continue;
    const isNow = isDue(table);
    const isKnown = due.get(id) === true || !isNow;
    due.set(id, isNow);
    const isFirst = !told.size;
    // the maker of a table need not be told of it
    const isOwn = isNews && !told.has(id) && tableSecret(id) !== undefined;
    if (isFirst || isOwn) told.add(id);
    if (isOwn) made.add(id);
    const isLed = isNow && made.delete(id);
    if (isFirst && !isOwn) lead(offerTable(table));
    else if (!isFirst && !isKnown && !isLed && !isShown(id)) void callTo(table);
  }
};

const followed = new WeakSet<TableClient>();
/** Notifies this user when a table begins to wait for them. */
const followTurns = (): void => {
  for (const table of registry.tables()) {
    if (followed.has(table)) continue;
    followed.add(table);
    table.onChange(({ kind }) => {
      if (kind === 'record') tellSeats(true);
    });
  }
};

const asked = new Set<string>();
/** A player is asked once to sit down at a table that waits for its open seats; game masters seat themselves. */
const askToSit = async (): Promise<void> => {
  for (const table of registry.tables()) {
    const { timeline, mySeats } = table;
    const isOpen = Object.values(timeline.holders).some(({ kind }) => kind === 'open');
    if (isGameMaster() || mySeats.length || timeline.begun || !isOpen || asked.has(table.id)) continue;
    asked.add(table.id);
    // a user without a table does not stay on a board of others
    const isOnBoard = game.scenes?.active?.getFlag(ID, 'table') !== undefined;
    if (isOnBoard && !registry.tables().some(waits)) await openTable(table);
    await leaveLibrary();
    const invite = await lazyImport(async () => (await import('./invitation')).invite);
    await invite?.(table);
  }
};

/** A game master asks this user to begin a tutorial, now or earlier while they were away. */
const beTaught = async (user: User.Implementation): Promise<void> => {
  if (!user.isSelf || user.getFlag(ID, 'taught') === undefined) return;
  const ask = await lazyImport(async () => (await import('../learning/teach')).beTaught);
  await ask?.();
};

/** Called when the tables are open. */
export const openEntrances = (): void => {
  const isBack = goBack();
  tellSeats(isBack);
  followTurns();
  registry.onChange(() => {
    tellSeats(true);
    followTurns();
  });
  void askToSit();
  registry.onChange(() => void askToSit());
  void openFirstWindow(isBack || told.size + asked.size > 0);
  // a board that is shown to everybody is not covered
  Hooks.on('canvasReady', ({ scene }) => {
    if (scene?.getFlag(ID, 'table') !== undefined) void leaveLibrary();
  });
  Hooks.on('updateUser', user => void beTaught(user));
  void beTaught(game.user);
};
