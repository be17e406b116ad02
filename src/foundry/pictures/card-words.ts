/**
 * The words of small cards fit: first the cards grow, where there is room beside them, then lesser parts go (the band of
 * the picture, the kind of card), then all are set narrower. Only what still finds no room is shortened, at the end of a
 * word; the closer look has it whole.
 */
import { htmlElement } from '../dom';

/** How tight a group of cards is set: as usual, in wider cards, in narrower letters. */
const LEVELS = ['0', '1', '2'] as const;

const notesOf = (group: HTMLElement): readonly HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>('.rt-face__note'),
];

/** More text than is seen; the browser rounds both heights. */
const overflows = (note: HTMLElement): boolean => note.scrollHeight > note.clientHeight + 1;

/** What is seen of a text, and what is not. */
const show = (note: HTMLElement, text: string, end: number): void => {
  const isWhole = end >= text.length;
  note.toggleAttribute('data-more', !isWhole);
  if (isWhole) return note.replaceChildren(text);
  const seen = htmlElement(note.ownerDocument, 'span', { class: 'rt-face__seen' }, text.slice(0, end));
  note.replaceChildren(seen, htmlElement(note.ownerDocument, 'span', { class: 'rt-face__rest' }, text.slice(end)));
};

/** As many words as find room. */
const shorten = (note: HTMLElement): void => {
  const text = note.textContent ?? '';
  const ends = [0, ...[...text.matchAll(/(?<=[^\s–·])[,;:]?\s/g)].map(({ index }) => index)];
  let least = 0;
  let most = ends.length - 1;
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    show(note, text, ends[middle] ?? 0);
    if (overflows(note)) most = middle - 1;
    else least = middle;
  }
  show(note, text, ends[least] ?? 0);
};

/** Which texts are too long for their cards, with or without the cards' lesser parts? All are set before one is measured. */
const tooLongOf = (notes: readonly HTMLElement[], tight: boolean): readonly HTMLElement[] => {
  for (const note of notes) note.closest('.rt-face')?.toggleAttribute('data-tight', tight);
  return notes.filter(overflows);
};

const fit = (group: HTMLElement): void => {
  const notes = notesOf(group);
  for (const note of notes) show(note, note.textContent ?? '', Number.POSITIVE_INFINITY);
  for (const level of LEVELS) {
    group.dataset['tight'] = level;
    const long = tooLongOf(notes, false);
    // the cards grow before anything goes
    const tooLong = level === '0' ? long : tooLongOf(long, true);
    if (!tooLong.length) return;
    if (level === '2') tooLong.forEach(shorten);
  }
};

/** The room for which a group has been made to fit: its observer calls at once, and again for each change. */
const fitted = new WeakMap<Element, string>();
const roomOf = ({ clientWidth, clientHeight }: Element): string => `${clientWidth} ${clientHeight}`;

const settle = (group: HTMLElement): void => {
  const fitNow = (): void => {
    fit(group);
    fitted.set(group, roomOf(group));
  };
  fitNow();
  // letters that come later have another width; it is the layout in `fit` that asks for them
  const { fonts } = group.ownerDocument;
  if (fonts.status !== 'loaded') void fonts.ready.then(fitNow);
};

const watcher = new ResizeObserver(changes => {
  for (const { target } of changes) {
    if (!(target instanceof HTMLElement) || fitted.get(target) === roomOf(target)) continue;
    settle(target);
  }
});

/** Makes the words of the cards in a group fit, now and whenever its room changes. */
export const fitWords = (group: HTMLElement): void => {
  settle(group);
  watcher.observe(group);
};
