import { make } from '../dom';
import { DocumentSheetV2 } from '../document-sheet';
import { saveButton } from '../forms';
import type { ApplicationOptions } from '../application/options';

interface FieldLike {
  readonly constructor: { readonly name: string };
  toFormGroup(group: object, input: object): HTMLElement;
}

interface Modelled {
  readonly _source: Readonly<Record<string, unknown>>;
  readonly schema: { readonly fields: Readonly<Record<string, FieldLike>> };
}

/** Kinds of fields that have an input of their own; what lies deeper has sheets of packages. */
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

/** What core's own configuration windows show here: the simple fields of a document and of its type. */
export class FieldsSheet extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    tag: 'form',
    window: { contentClasses: ['standard-form'], resizable: true },
    form: { closeOnSubmit: true },
    position: { width: 480 },
  };

  override async _renderHTML(): Promise<HTMLElement[]> {
    const document = this.document as unknown as Modelled & { readonly system?: Partial<Modelled> };
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

  override _replaceHTML(result: unknown, content: HTMLElement): void {
    content.replaceChildren(...(result as HTMLElement[]));
  }
}
