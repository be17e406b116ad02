/** The face of the part that is open, as a table would show it with what is written down. */
import { wordingOf } from '../../table/i18n/wording';
import { optionsWith } from '../../table/panels/workshop';
import type { WorkshopOf } from '../../table/panels/workshop-names';
import { faceElement } from '../applications/card-face';
import { fitWords } from '../applications/card-words';
import { speech } from '../lazy-import';

/** What is typed is drawn at once. */
export const drawPart = (element: HTMLElement, of: WorkshopOf, id: string | undefined): void => {
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
