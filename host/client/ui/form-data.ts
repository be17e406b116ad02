import { button, icon, make } from './dom';
import { AbstractFormInputElement } from './elements/form-input';
import { localize } from './globals';

/** Words in an element of their own. */
export const caption = (key: string): HTMLElement => make('span', {}, localize(key));

/** A button with a picture and a label. */
export const labelledButton = (action: string, symbol: string, key: string): HTMLButtonElement =>
  button({ 'data-action': action }, icon(symbol), caption(key));

/** The button that sends a form. */
export const saveButton = (): HTMLButtonElement =>
  button({ type: 'submit' }, icon('fa-solid fa-floppy-disk'), caption('Save changes'));

/** A label, its field, and a hint below. */
export const formGroup = (label: string, field: HTMLElement, hint?: string): HTMLElement => {
  if (field.id === '') field.id = `field-${crypto.getRandomValues(new Uint32Array(1))[0]}`;
  return make(
    'div',
    { class: 'form-group' },
    make('label', { for: field.id }, localize(label)),
    make('div', { class: 'form-fields' }, field),
    hint ? make('p', { class: 'hint' }, localize(hint)) : undefined,
  );
};

/** The data attribute of the element or of its nearest ancestor that has it; else empty. */
export const dataAbove = (target: EventTarget | null, name: string): string => {
  const element = target instanceof Element ? target.closest(`[data-${name}]`) : null;
  return element?.getAttribute(`data-${name}`) ?? '';
};

export interface FormDataOptions {
  readonly disabled?: boolean;
  readonly readonly?: boolean;
  readonly submitter?: HTMLElement;
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | AbstractFormInputElement;

const FIELDS = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement, AbstractFormInputElement] as const;

const asType = (value: string, dtype: string | undefined): unknown => {
  if (dtype === 'Number') return value === '' ? null : Number(value);
  if (dtype === 'Boolean') return value === 'true';
  if (dtype === 'JSON') return JSON.parse(value) as unknown;
  return value;
};

const isField = (element: Element): element is Field => FIELDS.some(kind => element instanceof kind);

const valueOf = (field: Field): unknown => {
  // [D14] AbstractFormInputElement: a value of the platform's own elements has its type
  if (field instanceof AbstractFormInputElement) return field.value;
  if (field instanceof HTMLInputElement) {
    if (field.type === 'checkbox' && !field.hasAttribute('value')) return field.checked;
    if (field.type === 'checkbox') return field.checked ? field.value : null;
    if (field.type === 'number' || field.type === 'range') return field.value === '' ? null : field.valueAsNumber;
  }
  if (field instanceof HTMLSelectElement && field.multiple) return [...field.selectedOptions].map(({ value }) => value);
  return asType(field.value, field.dataset['dtype']);
};

/** [D13] foundry.applications.ux.FormDataExtended: the form's values with their types. */
export class FormDataExtended extends FormData {
  /** [D13] FormDataExtended#object: a value for each name, arrays where a name occurs more than once. */
  readonly object: Record<string, unknown> = {};

  /** [D14] FormDataExtended#dtypes: the type that each field names, if it names one. */
  readonly dtypes: Record<string, string | undefined> = {};

  constructor(form: HTMLFormElement, options: FormDataOptions = {}) {
    super(form);
    for (const element of form.elements) {
      if (!this.#counts(element, options)) continue;
      this.dtypes[element.name] = element.dataset['dtype'];
      if (element instanceof HTMLInputElement && element.type === 'radio') {
        if (element.checked) this.object[element.name] = asType(element.value, element.dataset['dtype']);
        else this.object[element.name] ??= null;
      } else this.#add(element.name, valueOf(element));
    }
  }

  #counts(element: Element, { disabled, readonly }: FormDataOptions): element is Field {
    if (!isField(element)) return false;
    if (!element.name || ['button', 'submit', 'image', 'reset', 'file'].includes(element.type)) return false;
    if (element.matches(':disabled') && !disabled) return false;
    return !('readOnly' in element && element.readOnly && readonly === false);
  }

  #add(name: string, value: unknown): void {
    const before = this.object[name];
    if (!(name in this.object)) this.object[name] = value;
    else if (Array.isArray(before)) before.push(value);
    else this.object[name] = [before, value];
  }
}
