/** The Hand window: my cards as faces. A click chooses; a double click or Enter plays a card that has only one use. */
import type { Message } from '../../kernel/messages';
import type { TableClient } from '../../table/panels/client-model';
import { HAND_SORTS, handPanel, type HandPanel, type HandSort } from '../../table/panels/hand';
import { dragCards } from '../board/drop-from-window';
import { onceFree } from '../board/hands-free';
import { lazyImport } from '../lazy-import';
import { CARDS_DRAWN } from '../layout/hand-needs';
import { onReplay, shownAt } from '../replay';
import { drawCards } from '../pictures/card-pictures';
import { template, type Options, type Parts } from '../rt-application';
import { TableWindow } from './table-window';
import { pageSize } from '../page-size';

/** The window's place: between Table window and sidebar, above the hotbar; on a small page the whole width. */
const SPOT = { left: 500, right: 370, bottom: 90, width: 900, height: 290, narrow: 1100 } as const;

export class HandApp extends TableWindow {
  static override DEFAULT_OPTIONS: Options = {
    classes: ['rt-hand-app'],
    window: { icon: 'fa-solid fa-hand' },
    position: { width: SPOT.width, height: SPOT.height },
    actions: { choose: HandApp.#onChoose, sort: HandApp.#onSort, sitAs: HandApp.#onSitAs },
  };
  static override PARTS: Parts = { hand: { template: template('hand'), scrollable: ['.rt-hand__cards'] } };

  protected override readonly keepsParts = true;
  #sort: HandSort = 'drawn';
  #stopWaiting: (() => void) | undefined;

  constructor(client: TableClient, into?: HTMLElement) {
    super('hand', client, into);
  }

  protected override panel(): HandPanel {
    return handPanel(this.reading, this.focus.chosen, this.#sort, shownAt(this.client.id));
  }

  protected override listen(): readonly (() => void)[] {
    return [...super.listen(), onReplay(this.client.id, () => this.refresh())];
  }

  protected override onFocusChange(): void {
    const chosen = this.focus.chosen;
    for (const card of this.element.querySelectorAll<HTMLElement>('[data-card]')) {
      card.setAttribute('aria-pressed', String(card.dataset['card'] === chosen));
    }
  }

  override async _onFirstRender(...given: Parameters<TableWindow['_onFirstRender']>): Promise<void> {
    await super._onFirstRender(...given);
    this.pointAt(this.element);
    dragCards(this.element, this.client);
    this.#stopWaiting = onceFree(this.client, () => void this.#takeByHand());
    this.element.addEventListener('dblclick', event => this.#play(event.target));
    this.element.addEventListener('keydown', event => {
      if (event.key === 'Enter' && this.#play(event.target)) event.preventDefault();
      if (event.key === 'ArrowRight') this.#step(event.target, 1);
      if (event.key === 'ArrowLeft') this.#step(event.target, -1);
    });
    if (this.hasFrame) this.#lieLow();
  }

  override async _onRender(...given: Parameters<TableWindow['_onRender']>): Promise<void> {
    await super._onRender(...given);
    void drawCards(this.element, this.client).then(isDrawn => {
      // an empty hand needs less room
      if (isDrawn || !this.element?.querySelector('[data-face]'))
        this.element?.dispatchEvent(new Event(CARDS_DRAWN, { bubbles: true }));
    });
  }

  async #takeByHand(): Promise<void> {
    const handle = await lazyImport(async () => (await import('../board/piles-by-hand')).handleHand);
    // the window may have been closed during the import
    if (this.element?.isConnected) handle?.(this.element, this.client);
  }

  override _onClose(...given: Parameters<TableWindow['_onClose']>): void {
    super._onClose(...given);
    this.#stopWaiting?.();
  }

  /** A hand window that is not docked lies where a dock would. */
  #lieLow(): void {
    const page = pageSize(this.element.ownerDocument);
    const left = page.width < SPOT.narrow ? 0 : SPOT.left;
    const right = page.width < SPOT.narrow ? 0 : SPOT.right;
    const width = Math.min(SPOT.width, page.width - left - right);
    this.setPosition({ width, left, top: Math.max(0, page.height - SPOT.height - SPOT.bottom) });
  }

  #play(target: EventTarget | null): boolean {
    const only = target instanceof Element ? target.closest<HTMLElement>('[data-only]')?.dataset['only'] : undefined;
    if (!only) return false;
    const command: Message = JSON.parse(only);
    void this.client.submit(command).then(({ ok }) => ok && this.focus.choose(undefined));
    return true;
  }

  #step(target: EventTarget | null, by: number): void {
    const cards = [...this.element.querySelectorAll<HTMLElement>('[data-card]')];
    const at = cards.findIndex(card => card === target);
    if (at >= 0) cards[at + by]?.focus();
  }

  static #onChoose(this: HandApp, _event: Event, element: HTMLElement): void {
    const { card } = element.dataset;
    const chosen = this.focus.chosen === card ? undefined : card;
    this.focus.choose(chosen);
    if (chosen !== undefined) void this.#offer(chosen, element);
  }

  /** Opens the menu of a card in a hand for which no rules are enforced. */
  async #offer(card: string, element: HTMLElement): Promise<void> {
    if (this.client.timeline.mode === 'free') return;
    const offerUses = await lazyImport(async () => (await import('../board/card-uses')).offerUses);
    // another card may have been chosen during the import
    if (element.isConnected && this.focus.chosen === card) offerUses?.(this.client, card, element);
  }

  static #onSort(this: HandApp, _event: Event, { dataset }: HTMLElement): void {
    this.#sort = HAND_SORTS.find(sort => sort === dataset['sort']) ?? 'drawn';
    this.refresh();
  }
  static #onSitAs(this: HandApp, _event: Event, { dataset }: HTMLElement): void {
    this.client.sitAs(dataset['seat'] ?? '');
  }
}
