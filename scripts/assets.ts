/** Makes the pictures and decks of the games: boards, counters and cards as SVG files with outlined text. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnyGame } from '../src/table/record/model';
import type { Face } from '../src/kernel/board';
import type { Lettering } from '../src/table/drawing/lettering';
import { emblemOf, type Emblem } from '../src/table/drawing/emblems';
import { boardSvg } from '../src/table/drawing/board';
import { boardNames } from '../src/table/drawing/names';
import { cardBackSvg, cardSvg } from '../src/table/drawing/card';
import { cardTexts } from '../src/table/drawing/card-texts';
import {
  badgeIds,
  badgeSvg,
  bandSvg,
  countSvg,
  counterSvg,
  markerSvg,
  numeralSvg,
  plateSvg,
} from '../src/table/drawing/counter';
import {
  backPicture,
  bandPicture,
  boardPicture,
  counterPicture,
  downPicture,
  facePicture,
  markerPicture,
  piecesOf,
  printedBoards,
} from '../src/table/drawing/picture-names';
import {
  badgePicture,
  countPicture,
  MOST_DRAWN,
  MOST_NUMERALS,
  MOST_PLATES,
  numeralPicture,
  platePicture,
  presetFile,
  presetId,
  presetList,
} from '../src/table/drawing/file-names';
import { sideOf } from '../src/table/drawing/piece';
import { defaultOptions } from '../src/kernel/options';
import { isCounter } from '../src/table/board/counters';
import { wordingOf, gameWording } from '../src/table/i18n/wording';
import { LANGUAGES, speechOf } from './languages';
import { fileLettering } from './fonts';
import { outlined } from './outlines';
import { guideOf } from './packs/guides';
import { sheetOf } from './packs/guide/sheet';
import { slim } from './slim';
import { deckPiles, deckSource } from '../src/table/board/decks';

/** The name of each deck's card preset in a language. */
const presets = (games: readonly AnyGame[], language: string): readonly object[] =>
  games.flatMap(game => {
    const words = gameWording(game, speechOf(language));
    return deckPiles(game).map(({ id }) => ({
      id: presetId(game.id, id),
      label: `${words.text('name')}: ${words.name(id)}`,
      file: presetFile(game.id, id, language),
    }));
  });

/** Writes the presets below a folder. */
export const buildPresets = (games: readonly AnyGame[], out: string): void => {
  mkdirSync(join(out, 'cards'), { recursive: true });
  for (const game of games)
    for (const pile of deckPiles(game))
      for (const language of LANGUAGES) {
        const source = deckSource(game, pile, gameWording(game, speechOf(language)), language);
        writeFileSync(join(out, presetFile(game.id, pile.id, language)), JSON.stringify(source));
      }
  for (const language of LANGUAGES)
    writeFileSync(join(out, presetList(language)), JSON.stringify(presets(games, language)));
};

/** Is told of every picture, which it draws if it wants it. */
type Write = (path: string, draw: () => string) => void;

/** A picture with letters as outlines. */
const lettered =
  (draw: (lettering: Lettering) => string): (() => string) =>
  () =>
    outlined(draw);

/** The pieces in piles, which are drawn as cards there even if they are also pieces on the map. */
const cardsIn = (game: AnyGame): ReadonlySet<string> => {
  const options = defaultOptions(game.options);
  const { piles } = game.presentation(options).tabletop(game.setUp(options));
  return new Set(piles.flatMap(({ cards }) => cards));
};

const drawCard = (game: AnyGame, face: Face, emblem: Emblem | undefined, write: Write): void => {
  write(
    facePicture(game.id, face),
    lettered(lettering => cardSvg(face, {}, { emblem, lettering })),
  );
  for (const language of LANGUAGES) {
    const wording = wordingOf(game.presentation(defaultOptions(game.options)), speechOf(language));
    write(facePicture(game.id, face, language), () =>
      cardSvg(face, cardTexts(face, wording), { emblem, lettering: fileLettering }),
    );
  }
};

const drawChit = (game: AnyGame, face: Face, emblem: Emblem | undefined, write: Write): void => {
  write(
    counterPicture(game.id, face),
    lettered(lettering => counterSvg(face, { emblem, lettering })),
  );
  write(
    markerPicture(game.id, face),
    lettered(lettering => markerSvg(face, { emblem, lettering })),
  );
};

const drawPieces = (game: AnyGame, seats: readonly string[], write: Write): void => {
  const presentation = game.presentation(defaultOptions(game.options));
  const cards = cardsIn(game);
  for (const piece of piecesOf(game)) {
    const face = presentation.face(piece);
    if (!face) continue;
    const emblem = sideOf({ presentation, seats }, piece);
    write(
      downPicture(game.id, face),
      lettered(lettering => counterSvg(face, { emblem, lettering, down: true })),
    );
    if (isCounter(face)) drawChit(game, face, emblem, write);
    if (!isCounter(face) || cards.has(piece)) drawCard(game, face, emblem, write);
  }
};

/** Every possible seat of a game: the largest number of players uses them all. */
const seatsOf = (game: AnyGame): readonly string[] => {
  const most = game.options.flatMap(spec => (spec.kind === 'number' ? [[spec.id, spec.max] as const] : []));
  return game.seats({ ...defaultOptions(game.options), ...Object.fromEntries(most) });
};

/** The size of names that is readable when the whole board fits on the page. */
const SEEN = 26;

const drawGame = (game: AnyGame, write: Write): void => {
  const seats = seatsOf(game);
  for (const board of printedBoards(game)) {
    write(
      boardPicture(game.id, board),
      lettered(lettering => boardSvg(board, lettering)),
    );
    for (const language of LANGUAGES) {
      const words = wordingOf(game.presentation(defaultOptions(game.options)), speechOf(language));
      write(
        boardPicture(game.id, board, language),
        lettered(lettering => boardSvg(board, lettering, boardNames(board, words, SEEN, lettering))),
      );
    }
  }
  write(backPicture(game.id, undefined), () => cardBackSvg({ tone: 'ink', shape: 'star' }));
  for (const seat of seats) write(bandPicture(emblemOf(seats, seat)), () => bandSvg(emblemOf(seats, seat)));
  for (const seat of seats) write(backPicture(game.id, seat), () => cardBackSvg(emblemOf(seats, seat)));
  drawPieces(game, seats, write);
};

const drawSigns = (write: Write): void => {
  for (const badge of badgeIds())
    write(
      badgePicture(badge),
      lettered(lettering => badgeSvg(badge, { lettering })),
    );
  for (let count = 1; count <= MOST_NUMERALS; count++)
    write(
      numeralPicture(count),
      lettered(lettering => numeralSvg(count, { lettering })),
    );
  for (let number = 1; number <= MOST_PLATES; number++)
    write(
      platePicture(number),
      lettered(lettering => plateSvg(number, { lettering })),
    );
  for (let count = 0; count <= MOST_DRAWN; count++)
    write(
      countPicture(count),
      lettered(lettering => countSvg(count, { lettering })),
    );
};

/** The pictures of a guide, by the file that holds them in both languages. */
const drawGuides = (game: AnyGame, write: Write): void => {
  const all = LANGUAGES.flatMap(language => guideOf(game, language)?.pictures ?? []);
  for (const { file } of all)
    write(file, () =>
      sheetOf(all.filter(one => one.file === file).map(picture => ({ ...picture, svg: picture.draw() }))),
    );
};

/** Every picture of some games, once each: pictures that look alike have one path. */
export const pictures = (games: readonly AnyGame[]): ReadonlyMap<string, () => string> => {
  const all = new Map<string, () => string>();
  const write: Write = (path, draw) => {
    if (!all.has(path)) all.set(path, draw);
  };
  drawSigns(write);
  for (const game of games) {
    drawGame(game, write);
    drawGuides(game, write);
  }
  return all;
};

/** Writes all pictures and presets of some games below a folder. */
export const buildAssets = (games: readonly AnyGame[], out: string): void => {
  for (const [path, draw] of pictures(games)) {
    const file = join(out, 'assets', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, slim(draw()));
  }
  buildPresets(games, out);
};
