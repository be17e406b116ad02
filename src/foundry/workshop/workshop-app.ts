/**
 * The workshop: an owner compares every part of a game with their own copy. Each change is checked, drawn and kept in the
 * world at once, and can be undone.
 */
import type { Copy, Workshop, WorkshopGroup, WorkshopPart } from '../../kernel/workshop';
import { coverWord } from '../../table/i18n/manifest-words';
import { wordingOf } from '../../table/i18n/wording';
import {
  assembledText,
  ONLY,
  optionsWith,
  partName,
  shownParts,
  workshopPanel,
  type WorkshopOf,
  type WorkshopPanel,
  type WorkshopView,
} from '../../table/panels/workshop';
import { asPrinted, ofKind, typedInto, withChange, withEntry, withoutPart } from '../../table/panels/workshop-edit';
import type { AnyGame } from '../../table/record/model';
import { faceElement } from '../applications/card-face';
import { RtApplication, template, type Options, type Parts } from '../applications/rt-application';
import type { Registry } from '../registry';
import { lazyImport, speech } from '../lazy-import';
import type { Paths } from '../pictures/kept-pictures';
import { loadPictures } from '../pictures/load-pictures';
import { ownPicture } from '../pictures/own-pictures';
import { choosePicture } from './choose-picture';
import { mergeCopy, openCopy, saveCopy } from './copy-files';
import { keepCopy, keptCopy } from './store';

/** How long (ms) a change may wait until it is written into the world with those that follow it. */
const PATIENCE = 600;
/** So many changes can be undone. */
const REMEMBERED = 200;

interface Shown extends WorkshopPanel {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly used: boolean;
  /** The picture of their own for the part that is open: its path, and whether it has been loaded. */
  readonly picture?: { readonly path: string; readonly isMissing: boolean };
}

export class WorkshopApp extends RtApplication {
  static override DEFAULT_OPTIONS: Options = {
    id: 'rt-workshop',
    classes: ['rt-workshop-app'],
    window: { icon: 'fa-solid fa-pen-ruler' },
    position: { width: 980, height: 680 },
    actions: {
      part: WorkshopApp.#onPart,
      printed: WorkshopApp.#onPrinted,
      ours: WorkshopApp.#onOurs,
      remove: WorkshopApp.#onRemove,
      picture: WorkshopApp.#onPicture,
      noPicture: WorkshopApp.#onNoPicture,
      deal: WorkshopApp.#onDeal,
      undo: WorkshopApp.#onUndo,
      redo: WorkshopApp.#onRedo,
      open: WorkshopApp.#onOpen,
      merge: WorkshopApp.#onMerge,
      save: WorkshopApp.#onSave,
      paste: WorkshopApp.#onPaste,
      differences: WorkshopApp.#onDifferences,
    },
  };
  static override PARTS: Parts = {
    head: { template: template('workshop-head') },
    list: { template: template('workshop-list'), scrollable: [''] },
    sheet: { template: template('workshop-sheet'), scrollable: [''] },
    foot: { template: template('workshop-foot') },
  };

  readonly #registry: Registry;
  readonly #rules: AnyGame;
  readonly #workshop: Workshop;
  #copy: Copy;
  #used: boolean;
  #pictures: Paths;
  #past: readonly Copy[] = [];
  #future: readonly Copy[] = [];
  #view: WorkshopView;
  #due: ReturnType<typeof setTimeout> | undefined;
  #focusOn: string | undefined;

  constructor(registry: Registry, rules: AnyGame, workshop: Workshop) {
    super({
      window: { title: speech.format('RT.workshop.title', { game: coverWord(rules.id, 'name', speech) }) },
    });
    this.#registry = registry;
    this.#rules = rules;
    this.#workshop = workshop;
    const { copy, used, pictures } = keptCopy(workshop, rules.id);
    this.#pictures = pictures;
    this.#copy = copy;
    this.#used = used;
    this.#view = { search: '', deck: '', only: 'all', part: workshop.groups[0]?.parts[0]?.id ?? '' };
  }

  get #of(): WorkshopOf {
    return { rules: this.#rules, workshop: this.#workshop, copy: this.#copy, speech };
  }

  protected override panel(): Shown {
    return {
      ...workshopPanel(this.#of, this.#view),
      canUndo: this.#past.length > 0,
      canRedo: this.#future.length > 0,
      used: this.#used,
      ...this.#picture(),
    };
  }

  #picture(): Pick<Shown, 'picture'> {
    const face = this.#open()?.part.face;
    const path = face === undefined ? undefined : this.#pictures[face];
    if (face === undefined || path === undefined) return {};
    return { picture: { path, isMissing: ownPicture(this.#rules.id, face)?.path !== path } };
  }

  #open(): { readonly group: WorkshopGroup; readonly part: WorkshopPart } | undefined {
    for (const group of this.#workshop.groups) {
      const part = group.parts.find(({ id }) => id === this.#view.part);
      if (part) return { group, part };
    }
    return undefined;
  }

  /** A change: it can be undone, and is written into the world soon. */
  #change(copy: Copy): void {
    if (copy === this.#copy) return;
    this.#past = [...this.#past, this.#copy].slice(-REMEMBERED);
    this.#future = [];
    this.#take(copy);
  }

  #take(copy: Copy): void {
    this.#copy = copy;
    this.#keepSoon();
    this.refresh();
  }

  #keepSoon(): void {
    if (this.#due !== undefined) clearTimeout(this.#due);
    this.#due = setTimeout(() => void this.#keep(), PATIENCE);
  }

  async #keep(): Promise<void> {
    if (this.#due === undefined) return;
    clearTimeout(this.#due);
    this.#due = undefined;
    try {
      await keepCopy(this.#rules.id, { copy: this.#copy, used: this.#used, pictures: this.#pictures });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      ui.notifications.error(speech.format('RT.workshop.not-kept', { reason }));
    }
  }

  override _onClose(...given: Parameters<RtApplication['_onClose']>): void {
    super._onClose(...given);
    void this.#keep();
  }

  override async _onFirstRender(...given: Parameters<RtApplication['_onFirstRender']>): Promise<void> {
    await super._onFirstRender(...given);
    this.element.addEventListener('change', ({ target }) => {
      if (
        target instanceof HTMLInputElement ||
        target instanceof HTMLSelectElement ||
        target instanceof HTMLTextAreaElement
      )
        this.#read(target);
    });
    this.element.addEventListener('input', ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.dataset['view'] !== 'search') return;
      this.#view = { ...this.#view, search: target.value };
      this.refresh('list');
    });
    this.element.addEventListener('keydown', event => this.#key(event));
  }

  override async _onRender(...given: Parameters<RtApplication['_onRender']>): Promise<void> {
    await super._onRender(...given);
    if (!this.element) return;
    this.#drawFace();
    const wanted = this.#focusOn;
    this.#focusOn = undefined;
    if (wanted !== undefined) this.element.querySelector<HTMLElement>(wanted)?.focus();
    this.element.querySelector('.rt-workshop__part[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }

  /** What is typed is drawn at once. */
  #drawFace(): void {
    const place = this.element.querySelector('[data-face]');
    const { face: id } = this.#open()?.part ?? {};
    if (!place || id === undefined) return;
    const options = optionsWith(this.#of);
    const presentation = this.#rules.presentation(options);
    const face = presentation.face(id);
    if (!face) return;
    const words = wordingOf(presentation, speech);
    const seats = this.#rules.seats(options);
    place.replaceChildren(faceElement(this.element.ownerDocument, { presentation, words, seats }, face, id));
  }

  #read(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement): void {
    const { view, at, kind, add, use } = field.dataset;
    const open = this.#open();
    if (view === 'deck') this.#view = { ...this.#view, deck: field.value };
    else if (view === 'only') this.#view = { ...this.#view, only: ONLY.find(one => one === field.value) ?? 'all' };
    else if (use !== undefined && field instanceof HTMLInputElement) {
      this.#used = field.checked;
      this.#keepSoon();
    } else if (open && at !== undefined) {
      const { group, part } = open;
      this.#change(this.#withText(group, part, typedInto(this.#copy, group, part, at, field.value)));
    } else if (open && kind !== undefined)
      this.#change(this.#withText(open.group, open.part, ofKind(this.#copy, open.group, open.part, kind, field.value)));
    else if (open && add !== undefined) this.#add(add, field.value);
    if (view !== undefined) this.refresh('list');
  }

  #add(at: string, kind: string): void {
    const open = this.#open();
    if (!open) return;
    this.#change(this.#withText(open.group, open.part, withEntry(this.#copy, open.group, open.part, at, kind)));
  }

  /** An Event that is assembled writes its own text, until its owner writes one. */
  #withText(group: WorkshopGroup, part: WorkshopPart, copy: Copy): Copy {
    const said = (of: Copy) => (of[part.id]?.['steps'] === undefined ? undefined : of[part.id]?.['steps']);
    if (!('steps' in group.shape.fields) || said(copy) === said(this.#copy)) return copy;
    const before = said(this.#copy);
    const written = copy[part.id]?.['text'];
    const isOurs =
      written === undefined || (before !== undefined && written === assembledText(this.#of, group, 'steps', before));
    if (!isOurs || said(copy) === undefined) return copy;
    return withChange(copy, part, '/text', assembledText(this.#of, group, 'steps', said(copy)).slice(0, 600));
  }

  #key(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      // what is being typed counts
      if (event.target instanceof HTMLElement) event.target.blur();
      this.#printed();
      return;
    }
    const isList = event.target instanceof HTMLElement && event.target.closest('.rt-workshop__parts') !== null;
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (!isList || !by) return;
    event.preventDefault();
    this.#go(by, '.rt-workshop__part[aria-current="true"]');
  }

  /** To the next part that is shown, or the one before. */
  #go(by: number, focus: string): void {
    const shown = shownParts(this.#of, this.#view);
    const next = shown[shown.indexOf(this.#view.part) + by];
    if (next === undefined) return;
    this.#view = { ...this.#view, part: next };
    this.#focusOn = focus;
    this.refresh();
  }

  #printed(): void {
    const open = this.#open();
    if (!open) return;
    // the next one is looked for among those shown now: where only those not compared are shown, this one goes
    const shown = shownParts(this.#of, this.#view);
    const next = shown[shown.indexOf(open.part.id) + 1] ?? open.part.id;
    const presentation = this.#rules.presentation({});
    const words = wordingOf(presentation, speech);
    const named = open.part.word === undefined ? '' : words.text(open.part.word);
    this.#view = { ...this.#view, part: next };
    this.#focusOn = '.rt-workshop__sheet [data-at]';
    this.#change(asPrinted(this.#copy, open.group, open.part, named));
  }

  static #onPart(this: WorkshopApp, _event: Event, { dataset }: HTMLElement): void {
    this.#view = { ...this.#view, part: dataset['part'] ?? '' };
    this.refresh();
  }
  static #onPrinted(this: WorkshopApp): void {
    this.#printed();
  }
  static #onOurs(this: WorkshopApp): void {
    const open = this.#open();
    if (open) this.#change(withoutPart(this.#copy, open.part));
  }
  static #onRemove(this: WorkshopApp, _event: Event, { dataset }: HTMLElement): void {
    const open = this.#open();
    const { remove, add } = dataset;
    if (add !== undefined) this.#add(add, '');
    else if (open && remove !== undefined)
      this.#change(this.#withText(open.group, open.part, withChange(this.#copy, open.part, remove, undefined)));
  }

  static async #onPicture(this: WorkshopApp): Promise<void> {
    const face = this.#open()?.part.face;
    const path = face === undefined ? undefined : await choosePicture(this.#pictures[face]);
    if (face === undefined || path === undefined) return;
    await this.#setPictures({ ...this.#pictures, [face]: path });
  }
  static async #onNoPicture(this: WorkshopApp): Promise<void> {
    const face = this.#open()?.part.face;
    if (face === undefined) return;
    await this.#setPictures(Object.fromEntries(Object.entries(this.#pictures).filter(([one]) => one !== face)));
  }

  async #setPictures(pictures: Paths): Promise<void> {
    this.#pictures = pictures;
    this.#keepSoon();
    await this.#keep();
    await loadPictures(this.#registry, this.#rules.id);
    this.refresh();
  }

  static async #onDeal(this: WorkshopApp): Promise<void> {
    const open = this.#open();
    if (open?.part.face === undefined) return;
    const of = this.#of;
    const words = wordingOf(this.#rules.presentation(optionsWith(of)), speech);
    const name = partName(words, open.group, open.part, this.#copy);
    const tryCard = await lazyImport(async () => (await import('./test-table')).tryCard);
    await this.close();
    await tryCard?.(this.#registry, of, open.part.face, name);
  }

  static #onUndo(this: WorkshopApp): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.#copy];
    this.#take(last);
  }
  static #onRedo(this: WorkshopApp): void {
    const next = this.#future.at(-1);
    if (!next) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.#copy];
    this.#take(next);
  }

  static async #onOpen(this: WorkshopApp): Promise<void> {
    const copy = await openCopy(this.#of, this.element.ownerDocument);
    if (copy) this.#change(copy);
  }
  static async #onMerge(this: WorkshopApp): Promise<void> {
    const copy = await mergeCopy(() => this.#of, this.element.ownerDocument);
    if (copy) this.#change(copy);
  }
  static #onSave(this: WorkshopApp): void {
    saveCopy(this.#of);
  }

  static async #onPaste(this: WorkshopApp): Promise<void> {
    const App = await lazyImport(async () => (await import('./table-paste-app')).TablePasteApp);
    if (App) await new App(this.#of, copy => this.#change(copy)).render({ force: true });
  }

  static async #onDifferences(this: WorkshopApp): Promise<void> {
    const App = await lazyImport(async () => (await import('./differences-app')).DifferencesApp);
    if (App) await new App(this.#of).render({ force: true });
  }
}
