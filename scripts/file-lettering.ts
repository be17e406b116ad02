/**
 * Lettering of pictures used as pictures: the cards of Foundry's own decks, and pictures in a guide. As outlines,
 * their letters were most of the file size. They stay text, in a similar font of the reader's system, compressed to
 * the width of ours, so that no word moves.
 */
import { escapeText, type Lettering, type Typeface, widthOf } from '../src/table/drawing/lettering';
import { el } from '../src/table/drawing/svg';

const POSTER = "Oswald,'Bahnschrift Condensed','DIN Condensed','Arial Narrow','Roboto Condensed',sans-serif";
const FAMILIES: Readonly<Record<Typeface, string>> = {
  title: POSTER,
  label: POSTER,
  text: "'PT Serif',Georgia,'Times New Roman',serif",
};

/** A line as text with the width that it has in the module's own fonts. */
export const fileLettering: Lettering = ({ text, x, y, size, face, fill, anchor = 'start', spacing = 0 }) =>
  text.trim() &&
  el(
    'text',
    {
      x: x.toFixed(1),
      y: y.toFixed(1),
      fill,
      'font-size': size,
      'font-family': FAMILIES[face],
      'font-weight': face === 'title' ? 600 : undefined,
      'text-anchor': anchor === 'start' ? undefined : anchor,
      textLength: widthOf(text, face, size, spacing).toFixed(1),
      lengthAdjust: 'spacingAndGlyphs',
    },
    escapeText(text),
  );
