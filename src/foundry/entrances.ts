/** The ways in: a tool of the scene controls, a button over the journal, the welcome, and word of a seat that waits. */
import type { TableClient } from '../table/panels/client-model';
import { offerTable, openLibrary, openWizard } from './applications';
import { ID } from './module-id';
import { registry } from './tables/tables';
import { watchDemonstration } from './applications/demonstration';
import { settings } from './made-by-foundry';

declare global {
  interface SettingConfig {
    'revolution-tables.welcomed': boolean;
  }
}

const ICON = 'fa-solid fa-star';
const localize = (key: string): string => game.i18n.localize(key);

/** The tool stands among the token tools, which every user sees first. */
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

/** Called in `init`. */
export const registerEntrances = (): void => {
  settings().register(ID, 'welcomed', { scope: 'world', config: false, type: Boolean, default: false });
  Hooks.on('getSceneControlButtons', controls => addControl(controls));
  Hooks.on('renderJournalDirectory', (_app, html) => addJournalButton(html));
};

/** The one welcome of a world: nothing has been made yet, and nothing is made unasked. */
const welcome = async (): Promise<void> => {
  if (!game.users.activeGM?.isSelf || game.settings.get(ID, 'welcomed') || registry.tables().length) return;
  const answer = await foundry.applications.api.DialogV2.wait({
    window: { title: 'RT.windows.library', icon: ICON },
    classes: ['rt', 'rt-welcome'],
    rejectClose: false,
    content: `<p>${localize('RT.welcome.text')}</p>`,
    buttons: [
      { action: 'new', label: 'RT.welcome.new', icon: 'fa-solid fa-plus', default: true },
      { action: 'watch', label: 'RT.welcome.watch', icon: 'fa-solid fa-eye' },
      { action: 'later', label: 'RT.welcome.later', icon: 'fa-solid fa-clock' },
    ],
  });
  await game.settings.set(ID, 'welcomed', true);
  if (answer === 'new') await openWizard();
  if (answer === 'watch') await watchDemonstration(registry);
};

const waits = (table: TableClient): boolean => table.mySeats.length > 0 && !table.timeline.ending;

const told = new Set<string>();
/** Tells this user once of each table where his seat waits, and opens the first. */
const tellSeats = (): void => {
  for (const table of registry.tables()) {
    if (!waits(table) || told.has(table.id)) continue;
    told.add(table.id);
    ui.notifications.info(game.i18n.format('RT.table.seat-waits', { table: table.timeline.head.name }));
    if (told.size === 1) void offerTable(table);
  }
};

/** Called when the tables are open. */
export const openEntrances = (): void => {
  tellSeats();
  registry.onChange(tellSeats);
  void welcome();
};
