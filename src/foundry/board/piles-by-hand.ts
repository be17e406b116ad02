/** The piles of the column under the hand: a click or the menu key opens the menu, and cards are dragged from and to them. */
import type { Point } from '../../kernel/board';
import type { Dragged } from '../../table/board/by-hand';
import type { PiledCard } from '../../table/board/by-hand-rows';
import type { TableClient } from '../../table/panels/client-model';
import { wanted } from '../parts';
import { receiveCarried } from './carried';
import { carry, letGo } from './carry';

const menus = () => wanted(() => import('./hand-menu'));

const closest = (target: EventTarget | null, name: string): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>(`[data-${name}]`) ?? undefined) : undefined;

/** The card that an element stands for: in its pile, so many beneath the top. */
const cardOf = ({ dataset }: HTMLElement): PiledCard => ({
  pile: dataset['pileOf'] ?? '',
  at: Number(dataset['at']),
  card: dataset['piled'] ?? '?',
});

const besideOf = (element: HTMLElement): Point => {
  const { x, y } = element.getBoundingClientRect();
  return { x, y };
};

/** Opens the menu of a pile that an element stands for. */
export const askPile = async (client: TableClient, element: HTMLElement): Promise<void> => {
  const made = await menus();
  made?.openPileMenu(client, made.floating(element.ownerDocument), element.dataset['pile'] ?? '', besideOf(element));
};

/** Opens the menu of a card. */
export const askCard = async (client: TableClient, element: HTMLElement, card: PiledCard): Promise<void> => {
  const made = await menus();
  made?.openCardMenu(client, made.floating(element.ownerDocument), card, besideOf(element));
};

/** Lays what was dragged onto a pile, or says why not. */
export const layOn = async (client: TableClient, dragged: Dragged, pile: string, at: Point): Promise<void> => {
  const made = await menus();
  await made?.layOn(client, made.floating(document), dragged, pile, at);
};

/** Lets the piles and cards of an element be asked and dragged, as long as it is there. */
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
  receiveCarried(element, client.id, (dragged, at) => {
    const pile = closest(element.ownerDocument.elementFromPoint(at.x, at.y), 'pile')?.dataset['pile'];
    if (pile !== undefined) void layOn(client, dragged, pile, at);
  });
};
