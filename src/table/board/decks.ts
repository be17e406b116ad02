/** The decks of a game as plain data for Foundry's card stacks, for free play with Foundry's own tools. */
import type { Pile } from '../../kernel/board';
import { defaultOptions } from '../../kernel/options';
import { cardTexts } from '../drawing/card-texts';
import { CARD } from '../drawing/boxes';
import { backPicture, facePicture } from '../drawing/picture-names';
import { pileOwner } from '../drawing/signs';
import { escapeHtml } from '../drawing/svg';
import type { AnyGame, AnyPresentation } from '../record/model';
import type { Wording } from '../i18n/wording';

export interface CardSource {
  readonly name: string;
  readonly type: 'base';
  readonly suit: string;
  readonly value: number | null;
  readonly description: string;
  readonly faces: readonly { readonly name: string; readonly img: string; readonly text: string }[];
  readonly face: null;
  readonly back: { readonly name: string; readonly img: string; readonly text: string };
  readonly width: number;
  readonly height: number;
  readonly sort: number;
  readonly flags: { readonly 'revolution-tables': { readonly piece: string } };
}
export interface DeckSource {
  readonly name: string;
  readonly type: 'deck';
  readonly img: string;
  readonly description: string;
  readonly width: number;
  readonly height: number;
  readonly cards: readonly CardSource[];
}

/** Foundry measures cards in grid squares. */
const SIZE = { width: 2, height: Math.round((2 * CARD.height * 10) / CARD.width) / 10 } as const;

/** Decks are made for tables with default options. */
const usually = (game: AnyGame): AnyPresentation => game.presentation(defaultOptions(game.options));

/** The piles that become a deck: unshuffled draw piles, starting hands, and cards set aside. */
export const deckPiles = (game: AnyGame): readonly Pile[] => {
  const { piles } = usually(game).tabletop(game.setUp(defaultOptions(game.options)));
  return (['draw', 'hand', 'open'] as const).flatMap(role =>
    piles.filter(pile => pile.role === role && pile.cards.length > 0),
  );
};

/** The address of a picture below the module's folder. */
const asset = (path: string): string => `modules/revolution-tables/assets/${path}`;

/** A deck of a game in one language. */
export const deckSource = (game: AnyGame, pile: Pile, wording: Wording, language: string): DeckSource => {
  const owner = pileOwner(game.seats(defaultOptions(game.options)), pile);
  const presentation = usually(game);
  const back = asset(backPicture(game.id, owner));
  return {
    name: `${wording.text('name')}: ${wording.name(pile.id)}`,
    type: 'deck',
    img: back,
    description: escapeHtml(wording.text('about')),
    ...SIZE,
    cards: pile.cards.flatMap((piece, sort): CardSource[] => {
      const face = presentation.face(piece);
      if (!face) return [];
      const { title = piece, kind = '', note = '' } = cardTexts(face, wording);
      return [
        {
          name: title,
          type: 'base',
          suit: kind,
          value: face.number ?? null,
          description: escapeHtml(note),
          face: null,
          ...SIZE,
          sort,
          faces: [{ name: title, img: asset(facePicture(game.id, face, language)), text: escapeHtml(note) }],
          back: { name: '', img: back, text: '' },
          flags: { 'revolution-tables': { piece } },
        },
      ];
    }),
  };
};
