/** The contrast of words with their background, by the formula of WCAG 2.2 (1.4.3). */
import type { Page } from 'playwright-core';

/**
 * HTML words within some elements with too little contrast: below 4.5 to 1, or 3 to 1 for large text. The background
 * is the colour of the containing elements; for a picture, the colour given with it. Disabled elements are exempt, as
 * in WCAG.
 */
export const paleWords = (page: Page, within: string): Promise<readonly string[]> =>
  page.evaluate(selector => {
    type Colour = readonly [number, number, number, number];
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const known = new Map<string, Colour>();
    const parse = (colour: string): Colour => {
      const seen = known.get(colour);
      if (seen || !pen) return seen ?? [0, 0, 0, 0];
      pen.clearRect(0, 0, 1, 1);
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0, a = 0] = pen.getImageData(0, 0, 1, 1).data;
      const read: Colour = [r, g, b, a / 255];
      known.set(colour, read);
      return read;
    };
    const over = ([r, g, b, a]: Colour, [x, y, z]: Colour): Colour => [
      r * a + x * (1 - a),
      g * a + y * (1 - a),
      b * a + z * (1 - a),
      1,
    ];
    const light = ([r, g, b]: Colour): number => {
      const [x = 0, y = 0, z = 0] = [r, g, b].map(one => {
        const part = one / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    /** The colour behind an element; undefined over pictures only, on the board. */
    const behind = (element: Element | null): Colour | undefined => {
      if (!element) return undefined;
      const colour = parse(getComputedStyle(element).backgroundColor);
      if (colour[3] > 0.99) return colour;
      const further = behind(element.parentElement);
      return further && over(colour, further);
    };
    const ratio = (one: Colour, other: Colour): number => {
      const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
      return (bright + 0.05) / (dark + 0.05);
    };
    const found = new Map<string, string>();
    const all = new Set([...document.querySelectorAll(selector)].flatMap(one => [one, ...one.querySelectorAll('*')]));
    for (const element of all) {
      if (
        !(element instanceof HTMLElement) ||
        element.closest('.window-header, .rt-hidden, [aria-disabled="true"], :disabled')
      )
        continue;
      const words = [...element.childNodes]
        .filter(node => node.nodeType === Node.TEXT_NODE)
        .map(node => node.textContent?.trim() ?? '')
        .join(' ')
        .trim();
      if (!/[\p{L}\p{N}]/u.test(words)) continue;
      if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const back = behind(element);
      if (!back) continue;
      let fore = parse(color);
      for (let at: Element | null = element; at; at = at.parentElement) {
        const [r, g, b, a] = fore;
        fore = [r, g, b, a * Number(getComputedStyle(at).opacity)];
      }
      const [size, isBold] = [parseFloat(fontSize), Number(fontWeight) >= 700];
      const wanted = size >= 24 || (size >= 18.66 && isBold) ? 3 : 4.5;
      const reached = ratio(over(fore, back), back);
      if (reached < wanted)
        found.set(
          `${element.className} ${color} ${back.join()}`,
          `${reached.toFixed(2)} to 1: ${element.outerHTML.slice(0, 140)} "${words.slice(0, 30)}"`,
        );
    }
    return [...found.values()];
  }, within);
