/** Draws the open part as a table would show it with the copy's values: its face, or its place on the board. */
import { wordingOf } from '../../table/i18n/wording';
import { optionsWith } from '../../table/panels/my-copy/panel';
import type { CopyOf } from '../../table/panels/my-copy/copy';
import { faceElement } from '../pictures/card-face';
import { fitWords } from '../pictures/card-words';
import { lazyImport, speech } from '../lazy-import';
import type { CopyPart } from '../../kernel/copy-form';

const drawFace = (element: HTMLElement, of: CopyOf, id: string | undefined): void => {
  const place = element.querySelector<HTMLElement>('[data-face]');
  if (!place || id === undefined) return;
  const options = optionsWith(of);
  const presentation = of.rules.presentation(options);
  const face = presentation.face(id);
  if (!face) return;
  const words = wordingOf(presentation, speech);
  const seats = of.rules.seats(options);
  place.replaceChildren(faceElement(element.ownerDocument, { presentation, words, seats }, face, id));
  fitWords(place);
};

/** Draws a part of the board; the code for boards loads with the first one. */
const drawPlace = async (element: HTMLElement, of: CopyOf): Promise<void> => {
  const draw = await lazyImport(async () => (await import('./draw-map')).drawMap);
  const place = element.querySelector<HTMLElement>('[data-space]');
  if (place) draw?.(place, of, place.dataset['space'] ?? '');
};

/** Draws what is typed at once. */
export const drawPart = (element: HTMLElement, of: CopyOf, part: CopyPart | undefined): void => {
  drawFace(element, of, part?.face);
  if (part?.space !== undefined) void drawPlace(element, of);
};
