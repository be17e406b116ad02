/** [D14] foundry.applications.fields: the elements of forms. */
import { make, parse } from './dom';
import { cleanHTML } from './clean-html';
import {
  HTMLCodeMirrorElement,
  HTMLMultiCheckboxElement,
  HTMLMultiSelectElement,
  HTMLProseMirrorElement,
  HTMLRangePickerElement,
} from './elements';
import { localize, type Json } from './globals';

/** [D14] FormInputConfig */
export interface InputConfig {
  readonly name?: string;
  readonly value?: unknown;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readonly?: boolean;
  readonly autofocus?: boolean;
  readonly localize?: boolean;
  readonly dataset?: Readonly<Record<string, string>>;
  readonly placeholder?: string;
  readonly id?: string;
  readonly classes?: string;
  readonly [option: string]: unknown;
}

type Element = HTMLElement;

/** [D14] setInputAttributes */
export const setInputAttributes = (input: Element, config: InputConfig): Element => {
  const { name, id, classes, placeholder, dataset = {} } = config;
  if (name) input.setAttribute('name', name);
  if (id) input.id = id;
  if (classes) input.className = classes;
  if (placeholder) input.setAttribute('placeholder', config.localize ? localize(placeholder) : placeholder);
  for (const flag of ['required', 'disabled', 'readonly', 'autofocus'] as const) {
    if (config[flag]) input.setAttribute(flag, '');
  }
  for (const [key, value] of Object.entries(dataset)) input.dataset[key] = value;
  const aria = config['aria'] as Readonly<Record<string, string>> | undefined;
  for (const [key, value] of Object.entries(aria ?? {})) input.setAttribute(`aria-${key}`, value);
  return input;
};

/** [D14] createTextInput */
export const createTextInput = (config: InputConfig): Element =>
  setInputAttributes(make('input', { type: 'text', value: String(config.value ?? '') }), config);

/** [D14] createTextareaInput */
export const createTextareaInput = (config: InputConfig): Element => {
  const area = make('textarea', { rows: config['rows'] as number | undefined });
  area.value = String(config.value ?? '');
  return setInputAttributes(area, config);
};

/** [D14] createCheckboxInput */
export const createCheckboxInput = (config: InputConfig): Element =>
  setInputAttributes(make('input', { type: 'checkbox', checked: Boolean(config.value) }), config);

/** [D14] createNumberInput: a range where both ends are known. */
export const createNumberInput = (config: InputConfig): Element => {
  const { min, max, step, value } = config as { min?: number; max?: number; step?: number | 'any'; value?: unknown };
  if (
    config['type'] === 'range' ||
    (min !== undefined && max !== undefined && step !== undefined && config['type'] !== 'number')
  ) {
    return setInputAttributes(
      HTMLRangePickerElement.create({ ...config, value: Number(value ?? min), min, max, step }),
      config,
    );
  }
  const input = make('input', {
    type: 'number',
    min,
    max,
    step: step ?? 'any',
    value: value === null ? '' : String(value ?? ''),
  });
  return setInputAttributes(input, config);
};

export interface SelectChoice {
  readonly value: string;
  readonly label: string;
  readonly group?: string;
  readonly disabled?: boolean;
  readonly selected?: boolean;
  readonly rule?: boolean;
}

/** [D14] prepareSelectOptionGroups: options by their groups; those without one come first. */
export const prepareSelectOptionGroups = (config: InputConfig): { group: string; options: SelectChoice[] }[] => {
  const {
    options = [],
    groups,
    valueAttr = 'value',
    labelAttr = 'label',
    blank,
    sort,
  } = config as {
    options?: readonly Json[];
    groups?: readonly string[] | Readonly<Record<string, string>>;
    valueAttr?: string;
    labelAttr?: string;
    blank?: string | false | null;
    sort?: boolean;
  };
  const chosen = new Set(
    (config.value instanceof Set || Array.isArray(config.value)
      ? [...(config.value as Iterable<unknown>)]
      : [config.value]
    ).map(value => (value === null || value === undefined ? '' : String(value))),
  );
  const all = options.map((option): SelectChoice => {
    const value = String(option[valueAttr] ?? option['value'] ?? '');
    const label = String(option[labelAttr] ?? option['label'] ?? value);
    return {
      ...option,
      value,
      label: config.localize ? localize(label) : label,
      selected: Boolean(option['selected']) || chosen.has(value),
    };
  });
  if (sort) all.sort((one, other) => one.label.localeCompare(other.label));
  const names = Array.isArray(groups) ? (groups as string[]) : Object.keys(groups ?? {});
  const labels = Array.isArray(groups) ? {} : ((groups ?? {}) as Record<string, string>);
  const known = [...new Set([...names, ...all.flatMap(({ group }) => group ?? [])])];
  const loose = all.filter(({ group }) => !group);
  if (typeof blank === 'string')
    loose.unshift({ value: '', label: config.localize ? localize(blank) : blank, selected: chosen.has('') });
  return [
    { group: '', options: loose },
    ...known.map(group => ({
      group: localize(labels[group] ?? group),
      options: all.filter(option => option.group === group),
    })),
  ];
};

const optionElements = (config: InputConfig): Element[] =>
  prepareSelectOptionGroups(config).flatMap(({ group, options }): Element[] => {
    const elements = options.map(({ value, label, selected, disabled, rule }) =>
      rule ? make('hr') : make('option', { value, selected, disabled }, label),
    );
    return group === '' ? elements : [make('optgroup', { label: group }, ...elements)];
  });

/** [D14] createSelectInput */
export const createSelectInput = (config: InputConfig): Element =>
  setInputAttributes(
    make(
      'select',
      { 'data-dtype': (config.dataset?.['dtype'] ?? config['dtype']) as string | undefined },
      ...optionElements(config),
    ),
    config,
  );

/** [D14] createMultiSelectInput */
export const createMultiSelectInput = (config: InputConfig): Element => {
  const tag = config['type'] === 'checkboxes' ? HTMLMultiCheckboxElement : HTMLMultiSelectElement;
  const element = new tag();
  element.append(...optionElements(config));
  return setInputAttributes(element, config);
};

/** [D14] createEditorInput */
export const createEditorInput = (config: InputConfig): Element =>
  setInputAttributes(
    config['engine'] === 'codemirror' ? HTMLCodeMirrorElement.create(config) : HTMLProseMirrorElement.create(config),
    config,
  );

/** [D14] FormGroupConfig */
export interface GroupConfig {
  readonly label?: string;
  readonly hint?: string;
  readonly input?: Node | HTMLCollection;
  readonly units?: string;
  readonly rootId?: string;
  readonly classes?: readonly string[] | string;
  readonly stacked?: boolean;
  readonly localize?: boolean;
  readonly hidden?: boolean | string;
  readonly widget?: unknown;
}

let groups = 0;

/** [D14] createFormGroup */
export const createFormGroup = (config: GroupConfig): HTMLDivElement => {
  const { label = '', hint, input, units, classes = [], stacked, hidden, rootId } = config;
  const words = (text: string): string => (config.localize ? localize(text) : text);
  const named = typeof classes === 'string' ? classes.split(' ') : classes;
  const group = make('div', { class: ['form-group', stacked && 'stacked', ...named].filter(Boolean).join(' ') });
  const inputs = input instanceof HTMLCollection ? [...input] : input ? [input] : [];
  const [first] = inputs;
  const tag = make('label', {}, words(label));
  if (units) tag.append(' ', make('span', { class: 'units' }, `(${words(units)})`));
  if (first instanceof HTMLElement && first.getAttribute('name')) {
    first.id ||= `${rootId ?? 'field'}-${first.getAttribute('name')}-${++groups}`;
    tag.setAttribute('for', first.id);
  }
  group.append(tag, make('div', { class: 'form-fields' }, ...inputs));
  if (hint) group.append(make('p', { class: 'hint' }, parse(cleanHTML(words(hint)))));
  if (hidden === true) group.hidden = true;
  return group;
};

/** [D14] createFontAwesomeIcon */
export const createFontAwesomeIcon = (
  glyph: string,
  {
    style = 'solid',
    fixedWidth = false,
    classes = [],
  }: { style?: string; fixedWidth?: boolean; classes?: string[] } = {},
): HTMLElement =>
  make('i', { class: [`fa-${style}`, glyph, fixedWidth && 'fa-fw', ...classes].filter(Boolean).join(' ') });
