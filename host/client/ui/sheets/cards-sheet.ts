import { button, make } from '../dom';
import { formGroup, labelledButton } from '../form-data';
import { DialogV2 } from '../dialog';
import { DocumentSheetV2 } from '../document-sheet';
import { localize, notifications, page, type HostCard, type HostCards } from '../globals';
import type { ApplicationOptions } from '../application/options';

/** Another stack, and a number of cards. */
interface Choice {
  readonly stack: HostCards;
  readonly number: number;
}

const faceOf = (card: HostCard): { readonly name?: string; readonly img?: string } =>
  card.face === null ? card.back : (card.faces[card.face] ?? {});

/** [D13] foundry.applications.sheets.CardsConfig and related: the cards of a stack, and actions on them. */
export class CardsSheet extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    classes: ['cards-config'],
    tag: 'div',
    viewPermission: 1,
    window: { icon: 'fa-solid fa-layer-group', resizable: true },
    position: { width: 480, height: 560 },
    actions: {
      deal: CardsSheet.#deal,
      draw: CardsSheet.#draw,
      pass: CardsSheet.#pass,
      shuffle: CardsSheet.#shuffle,
      recall: CardsSheet.#recall,
      flip: CardsSheet.#flip,
    },
  };

  get #stack(): HostCards {
    return this.document as HostCards;
  }

  override async _renderHTML(): Promise<HTMLElement[]> {
    const stack = this.#stack;
    const deck = stack.type === 'deck';
    const cards = stack.cards.contents.toSorted((a, b) => (a.sort ?? 0) - (b.sort ?? 0));
    const tool = (action: string, symbol: string, label: string): HTMLElement =>
      labelledButton(action, `fa-solid ${symbol}`, label);
    return [
      make('ol', { class: 'cards plain', 'data-scrolls': true }, ...cards.map(card => this.#card(card))),
      make(
        'footer',
        { class: 'form-footer flexrow' },
        ...(this.isEditable
          ? [
              deck ? tool('deal', 'fa-share', 'Deal') : tool('draw', 'fa-plus', 'Draw'),
              ...(deck ? [] : [tool('pass', 'fa-share', 'Pass')]),
              tool('shuffle', 'fa-shuffle', 'Shuffle'),
              tool('recall', 'fa-undo', deck ? 'Recall' : 'Return'),
            ]
          : []),
      ),
    ];
  }

  #card(card: HostCard): HTMLElement {
    const { name, img } = faceOf(card);
    const flip =
      this.isEditable && this.#stack.type !== 'deck'
        ? button({
            class: 'plain icon fa-solid fa-rotate',
            'data-action': 'flip',
            'aria-label': localize('Flip'),
            'data-tooltip': 'Flip',
          })
        : undefined;
    const hidden = card.face === null && this.#stack.type !== 'deck';
    return make(
      'li',
      { class: `card flexrow${card.drawn ? ' drawn' : ''}`, 'data-card-id': card.id },
      img ? make('img', { class: 'card-face', src: img, alt: '' }) : undefined,
      make('span', { class: 'ellipsis' }, name || (hidden ? localize('Face down') : card.name)),
      flip,
    );
  }

  override _replaceHTML(result: unknown, content: HTMLElement): void {
    content.replaceChildren(...(result as HTMLElement[]));
  }

  /** Asks for another stack and a number. */
  async #ask(title: string, wanted: (stack: HostCards) => boolean): Promise<Choice | undefined> {
    const stacks = page.game.cards.contents.filter(stack => stack !== this.document && stack.isOwner && wanted(stack));
    const options = stacks.map(({ id, name }) => make('option', { value: id }, name));
    const content = make(
      'div',
      { class: 'dialog-content standard-form' },
      formGroup('Stack', make('select', { name: 'stack' }, ...options)),
      formGroup('Number', make('input', { type: 'number', name: 'number', value: 1, min: 1 })),
    );
    const answer = (await DialogV2.input({ window: { title }, content })) as { stack?: string; number?: number } | null;
    const stack = page.game.cards.get(answer?.stack ?? '');
    return stack && { stack, number: answer?.number ?? 1 };
  }

  async #try(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      notifications().error((error as Error).message);
    }
  }

  static async #deal(this: CardsSheet): Promise<void> {
    const to = await this.#ask('Deal', ({ type }) => type !== 'deck');
    if (to) await this.#try(() => this.#stack.deal([to.stack], to.number));
  }

  static async #draw(this: CardsSheet): Promise<void> {
    const from = await this.#ask('Draw', () => true);
    if (from) await this.#try(() => this.#stack.draw(from.stack, from.number));
  }

  static async #pass(this: CardsSheet): Promise<void> {
    const to = await this.#ask('Pass', ({ type }) => type !== 'deck');
    const ids = to && this.#stack.cards.contents.slice(0, to.number).map(({ id }) => id);
    if (to && ids) await this.#try(() => this.#stack.pass(to.stack, ids));
  }

  static async #shuffle(this: CardsSheet): Promise<void> {
    await this.#try(() => this.#stack.shuffle());
  }

  static async #recall(this: CardsSheet): Promise<void> {
    await this.#try(() => this.#stack.recall());
  }

  static async #flip(this: CardsSheet, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const card = this.#stack.cards.get(target.closest<HTMLElement>('[data-card-id]')?.dataset['cardId'] ?? '');
    await this.#try(async () => card?.flip?.());
  }
}
