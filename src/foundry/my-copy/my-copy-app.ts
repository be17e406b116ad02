/**
 * The window *My copy*: an owner compares every part of a game with their own copy. Each change is checked, drawn and kept in the
 * world at once, and can be undone.
 */
import type { Copy, CopyForm, CopyGroup, CopyPart } from '../../kernel/copy-form';
import { coverWord } from '../../table/i18n/manifest-words';
import { wordingOf } from '../../table/i18n/wording';
import {
  ONLY,
  optionsWith,
  shownParts,
  myCopyPanel,
  type MyCopyPanel,
  type MyCopyView,
} from '../../table/panels/my-copy/panel';
import { partName, type CopyOf } from '../../table/panels/my-copy/copy';
import { withAssembledText } from '../../table/panels/my-copy/changes';
import { asPrinted, ofKind, typedInto, withChange, withEntry, withoutPart } from '../../table/panels/my-copy/edit';
import type { AnyGame } from '../../table/record/model';
import { RtApplication, template, type Options, type Parts } from '../rt-application';
import type { Registry } from '../registry';
import { lazyImport, speech } from '../lazy-import';
import { ownPicture } from '../pictures/own-pictures';
import { keptPictures } from '../pictures/load-pictures';
import { choosePicture, setPicture, keptCopy } from './store';
import { CopyInHand } from './copy-in-hand';
import { mergeCopy, openCopy, saveCopy } from './copy-files';
import { drawPart } from './draw-part';
import { onChosen, type Field } from './on-chosen';

interface Opened {
  readonly group: CopyGroup;
  readonly part: CopyPart;
}

interface Shown extends MyCopyPanel {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly used: boolean;
  /** The owner's picture for the open part: its path, and whether it could be loaded. */
  readonly picture?: { readonly path: string; readonly isMissing: boolean };
}

export class MyCopyApp extends RtApplication {
  static override DEFAULT_OPTIONS: Options = {
    id: 'rt-my-copy',
    classes: ['rt-my-copy-app'],
    window: { icon: 'fa-solid fa-pen-ruler' },
    position: { width: 980, height: 680 },
    actions: {
      part: MyCopyApp.#onPart,
      printed: MyCopyApp.#onPrinted,
      ours: MyCopyApp.#onOurs,
      remove: MyCopyApp.#onRemove,
      picture: MyCopyApp.#onPicture,
      pictures: MyCopyApp.#onPictures,
      noPicture: MyCopyApp.#onNoPicture,
      deal: MyCopyApp.#onDeal,
      undo: MyCopyApp.#onUndo,
      redo: MyCopyApp.#onRedo,
      open: MyCopyApp.#onOpen,
      merge: MyCopyApp.#onMerge,
      save: MyCopyApp.#onSave,
      paste: MyCopyApp.#onPaste,
      differences: MyCopyApp.#onDifferences,
    },
  };
  static override PARTS: Parts = {
    head: { template: template('my-copy-head') },
    list: { template: template('my-copy-list'), scrollable: [''] },
    sheet: { template: template('my-copy-sheet'), scrollable: [''] },
    foot: { template: template('my-copy-foot') },
  };

  readonly #registry: Registry;
  readonly #rules: AnyGame;
  readonly #copyForm: CopyForm;
  readonly #hand: CopyInHand;
  #view: MyCopyView;
  #focusOn: string | undefined;

  constructor(registry: Registry, rules: AnyGame, copyForm: CopyForm) {
    super({
      window: { title: speech.format('RT.my-copy.title', { game: coverWord(rules.id, 'name', speech) }) },
    });
    this.#registry = registry;
    this.#rules = rules;
    this.#copyForm = copyForm;
    this.#hand = new CopyInHand(rules.id, keptCopy(copyForm, rules.id), () => this.refresh());
    this.#view = { search: '', deck: '', only: 'all', part: copyForm.groups[0]?.parts[0]?.id ?? '' };
  }

  get #of(): CopyOf {
    return { rules: this.#rules, copyForm: this.#copyForm, copy: this.#hand.copy, speech };
  }

  protected override panel(): Shown {
    return {
      ...myCopyPanel(this.#of, this.#view),
      canUndo: this.#hand.canUndo,
      canRedo: this.#hand.canRedo,
      used: this.#hand.used,
      ...this.#picture(),
    };
  }

  #picture(): Pick<Shown, 'picture'> {
    const face = this.#open()?.part.face;
    const path = face === undefined ? undefined : keptPictures(this.#rules.id)[face];
    if (face === undefined || path === undefined) return {};
    return { picture: { path, isMissing: ownPicture(this.#rules.id, face)?.path !== path } };
  }

  #open(): Opened | undefined {
    const all = this.#copyForm.groups.flatMap(group => group.parts.map(part => ({ group, part })));
    return all.find(({ part }) => part.id === this.#view.part);
  }

  override _onClose(...given: Parameters<RtApplication['_onClose']>): void {
    super._onClose(...given);
    void this.#hand.keep();
  }

  override async _onFirstRender(...given: Parameters<RtApplication['_onFirstRender']>): Promise<void> {
    await super._onFirstRender(...given);
    onChosen(this.element, field => this.#read(field));
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
    drawPart(this.element, this.#of, this.#open()?.part);
    const wanted = this.#focusOn;
    this.#focusOn = undefined;
    if (wanted !== undefined) this.element.querySelector<HTMLElement>(wanted)?.focus();
    this.element.querySelector('.rt-my-copy__part[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
  }

  #read(field: Field): void {
    const { view, at, kind, add, use } = field.dataset;
    const open = this.#open();
    if (view === 'deck') this.#view = { ...this.#view, deck: field.value };
    else if (view === 'only') this.#view = { ...this.#view, only: ONLY.find(one => one === field.value) ?? 'all' };
    else if (use !== undefined && field instanceof HTMLInputElement) {
      this.#hand.use(field.checked);
    } else if (open && at !== undefined) {
      const { group, part } = open;
      this.#write(open, typedInto(this.#hand.copy, group, part, at, field.value));
    } else if (open && kind !== undefined)
      this.#write(open, ofKind(this.#hand.copy, open.group, open.part, kind, field.value));
    else if (open && add !== undefined) this.#add(add, field.value);
    if (view !== undefined) this.refresh('list');
  }

  #add(at: string, kind: string): void {
    const open = this.#open();
    if (!open) return;
    this.#write(open, withEntry(this.#hand.copy, open.group, open.part, at, kind));
  }

  /** Describes the open part; an assembled Event also in words. */
  #write({ group, part }: Opened, copy: Copy): void {
    this.#hand.change(withAssembledText(this.#of, group, part, copy));
  }

  #key(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      // applies what is being typed
      if (event.target instanceof HTMLElement) event.target.blur();
      this.#printed();
      return;
    }
    const isList = event.target instanceof HTMLElement && event.target.closest('.rt-my-copy__parts') !== null;
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (!isList || !by) return;
    event.preventDefault();
    this.#go(by, '.rt-my-copy__part[aria-current="true"]');
  }

  /** Goes to the next or previous shown part. */
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
    // find the next part first: if only parts not yet compared are shown, this one disappears
    const shown = shownParts(this.#of, this.#view);
    const next = shown[shown.indexOf(open.part.id) + 1] ?? open.part.id;
    const presentation = this.#rules.presentation({});
    const words = wordingOf(presentation, speech);
    const named = open.part.word === undefined ? '' : words.text(open.part.word);
    this.#view = { ...this.#view, part: next };
    this.#focusOn = '.rt-my-copy__sheet [data-at]';
    this.#hand.change(asPrinted(this.#hand.copy, open.group, open.part, named));
  }

  static #onPart(this: MyCopyApp, _event: Event, { dataset }: HTMLElement): void {
    this.#view = { ...this.#view, part: dataset['part'] ?? '' };
    this.refresh();
  }
  static #onPrinted(this: MyCopyApp): void {
    this.#printed();
  }
  static #onOurs(this: MyCopyApp): void {
    const open = this.#open();
    if (open) this.#hand.change(withoutPart(this.#hand.copy, open.part));
  }
  static #onRemove(this: MyCopyApp, _event: Event, { dataset }: HTMLElement): void {
    const open = this.#open();
    const { remove, add } = dataset;
    if (add !== undefined) this.#add(add, '');
    else if (open && remove !== undefined) this.#write(open, withChange(this.#hand.copy, open.part, remove, undefined));
  }

  static async #onPicture(this: MyCopyApp): Promise<void> {
    const face = this.#open()?.part.face;
    const path = face === undefined ? undefined : await choosePicture(keptPictures(this.#rules.id)[face]);
    if (face !== undefined && path !== undefined) await this.#setPicture(face, path);
  }
  static async #onNoPicture(this: MyCopyApp): Promise<void> {
    const face = this.#open()?.part.face;
    if (face !== undefined) await this.#setPicture(face, undefined);
  }

  async #setPicture(face: string, path: string | undefined): Promise<void> {
    await this.#hand.keep();
    await setPicture(this.#rules.id, face, path);
    this.refresh();
  }

  static async #onPictures(this: MyCopyApp): Promise<void> {
    const App = await lazyImport(async () => (await import('./pictures-app')).PicturesApp);
    if (App) await new App(this.#rules, true).render({ force: true });
  }

  static async #onDeal(this: MyCopyApp): Promise<void> {
    const open = this.#open();
    if (open?.part.face === undefined) return;
    const of = this.#of;
    const words = wordingOf(this.#rules.presentation(optionsWith(of)), speech);
    const name = partName(words, open.group, open.part, this.#hand.copy);
    const tryCard = await lazyImport(async () => (await import('./test-table')).tryCard);
    await this.close();
    await tryCard?.(this.#registry, of, open.part.face, name);
  }

  static #onUndo(this: MyCopyApp): void {
    this.#hand.undo();
  }
  static #onRedo(this: MyCopyApp): void {
    this.#hand.redo();
  }

  static async #onOpen(this: MyCopyApp): Promise<void> {
    const copy = await openCopy(this.#of, this.element.ownerDocument);
    if (copy) this.#hand.change(copy);
  }
  static async #onMerge(this: MyCopyApp): Promise<void> {
    const copy = await mergeCopy(() => this.#of, this.element.ownerDocument);
    if (copy) this.#hand.change(copy);
  }
  static #onSave(this: MyCopyApp): void {
    saveCopy(this.#of);
  }

  static async #onPaste(this: MyCopyApp): Promise<void> {
    const App = await lazyImport(async () => (await import('./table-paste-app')).TablePasteApp);
    if (App) await new App(this.#of, copy => this.#hand.change(copy)).render({ force: true });
  }

  static async #onDifferences(this: MyCopyApp): Promise<void> {
    const App = await lazyImport(async () => (await import('./differences-app')).DifferencesApp);
    if (App) await new App(this.#of).render({ force: true });
  }
}
