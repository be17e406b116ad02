/** The file names of pictures made at build: the same at build and in the page. Faces that look alike share a file. */
import type { Board, Face } from '../../kernel/board';
import type { Options } from '../../kernel/messages';
import { defaultOptions } from '../../kernel/options';
import type { AnyGame } from '../record/model';
import type { Emblem } from './emblems';

const fingerprint = (text: string): string => {
  let sum = 0x811c9dc5;
  for (let n = 0; n < text.length; n++) sum = Math.imul(sum ^ text.charCodeAt(n), 0x01000193);
  return (sum >>> 0).toString(36);
};

const slug = (text: string): string =>
  text
    .replace(/\.name$/, '')
    .replace(/^[\w-]+\./, '')
    .replace(/\W+/g, '-');

/** A file name for a face, without its ending. */
export const pictureName = (face: Face): string => `${slug(face.word)}-${fingerprint(JSON.stringify(face))}`;

/** The piece that `face` draws as a card's back. */
export const BACK = '?';

/** The namesakes of a piece for every seat: where `turn-red` comes into play, `turn-white` may. */
const namesakes = (piece: string, seats: readonly string[]): readonly string[] =>
  seats.filter(seat => piece.includes(seat)).flatMap(seat => seats.map(other => piece.replace(seat, other)));

/**
 * Every piece that a game shows: what its table holds at the start, in play and in its piles, and what the game adds to
 * that.
 */
export const piecesOf = (game: AnyGame, options = defaultOptions(game.options)): readonly string[] => {
  const presentation = game.presentation(options);
  const { counters, markers, piles } = presentation.tabletop(game.setUp(options));
  const all = [
    ...counters.map(one => one.piece),
    ...markers.map(one => one.piece),
    ...piles.flatMap(pile => pile.cards),
  ];
  const seats = game.seats(options);
  return [...new Set([...all, ...all.flatMap(piece => namesakes(piece, seats)), ...presentation.pieces])].filter(
    piece => piece !== BACK && presentation.face(piece),
  );
};

/** The boards that are drawn at build: of the defaults, and of each other value of an option that has a few. */
export const printedBoards = (game: AnyGame): readonly Board[] => {
  const usual = defaultOptions(game.options);
  const varied = game.options.flatMap((spec): readonly Options[] =>
    spec.kind === 'choice'
      ? spec.values.map(value => ({ [spec.id]: value }))
      : spec.kind === 'toggle'
        ? [{ [spec.id]: !spec.default }]
        : [],
  );
  const boards = [usual, ...varied.map(one => ({ ...usual, ...one }))].map(options => game.presentation(options).board);
  return [...new Map(boards.map(board => [JSON.stringify(board), board])).values()];
};

const namesOf = (game: AnyGame, options = defaultOptions(game.options)): readonly string[] => {
  const { face } = game.presentation(options);
  return piecesOf(game, options).flatMap(piece => {
    const shown = face(piece);
    return shown ? [pictureName(shown)] : [];
  });
};

/**
 * Whether the files made at build show a table with these options. Where they do not (a board of another size, faces of
 * an owner's data) its pictures are drawn in the page.
 */
export const arePrinted = (game: AnyGame, options: Options): boolean => {
  const boards = new Set(printedBoards(game).map(board => boardPicture(game.id, board)));
  if (!boards.has(boardPicture(game.id, game.presentation(options).board))) return false;
  const names = new Set(namesOf(game));
  return namesOf(game, options).every(name => names.has(name));
};

/** Paths below the module's `assets` folder. `language` undefined: the board without words, over which each reader's page lays its own. */
export const boardPicture = (game: string, board: Board, language?: string): string =>
  `boards/${game}/board-${fingerprint(JSON.stringify(board))}${language === undefined ? '' : `.${language}`}.svg`;
export const counterPicture = (game: string, face: Face): string => `counters/${game}/${pictureName(face)}.svg`;
/** The back of a counter or card on the map: it tells the side and the outline, so all pieces that share these share it. */
export const downPicture = (game: string, { shape, side = 'none', tone }: Face): string =>
  `counters/${game}/down-${shape}-${side}-${tone}.svg`;
/** A marker of a side is its emblem, another its motif. */
export const markerPicture = (game: string, { side, tone, motif }: Face): string =>
  `counters/${game}/marker-${side ?? `${tone}-${motif}`}.svg`;
/** `language` undefined: the card without words, as it lies on a canvas that all languages share. */
export const facePicture = (game: string, face: Face, language?: string): string =>
  `cards/${game}/${language ?? 'plain'}/${pictureName(face)}.svg`;
/** What lies on the map by itself: a card as such, all else as a chit. */
export const lyingPicture = (game: string, face: Face, isDown: boolean): string => {
  if (isDown) return downPicture(game, face);
  return face.shape === 'card' ? facePicture(game, face) : counterPicture(game, face);
};
export const backPicture = (game: string, seat: string | undefined): string =>
  `cards/${game}/back${seat === undefined ? '' : `-${seat}`}.svg`;
export const bandPicture = ({ tone, shape }: Emblem): string => `signs/band-${tone}-${shape}.svg`;
