import { button, icon, make } from './dom';
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
