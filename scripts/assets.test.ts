/** What the build draws: every picture that a game shows, each once. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { goldenStates } from '../src/kernel/testing/golden';
import { defaultOptions } from '../src/kernel/options';
import { facesOf, isCounter } from '../src/table/board/counters';
import { wordingOf } from '../src/table/i18n/wording';
import {
  arePrinted,
  BACK,
  facePicture,
  lyingPicture,
  markerPicture,
  piecesOf,
} from '../src/table/drawing/picture-names';
import { sideOf } from '../src/table/drawing/piece';
import { counterSvg, markerSvg } from '../src/table/drawing/counter';
import { GAMES } from '../src/testing/all-games';
import { pictures } from './assets';
import { LANGUAGES, speechOf } from './languages';

const goldenOf = (game: string): readonly unknown[] => {
  const folder = join(import.meta.dirname, '..', 'src', 'games', game, 'golden');
  return readdirSync(folder).map(file => JSON.parse(readFileSync(join(folder, file), 'utf8')));
};

describe.each(GAMES)('$id', game => {
  const drawn = pictures([game]);
  const options = defaultOptions(game.options);
  const presentation = game.presentation(options);

  test('everything on the board or in a pile of a golden game has its picture', () => {
    const missing = new Set<string>();
    const want = (path: string): void => {
      if (!drawn.has(path)) missing.add(path);
    };
    for (const record of goldenOf(game.id)) {
      const states = goldenStates(game, record);
      // another edition's pictures are drawn in the page
      if (!states[0] || !arePrinted(game, states[0].options)) continue;
      for (const state of states.filter((_, at) => at % 20 === 0)) {
        const { face, tabletop } = game.presentation(state.options);
        const { counters, markers, piles } = tabletop(state);
        for (const { piece } of counters)
          for (const isDown of [false, true]) {
            const shown = face(piece);
            if (shown) want(lyingPicture(game.id, shown, isDown));
          }
        for (const { piece } of markers) {
          const shown = face(piece);
          if (shown) want(markerPicture(game.id, shown));
        }
        for (const card of piles.flatMap(({ cards }) => cards).filter(one => one !== BACK)) {
          const shown = face(card);
          for (const language of shown ? [undefined, ...LANGUAGES] : [])
            if (shown) want(facePicture(game.id, shown, language));
        }
      }
    }
    expect([...missing]).toEqual([]);
  });

  test('pieces that share a picture look alike', () => {
    const seats = game.seats(options);
    const looks = new Map<string, string>();
    const unlike: string[] = [];
    const look = (path: string, svg: string): void => {
      if ((looks.get(path) ?? svg) !== svg) unlike.push(path);
      looks.set(path, svg);
    };
    for (const piece of piecesOf(game)) {
      const face = presentation.face(piece);
      if (!face) continue;
      const emblem = sideOf({ presentation, seats }, piece);
      look(lyingPicture(game.id, face, true), counterSvg(face, { emblem, down: true }));
      if (isCounter(face)) look(markerPicture(game.id, face), markerSvg(face, { emblem }));
    }
    expect(unlike).toEqual([]);
  });

  test('the two faces of a counter are two pictures', () => {
    const flagOf = facesOf(game, presentation, wordingOf(presentation, speechOf('en')), options);
    const same = piecesOf(game, options).filter(piece => {
      const [front, back] = flagOf(piece)?.faces ?? [];
      return front && front.src === back?.src;
    });
    expect(same).toEqual([]);
  });
});
