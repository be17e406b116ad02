/** Attributes of a new element: a string is set, `true` is set empty, `false` and `undefined` are left out. */
export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

const withAttributes = <E extends Element>(element: E, attributes: Attributes): E => {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    element.setAttribute(name, value === true ? '' : String(value));
  }
  return element;
};

/** A new element with attributes and children; a string child is text, never markup. */
export const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string | undefined)[]
): HTMLElementTagNameMap[K] => {
  const element = withAttributes(document.createElement(tag), attributes);
  element.append(...children.filter(child => child !== undefined));
  return element;
};

/** A new element of a tag that is known only at run time. */
export const makeTag = (tag: string, attributes: Attributes = {}): HTMLElement =>
  withAttributes(document.createElement(tag), attributes);

/** A Font Awesome icon; the classes are given as Foundry's options give them, for example `fa-solid fa-dice`. */
export const icon = (classes: string): HTMLElement => make('i', { class: classes, inert: true });

/** A button that submits nothing. */
export const button = (attributes: Attributes, ...children: (Node | string | undefined)[]): HTMLButtonElement =>
  make('button', { type: 'button', ...attributes }, ...children);

/** Text escaped for HTML. */
export const escapeHTML = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

/** The nodes of some HTML, scripts and handlers included: only for HTML written by the host or a template. */
export const parse = (markup: string): DocumentFragment => {
  const template = document.createElement('template');
  template.innerHTML = markup;
  return template.content;
};
