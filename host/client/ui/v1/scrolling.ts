/** Where the parts of a window of the first generation are scrolled to, before it is drawn again. */
const within = (html: Iterable<Element>, selector: string): Element[] =>
  [...html].flatMap(root => (selector === '' ? [root] : [...root.querySelectorAll(selector)]));

/** How far each part is scrolled, by the selectors that name them. */
export const scrolledIn = (html: Iterable<Element>, selectors: readonly string[]): Record<string, number[]> =>
  Object.fromEntries(selectors.map(one => [one, within(html, one).map(({ scrollTop }) => scrollTop)]));

/** Scrolls the parts there again. */
export const scrollBack = (html: Iterable<Element>, positions: Readonly<Record<string, readonly number[]>>): void => {
  for (const [selector, tops] of Object.entries(positions))
    for (const [index, element] of within(html, selector).entries()) element.scrollTop = tops[index] ?? 0;
};
