/**
 * The buttons of a Free table's Board window: make the decks, then deal. For game masters: players may not make card
 * stacks.
 */
import type { TableClient } from '../../table/panels/client-model';
import { deckPiles } from '../../table/board/decks';
import { htmlElement } from '../board/dom';
import { isGameMaster } from '../people';
import { speech } from '../speech';
import { dealCards, hasCards, setUpFreeTable } from './free-table';

const USUAL = 5;
const MOST = 20;

const howMany = async (document: Document): Promise<number | undefined> => {
  const label = htmlElement(document, 'label', {}, speech.localize('RT.decks.deal-count'));
  label.append(htmlElement(document, 'input', { type: 'number', name: 'count', min: 1, max: MOST, value: USUAL }));
  const answer: unknown = await foundry.applications.api.DialogV2.input({
    window: { title: 'RT.decks.deal' },
    content: label.outerHTML,
    rejectClose: false,
  });
  const given = typeof answer === 'object' && answer !== null && 'count' in answer ? Number(answer.count) : 0;
  return given >= 1 ? Math.min(MOST, Math.floor(given)) : undefined;
};

/** Makes the buttons into `root`; returns how to stop following the table. */
export const makeDeckTools = (root: HTMLElement, client: TableClient): (() => void) => {
  const document = root.ownerDocument;
  const button = (icon: string, key: string, act: () => Promise<unknown>): HTMLButtonElement => {
    const label = speech.localize(key);
    const made = htmlElement(document, 'button', {
      type: 'button',
      class: 'rt-board-tools__button',
      'aria-label': label,
      'data-tooltip': label,
    });
    made.append(htmlElement(document, 'i', { class: `fa-solid ${icon}`, inert: '' }));
    made.addEventListener('click', () => {
      void act().then(follow);
    });
    return made;
  };
  const make = button('fa-layer-group', 'RT.decks.make', () => setUpFreeTable(client));
  const deal = button('fa-hand-holding', 'RT.decks.deal', async () => {
    const count = await howMany(document);
    if (count !== undefined) await dealCards(client, count);
  });
  const follow = (): void => {
    const free = client.timeline.mode === 'free' && isGameMaster() && deckPiles(client.game).length > 0;
    const made = hasCards(client.id);
    make.hidden = !free || made;
    deal.hidden = !free || !made;
  };
  root.prepend(make, deal);
  follow();
  return client.onChange(follow);
};
