/**
 * Fits the words of small cards. First the cards grow, if there is room beside them. Then lesser parts go (picture
 * band, kind of card), then letters get narrower. Only what still does not fit is shortened at the end of a word; the
 * closer look shows it whole.
 */
import { htmlElement } from '../dom';

/** How tightly a group of cards is set: normal, wider cards, narrower letters. */
const LEVELS = ['0', '1', '2'] as const;

const notesOf = (group: HTMLElement): readonly HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>('.rt-face__note'),
];

/** Is some text hidden? The browser rounds both heights. */
const overflows = (note: HTMLElement): boolean => note.scrollHeight > note.clientHeight + 1;

/** Sets the visible part of a text, and the hidden rest. */
const show = (note: HTMLElement, text: string, end: number): void => {
  const isWhole = end >= text.length;
  note.toggleAttribute('data-more', !isWhole);
  if (isWhole) return note.replaceChildren(text);
  const seen = htmlElement(note.ownerDocument, 'span', { class: 'rt-face__seen' }, text.slice(0, end));
  note.replaceChildren(seen, htmlElement(note.ownerDocument, 'span', { class: 'rt-face__rest' }, text.slice(end)));
};

/** Keeps as many words as fit. */
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

/** The texts too long for their cards, with or without lesser parts. All are set before one is measured. */
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
    // the cards grow before a part is dropped
    const tooLong = level === '0' ? long : tooLongOf(long, true);
    if (!tooLong.length) return;
    if (level === '2') tooLong.forEach(shorten);
  }
};

/** The size for which a group has been fitted: its observer calls at once and after each change. */
const fitted = new WeakMap<Element, string>();
const roomOf = ({ clientWidth, clientHeight }: Element): string => `${clientWidth} ${clientHeight}`;

const settle = (group: HTMLElement): void => {
  const fitNow = (): void => {
    fit(group);
    fitted.set(group, roomOf(group));
  };
  fitNow();
  // fonts that load later have other widths; the layout in `fit` requests them
  const { fonts } = group.ownerDocument;
  if (fonts.status !== 'loaded') void fonts.ready.then(fitNow);
};

const watcher = new ResizeObserver(changes => {
  for (const { target } of changes) {
    if (!(target instanceof HTMLElement) || fitted.get(target) === roomOf(target)) continue;
    settle(target);
  }
});

/** Fits the words of the cards in a group, now and when its size changes. */
export const fitWords = (group: HTMLElement): void => {
  settle(group);
  watcher.observe(group);
};
