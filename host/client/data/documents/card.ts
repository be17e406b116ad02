import type { Data } from '../../../shared/json';
import { implementationOf } from '../current';
import { HostDocument } from '../document';
import type { DocumentOperation } from '../utils';

/** [D14] CONST.CARD_DRAW_MODES; docs/platform.md 3 */
export const CARD_DRAW_MODES = { FIRST: 0, TOP: 0, LAST: 1, BOTTOM: 1, RANDOM: 2 } as const;

/** Options of the moves of cards; docs/platform.md 3. */
export interface MoveOptions {
  readonly how?: number;
  readonly updateData?: Data;
  readonly action?: string;
  readonly chatNotification?: boolean;
}

interface CardFace {
  readonly name: string | null;
  readonly text: string | null;
  readonly img: string | null;
}

/** The stack of a card, with the members that the card uses. */
interface Stack extends HostDocument {
  pass(to: Stack, ids: string[], options?: MoveOptions): Promise<HostDocument[]>;
}

/** [D14] foundry.documents.Card; docs/platform.md 3: a card has no ownership of its own. */
export class Card extends HostDocument {
  static override readonly documentName: string = 'Card';

  declare readonly parent: Stack | null;
  declare readonly suit: string | null;
  declare readonly value: number | null;
  declare readonly faces: CardFace[];
  declare readonly back: CardFace;
  declare readonly face: number | null;
  declare readonly drawn: boolean;
  declare readonly origin: Stack | null;

  /** [D14] Card#currentFace: null when face down. */
  get currentFace(): CardFace | null {
    return this.face === null ? null : (this.faces[this.face] ?? null);
  }

  /** [D14] Card#showFace */
  get showFace(): boolean {
    return this.currentFace !== null;
  }

  /** [D14] Card#img: of the face that is up, or of the back. */
  get img(): string {
    return this.currentFace?.img ?? (this.showFace ? '' : (this.back.img ?? ''));
  }

  /** [D14] Card#hasNextFace */
  get hasNextFace(): boolean {
    return this.faces.length > 0 && (this.face === null || this.face < this.faces.length - 1);
  }

  /** [D14] Card#hasPreviousFace */
  get hasPreviousFace(): boolean {
    return this.face !== null && this.face > 0;
  }

  /** [D14] Card#source: the deck that it belongs to. */
  get source(): Stack | null {
    return this.parent?.type === 'deck' ? this.parent : this.origin;
  }

  /** [D14] Card#isHome: true in a deck, or when it has no deck. */
  get isHome(): boolean {
    return this.parent?.type === 'deck' || this.origin === null || this.origin === this.parent;
  }

  /** [D14] Card#pass */
  async pass(to: Stack, options: MoveOptions = {}): Promise<HostDocument | undefined> {
    const [passed] = await this.stack.pass(to, [this.id], { action: 'pass', ...options });
    return passed;
  }

  /** [D14] Card#play */
  play(to: Stack, options: MoveOptions = {}): Promise<HostDocument | undefined> {
    return this.pass(to, { action: 'play', ...options });
  }

  /** [D14] Card#discard */
  discard(to: Stack, options: MoveOptions = {}): Promise<HostDocument | undefined> {
    return this.pass(to, { action: 'discard', ...options });
  }

  /** [D14] Card#recall: home to its deck. */
  async recall(options: MoveOptions = {}): Promise<HostDocument | undefined> {
    const { origin } = this;
    if (origin && origin !== this.parent) await this.stack.pass(origin, [this.id], options);
    return this;
  }

  /** [D14] Card#flip: to a face, or between face up and face down. */
  flip(face?: number | null): Promise<HostDocument | undefined> {
    const next = face === undefined ? (this.face === null ? 0 : null) : face;
    return this.update({ face: next });
  }

  /** [D14] Card#toMessage: a message that shows it, with what is seen of it now. */
  async toMessage(messageData: Data = {}, options: DocumentOperation = {}): Promise<HostDocument | undefined> {
    const name = this.currentFace ? this.currentFace.name || this.name : (this.back.name ?? '');
    const image = Object.assign(document.createElement('img'), { src: this.img, alt: name });
    const content = document.createElement('div');
    content.className = 'card-draw flexrow';
    content.append(image, Object.assign(document.createElement('h4'), { textContent: name }));
    const Message = implementationOf('ChatMessage');
    return (await Message.create({ content: content.outerHTML, ...messageData }, options)) as HostDocument | undefined;
  }

  private get stack(): Stack {
    if (!this.parent) throw new Error(`The card ${this.name} is in no stack.`);
    return this.parent;
  }
}
