/** The piles in the column: a click or the menu key opens a menu, and cards are dragged from and to them. */
import type { Point } from '../../kernel/board';
import type { PiledCard } from '../../table/board/by-hand-rows';
import type { TableClient } from '../../table/panels/client-model';
import { depthOf } from '../../table/board/by-hand';
import { fetchHands } from '../lazy-translations';
import { receiveCarried } from './drop-from-window';
import { carry, letGo, showPiles } from './drag-between-windows';
import { floating } from './bubble';
import { layOn, openCardMenu, openPileMenu } from './hand-menu';

const closest = (target: EventTarget | null, name: string): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>(`[data-${name}]`) ?? undefined) : undefined;

/** The card of an element: its pile, and how many cards lie above it. */
const cardOf = ({ dataset }: HTMLElement): PiledCard => ({
  pile: dataset['pileOf'] ?? '',
  at: Number(dataset['at']),
  card: dataset['piled'] ?? '?',
});

const besideOf = (element: HTMLElement): Point => {
  const { x, y } = element.getBoundingClientRect();
  return { x, y };
};

/** The menus of a page, after their words have loaded. */
const menus = async (element: HTMLElement) => {
  await fetchHands();
  return floating(element.ownerDocument);
};

const askPile = async (client: TableClient, element: HTMLElement): Promise<void> =>
  await openPileMenu(client, await menus(element), element.dataset['pile'] ?? '', besideOf(element));

const askCard = async (client: TableClient, element: HTMLElement, card: PiledCard): Promise<void> =>
  await openCardMenu(client, await menus(element), card, besideOf(element));

/** Puts what is dropped on an element onto the pile shown there. */
const receivePiled = (element: HTMLElement, client: TableClient, pileAt: (at: Point) => string | undefined): void => {
  receiveCarried(element, client.id, (dragged, at) => {
    const pile = pileAt(at);
    if (pile !== undefined) void layOn(client, floating(element.ownerDocument), dragged, pile, at);
  });
  showPiles(element, client.id, pileAt);
};

/** Gives the piles and cards of an element menus and dragging while it exists. */
export const handlePiles = (element: HTMLElement, client: TableClient): void => {
  element.addEventListener('click', event => {
    const card = closest(event.target, 'piled');
    const pile = card ? undefined : closest(event.target, 'pile');
    if (card) void askCard(client, card, cardOf(card));
    else if (pile) void askPile(client, pile);
  });
  element.addEventListener('contextmenu', event => {
    const card = closest(event.target, 'piled');
    const pile = card ? undefined : closest(event.target, 'pile');
    if (!card && !pile) return;
    event.preventDefault();
    if (card) void askCard(client, card, cardOf(card));
    else if (pile) void askPile(client, pile);
  });
  element.addEventListener('dragstart', event => {
    const card = closest(event.target, 'piled');
    const pile = closest(event.target, 'pile');
    if (card) {
      const { pile: from, at } = cardOf(card);
      carry(event, client.id, { kind: 'card', card: '?', from, at });
    } else if (pile) carry(event, client.id, { kind: 'card', card: '?', from: pile.dataset['pile'] ?? '' });
  });
  element.addEventListener('dragend', letGo);
  receivePiled(
    element,
    client,
    at => closest(element.ownerDocument.elementFromPoint(at.x, at.y), 'pile')?.dataset['pile'],
  );
};

/** Gives the cards of the seat's own hand menus, and lets others be dropped on it. */
export const handleHand = (element: HTMLElement, client: TableClient): void => {
  const own = () => {
    const { timeline, presentation, seat } = client;
    return presentation.tabletop(timeline.state).piles.find(one => one.role === 'hand' && one.owner === seat);
  };
  const ask = (target: EventTarget | null): boolean => {
    const held = closest(target, 'card');
    const card = held?.dataset['card'] ?? '';
    const pile = own();
    const n = pile?.cards.indexOf(card) ?? -1;
    if (!held || !pile || n < 0 || client.timeline.mode === 'enforced') return false;
    void askCard(client, held, { pile: pile.id, at: depthOf(pile, n), card });
    return true;
  };
  element.addEventListener('contextmenu', event => {
    if (ask(event.target)) event.preventDefault();
  });
  // where no rule asks for a card, a click opens its menu
  element.addEventListener('click', event => {
    if (client.timeline.mode === 'free') ask(event.target);
  });
  receivePiled(element, client, () => own()?.id);
};
