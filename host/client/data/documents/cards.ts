import type { Data } from '../../../shared/json';
import { apply, expand } from '../../../shared/merge';
import { current, implementationOf } from '../current';
import { HostDocument } from '../document';
import { WorldCollection, type EmbeddedCollection } from '../document-collection';
import { Hooks } from '../hooks';
import { askDeal, askDraw, askPass, askPlay, askReset, type Move } from './card-dialogs';
import { type Card, type MoveOptions, CARD_DRAW_MODES } from './card';
import { globals } from '../../global';

/** The effect of a move of cards, as hooks see it and may change it. */
interface Moves {
  action: string;
  toCreate: Data[];
  toUpdate: Data[];
  fromUpdate: Data[];
  fromDelete: string[];
}

/** [D14] foundry.documents.Cards: a deck, a hand or a pile; docs/platform.md 3 */
export class Cards extends HostDocument {
  static override readonly documentName: string = 'Cards';

  declare readonly cards: EmbeddedCollection & Iterable<Card>;

  /** [D14] Cards#availableCards: those of a deck that are not drawn; all of another stack. */
  get availableCards(): Card[] {
    return [...this.cards].filter(card => this.type !== 'deck' || !card.drawn);
  }

  /** [D14] Cards#drawnCards */
  get drawnCards(): Card[] {
    return [...this.cards].filter(card => card.drawn);
  }

  /** [D14] Cards#thumbnail */
  get thumbnail(): string {
    return String(this._source['img'] ?? '');
  }

  /** [D14] Cards#typeLabel */
  get typeLabel(): string {
    return `TYPES.Cards.${this.type}`;
  }

  /** [D14] Cards#canClone */
  get canClone(): boolean {
    return this.type === 'deck' || this.cards.size === 0;
  }

  /** [D13] Cards#sortStandard */
  sortStandard(one: Card, other: Card): number {
    return (
      (one.suit ?? '').localeCompare(other.suit ?? '') || (one.value ?? 0) - (other.value ?? 0) || one.sort - other.sort
    );
  }

  /** [D13] Cards#sortShuffled */
  sortShuffled(one: Card, other: Card): number {
    return one.sort - other.sort;
  }

  /** [D13] Cards#_drawCards: the cards that a draw takes, in order. */
  protected _drawCards(number: number, how: number): Card[] {
    const available = this.availableCards.sort((one, other) => this.sortShuffled(one, other));
    if (available.length < number) {
      throw new Error(`There are not ${number} cards left in ${this.name}: it holds ${available.length}.`);
    }
    if (how === CARD_DRAW_MODES.BOTTOM) return available.slice(-number).reverse();
    if (how !== CARD_DRAW_MODES.RANDOM) return available.slice(0, number);
    return Array.from({ length: number }, () => {
      const index = Math.floor(randomUniform() * available.length);
      return available.splice(index, 1)[0];
    }).filter(card => card !== undefined);
  }

  // A card of a deck stays there, drawn; another stack loses it.
  private leave(card: Card, moves: Moves): void {
    if (this.type === 'deck') moves.fromUpdate.push({ _id: card.id, drawn: true });
    else moves.fromDelete.push(card.id);
  }

  private arrive(to: Cards, card: Card, updateData: Data, moves: Moves): void {
    const home = card.source;
    if (to === home) moves.toUpdate.push(merged({ _id: card.id, drawn: false }, updateData));
    else {
      moves.toCreate.push(merged({ ...card.toObject(), origin: home?.id ?? null, drawn: false }, updateData));
    }
  }

  /** [D13] Cards#deal: `number` cards to each of the destinations, one round after another. */
  async deal(to: Cards[], number = 1, options: MoveOptions = {}): Promise<this> {
    const { how = CARD_DRAW_MODES.FIRST, updateData = {}, action = 'deal', chatNotification = true } = options;
    const drawn = this._drawCards(number * to.length, how);
    const shares = to.map((): Moves => ({ action, toCreate: [], toUpdate: [], fromUpdate: [], fromDelete: [] }));
    const own: Moves = { action, toCreate: [], toUpdate: [], fromUpdate: [], fromDelete: [] };
    drawn.forEach((card, index) => {
      const share = shares[index % to.length];
      const stack = to[index % to.length];
      if (!share || !stack) return;
      this.leave(card, own);
      this.arrive(stack, card, updateData, share);
    });
    const context = {
      action,
      toCreate: shares.map(share => share.toCreate),
      fromUpdate: own.fromUpdate,
      fromDelete: own.fromDelete,
    };
    if (!Hooks.call('dealCards', this, to, context)) return this;
    await this.write(own);
    for (const [index, stack] of to.entries()) {
      await stack.createEmbeddedDocuments('Card', context.toCreate[index] ?? [], { keepId: true });
    }
    if (chatNotification) await this.announce(action, drawn.length, to);
    return this;
  }

  /** [D13] Cards#draw: from another stack into this one. */
  async draw(from: Cards, number = 1, options: MoveOptions = {}): Promise<HostDocument[]> {
    if (!(from instanceof Cards) || from === this) throw new Error('Cards are drawn from another stack of cards.');
    const { how = CARD_DRAW_MODES.FIRST, ...rest } = options;
    const ids = from._drawCards(number, how).map(({ id }) => id);
    return from.pass(this, ids, { action: 'draw', ...rest });
  }

  /** [D13] Cards#pass */
  async pass(to: Cards, ids: string[], options: MoveOptions = {}): Promise<HostDocument[]> {
    const { updateData = {}, action = 'pass', chatNotification = true } = options;
    if (!(to instanceof Cards) || to === this) throw new Error('Cards are passed to another stack of cards.');
    const moves: Moves = { action, toCreate: [], toUpdate: [], fromUpdate: [], fromDelete: [] };
    for (const id of ids) {
      const card = this.cards.get(id, { strict: true }) as Card;
      if (this.type === 'deck' && card.drawn) throw new Error(`The card ${card.name} has already been drawn.`);
      this.leave(card, moves);
      this.arrive(to, card, updateData, moves);
    }
    if (!Hooks.call('passCards', this, to, moves)) return [];
    await this.write(moves);
    const created = await to.createEmbeddedDocuments('Card', moves.toCreate, { keepId: true });
    const updated = await to.updateEmbeddedDocuments('Card', moves.toUpdate);
    if (chatNotification) await this.announce(action, ids.length, [to]);
    return [...created, ...updated];
  }

  private async write({ fromUpdate, fromDelete }: Moves): Promise<void> {
    await this.updateEmbeddedDocuments('Card', fromUpdate);
    await this.deleteEmbeddedDocuments('Card', fromDelete);
  }

  /** [D14] Cards#shuffle: the order of all the cards that the stack contains, drawn ones too. docs/platform.md 15 */
  async shuffle({ updateData = {}, chatNotification = true }: MoveOptions = {}): Promise<this> {
    const order = [...this.cards].map(card => ({ card, at: randomUniform() })).sort((one, other) => one.at - other.at);
    await this.updateEmbeddedDocuments(
      'Card',
      order.map(({ card }, sort) => ({ ...updateData, _id: card.id, sort })),
    );
    if (chatNotification) await this.announce('shuffle', order.length, []);
    return this;
  }

  /** [D13] Cards#recall: all cards of a deck come home; the cards of another stack go home. */
  async recall({ updateData = {}, chatNotification = true }: MoveOptions = {}): Promise<this> {
    const done = await (this.type === 'deck' ? this.recallDeck(updateData) : this.sendHome(updateData));
    if (done && chatNotification) await this.announce('recall', this.cards.size, []);
    return this;
  }

  private async recallDeck(updateData: Data): Promise<boolean> {
    const away = current.game.cards
      .filter(stack => stack !== this)
      .map(stack => ({ stack, cards: [...stack.cards].filter(card => card.origin === this) }))
      .filter(({ cards }) => cards.length > 0);
    const fromDelete = Object.fromEntries(away.map(({ stack, cards }) => [stack.id, cards.map(({ id }) => id)]));
    const toUpdate = { [this.id]: this.drawnCards.map(card => ({ ...updateData, _id: card.id, drawn: false })) };
    const returned = away.flatMap(({ cards }) => cards);
    if (!Hooks.call('returnCards', this, returned, { toUpdate, fromDelete })) return false;
    for (const { stack } of away) await stack.deleteEmbeddedDocuments('Card', fromDelete[stack.id] ?? []);
    await this.updateEmbeddedDocuments('Card', toUpdate[this.id] ?? []);
    return true;
  }

  private async sendHome(updateData: Data): Promise<boolean> {
    const returned = [...this.cards].filter(card => card.origin);
    const toUpdate: Record<string, Data[]> = {};
    for (const card of returned) {
      (toUpdate[card.origin?.id ?? ''] ??= []).push({ ...updateData, _id: card.id, drawn: false });
    }
    const fromDelete = returned.map(({ id }) => id);
    if (!Hooks.call('returnCards', this, returned, { toUpdate, fromDelete })) return false;
    for (const [id, updates] of Object.entries(toUpdate)) {
      await current.game.cards.get(id)?.updateEmbeddedDocuments('Card', updates);
    }
    await this.deleteEmbeddedDocuments('Card', fromDelete);
    return true;
  }

  /** [D14] Cards#dealDialog: null when it is closed without an answer, as with those below. */
  async dealDialog(): Promise<this | null> {
    const move = await askDeal(this);
    return move && this.deal(stacksOf(move), move.number, optionsOf(move));
  }

  /** [D14] Cards#drawDialog */
  async drawDialog(): Promise<HostDocument[] | null> {
    const move = await askDraw(this);
    const [from] = move ? stacksOf(move) : [];
    return move && from ? this.draw(from, move.number, optionsOf(move)) : null;
  }

  /** [D14] Cards#passDialog */
  async passDialog(): Promise<HostDocument[] | null> {
    const move = await askPass(this);
    const [to] = move ? stacksOf(move) : [];
    return move && to ? to.draw(this, move.number, { action: 'pass', ...optionsOf(move) }) : null;
  }

  /** [D14] Cards#playDialog */
  async playDialog(card: Card): Promise<HostDocument[] | null> {
    const move = await askPlay(this);
    const [to] = move ? stacksOf(move) : [];
    return move && to ? this.pass(to, [card.id], { action: 'play', ...optionsOf(move) }) : null;
  }

  /** [D14] Cards#resetDialog: false or null when it is not answered with yes. */
  async resetDialog(): Promise<this | false> {
    return (await askReset(this)) && this.recall();
  }

  private async announce(action: string, number: number, to: readonly Cards[]): Promise<void> {
    const { user } = current.game;
    const names = to.map(({ name }) => name).join(', ');
    const content = current.game.i18n.format(`HOST.Cards.${action}`, { number, from: this.name, to: names });
    await implementationOf('ChatMessage').create({ content, author: user?.id, flags: { core: { cards: this.id } } });
  }
}

const stacksOf = ({ stacks }: Move): Cards[] =>
  stacks.map(id => current.game.cards.get(id)).filter(stack => stack !== undefined);

const optionsOf = ({ how, down }: Move): MoveOptions => ({ how, ...(down && { updateData: { face: null } }) });

const merged = (data: Data, changes: Data): Data => {
  apply(data, expand(changes));
  return data;
};

// [D13] CONFIG.Dice.randomUniform: the generator of all of Foundry's random numbers.
const randomUniform = (): number => {
  const { Dice } = globals<{ CONFIG: { Dice: { randomUniform(): number } } }>().CONFIG;
  return Dice.randomUniform();
};

/** [D14] foundry.documents.collections.CardStacks (`game.cards`) */
export class CardStacks extends WorldCollection<Cards> {
  constructor() {
    super('Cards');
  }
}
