import { make } from '../dom';
import { DocumentSheetV2 } from '../document-sheet';
import { HandlebarsApplicationMixin } from '../handlebars-mixin';
import { saveButton } from '../form-data';
import type { ApplicationOptions, RenderOptions } from '../application/options';

interface FieldLike {
  readonly constructor: { readonly name: string };
  toFormGroup(group: object, input: object): HTMLElement;
}

interface Modelled {
  readonly _source: Readonly<Record<string, unknown>>;
  readonly schema: { readonly fields: Readonly<Record<string, FieldLike>> };
}

/** Kinds of fields with an input of their own; deeper ones have sheets of packages. */
const SHOWN = /^(?:String|Number|Boolean|Color|FilePath|Angle|Alpha|JavaScript|HTML|Set)Field$/;
const APART = new Set(['_id', 'type', 'sort', 'folder']);

const groups = ({ schema, _source }: Modelled, prefix: string): HTMLElement[] =>
  Object.entries(schema.fields).flatMap(([name, field]) => {
    if (APART.has(name) || !SHOWN.test(field.constructor.name)) return [];
    const value = _source[name];
    return [
      field.toFormGroup(
        { label: name },
        { name: `${prefix}${name}`, value: value instanceof Set ? [...value] : value },
      ),
    ];
  });

/** The content of core's own configuration windows here: the simple fields of a document and of its type. */
export class FieldsSheet extends HandlebarsApplicationMixin(DocumentSheetV2) {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    tag: 'form',
    window: { contentClasses: ['standard-form'], resizable: true },
    form: { closeOnSubmit: true },
    position: { width: 480 },
  };

  /** A package's class with parts of its own is drawn by them. */
  private get hasParts(): boolean {
    return Object.keys((this.constructor as typeof FieldsSheet).PARTS).length > 0;
  }

  // parts are rendered to a record, the fields to a list
  override async _renderHTML(context: Record<string, unknown>, options: RenderOptions): Promise<never> {
    return (this.hasParts ? await super._renderHTML(context, options) : this.fields()) as never;
  }

  private fields(): HTMLElement[] {
    const { document } = this as unknown as { document: Modelled & { readonly system?: Partial<Modelled> } };
    const { system } = document;
    const own = groups(document, '');
    const typed = system?.schema && system._source ? groups(system as Modelled, 'system.') : [];
    return [
      make(
        'section',
        { class: 'standard-form scrollable', 'data-application-part': 'form', 'data-scrolls': true },
        ...own,
        ...typed,
      ),
      make('footer', { class: 'form-footer', 'data-application-part': 'footer' }, saveButton()),
    ];
  }

  override _replaceHTML(result: never, content: HTMLElement, options: RenderOptions): void {
    if (this.hasParts) super._replaceHTML(result, content, options);
    else content.replaceChildren(...(result as HTMLElement[]));
  }
}
