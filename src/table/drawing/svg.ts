/** SVG as text: elements and escaping. */

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Text that may stand in an attribute or between tags. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);
/** A text as HTML has it, outside of attributes in single quotes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

/** A number as SVG writes it: two decimals at most. */
export const short = (value: number): string => String(Math.round(value * 100) / 100);

/** An element; an attribute that is undefined is left out. Children are markup already. */
export const el = (name: string, attributes: Attributes, ...children: readonly string[]): string => {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) =>
      value === undefined ? [] : [` ${key}="${typeof value === 'number' ? short(value) : escapeXml(value)}"`],
    )
    .join('');
  return children.length ? `<${name}${written}>${children.join('')}</${name}>` : `<${name}${written}/>`;
};

/**
 * A picture of `width` by `height` drawn in a box of `box` units. Both are written out: a canvas texture needs them.
 */
export const picture = (
  size: { readonly width: number; readonly height: number },
  box: { readonly width: number; readonly height: number },
  ...children: readonly string[]
): string =>
  el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: size.width,
      height: size.height,
      viewBox: `0 0 ${short(box.width)} ${short(box.height)}`,
    },
    ...children,
  );

/** The path of a polygon. */
export const polygon = (points: readonly { readonly x: number; readonly y: number }[]): string =>
  `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** So many drawings of a kind are kept. */
const MOST_KEPT = 500;

/**
 * A drawing function that draws once what it is asked for again: most pieces look after a command as they did before. Its
 * arguments are data, and decide alone what is drawn.
 */
export const drawnOnce = <Args extends readonly unknown[]>(
  drawAnew: (...args: Args) => string,
): ((...args: Args) => string) => {
  const drawn = new Map<string, string>();
  return (...args) => {
    const key = JSON.stringify(args);
    const known = drawn.get(key);
    if (known !== undefined) return known;
    if (drawn.size >= MOST_KEPT) drawn.clear();
    const made = drawAnew(...args);
    drawn.set(key, made);
    return made;
  };
};
