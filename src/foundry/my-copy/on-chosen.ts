/**
 * The fields of a form, and when a value counts as chosen. Letters and arrows in a closed list change it at every
 * key, so it counts on Enter or on leaving the list. A redraw after the first letter would restart the search.
 */

/** A field that can be filled in. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

/** Keys that change a closed list at once; Space, and an arrow with Alt, open it. */
const looks = ({ altKey, ctrlKey, key, metaKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && ((key.length === 1 && key !== ' ') || /^(?:Arrow|Home|End|Page)/.test(key));

/** Calls `chosen` for each field with a new value. */
export const onChosen = (root: HTMLElement, chosen: (field: Field) => void): void => {
  let lookedThrough: HTMLSelectElement | undefined;
  let isChanged = false;
  const settle = (): void => {
    const field = lookedThrough;
    lookedThrough = undefined;
    if (field && isChanged) chosen(field);
    isChanged = false;
  };
  root.addEventListener('keydown', event => {
    const { key, target } = event;
    if (key === 'Enter') settle();
    else if (target instanceof HTMLSelectElement && looks(event)) lookedThrough = target;
  });
  root.addEventListener('focusout', settle);
  root.addEventListener('pointerdown', settle);
  root.addEventListener('change', ({ target }) => {
    if (target === lookedThrough) isChanged = true;
    else if (isField(target)) chosen(target);
  });
};
