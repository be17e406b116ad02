/** The counters of a game as plain data for Foundry documents: a piece, its two faces, and its size. */
import type { Board, Box, Face } from '../../kernel/board';
import { defaultOptions } from '../../kernel/options';
import { documentId } from '../crypto/bytes';
import { counterPicture, downPicture, markerPicture, piecesOf } from '../drawing/picture-names';
import { capital } from '../i18n/format';
import type { Wording } from '../i18n/wording';
import type { AnyGame, AnyPresentation } from '../record/model';
import { changed } from './read-scene';

/** One face of a counter: its name, and the address of its picture. */
export interface CounterFace {
  /** The piece of this face; null for a back, so that nothing shows what lies beneath. */
  readonly piece: string | null;
  readonly name: string;
  readonly src: string;
}

/** Flags of an Actor and its tokens. */
export interface CounterFlag {
  readonly game: string;
  readonly faces: readonly [CounterFace, CounterFace];
}

export interface CounterSource {
  readonly piece: string;
  /** The seat it belongs to. */
  readonly side: string | undefined;
  readonly flag: CounterFlag;
}

/** A token's data except its position. */
export interface TokenLook {
  readonly name: string;
  readonly texture: { readonly src: string; readonly fit: 'contain'; readonly scaleX: number; readonly scaleY: number };
  readonly width: number;
  readonly height: number;
  readonly lockRotation: true;
  readonly disposition: number;
  readonly displayName: number;
  readonly displayBars: number;
  readonly sight: { readonly enabled: false };
}

/** `CONST.TOKEN_DISPOSITIONS.NEUTRAL`; `CONST.TOKEN_DISPLAY_MODES.HOVER`, for everybody, and `.NONE`. */
const NEUTRAL = 0;
const HOVER = 30;
const NONE = 0;

/** The id of a piece's Actor: the same in every world, so that a scene's tokens find it. */
export const actorIdOf = (game: string, piece: string): string => documentId(`counters/${game}/${piece}`);

/** The address of a picture below the module's folder. */
export const asset = (path: string): string => `modules/revolution-tables/assets/${path}`;

export const isCounter = (face: Face | undefined): face is Face => face !== undefined && face.shape !== 'card';

/** The size of most counters of a board, used as its grid square, so that a new token fits its boxes. */
export const unitOf = ({ slots }: Pick<Board, 'slots'>): number => {
  const sizes = slots
    .filter(({ piece }) => piece.height <= piece.width * 1.2)
    .map(({ piece, box }) => Math.min(piece.width, piece.height, box.width, box.height));
  const counts = new Map<number, number>();
  for (const size of sizes) counts.set(size, (counts.get(size) ?? 0) + 1);
  const [most] = [...counts].toSorted(([a, n], [b, m]) => m - n || a - b);
  return Math.round(most?.[0] ?? 100);
};

/** A token's width in half squares, and the scale that gives its picture the exact size. */
export const squaresOf = ({ width, height }: Pick<Box, 'width' | 'height'>, unit: number) => {
  const exact = Math.min(width, height) / unit;
  const squares = Math.max(0.5, Math.round(exact * 2) / 2);
  return { squares, scale: Math.round((exact / squares) * 100) / 100 };
};

/** The token that shows a face. */
export const tokenOf = ({ name, src }: Pick<CounterFace, 'name' | 'src'>, squares = 1, scale = 1): TokenLook => ({
  name,
  texture: { src, fit: 'contain', scaleX: scale, scaleY: scale },
  width: squares,
  height: squares,
  lockRotation: true,
  disposition: NEUTRAL,
  displayName: HOVER,
  displayBars: NONE,
  sight: { enabled: false },
});

type State = ReturnType<AnyGame['setUp']>;

/** What a piece becomes when turned over by the game's rule; its back if the rule makes no other piece. */
const otherSides = (game: AnyGame, { tabletop }: AnyPresentation, state: State, pieces: readonly string[]) => {
  const others = new Map<string, string>();
  const countersIn = (now: State): ReadonlyMap<string, number> => {
    const found = new Map<string, number>();
    for (const { piece, count = 1 } of tabletop(now).counters) found.set(piece, (found.get(piece) ?? 0) + count);
    return found;
  };
  const turn = (before: State, piece: string, at: string): void => {
    const after = changed(game, before, { kind: 'flip', piece, at });
    if (!after) return;
    const [was, is] = [countersIn(before), countersIn(after)];
    const gained = [...is].filter(([one, count]) => count > (was.get(one) ?? 0));
    const lost = [...was].filter(([one, count]) => count > (is.get(one) ?? 0));
    const [[to] = []] = gained;
    if (gained.length === 1 && lost.length === 1 && lost[0]?.[0] === piece && to !== undefined) {
      others.set(piece, to);
      if (!others.has(to)) others.set(to, piece);
    }
  };
  for (const { piece, slot } of tabletop(state).counters) if (!others.has(piece)) turn(state, piece, slot);
  const { slots } = game.presentation(state.options).board;
  for (const piece of pieces) {
    if (others.has(piece)) continue;
    for (const { id } of slots) {
      const added = changed(game, state, { kind: 'add', piece, to: id, count: 1 });
      if (!added) continue;
      turn(added, piece, id);
      break;
    }
  }
  return others;
};

/** Makes the two faces of each piece, in one language. */
export const facesOf = (
  game: AnyGame,
  presentation: AnyPresentation,
  words: Wording,
  options = defaultOptions(game.options),
): ((piece: string) => CounterFlag | undefined) => {
  const state = game.setUp(options);
  const pieces = piecesOf(game, options).filter(piece => isCounter(presentation.face(piece)));
  const markers = new Set(presentation.tabletop(state).markers.map(({ piece }) => piece));
  const others = otherSides(game, presentation, state, pieces);
  const front = (piece: string, face: Face): CounterFace => ({
    piece,
    name: capital(words.name(piece)),
    src: asset((markers.has(piece) ? markerPicture : counterPicture)(game.id, face)),
  });
  const back = (face: Face): CounterFace => ({
    piece: null,
    name: sideOfFace(game, face) === undefined ? words.text('name') : words.text(`seats.${face.side ?? ''}`),
    src: asset(downPicture(game.id, face)),
  });
  return piece => {
    const face = presentation.face(piece);
    if (!isCounter(face)) return undefined;
    const other = others.get(piece);
    const otherFace = other === undefined ? undefined : presentation.face(other);
    return {
      game: game.id,
      faces: [front(piece, face), other !== undefined && otherFace ? front(other, otherFace) : back(face)],
    };
  };
};

const sideOfFace = (game: AnyGame, { side }: Face): string | undefined =>
  side !== undefined && game.seats(defaultOptions(game.options)).includes(side) ? side : undefined;

/** Every counter of a game, in one language. */
export const countersOf = (game: AnyGame, words: Wording): readonly CounterSource[] => {
  const options = defaultOptions(game.options);
  const presentation = game.presentation(options);
  const flagOf = facesOf(game, presentation, words, options);
  return piecesOf(game, options).flatMap((piece): CounterSource[] => {
    const face = presentation.face(piece);
    const flag = flagOf(piece);
    return face && flag ? [{ piece, side: sideOfFace(game, face), flag }] : [];
  });
};
