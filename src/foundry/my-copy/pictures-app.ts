/**
 * The owner's pictures for board, backs and counters, and for cards of a game without a copy form. Chosen from the
 * world's files.
 */
import { wordingOf } from '../../table/i18n/wording';
import { backsOf } from '../../table/drawing/own-backs';
import { BACK, BOARD } from '../../table/drawing/own-picture';
import { piecesOf } from '../../table/drawing/picture-names';
import type { AnyGame } from '../../table/record/model';
import { defaultOptions } from '../../kernel/options';
import { RtApplication, template, type Options, type Parts } from '../rt-application';
import { speech } from '../lazy-import';
import { keptPictures } from '../pictures/load-pictures';
import { ownPicture } from '../pictures/own-pictures';
import { choosePicture, setPicture } from './store';

interface Line {
  readonly piece: string;
  readonly name: string;
  readonly path?: string;
  readonly href?: string;
  readonly isMissing: boolean;
}

/** The groups of pictures: board and backs, counters, and cards without a copy form. */
interface Shown {
  readonly groups: readonly {
    readonly id: string;
    readonly name: string;
    readonly isOpen: boolean;
    readonly lines: readonly Line[];
  }[];
}

export class PicturesApp extends RtApplication {
  static override DEFAULT_OPTIONS: Options = {
    id: 'rt-pictures',
    classes: ['rt-pictures-app'],
    window: { icon: 'fa-solid fa-image', title: 'RT.my-copy.pictures-title' },
    position: { width: 460, height: 480 },
    actions: { picture: PicturesApp.#onPicture, noPicture: PicturesApp.#onNoPicture },
  };
  static override PARTS: Parts = { lines: { template: template('my-copy-pictures'), scrollable: [''] } };

  readonly #rules: AnyGame;

  readonly #hasCopyForm: boolean;

  constructor(rules: AnyGame, hasCopyForm: boolean) {
    super({});
    this.#hasCopyForm = hasCopyForm;
    this.#rules = rules;
  }

  #name(piece: string): string {
    if (piece === BOARD) return speech.localize('RT.my-copy.pictures-board');
    const presentation = this.#rules.presentation(defaultOptions(this.#rules.options));
    const words = wordingOf(presentation, speech);
    const [, seat] = /^back-(.+)$/.exec(piece) ?? [];
    if (piece === BACK) return speech.localize('RT.my-copy.pictures-back');
    if (seat === undefined) {
      const { beneath, number, word = piece } = presentation.face(piece) ?? {};
      // counters with the same name differ by what is printed on them
      return [words.text(word), ...[number, beneath].filter(one => one !== undefined)].join(' · ');
    }
    return speech.format('RT.my-copy.pictures-back-of', { seat: words.name(seat) });
  }

  #lines(pieces: readonly string[]): readonly Line[] {
    const paths = keptPictures(this.#rules.id);
    return pieces.map((piece): Line => {
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
  }

  protected override panel(): Shown {
    const { face } = this.#rules.presentation(defaultOptions(this.#rules.options));
    const isCard = (piece: string): boolean => face(piece)?.shape === 'card';
    const pieces = piecesOf(this.#rules);
    // cards of a copy form have their pictures in its window
    const cards = this.#hasCopyForm ? [] : pieces.filter(isCard);
    const groups = [
      { id: 'printed', lines: this.#lines([BOARD, ...backsOf(this.#rules)]) },
      { id: 'counters', lines: this.#lines(pieces.filter(piece => !isCard(piece))) },
      { id: 'cards', lines: this.#lines(cards) },
    ];
    return {
      groups: groups
        .filter(({ lines }) => lines.length)
        .map((one, n) => ({ ...one, isOpen: n === 0, name: speech.localize(`RT.my-copy.pictures-${one.id}`) })),
    };
  }

  async #set(piece: string, path: string | undefined): Promise<void> {
    await setPicture(this.#rules.id, piece, path);
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
