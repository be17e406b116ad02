import { DocumentSheetV2 } from '../document-sheet';
import { HandlebarsApplicationMixin, type TemplatePart } from '../handlebars-mixin';
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

/** Kinds of fields with an input of their own; deeper ones have sheets of packages. */
const SHOWN = /^(?:String|Number|Boolean|Color|FilePath|Angle|Alpha|JavaScript|HTML|Set)Field$/;
/** Groups of fields that are shown with their simple fields. */
const NESTED: Readonly<Record<string, true>> = { sight: true, light: true, bar1: true, bar2: true };
const APART = new Set(['_id', 'type', 'sort', 'folder']);

const groups = ({ schema, _source }: Modelled, prefix: string, isHere = (_name: string) => true): HTMLElement[] =>
  Object.entries(schema.fields).flatMap(([name, field]) => {
    if (APART.has(name) || !isHere(name)) return [];
    const value = _source[name];
    if (field.fields && prefix === '' && name in NESTED) {
      return groups({ schema: { fields: field.fields }, _source: value as Modelled['_source'] }, `${name}.`);
    }
    if (!SHOWN.test(field.constructor.name)) return [];
    return [
      field.toFormGroup(
        { label: name },
        { name: `${prefix}${name}`, value: value instanceof Set ? [...value] : value },
      ),
    ];
  });

/** A part for each tab, between the tabs and the button that saves. */
export const partsFor = ({ tabs = [] }: TabsConfiguration): Record<string, TemplatePart> => ({
  tabs: { template: 'templates/generic/tab-navigation.hbs' },
  ...Object.fromEntries(tabs.map(({ id }) => [id, { template: 'templates/generic/fields-tab.hbs', scrollable: [''] }])),
  footer: { template: 'templates/generic/form-footer.hbs' },
});

/** Which tab shows a field; what is not named stands in the first. */
export type Places = Readonly<Record<string, string>>;

const TABS: TabsConfiguration = {
  tabs: [{ id: 'fields', icon: 'fa-solid fa-list', label: 'Fields' }],
  initial: 'fields',
};

/**
 * The content of core's own configuration windows here: the simple fields of a document and of its type, in tabs. Parts and
 * tabs are open, as core's are: packages add theirs `[M]`.
 */
export class FieldsSheet extends HandlebarsApplicationMixin(DocumentSheetV2) {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    tag: 'form',
    window: { contentClasses: ['standard-form'], resizable: true },
    form: { closeOnSubmit: true },
    position: { width: 480 },
  };

  static override PARTS: Record<string, TemplatePart> = partsFor(TABS);
  static override TABS: Record<string, TabsConfiguration> = { sheet: TABS };
  static readonly PLACES: Places = {};

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
      if (fieldsOf) element.append(...this.fields(fieldsOf));
    }
    return result;
  }

  private fields(tab: string): HTMLElement[] {
    const { document } = this as unknown as { document: Modelled & { readonly system?: Partial<Modelled> } };
    const { system } = document;
    const { PLACES, TABS: all } = this.constructor as typeof FieldsSheet;
    const first = all['sheet']?.tabs?.[0]?.id;
    const isHere = (name: string): boolean => (PLACES[name] ?? first) === tab;
    const typed = tab === first && system?.schema && system._source ? groups(system as Modelled, 'system.') : [];
    return [...groups(document, '', isHere), ...typed];
  }
}
