/** Making elements in the document a board lies in, which may be a window of its own. */

const SVG = 'http://www.w3.org/2000/svg';

type Written = Readonly<Record<string, string | number | undefined>>;

const write = <E extends Element>(element: E, attributes: Written): E => {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, String(value));
  }
  return element;
};

/** An SVG element with its attributes. */
export const svgElement = <K extends keyof SVGElementTagNameMap>(
  document: Document,
  name: K,
  attributes: Written = {},
): SVGElementTagNameMap[K] => write(document.createElementNS(SVG, name), attributes);

/** Sets attributes; undefined takes one away. */
export const setAttributes = write;

/** An HTML element with its attributes and text. */
export const htmlElement = <K extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: K,
  attributes: Written = {},
  text?: string,
): HTMLElementTagNameMap[K] => {
  const element = write(document.createElement(name), attributes);
  if (text !== undefined) element.textContent = text;
  return element;
};

export interface Tool {
  /** An icon's class. */
  readonly icon: string;
  /** What it does: its tooltip, and what a screen reader says. */
  readonly label: string;
  readonly act: () => void;
}

/** A button that is a picture only. */
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

/** Drawings that have been read, by their text: the same cards are drawn with each command. */
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

/** Puts an SVG drawing of our own making into an element. */
export const draw = (place: Element, source: string): void =>
  place.replaceChildren(place.ownerDocument.importNode(pictureOf(source), true));
