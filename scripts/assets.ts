/** Makes the pictures and decks of the games: boards, counters and cards as SVG files with outlined text. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AnyGame } from '../src/table/record/model';
import { emblemOf } from '../src/table/panels/emblems';
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
import { LANGUAGES } from './languages';
import { fileLettering } from './fonts';
import { outlined } from './outlines';
import { guideOf } from './packs/guides';
import { speechOf } from './speech';
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

type Write = (path: string, svg: string) => void;

const drawPieces = (game: AnyGame, seats: readonly string[], write: Write): void => {
  const presentation = game.presentation(defaultOptions(game.options));
  const words = LANGUAGES.map(language => ({ language, wording: wordingOf(presentation, speechOf(language)) }));
  const drawn = new Set<string>();
  for (const piece of piecesOf(game)) {
    const face = presentation.face(piece);
    if (!face || drawn.has(counterPicture(game.id, face))) continue;
    drawn.add(counterPicture(game.id, face));
    const emblem = sideOf({ presentation, seats }, piece);
    write(
      counterPicture(game.id, face),
      outlined(lettering => counterSvg(face, { emblem, lettering })),
    );
    write(
      counterPicture(game.id, face, true),
      outlined(lettering => counterSvg(face, { emblem, lettering, down: true })),
    );
    // a card counts nothing on a track
    if (isCounter(face))
      write(
        markerPicture(game.id, face),
        outlined(lettering => markerSvg(face, { emblem, lettering })),
      );
    write(
      facePicture(game.id, face),
      outlined(lettering => cardSvg(face, {}, { emblem, lettering })),
    );
    for (const { language, wording } of words)
      write(
        facePicture(game.id, face, language),
        cardSvg(face, cardTexts(face, wording), { emblem, lettering: fileLettering }),
      );
  }
};

/** Every possible seat of a game: the largest number of players has them all. */
const seatsOf = (game: AnyGame): readonly string[] => {
  const most = game.options.flatMap(spec => (spec.kind === 'number' ? [[spec.id, spec.max] as const] : []));
  return game.seats({ ...defaultOptions(game.options), ...Object.fromEntries(most) });
};

/** The size of names that can be read when the whole board fits on the page. */
const SEEN = 26;

const drawGame = (game: AnyGame, write: Write): void => {
  const seats = seatsOf(game);
  for (const board of printedBoards(game)) {
    write(
      boardPicture(game.id, board),
      outlined(lettering => boardSvg(board, lettering)),
    );
    for (const language of LANGUAGES) {
      const words = wordingOf(game.presentation(defaultOptions(game.options)), speechOf(language));
      write(
        boardPicture(game.id, board, language),
        outlined(lettering => boardSvg(board, lettering, boardNames(board, words, SEEN, lettering))),
      );
    }
  }
  write(backPicture(game.id, undefined), cardBackSvg({ tone: 'ink', shape: 'star' }));
  for (const seat of seats) write(bandPicture(emblemOf(seats, seat)), bandSvg(emblemOf(seats, seat)));
  for (const seat of seats) write(backPicture(game.id, seat), cardBackSvg(emblemOf(seats, seat)));
  drawPieces(game, seats, write);
};

const drawSigns = (write: Write): void => {
  for (const badge of badgeIds())
    write(
      badgePicture(badge),
      outlined(lettering => badgeSvg(badge, { lettering })),
    );
  for (let count = 1; count <= MOST_NUMERALS; count++)
    write(
      numeralPicture(count),
      outlined(lettering => numeralSvg(count, { lettering })),
    );
  for (let number = 1; number <= MOST_PLATES; number++)
    write(
      platePicture(number),
      outlined(lettering => plateSvg(number, { lettering })),
    );
  for (let count = 0; count <= MOST_DRAWN; count++)
    write(
      countPicture(count),
      outlined(lettering => countSvg(count, { lettering })),
    );
};

const drawGuides = (game: AnyGame, write: Write): void => {
  for (const language of LANGUAGES)
    for (const picture of guideOf(game, language)?.pictures ?? []) write(picture.path, picture.draw());
};

/** Writes all pictures and presets of some games below a folder. */
export const buildAssets = (games: readonly AnyGame[], out: string): void => {
  const write: Write = (path, svg) => {
    const file = join(out, 'assets', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, svg);
  };
  drawSigns(write);
  for (const game of games) {
    drawGame(game, write);
    drawGuides(game, write);
  }
  buildPresets(games, out);
};
