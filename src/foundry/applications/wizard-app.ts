/** The wizard for a new table: four short pages with defaults, so that a table takes a minute. */
import { defaultOptions } from '../../kernel/options';
import type { Atom, Options as Values } from '../../kernel/messages';
import { MODES, type AnyGame } from '../../table/record/model';
import { isProblem } from '../../table/loading';
import { coverWord, gameProblem } from '../../table/i18n/manifest-words';
import { parseHolder } from '../../table/panels/seats';
import {
  defaultHolders,
  draftProblems,
  emptyDraft,
  optionProblems,
  presetOf,
  readPreset,
  WIZARD_STEPS,
  withFile,
  withPreset,
  type Draft,
} from '../../table/panels/draft';
import { wizardPanel, type WizardPanel } from '../../table/panels/wizard';
import { lazyImport, speech } from '../lazy-import';
import { openFile } from '../files';
import { people } from '../users';
import type { Registry } from '../registry';
import { tellMaker } from './invitation';
import { newTableOf, keepPreset, keptPresets } from '../tables/table-plan';
import { ownOptions } from '../my-copy/own-copy';
import { openTable } from '../layout/open-table';
import { RtApplication, template, type Options, type Parts } from '../rt-application';

/** A larger file is refused, so no more is read of it. */
const LARGEST_FILE = 1024 * 1024;

export class WizardApp extends RtApplication {
  static override DEFAULT_OPTIONS: Options = {
    id: 'rt-wizard',
    classes: ['rt-wizard-app'],
    window: { icon: 'fa-solid fa-wand-magic-sparkles', title: 'RT.windows.wizard' },
    position: { width: 560, height: 620 },
    actions: {
      pick: WizardApp.#onPick,
      step: WizardApp.#onStep,
      next: WizardApp.#onNext,
      back: WizardApp.#onBack,
      mode: WizardApp.#onMode,
      secrecy: WizardApp.#onSecrecy,
      make: WizardApp.#onMake,
      asMyCopy: WizardApp.#onAsMyCopy,
    },
  };
  static override PARTS: Parts = {
    steps: { template: template('wizard-steps') },
    page: { template: template('wizard-page'), scrollable: [''] },
    foot: { template: template('wizard-foot') },
  };

  readonly #registry: Registry;
  #draft: Draft = emptyDraft();
  #making = false;

  constructor(registry: Registry, chosen?: string) {
    super({});
    this.#registry = registry;
    if (chosen !== undefined) void this.#pick(chosen);
  }

  protected override panel(): WizardPanel & { readonly making: boolean } {
    const presets = this.#draft.game ? keptPresets(this.#draft.game) : {};
    return { ...wizardPanel(this.#draft, this.#registry.games(), people(), speech, presets), making: this.#making };
  }

  #choose(chosen: AnyGame, own: Values, step: Draft['step']): void {
    const options = { ...defaultOptions(chosen.options), ...own };
    this.#draft = {
      ...this.#draft,
      step,
      game: chosen,
      options,
      wrongFiles: {},
      name: coverWord(chosen.id, 'name', speech),
      holders: defaultHolders(chosen, options, people()),
    };
  }

  #change(change: Partial<Draft>): void {
    this.#draft = { ...this.#draft, ...change };
    this.refresh();
  }

  override async _onFirstRender(...given: Parameters<RtApplication['_onFirstRender']>): Promise<void> {
    await super._onFirstRender(...given);
    this.element.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) this.#read(target);
    });
    // the wizard may redraw while the reader looks for a file, which would remove a field in its template
    this.element.addEventListener('click', event => {
      const { target } = event;
      const option = target instanceof HTMLInputElement ? target.dataset['file'] : undefined;
      if (option === undefined) return;
      event.preventDefault();
      void this.#askFile(option);
    });
  }

  async #askFile(option: string): Promise<void> {
    const file = await openFile(this.element.ownerDocument);
    if (file) await this.#readFile(option, file);
  }

  #read(field: HTMLInputElement | HTMLSelectElement): void {
    const { option, seat, field: name, file, preset } = field.dataset;
    if (preset !== undefined) void this.#preset(preset, field.value);
    if (file !== undefined && field instanceof HTMLInputElement) void this.#readFile(file, field.files?.[0]);
    if (option !== undefined) this.#setOption(option, this.#valueOf(field));
    else if (seat !== undefined) this.#setHolder(seat, field.value);
    else if (name === 'name') this.#change({ name: field.value });
    else if (name === 'scene' && field instanceof HTMLInputElement) this.#change({ scene: field.checked });
  }

  /** Chooses a preset, saves one under a name, or reads one from a shared text. */
  async #preset(what: string, value: string): Promise<void> {
    const { game: chosen } = this.#draft;
    if (!chosen) return;
    if (what === 'choose') this.#change(withPreset(this.#draft, keptPresets(chosen)[value] ?? {}));
    else if (what === 'save' && value.trim()) {
      await keepPreset(chosen, value.trim(), presetOf(this.#draft));
      ui.notifications.info(speech.format('RT.my-copy.presets.saved', { name: value.trim() }));
      this.refresh();
    } else if (what === 'copy') {
      const keep = await lazyImport(async () => (await import('../my-copy/store')).keepRulings);
      await keep?.(chosen, presetOf(this.#draft));
      ui.notifications.info(speech.localize('RT.my-copy.presets.copy-kept'));
      this.refresh();
    } else if (what === 'text' && value.trim()) {
      const read = readPreset(chosen, value);
      if (read && 'preset' in read) this.#change(withPreset(this.#draft, read.preset));
      else if (read) ui.notifications.error(optionProblems(chosen, read.problems, speech).join(' '));
      else ui.notifications.error(speech.localize('RT.my-copy.presets.wrong'));
    }
  }

  async #readFile(option: string, file: File | undefined): Promise<void> {
    const text = await file?.slice(0, LARGEST_FILE).text();
    const { game: chosen } = this.#draft;
    const teller = await lazyImport(async () => (await import('../my-copy/file-problems')).fileTeller);
    const tell = chosen && (await teller?.(chosen));
    // another game may have been chosen meanwhile
    if (!tell || this.#draft.game !== chosen) return;
    this.#change(withFile(this.#draft, option, text, problems => tell(text ?? '', problems)));
  }

  #valueOf(field: HTMLInputElement | HTMLSelectElement): Atom {
    if (field.type === 'checkbox' && field instanceof HTMLInputElement) return field.checked;
    return field.type === 'number' ? Number(field.value) : field.value;
  }

  /** Sets an option. If it changes the seats, those that remain keep their holders. */
  #setOption(option: string, value: Atom): void {
    const { game: chosen, holders } = this.#draft;
    const options = { ...this.#draft.options, [option]: value };
    if (chosen) this.#change({ options, holders: { ...defaultHolders(chosen, options, people()), ...holders } });
  }

  #setHolder(seat: string, value: string): void {
    const holder = parseHolder(value);
    if (holder) this.#change({ holders: { ...this.#draft.holders, [seat]: holder } });
  }

  #move(by: number): void {
    const step = WIZARD_STEPS[WIZARD_STEPS.indexOf(this.#draft.step) + by];
    if (step && this.#draft.game) this.#change({ step });
  }

  /** Loads the game when it is picked; if that fails, another click tries again. */
  async #pick(id: string): Promise<void> {
    const chosen = await this.#registry.load(id);
    if (isProblem(chosen)) ui.notifications.error(gameProblem(chosen, speech));
    else this.#choose(chosen, await ownOptions(chosen), 'options');
    this.refresh();
  }

  static async #onPick(this: WizardApp, _event: Event, { dataset }: HTMLElement): Promise<void> {
    await this.#pick(dataset['game'] ?? '');
  }

  static #onStep(this: WizardApp, _event: Event, { dataset }: HTMLElement): void {
    const step = WIZARD_STEPS.find(one => one === dataset['step']);
    if (step && (step === 'game' || this.#draft.game)) this.#change({ step });
  }

  static #onNext(this: WizardApp): void {
    this.#move(1);
  }
  static #onBack(this: WizardApp): void {
    this.#move(-1);
  }

  static #onMode(this: WizardApp, _event: Event, { dataset }: HTMLElement): void {
    const mode = MODES.find(one => one === dataset['mode']);
    if (mode) this.#change({ mode });
  }

  static #onSecrecy(this: WizardApp, _event: Event, { dataset }: HTMLElement): void {
    this.#change({ open: dataset['secrecy'] === 'open' });
  }

  static async #onAsMyCopy(this: WizardApp): Promise<void> {
    await this.#preset('copy', '');
  }

  static async #onMake(this: WizardApp): Promise<void> {
    const { game: chosen, ...rest } = this.#draft;
    if (!chosen || this.#making || draftProblems(this.#draft, speech).length) return;
    this.#making = true;
    this.refresh('foot');
    try {
      const client = await this.#registry.createTable(newTableOf({ ...rest, game: chosen }));
      await this.close();
      await openTable(client);
      tellMaker(client);
    } catch (error) {
      this.#making = false;
      this.refresh('foot');
      ui.notifications?.error(
        speech.format('RT.wizard.failed', { reason: error instanceof Error ? error.message : String(error) }),
      );
    }
  }
}
