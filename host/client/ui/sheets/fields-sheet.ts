import { DocumentSheetV2 } from '../document-sheet';
import { HandlebarsApplicationMixin, type TemplatePart } from '../handlebars-mixin';
import { choicesOf, type Places } from './layouts';
import { globals } from '../../global';
import { getPath } from '../../../shared/merge';
import type { FormDataExtended } from '../form-data';
import type { ApplicationOptions, RenderOptions, TabsConfiguration } from '../application/options';

interface FieldLike {
  readonly constructor: { readonly name: string };
  readonly fields?: Readonly<Record<string, FieldLike>>;
  toFormGroup(group: object, input: object): HTMLElement;
}

interface Modelled {
  readonly _source: Readonly<Record<string, unknown>>;
  readonly schema: { readonly fields: Readonly<Record<string, FieldLike>> };
}

/** Kinds of fields with an input of their own. */
const SHOWN = /^(?:String|Number|Boolean|Color|FilePath|Angle|Alpha|JavaScript|HTML|Set|ForeignDocument)Field$/;
const APART = new Set(['_id', 'type', 'sort', 'folder', 'ownership', 'flags', '_stats', 'delta']);

interface Shown {
  readonly documentName: string;
  /** The document's own source, by which a field may know what it offers. */
  readonly whole: Modelled['_source'];
  isHere(path: string): boolean;
}

/** [M] Core's windows group their fields, and packages put theirs after a group: here one for each part of the data. */
const grouped = (fields: readonly HTMLElement[]): HTMLElement[] => {
  if (fields.length === 0) return [];
  const set = document.createElement('fieldset');
  set.append(...fields);
  return [set];
};

const groups = ({ schema, _source }: Modelled, prefix: string, shown: Shown): HTMLElement[] =>
  Object.entries(schema.fields).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const value = _source[name];
    if (APART.has(name) || name.startsWith('_')) return [];
    if (field.fields && value) {
      return groups({ schema: { fields: field.fields }, _source: value as Modelled['_source'] }, `${path}.`, shown);
    }
    if (!SHOWN.test(field.constructor.name) || !shown.isHere(path)) return [];
    const choices = choicesOf(shown.documentName, path, shown.whole);
    return [
      field.toFormGroup(
        { label: name },
        { name: path, value: value instanceof Set ? [...value] : value, ...(choices && { choices }) },
      ),
    ];
  });

/** The fields of a document or its type: those without parts together, then each with its parts. */
const sets = ({ schema, _source }: Modelled, prefix: string, shown: Shown): HTMLElement[] => {
  const all = Object.entries(schema.fields);
  const of = (entries: typeof all): HTMLElement[] =>
    grouped(groups({ schema: { fields: Object.fromEntries(entries) }, _source }, prefix, shown));
  const isWhole = ([name, field]: (typeof all)[number]): boolean => !field.fields || !_source[name];
  return [...of(all.filter(isWhole)), ...all.filter(one => !isWhole(one)).flatMap(one => of([one]))];
};

/** A part for each tab, between the tabs and the button that saves; a window without tabs has one body. */
export const partsFor = ({ tabs = [] }: TabsConfiguration): Record<string, TemplatePart> => ({
  ...(tabs.length > 0
    ? { tabs: { template: 'templates/generic/tab-navigation.hbs' } }
    : { body: { template: 'templates/generic/fields-body.hbs', scrollable: [''] } }),
  ...Object.fromEntries(tabs.map(({ id }) => [id, { template: 'templates/generic/fields-tab.hbs', scrollable: [''] }])),
  footer: { template: 'templates/generic/form-footer.hbs' },
});

/** Where the fields stand in a window without tabs. */
const BODY = 'body';

const isBlank = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);

/** A sheet in which a field that holds nothing stays so when it is left blank. */
class KeepingSheet extends DocumentSheetV2 {
  override _processFormData(
    event: Event | null,
    form: HTMLFormElement,
    data: FormDataExtended,
  ): Record<string, unknown> {
    const { _source } = this.document as unknown as Modelled;
    for (const [path, value] of Object.entries(data.object))
      if (isBlank(value) && (getPath(_source, path) ?? null) === null) delete data.object[path];
    return super._processFormData(event, form, data);
  }

  /** [D14] PlaceableConfig#_processSubmitData: a document that is not in its scene yet is made. */
  override async _processSubmitData(
    event: Event,
    form: HTMLFormElement,
    changes: Record<string, unknown>,
  ): Promise<void> {
    const { document } = this;
    const { documentName, parent } = document;
    if (document.id || !parent) return super._processSubmitData(event, form, changes);
    const { mergeObject } = globals<{ foundry: { utils: { mergeObject(one: object, other: object): object } } }>()
      .foundry.utils;
    await parent.createEmbeddedDocuments(documentName, [mergeObject(document.toObject(), changes)]);
  }
}

/**
 * The content of core's own configuration windows here: the simple fields of a document and of its type, in tabs. Parts and
 * tabs are open, as core's are: packages add theirs `[M]`.
 */
export class FieldsSheet extends HandlebarsApplicationMixin(KeepingSheet) {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    tag: 'form',
    window: { contentClasses: ['standard-form'], resizable: true },
    form: { closeOnSubmit: true },
    position: { width: 480 },
  };

  static override PARTS: Record<string, TemplatePart> = partsFor({});
  static override TABS: Record<string, TabsConfiguration> = {};
  static readonly PLACES: Places = {};
  static readonly PREFIX: string | undefined = undefined;

  override async _prepareContext(options: RenderOptions): Promise<Record<string, unknown>> {
    const buttons = [{ type: 'submit', icon: 'fa-solid fa-floppy-disk', label: 'Save changes' }];
    return { ...(await super._prepareContext(options)), buttons };
  }

  override async _renderHTML(
    context: Record<string, unknown>,
    options: RenderOptions,
  ): Promise<Record<string, HTMLElement>> {
    const result = await super._renderHTML(context, options);
    for (const element of Object.values(result)) {
      const { fieldsOf } = element.dataset;
      if (!fieldsOf) continue;
      const { PREFIX } = this.constructor as typeof FieldsSheet;
      if (PREFIX) element.classList.add(`${PREFIX}-${fieldsOf}`);
      element.append(...this.fields(fieldsOf));
    }
    return result;
  }

  private fields(tab: string): HTMLElement[] {
    const { document } = this as unknown as {
      document: Modelled & { readonly documentName: string; readonly system?: Partial<Modelled> };
    };
    const { system, documentName, _source: whole } = document;
    const { PLACES, TABS: all } = this.constructor as typeof FieldsSheet;
    const first = all['sheet']?.tabs?.[0]?.id ?? BODY;
    const placeOf = (path: string): string | undefined =>
      PLACES[path] ?? PLACES[path.split('.').slice(0, 2).join('.')] ?? PLACES[path.split('.')[0] ?? ''] ?? first;
    const shown: Shown = { documentName, whole, isHere: path => placeOf(path) === tab };
    const typed = tab === first && system?.schema && system._source ? sets(system as Modelled, 'system.', shown) : [];
    return [...sets(document, '', shown), ...typed];
  }
}
