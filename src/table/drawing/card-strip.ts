/** The dark strip of a card: what kind it is, and its tags. */
import { CARD } from './boxes';
import { fit, type Lettering, widthOf } from './lettering';
import { INK, PAPER } from './palette';
import { el } from './svg';

/** What stands in it. */
interface Told {
  readonly kind?: string;
  readonly tags?: readonly string[];
}
/** Where the strip lies on its card. */
interface Place {
  readonly y: number;
  readonly height: number;
  readonly margin: number;
  readonly lettering: Lettering;
}

const SMALLEST = 9;
const LEADING = 1.1;

/** What kind of card it is, and its tags. */
export const strip = (texts: Told, { y, height, margin, lettering }: Place): string => {
  const tags = (texts.tags ?? []).join(' · ');
  const room = CARD.width - margin * 2;
  const kind = (texts.kind ?? '').toLocaleUpperCase();
  const whole = tags ? `${kind} · ${tags}` : kind;
  // what would be too small to read does without the kind
  const line = tags && widthOf(whole, 'label', 15, 0.05) > room ? tags : whole;
  const one = fit(line, 'label', { width: room, height: 18 }, { max: 17, min: SMALLEST, spacing: 0.05 });
  // two smaller lines rather than one that is cut
  const high = height - 4;
  const { size, lines } = one.lines.some(text => text.endsWith('…'))
    ? fit(tags || kind, 'label', { width: room, height: high }, { max: high / 2.2, min: 7, leading: LEADING })
    : one;
  const top = y + (height - lines.length * size * LEADING) / 2;
  return (
    el('rect', { x: 0, y, width: CARD.width, height: height, fill: INK }) +
    lines
      .map((text, n) =>
        lettering({
          text,
          x: margin,
          y: top + size * (n * LEADING + 0.93),
          size,
          face: 'label',
          fill: PAPER,
          ...(lines.length === 1 && { spacing: 0.05 }),
        }),
      )
      .join('')
  );
};
