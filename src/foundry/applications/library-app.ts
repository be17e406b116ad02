/** The Library: the games, the tables of this world, and buttons that make a table at once. Also the welcome. */
import { libraryPanel, type LibraryPanel, type School, posterSvg } from '../../table/panels/library';
import { AT_ONCE } from '../../table/panels/draft';
import { gameProblem } from '../../table/i18n/manifest-words';
import { tableAtOnce } from '../learning/play-now';
import { draw } from '../dom';
import { openDiagnostics } from './diagnostics-app';
import { openFile } from '../files';
import type { Registry } from '../registry';
import { fetchHands, fetchProblems, fetchWeekly, fetchMyCopy } from '../lazy-translations';
import { hasDecks } from '../documents/deck-presets';
import { lazyImport, speech } from '../lazy-import';
import { learningOf, pupils } from '../learning/learning';
import { onceAtATime } from '../once-at-a-time';
import { isGameMaster } from '../users';
import { openTable } from '../layout/open-table';
import { showMissed } from './show-missed';
import { RtApplication, template, type Options, type Parts } from '../rt-application';
import { noteWelcomed } from '../settings';
import { closeWindows, knownRegistry } from '../windows';

/** The wizard, with a game already picked if one is named. */
export const openWizard = async (gameId?: string): Promise<void> => {
  const registry = knownRegistry();
  const Wizard = registry && (await lazyImport(async () => (await import('./wizard-app')).WizardApp));
  if (Wizard) await Promise.all([fetchProblems(), fetchMyCopy()]);
  if (Wizard) await new Wizard(registry, gameId).render({ force: true });
};

/** Who learns in this world, and is anybody here to be taught? */
const school = (): School => ({
  learners: pupils().flatMap(user => {
    const { game: id, lesson, step } = learningOf(user) ?? {};
    return id === undefined || lesson === undefined || step === undefined
      ? []
      : [{ user: user.id, name: user.name, game: id, lesson, step }];
  }),
  hasPupils: pupils().length > 0,
});

export class LibraryApp extends RtApplication {
  static override DEFAULT_OPTIONS: Options = {
    id: 'rt-library',
    classes: ['rt-library-app'],
    window: { icon: 'fa-solid fa-star', title: 'RT.windows.library' },
    position: { width: 1140, height: 720 },
    actions: {
      newTable: LibraryApp.#onNewTable,
      resume: LibraryApp.#onResume,
      showMissed: LibraryApp.#onShowMissed,
      again: LibraryApp.#onAgain,
      scene: LibraryApp.#onScene,
      asItLies: onceAtATime(LibraryApp.#onAsItLies),
      remove: LibraryApp.#onRemove,
      atOnce: onceAtATime(LibraryApp.#onAtOnce),
      learn: LibraryApp.#onLearn,
      lookOn: LibraryApp.#onLookOn,
      teach: LibraryApp.#onTeach,
      later: LibraryApp.#onLater,
      importRecord: LibraryApp.#onImport,
      decks: onceAtATime(LibraryApp.#onDecks),
      counters: onceAtATime(LibraryApp.#onCounters),
      myCopy: LibraryApp.#onMyCopy,
      pictures: LibraryApp.#onPictures,
      checkFoundry: openDiagnostics,
    },
  };
  static override PARTS: Parts = {
    shelf: { template: template('library-games') },
    tables: { template: template('library-tables'), scrollable: [''] },
  };

  readonly #registry: Registry;
  #clientStops: (() => void)[] = [];
  #welcomes = false;

  constructor(registry: Registry) {
    super({});
    this.#registry = registry;
  }

  protected override panel(): LibraryPanel {
    const { games, tables, closed } = this.#registry;
    return libraryPanel(games(), tables(), closed(), isGameMaster(), speech, this.#welcomes, hasDecks, school());
  }

  /** loads the words that are not in the first chunk */
  override async _prepareContext(...given: Parameters<RtApplication['_prepareContext']>): Promise<never> {
    await Promise.all([fetchHands(), fetchWeekly()]);
    return super._prepareContext(...given);
  }

  /** Opens as the welcome of a world that has no table yet. */
  async welcome(): Promise<void> {
    this.#welcomes = true;
    await this.render({ force: true });
  }

  override _onClose(...given: Parameters<RtApplication['_onClose']>): void {
    super._onClose(...given);
    if (this.#welcomes) void noteWelcomed();
    this.#welcomes = false;
  }

  protected override listen(): readonly (() => void)[] {
    const follow = () => {
      for (const stop of this.#clientStops) stop();
      this.#clientStops = this.#registry.tables().map(client => client.onChange(() => this.refresh('tables')));
    };
    follow();
    const stop = this.#registry.onChange(() => {
      follow();
      this.refresh();
    });
    const hooks = [
      ['updateUser', Hooks.on('updateUser', () => this.refresh('tables'))],
      ['userConnected', Hooks.on('userConnected', () => this.refresh())],
    ] as const;
    return [
      stop,
      () => {
        for (const [hook, id] of hooks) Hooks.off(hook, id);
      },
      () => {
        for (const one of this.#clientStops.splice(0)) one();
      },
    ];
  }

  override async _onRender(...given: Parameters<RtApplication['_onRender']>): Promise<void> {
    await super._onRender(...given);
    for (const place of this.element.querySelectorAll<HTMLElement>('[data-poster]:empty')) {
      const shown = this.#registry.games().find(({ manifest }) => manifest.id === place.dataset['poster']);
      if (shown) draw(place, posterSvg(shown.manifest.poster));
    }
  }

  #clientOf({ dataset }: HTMLElement) {
    return this.#registry.table(dataset['table'] ?? '');
  }

  static async #onNewTable(this: LibraryApp, _event: Event, { dataset }: HTMLElement): Promise<void> {
    await this.close();
    await openWizard(dataset['game']);
  }

  static async #onResume(this: LibraryApp, _event: Event, target: HTMLElement): Promise<void> {
    const client = this.#clientOf(target);
    if (!client) return;
    await this.close();
    await openTable(client);
  }

  static async #onShowMissed(this: LibraryApp, _event: Event, target: HTMLElement): Promise<void> {
    const client = this.#clientOf(target);
    if (!client) return;
    await this.close();
    await showMissed(client);
  }

  /** Tries again to load the game of a table. */
  static async #onAgain(this: LibraryApp, _event: Event, { dataset }: HTMLElement): Promise<void> {
    await this.#registry.openAgain(dataset['table'] ?? '');
  }

  static async #onScene(this: LibraryApp, _event: Event, target: HTMLElement): Promise<void> {
    await game.scenes?.get(this.#clientOf(target)?.sceneId ?? '')?.view();
  }

  static async #onAsItLies(this: LibraryApp, _event: Event, target: HTMLElement): Promise<void> {
    const client = this.#clientOf(target);
    const save = await lazyImport(async () => (await import('../scenes/save-position')).saveAsItLies);
    if (client) await save?.(client);
  }

  static async #onRemove(this: LibraryApp, _event: Event, target: HTMLElement): Promise<void> {
    const client = this.#clientOf(target);
    if (!client) return;
    const question = speech.format('RT.hands.library.delete-sure', { name: client.timeline.head.name });
    const sure = await foundry.applications.api.DialogV2.confirm({
      window: { title: 'RT.library.delete' },
      classes: ['rt'],
      rejectClose: false,
      content: `<p>${foundry.utils.escapeHTML(question)}</p>`,
    });
    if (!sure) return;
    await closeWindows(client.id);
    await client.deleteTable();
  }

  /** The window stays open until the table exists, so that the click shows an effect. */
  static async #onAtOnce(this: LibraryApp, _event: Event, target: HTMLElement): Promise<void> {
    const how = AT_ONCE.find(one => one === target.dataset['how']);
    if (!how) return;
    try {
      await tableAtOnce(this.#registry, target.dataset['game'] ?? '', how);
    } finally {
      await this.close();
    }
  }

  static async #onLearn(this: LibraryApp, _event: Event, { dataset }: HTMLElement): Promise<void> {
    const open = await lazyImport(async () => (await import('../learning/open-tutorial')).openTutorial);
    await open?.(dataset['game'] ?? '', dataset['lesson']);
    await this.close();
  }

  static async #onLookOn(this: LibraryApp, _event: Event, { dataset }: HTMLElement): Promise<void> {
    const look = await lazyImport(async () => (await import('../learning/look-on')).lookOn);
    await look?.(dataset['user'] ?? '');
    await this.close();
  }

  static async #onTeach(this: LibraryApp, _event: Event, { dataset }: HTMLElement): Promise<void> {
    const ask = await lazyImport(async () => (await import('../learning/teach')).teach);
    await ask?.(dataset['game'] ?? '');
  }

  static async #onDecks(this: LibraryApp, _event: Event, { dataset }: HTMLElement): Promise<void> {
    const make = await lazyImport(async () => (await import('../documents/make-decks')).makeDecks);
    await make?.(dataset['game'] ?? '');
  }

  static async #onCounters(this: LibraryApp, _event: Event, { dataset }: HTMLElement): Promise<void> {
    const make = await lazyImport(async () => (await import('../documents/make-counters')).makeCounters);
    await make?.(dataset['game'] ?? '');
  }

  static async #onLater(this: LibraryApp): Promise<void> {
    await this.close();
  }

  static async #onMyCopy(this: LibraryApp, _event: Event, { dataset }: HTMLElement): Promise<void> {
    const open = await lazyImport(async () => (await import('../my-copy/open-my-copy')).openMyCopy);
    await this.close();
    await open?.(dataset['game'] ?? '');
  }

  static async #onPictures(this: LibraryApp, _event: Event, { dataset }: HTMLElement): Promise<void> {
    const open = await lazyImport(async () => (await import('../my-copy/open-my-copy')).openPictures);
    await this.close();
    await open?.(dataset['game'] ?? '');
  }

  static async #onImport(this: LibraryApp): Promise<void> {
    const [file] = await Promise.all([openFile(this.element.ownerDocument), fetchProblems()]);
    const text = await file?.text();
    if (text === undefined) return;
    const made = await this.#registry.importTable(text);
    if (made.ok) {
      await this.close();
      await openTable(made.client);
    } else ui.notifications?.error(gameProblem(made.problem, speech));
  }
}
