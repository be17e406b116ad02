/**
 * Definitions: pointing at or focusing a term shows a card with its meaning. A term inside a card opens another card.
 * A click or Enter pins a card; Escape and its cross close it.
 */
import { htmlElement } from '../dom';
import { fetchGuide } from '../lazy-translations';
import { speech } from '../lazy-import';
import { definitionsOf } from './journal';

/** How long (ms) a pointer rests on a term before its card opens, and how long the card waits for its return. */
const REST = 200;
const PATIENCE = 350;

const GAP = 6;

const TERMS = '.rt-term[data-term]';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Card {
  readonly term: HTMLElement;
  readonly element: HTMLElement;
  pinned: boolean;
}

/** Open cards, each opened from the one before. */
const cards: Card[] = [];
let waiting: { readonly term: HTMLElement; readonly timer: number } | undefined;
let leaving: number | undefined;

const depthOf = (node: Node): number => cards.findLastIndex(({ element }) => element.contains(node));

/** Closes all cards from a depth on, except pinned ones and their parents. */
const closeFrom = (depth: number, even = false): void => {
  const kept = even ? -1 : cards.findLastIndex(({ pinned }) => pinned);
  for (const { element, term } of cards.splice(Math.max(depth, kept + 1))) {
    element.remove();
    term.removeAttribute('aria-expanded');
  }
};

const stopWaiting = (): void => {
  window.clearTimeout(waiting?.timer);
  waiting = undefined;
};

/** Below the term, so that its sentence stays readable; above it at the page's end. */
const below = (term: DOMRect, size: Size, page: Size): { readonly x: number; readonly y: number } => {
  const isRoom = term.bottom + GAP + size.height <= page.height - GAP;
  return {
    x: Math.max(GAP, Math.min(term.left, page.width - size.width - GAP)),
    y: Math.max(GAP, isRoom ? term.bottom + GAP : term.top - GAP - size.height),
  };
};

const putBeside = (element: HTMLElement, term: HTMLElement): void => {
  const page = term.ownerDocument;
  page.body.append(element);
  const { width, height } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = page.documentElement;
  const at = below(term.getBoundingClientRect(), { width, height }, { width: clientWidth, height: clientHeight });
  element.style.setProperty('left', `${at.x}px`);
  element.style.setProperty('top', `${at.y}px`);
};

const pin = (card: Card): void => {
  card.pinned = true;
  card.element.dataset['pinned'] = '';
  card.element.querySelector<HTMLElement>('button, [tabindex]')?.focus({ preventScroll: true });
};

/** Closes the top card, and returns the focus to its term. */
const back = (): void => {
  const last = cards.at(-1);
  if (!last) return;
  closeFrom(cards.length - 1, true);
  last.term.focus({ preventScroll: true });
};

const show = async (term: HTMLElement): Promise<Card | undefined> => {
  const known = cards.find(one => one.term === term);
  if (known) return known;
  const [game = '', id = ''] = (term.dataset['term'] ?? '').split('/');
  const [definitions] = await Promise.all([definitionsOf(game), fetchGuide()]);
  const definition = definitions.get(id);
  if (!definition || !term.isConnected || cards.some(one => one.term === term)) return undefined;
  closeFrom(depthOf(term) + 1);
  const page = term.ownerDocument;
  const element = htmlElement(page, 'div', {
    class: 'rt rt-definition',
    role: 'dialog',
    'aria-label': definition.name,
    'data-section-of': game,
  });
  const close = htmlElement(page, 'button', {
    type: 'button',
    class: 'rt-definition__close',
    'aria-label': speech.localize('RT.guide.put-away'),
  });
  close.append(htmlElement(page, 'i', { class: 'fa-solid fa-xmark', inert: '' }));
  close.addEventListener('click', () =>
    closeFrom(
      cards.findIndex(one => one.element === element),
      true,
    ),
  );
  const text = htmlElement(page, 'div', { class: 'rt-definition__text' });
  // markup of our own compendium
  text.innerHTML = definition.html;
  element.append(htmlElement(page, 'strong', { class: 'rt-definition__name' }, definition.name), close, text);
  putBeside(element, term);
  const card: Card = { term, element, pinned: false };
  cards.push(card);
  term.setAttribute('aria-expanded', 'true');
  return card;
};

const soon = (term: HTMLElement, rest: number): void => {
  if (waiting?.term === term) return;
  stopWaiting();
  waiting = { term, timer: window.setTimeout(() => void show(term), rest) };
};

const termAt = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element ? target.closest<HTMLElement>(TERMS) : undefined) ?? undefined;

const pinned = (term: HTMLElement): void => {
  stopWaiting();
  void show(term).then(card => card && pin(card));
};

const onKey = (event: KeyboardEvent): void => {
  const term = termAt(event.target);
  if (event.key === 'Escape' && cards.length) back();
  else if (term && (event.key === 'Enter' || event.key === ' ')) pinned(term);
  else return;
  event.preventDefault();
  event.stopPropagation();
};

/** Called once, with the first term pointed at. */
export const followTerms = (first: HTMLElement): void => {
  const page = window.document;
  page.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'touch') return;
    window.clearTimeout(leaving);
    const term = termAt(target);
    if (term) return soon(term, REST);
    stopWaiting();
    const depth = target instanceof Node ? depthOf(target) : -1;
    leaving = window.setTimeout(() => closeFrom(depth + 1), PATIENCE);
  });
  page.addEventListener('focusin', ({ target }) => {
    const term = termAt(target);
    if (term?.matches(':focus-visible')) soon(term, 0);
    else if (target instanceof Node) closeFrom(depthOf(target) + 1);
  });
  page.addEventListener('click', ({ target }) => {
    const term = termAt(target);
    if (term) pinned(term);
    else if (target instanceof Node && depthOf(target) < 0) closeFrom(0, true);
  });
  page.addEventListener('keydown', onKey, { capture: true });
  window.addEventListener('resize', () => closeFrom(0, true));
  soon(first, REST);
};
