/** Pictures of an owner's own for the board and the backs of the cards: chosen from the files of the world. */
import { wordingOf } from '../../table/i18n/wording';
import { backsOf } from '../../table/drawing/own-backs';
import { BOARD } from '../../table/drawing/own-picture';
import type { AnyGame } from '../../table/record/model';
import { defaultOptions } from '../../kernel/options';
import { RtApplication, template, type Options, type Parts } from '../applications/rt-application';
import { speech } from '../lazy-import';
import { keptPictures } from '../pictures/kept-pictures';
import { ownPicture } from '../pictures/own-pictures';
import type { Registry } from '../registry';
import { choosePicture } from './choose-picture';
import { setPicture } from './set-picture';

interface Line {
  readonly piece: string;
  readonly name: string;
  readonly path?: string;
  readonly href?: string;
  readonly isMissing: boolean;
}

export class PicturesApp extends RtApplication {
  static override DEFAULT_OPTIONS: Options = {
    id: 'rt-pictures',
    classes: ['rt-pictures-app'],
    window: { icon: 'fa-solid fa-image', title: 'RT.workshop.pictures-title' },
    position: { width: 460, height: 480 },
    actions: { picture: PicturesApp.#onPicture, noPicture: PicturesApp.#onNoPicture },
  };
  static override PARTS: Parts = { lines: { template: template('workshop-pictures'), scrollable: [''] } };

  readonly #registry: Registry;
  readonly #rules: AnyGame;

  constructor(registry: Registry, rules: AnyGame) {
    super({});
    this.#registry = registry;
    this.#rules = rules;
  }

  #name(piece: string): string {
    if (piece === BOARD) return speech.localize('RT.workshop.pictures-board');
    const presentation = this.#rules.presentation(defaultOptions(this.#rules.options));
    const [, seat] = /^back-(.+)$/.exec(piece) ?? [];
    if (seat === undefined) return speech.localize('RT.workshop.pictures-back');
    return speech.format('RT.workshop.pictures-back-of', { seat: wordingOf(presentation, speech).name(seat) });
  }

  protected override panel(): { readonly lines: readonly Line[] } {
    const paths = keptPictures(this.#rules.id);
    const lines = [BOARD, ...backsOf(this.#rules)].map((piece): Line => {
      const path = paths[piece];
      const own = ownPicture(this.#rules.id, piece);
      const isThere = own !== undefined && own.path === path;
      return {
        piece,
        name: this.#name(piece),
        isMissing: path !== undefined && !isThere,
        ...(path !== undefined && { path }),
        ...(isThere && { href: own.href }),
      };
    });
    return { lines };
  }

  async #set(piece: string, path: string | undefined): Promise<void> {
    await setPicture(this.#registry, this.#rules.id, piece, path);
    this.refresh();
  }

  static async #onPicture(this: PicturesApp, _event: Event, { dataset }: HTMLElement): Promise<void> {
    const { piece } = dataset;
    const path = piece === undefined ? undefined : await choosePicture(keptPictures(this.#rules.id)[piece]);
    if (piece !== undefined && path !== undefined) await this.#set(piece, path);
  }
  static async #onNoPicture(this: PicturesApp, _event: Event, { dataset }: HTMLElement): Promise<void> {
    if (dataset['piece'] !== undefined) await this.#set(dataset['piece'], undefined);
  }
}
