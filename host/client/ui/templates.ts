import Handlebars from 'handlebars';
import { COMPILED_TEMPLATE } from '../../shared/wire';
import { cleanHTML } from './clean-html';
import { CORE_TEMPLATES } from './core-templates';
import { defineNamespace, localize } from './globals';

const compiled = new Map<string, Promise<Handlebars.TemplateDelegate>>();

type Helper = (this: unknown, ...args: unknown[]) => unknown;

/** The options object that Handlebars gives a helper as its last argument. */
interface HelperOptions {
  readonly hash: Readonly<Record<string, unknown>>;
}

const options = (args: unknown[]): HelperOptions => args.at(-1) as HelperOptions;
const values = (args: unknown[]): unknown[] => args.slice(0, -1);

/** {{selectOptions choices selected= valueAttr= labelAttr= localize= blank=}}: the options of a select. */
const selectOptions = (choices: unknown, given: HelperOptions): Handlebars.SafeString => {
  const { selected, valueAttr, labelAttr, localize: localizes, blank } = given.hash;
  const chosen = new Set((Array.isArray(selected) ? selected : [selected]).map(String));
  const entries = Object.entries(choices ?? {}).map(([key, choice]): [string, unknown] => {
    if (typeof choice !== 'object' || choice === null) return [Array.isArray(choices) ? String(choice) : key, choice];
    const fields = choice as Record<string, unknown>;
    return [String(fields[String(valueAttr ?? 'value')] ?? key), fields[String(labelAttr ?? 'label')]];
  });
  const all: [string, unknown][] = blank === undefined ? entries : [['', blank], ...entries];
  return new Handlebars.SafeString(
    all
      .map(([value, label]) => {
        const text = localizes ? localize(String(label)) : String(label);
        const escape = Handlebars.escapeExpression;
        return `<option value="${escape(value)}"${chosen.has(value) ? ' selected' : ''}>${escape(text)}</option>`;
      })
      .join(''),
  );
};

interface FieldLike {
  toInput(config: object): HTMLElement | DocumentFragment;
  toFormGroup(group: object, input: object): HTMLElement;
}

const fieldOf = (field: unknown): FieldLike => {
  if (typeof (field as Partial<FieldLike> | undefined)?.toInput === 'function') return field as FieldLike;
  throw new Error('A formInput or formGroup needs a DataField');
};

const htmlOf = (element: HTMLElement | DocumentFragment): Handlebars.SafeString =>
  new Handlebars.SafeString(
    element instanceof HTMLElement ? element.outerHTML : [...element.children].map(one => one.outerHTML).join(''),
  );

const GROUP = new Set(['label', 'hint', 'rootId', 'stacked', 'units', 'widget', 'classes', 'hidden']);

const groupOf = (field: unknown, { hash }: HelperOptions): Handlebars.SafeString => {
  const part = (isGroup: boolean): object =>
    Object.fromEntries(Object.entries(hash).filter(([key]) => GROUP.has(key) === isGroup || key === 'localize'));
  return htmlOf(fieldOf(field).toFormGroup(part(true), part(false)));
};

/** [A] Foundry's own Handlebars helpers, by the names its documentation of templates gives. */
const HELPERS: Readonly<Record<string, Helper>> = {
  localize: (key, ...rest) =>
    localize(
      String(key),
      Object.keys(options(rest).hash).length ? options(rest).hash : rest.length > 1 ? (rest[0] as object) : undefined,
    ),
  eq: (a, b) => a === b,
  ne: (a, b) => a !== b,
  lt: (a, b) => Number(a) < Number(b),
  gt: (a, b) => Number(a) > Number(b),
  lte: (a, b) => Number(a) <= Number(b),
  gte: (a, b) => Number(a) >= Number(b),
  not: value => !value,
  and: (...args) => values(args).every(Boolean),
  or: (...args) => values(args).some(Boolean),
  ifThen: (condition, yes, no) => (condition ? yes : no),
  checked: value => (value ? 'checked' : ''),
  selected: value => (value ? 'selected' : ''),
  disabled: value => (value ? 'disabled' : ''),
  concat: (...args) => values(args).map(String).join(''),
  /** [D14] foundry.applications.handlebars.object: the named values as one. */
  object: given => (given as HelperOptions).hash,
  numberFormat: (value, given) => {
    const { decimals = 0, sign = false } = (given as HelperOptions).hash;
    const number = Number(value).toFixed(Number(decimals));
    return sign && Number(value) >= 0 ? `+${number}` : number;
  },
  formInput: (field, given) => htmlOf(fieldOf(field).toInput({ ...(given as HelperOptions).hash })),
  formGroup: (field, given) => groupOf(field, given as HelperOptions),
  formField: (field, given) => groupOf(field, given as HelperOptions),
  radioBoxes: (name, choices, given) => {
    const { checked, localize: localizes } = (given as HelperOptions).hash;
    const escape = Handlebars.escapeExpression;
    return new Handlebars.SafeString(
      Object.entries((choices ?? {}) as Record<string, string>)
        .map(([key, label]) => {
          const mark = checked === key ? ' checked' : '';
          const words = escape(localizes ? localize(label) : label);
          return `<label class="checkbox"><input type="radio" name="${escape(String(name))}" value="${escape(key)}"${mark}> ${words}</label>`;
        })
        .join(''),
    );
  },
  numberInput: (value, given) => {
    const escape = Handlebars.escapeExpression;
    const attributes = Object.entries((given as HelperOptions).hash)
      .filter(([, one]) => one !== undefined && one !== false)
      .map(([key, one]) => ` ${escape(key)}="${escape(String(one))}"`);
    return new Handlebars.SafeString(
      `<input type="number" value="${escape(String(value ?? ''))}"${attributes.join('')}>`,
    );
  },
  // [D14] foundry.applications.handlebars.editor: for windows of the first generation
  editor: (content, given) => {
    const { target, button = false, editable = true } = (given as HelperOptions).hash;
    const edit = target && editable ? ` data-edit="${Handlebars.escapeExpression(String(target))}"` : '';
    const opens = edit && button ? '<a class="editor-edit"><i class="fa-solid fa-edit"></i></a>' : '';
    const text = cleanHTML(String(content ?? ''));
    return new Handlebars.SafeString(
      `<div class="editor"><div class="editor-content"${edit}>${text}</div>${opens}</div>`,
    );
  },
  timeSince: stamp => new Date(Number(stamp)).toLocaleTimeString(),
  selectOptions: (choices, given) => selectOptions(choices, given as HelperOptions),
};

const fetchTemplate = async (path: string): Promise<Handlebars.TemplateDelegate> => {
  const own = CORE_TEMPLATES[path];
  if (own !== undefined) {
    const compiledOwn = Handlebars.compile(own);
    Handlebars.registerPartial(path, compiledOwn);
    return compiledOwn;
  }
  const response = await fetch(path, { headers: { Accept: COMPILED_TEMPLATE } });
  if (!response.ok) throw new Error(`The template "${path}" could not be loaded: ${response.status}`);
  const given = await response.text();
  const isCompiled = response.headers.get('Content-Type')?.startsWith(COMPILED_TEMPLATE) === true;
  // a compiled template from the server is code that must be evaluated, as Handlebars itself would
  const template = isCompiled
    ? Handlebars.template(new Function(`return ${given}`)() as TemplateSpecification)
    : Handlebars.compile(given);
  Handlebars.registerPartial(path, template);
  return template;
};

/** [D13] foundry.applications.handlebars.getTemplate */
export const getTemplate = (path: string, id?: string): Promise<Handlebars.TemplateDelegate> => {
  let template = compiled.get(path);
  if (!template) {
    template = fetchTemplate(path);
    compiled.set(path, template);
    template.catch(() => compiled.delete(path));
  }
  if (!id) return template;
  return template.then(found => {
    Handlebars.registerPartial(id, found);
    return found;
  });
};

/** [D13] foundry.applications.handlebars.loadTemplates: an array of paths, or a record of partial name to path. */
export const loadTemplates = (paths: readonly string[] | Readonly<Record<string, string>>): Promise<unknown[]> =>
  Promise.all(
    Array.isArray(paths)
      ? paths.map(path => getTemplate(path as string))
      : Object.entries(paths).map(([id, path]) => getTemplate(path as string, id)),
  );

/** [D13] foundry.applications.handlebars.renderTemplate */
export const renderTemplate = async (path: string, data: object = {}): Promise<string> =>
  (await getTemplate(path))(data, { allowProtoMethodsByDefault: true, allowProtoPropertiesByDefault: true });

/** Defines the template functions and Foundry's helpers. */
export const installTemplates = (): void => {
  for (const [name, helper] of Object.entries(HELPERS)) Handlebars.registerHelper(name, helper);
  // [D14] foundry.applications.handlebars: its helpers are functions there too
  defineNamespace('foundry.applications.handlebars', { ...HELPERS, getTemplate, loadTemplates, renderTemplate });
  Object.assign(globalThis, { Handlebars });
};
