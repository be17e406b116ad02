/** Makes elements in the document of a board, which may be a separate window. */

const SVG = 'http://www.w3.org/2000/svg';

type Written = Readonly<Record<string, string | number | undefined>>;

/**
 * Sets the attributes that change; undefined removes one. Writing the same value again costs a browser almost as much as
 * a new one.
 */
export const setAttributes = <E extends Element>(element: E, attributes: Written): E => {
  for (const [name, value] of Object.entries(attributes)) {
    const now = value?.toString();
    if (now === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== now) element.setAttribute(name, now);
  }
  return element;
};

/** An SVG element with its attributes. */
export const svgElement = <K extends keyof SVGElementTagNameMap>(
  document: Document,
  name: K,
  attributes: Written = {},
): SVGElementTagNameMap[K] => setAttributes(document.createElementNS(SVG, name), attributes);

/** An HTML element with its attributes and text. */
export const htmlElement = <K extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: K,
  attributes: Written = {},
  text?: string,
): HTMLElementTagNameMap[K] => {
  const element = setAttributes(document.createElement(name), attributes);
  if (text !== undefined) element.textContent = text;
  return element;
};

export interface Tool {
  /** The CSS class of an icon. */
  readonly icon: string;
  /** Its action: the tooltip and the name for screen readers. */
  readonly label: string;
  readonly act: () => void;
}

/** A button with only an icon. */
export const toolButton = (document: Document, style: string, { icon, label, act }: Tool): HTMLButtonElement => {
  const made = htmlElement(document, 'button', {
    type: 'button',
    class: style,
    'aria-label': label,
    'data-tooltip': label,
  });
  made.append(htmlElement(document, 'i', { class: `fa-solid ${icon}`, inert: '' }));
  made.addEventListener('click', act);
  return made;
};

/** Parsed drawings by their source: the same cards are drawn with each command. */
const read = new Map<string, Element>();
const MOST_READ = 300;

const pictureOf = (source: string): Element => {
  const known = read.get(source);
  if (known) return known;
  const picture = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  picture.setAttribute('aria-hidden', 'true');
  if (read.size >= MOST_READ) read.clear();
  read.set(source, picture);
  return picture;
};

/** Puts one of our SVG drawings into an element. */
export const draw = (place: Element, source: string): void =>
  place.replaceChildren(place.ownerDocument.importNode(pictureOf(source), true));
