/**
 * A card whose words are text of the page, not of a picture: they stay large on a small card, wrap, and scale with
 * the page. Used in the hand and in the closer look; the style sheet sets the size.
 */
import type { Face } from '../../kernel/board';
import { cardArtSvg, markSvg } from '../../table/drawing/card';
import { cardTexts } from '../../table/drawing/card-texts';
import { SHADES } from '../../table/drawing/palette';
import { sideOf } from '../../table/drawing/piece';
import type { TableClient } from '../../table/panels/client-model';
import { readingOf, type Reading } from '../../table/panels/reading';
import type { AnyPresentation } from '../../table/record/model';
import { breakable } from '../../table/i18n/hyphenation';
import { draw, htmlElement } from '../dom';
import { ownPicture } from './own-pictures';
import { speech } from '../lazy-import';
import { cardSource } from './card-source';

/** The letters of the longest word: the name's size is set to fit it if possible. */
const longestWord = (text: string): number => Math.max(1, ...text.split(/[\s-]+/).map(word => word.length));

const headOf = (page: Document, face: Face, name: string): HTMLElement => {
  const head = htmlElement(page, 'span', { class: 'rt-face__head' });
  if (face.number !== undefined)
    head.append(htmlElement(page, 'span', { class: 'rt-face__number' }, String(face.number)));
  head.append(htmlElement(page, 'span', { class: 'rt-face__name' }, breakable(name)));
  return head;
};

const artOf = (page: Document, face: Face): HTMLElement => {
  const art = htmlElement(page, 'span', { class: 'rt-face__art' });
  draw(art, cardArtSvg(face));
  art.firstElementChild?.setAttribute('preserveAspectRatio', 'xMidYMid slice');
  return art;
};

const marksOf = (page: Document, { marks = [], tone }: Face): readonly HTMLElement[] => {
  if (!marks.length) return [];
  const row = htmlElement(page, 'span', { class: 'rt-face__marks' });
  for (const { motif, value } of marks) {
    const mark = htmlElement(page, 'span', { class: 'rt-face__mark' });
    const sign = htmlElement(page, 'span', { class: 'rt-face__sign' });
    draw(sign, markSvg(motif, tone));
    mark.append(sign, value === undefined ? '' : String(value));
    row.append(mark);
  }
  return [row];
};

/** Without room for both, the tags stay, because they tell cards apart. */
const kindOf = (page: Document, kind: string, tags: readonly string[]): HTMLElement => {
  const strip = htmlElement(page, 'span', { class: 'rt-face__kind' });
  for (const [name, text] of [
    ['tags', tags.join(' · ')],
    ['sort', kind],
  ] as const) {
    if (text) strip.append(htmlElement(page, 'span', { class: `rt-face__${name}` }, text));
  }
  return strip;
};

const wordsOf = (page: Document, { words }: Pick<Reading, 'words'>, face: Face): readonly HTMLElement[] => {
  const { kind = '', note = '', tags = [] } = cardTexts(face, words);
  const source =
    face.reconstructed === undefined
      ? ''
      : speech.format('RT.hand.reconstructed', { source: words.text(face.reconstructed) });
  return [
    kindOf(page, kind, tags),
    ...marksOf(page, face),
    ...(note ? [htmlElement(page, 'span', { class: 'rt-face__note' }, breakable(note))] : []),
    ...(source ? [htmlElement(page, 'span', { class: 'rt-face__source' }, source)] : []),
  ];
};

/** What a face is drawn with: the game's presentation and the reader's words. */
export interface FaceWords extends Pick<Reading, 'words'> {
  readonly presentation: AnyPresentation;
  readonly seats: readonly string[];
}

/** The owner's picture of a card. It shows the text itself; screen readers get our words. */
const ownElement = (page: Document, of: FaceWords, face: Face, href: string): HTMLElement => {
  const { kind = '', note = '', tags = [] } = cardTexts(face, of.words);
  const made = htmlElement(page, 'span', { class: 'rt-face rt-face--own' });
  const alt = [of.words.text(face.word), kind, ...tags, note].filter(Boolean).join('. ');
  made.append(htmlElement(page, 'img', { class: 'rt-face__own', src: href, alt, draggable: 'false' }));
  return made;
};

/** A known face with its words. */
export const faceElement = (page: Document, of: FaceWords, face: Face, card: string): HTMLElement => {
  const own = ownPicture(of.presentation.id, card);
  if (own) return ownElement(page, of, face, own.href);
  const made = htmlElement(page, 'span', { class: 'rt-face' });
  const name = of.words.text(face.word);
  const { fill, on } = SHADES[sideOf(of, card)?.tone ?? face.tone];
  made.style.setProperty('--rt-side', fill);
  made.style.setProperty('--rt-on-side', on);
  made.style.setProperty('--rt-longest', String(longestWord(name)));
  made.append(headOf(page, face, name), artOf(page, face), ...wordsOf(page, of, face));
  return made;
};

/** The face of a card at a table with its words; its back if the reader may not know it. */
export const cardFace = (page: Document, client: TableClient, card: string, owner: string | undefined): HTMLElement => {
  const { presentation, game, timeline } = client;
  const face = presentation.face(card);
  if (face && card !== '?') {
    const { words } = readingOf(client, speech);
    return faceElement(page, { presentation, words, seats: game.seats(timeline.head.options) }, face, card);
  }
  const made = htmlElement(page, 'span', { class: 'rt-face rt-face--back' });
  draw(made, cardSource(client, card, owner));
  return made;
};
