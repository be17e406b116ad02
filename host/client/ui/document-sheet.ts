import { ApplicationV2 } from './application/application';
import { localize, notifications, page, type HostDocument } from './globals';
import { apply, expand } from '../../shared/merge';
import type { Data } from '../../shared/json';
import type { FormDataExtended } from './form-data';
import type { ApplicationOptions, RenderOptions } from './application/options';

/** [D13] foundry.applications.api.DocumentSheetV2; docs/platform.md 6 */
export class DocumentSheetV2 extends ApplicationV2 {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: '{id}',
    classes: ['sheet'],
    tag: 'form',
    document: null,
    viewPermission: 1,
    editPermission: 3,
    window: {
      controls: [{ icon: 'fa-solid fa-passport', label: 'Copy UUID', action: 'copyUuid' }],
    },
    actions: { copyUuid: DocumentSheetV2.#copyUuid },
    form: { handler: DocumentSheetV2.#submitted, submitOnChange: false, closeOnSubmit: false },
    sheetConfig: true,
  };

  /** [D13] DocumentSheetV2#document */
  get document(): HostDocument {
    return this.options['document'] as HostDocument;
  }

  /** [D13] DocumentSheetV2#title */
  override get title(): string {
    return this.options.window.title ? super.title : this.document.name;
  }

  /** [D13] DocumentSheetV2#isVisible */
  get isVisible(): boolean {
    const { user } = page.game;
    return user !== null && this.document.testUserPermission(user, this.options['viewPermission'] as number);
  }

  /** [D13] DocumentSheetV2#isEditable */
  get isEditable(): boolean {
    const { user } = page.game;
    if (!user || this.document.pack) return false;
    return this.document.testUserPermission(user, this.options['editPermission'] as number);
  }

  override _initializeApplicationOptions(options: Partial<ApplicationOptions>): ApplicationOptions {
    const document = options['document'] as HostDocument | undefined;
    if (!document) throw new Error(`${this.constructor.name} needs a document`);
    const uniqueId = `${this.constructor.name}-${document.uuid.replaceAll('.', '-')}`;
    return super._initializeApplicationOptions({ uniqueId, ...options });
  }

  override _canRender(_options: RenderOptions): false | void {
    if (this.isVisible) return;
    notifications().warn(localize('You may not see {name}', { name: this.document.name }));
    return false;
  }

  override async _prepareContext(options: RenderOptions): Promise<Record<string, unknown>> {
    const { document } = this;
    return {
      ...(await super._prepareContext(options)),
      document,
      source: document.toObject(),
      fields: (document as unknown as { schema?: { fields?: object } }).schema?.fields,
      editable: this.isEditable,
      user: page.game.user,
      rootId: this.id,
    };
  }

  override async _onFirstRender(context: Record<string, unknown>, options: RenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    if (this.document.apps) this.document.apps[this.id] = this;
  }

  override async _onRender(context: Record<string, unknown>, options: RenderOptions): Promise<void> {
    await super._onRender(context, options);
    if (!this.isEditable) this._toggleDisabled(true);
  }

  override _onClose(options: object): void {
    super._onClose(options);
    if (this.document.apps) delete this.document.apps[this.id];
  }

  /** [D13] DocumentSheetV2#_toggleDisabled */
  _toggleDisabled(disabled: boolean): void {
    for (const field of this.form?.elements ?? []) {
      if (!field.closest('.window-header, .controls-dropdown')) field.toggleAttribute('disabled', disabled);
    }
  }

  /** [D14] DocumentSheetV2#_processFormData: names with dots become objects in each other. */
  _processFormData(_event: Event | null, _form: HTMLFormElement, data: FormDataExtended): Record<string, unknown> {
    return expand(data.object as Data);
  }

  /** [D14] DocumentSheetV2#_prepareSubmitData: what the form holds, and what is to change besides. */
  _prepareSubmitData(
    event: Event | null,
    form: HTMLFormElement,
    data: FormDataExtended,
    updateData: Record<string, unknown> = {},
  ): Record<string, unknown> {
    const changes = this._processFormData(event, form, data);
    apply(changes as Data, expand(updateData as Data));
    return changes;
  }

  /** [D13] DocumentSheetV2#_processSubmitData */
  async _processSubmitData(_event: Event, _form: HTMLFormElement, changes: Record<string, unknown>): Promise<void> {
    await this.document.update(changes);
  }

  static async #copyUuid(this: DocumentSheetV2): Promise<void> {
    await navigator.clipboard?.writeText(this.document.uuid);
  }

  static async #submitted(
    this: DocumentSheetV2,
    event: Event,
    form: HTMLFormElement,
    data: FormDataExtended,
  ): Promise<void> {
    if (!this.isEditable) return;
    await this._processSubmitData(event, form, this._prepareSubmitData(event, form, data));
  }
}
