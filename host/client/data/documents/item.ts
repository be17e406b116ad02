import type { Data } from '../../../shared/json';
import { HostDocument } from '../document';
import type { Actor } from './actor';
import type { ActiveEffect } from './active-effect';

/** [D14] foundry.documents.Item */
export class Item extends HostDocument {
  static override readonly documentName: string = 'Item';

  /** [D14] Item.DEFAULT_ICON, Item.getDefaultArtwork: the picture of a new one. */
  static readonly DEFAULT_ICON: string = 'icons/svg/item-bag.svg';

  static getDefaultArtwork(_data: Data = {}): { img: string } {
    return { img: this.DEFAULT_ICON };
  }

  declare readonly img: string | null;
  declare readonly system: Data;

  /** [D14] Item#actor, Item#isOwned: whose it is, if it lies in an actor. */
  get actor(): Actor | null {
    return this.parent?.documentName === 'Actor' ? (this.parent as Actor) : null;
  }

  get isOwned(): boolean {
    return this.actor !== null;
  }

  /** [D14] Item#thumbnail */
  get thumbnail(): string | null {
    return this.img;
  }

  /** [D14] Item#transferredEffects: those of its effects that carry over to its actor. */
  get transferredEffects(): ActiveEffect[] {
    const { effects } = this as unknown as {
      readonly effects: Iterable<ActiveEffect & { readonly transfer: boolean }>;
    };
    return [...effects].filter(({ transfer }) => transfer);
  }

  /** [D14] Item#getRollData */
  getRollData(): Data {
    return this.system;
  }
}
