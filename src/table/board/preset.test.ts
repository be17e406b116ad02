import { describe, expect, test } from 'vitest';
import { speechOf } from '../../../scripts/languages';
import { canonical } from '../../kernel/fields';
import { defaultOptions } from '../../kernel/options';
import { eachPosition } from '../../kernel/testing/positions';
import { alternative } from '../../kernel/testing/swap';
import { EVERY_GAME } from '../../testing/all-games';
import { MOST_DRAWN } from '../drawing/file-names';
import { gameWording } from '../i18n/wording';
import type { AnyGame } from '../record/model';
import { presetScene } from './preset';
import { type OnMap, readScene } from './read-scene';

const LANGUAGES = ['en', 'de'] as const;

const partsOf = (game: AnyGame, language: (typeof LANGUAGES)[number]) => {
  const options = defaultOptions(game.options);
  const presentation = game.presentation(options);
  const words = gameWording(game, speechOf(language));
  const sceneOf = (state: ReturnType<AnyGame['setUp']> | undefined) =>
    presetScene({
      game,
      presentation,
      options,
      tabletop: state && presentation.tabletop(game.hide(state, undefined)),
      words,
      language,
      name: 'A scene',
      path: 'here',
    });
  return { options, presentation, words, sceneOf };
};

describe.each(EVERY_GAME.flatMap(game => LANGUAGES.map(language => [game.id, language, game] as const)))(
  'a scene of %s in %s',
  (_id, language, game) => {
    const { options, presentation, words, sceneOf } = partsOf(game, language);
    const { board } = presentation;

    test('has a Region with the name of every space, and the board with words beneath it', () => {
      const scene = sceneOf(undefined);
      expect(scene.regions.map(({ name }) => name)).toEqual(board.spaces.map(({ word }) => words.text(word)));
      expect(scene.levels[0]?.background.src).toMatch(new RegExp(`boards/${game.id}/board-\\w+\\.${language}\\.svg$`));
      expect(scene.thumb).toBe(scene.levels[0]?.background.src);
      expect([scene.width, scene.height, scene.tokens.length]).toEqual([board.width, board.height, 0]);
    });

    test('has a token for every piece of the set-up at its place, with name and picture', () => {
      const { tokens, grid, levels } = sceneOf(game.setUp(options));
      const { counters, markers, piles } = presentation.tabletop(game.hide(game.setUp(options), undefined));
      const slots = new Set(board.slots.map(({ id }) => id));
      const onBoard = counters.filter(({ slot }) => slots.has(slot));
      const decks = piles.filter(({ slot, cards }) => slot !== undefined && slots.has(slot) && cards.length > 0);
      const wanted = onBoard.reduce((sum, { count = 1 }) => sum + count, 0) + markers.length + decks.length;
      expect(tokens).toHaveLength(wanted);
      expect(new Set(tokens.map(({ _id }) => _id)).size).toBe(wanted);
      for (const { name, texture, x, y, width, height, level } of tokens) {
        expect(name.trim()).not.toBe('');
        expect(texture.src).toMatch(/^modules\/revolution-tables\/assets\/(?:counters|cards)\/.+\.svg$/);
        expect([x, y].every(Number.isInteger)).toBe(true);
        const middle = { x: x + (width * grid.size) / 2, y: y + (height * grid.size) / 2 };
        expect(middle.x > 0 && middle.x < board.width && middle.y > 0 && middle.y < board.height).toBe(true);
        expect(level).toBe(levels[0]?._id);
      }
    });

    test('is read back by the helpers as the same position', () => {
      const state = game.setUp(options);
      const { tokens, grid } = sceneOf(state);
      const lying = tokens.flatMap(({ name, texture, x, y, width, height, flags }): OnMap[] => {
        const { counter } = flags['revolution-tables'];
        if (!counter) return [];
        const piece = counter.faces.find(({ src }) => src === texture.src)?.piece;
        const middle = { x: x + (width * grid.size) / 2, y: y + (height * grid.size) / 2 };
        return [{ name, ...(piece && { piece }), ...middle }];
      });
      const read = readScene(game, presentation, [words], options, lying);
      const heaps = (of: typeof state): readonly string[] =>
        presentation
          .tabletop(of)
          .counters.map(({ piece, slot, count = 1 }) => `${count} ${piece} ${slot}`)
          .toSorted();
      expect(heaps(read.state)).toEqual(heaps(state));
      expect(presentation.tabletop(read.state).markers).toEqual(presentation.tabletop(state).markers);
      expect(read.unknown).toEqual([]);
    });

    test('has at most as many tokens of one stack as a counter shows, whatever a record says', () => {
      const tabletop = presentation.tabletop(game.hide(game.setUp(options), undefined));
      const given = { game, presentation, options, words, language, name: 'A scene', path: 'here' };
      const tokensOf = (count: number): number => {
        const counters = tabletop.counters.map(one => ({ ...one, count }));
        return presetScene({ ...given, tabletop: { ...tabletop, counters } }).tokens.length;
      };
      expect(tokensOf(10_000)).toBe(tokensOf(MOST_DRAWN));
      // and no real game has such a high stack
      const faults = eachPosition(game, { games: 2, cap: 60, every: 20 }, ({ state }) =>
        presentation.tabletop(state).counters.some(({ count = 1 }) => count > MOST_DRAWN) ? 'too high' : undefined,
      );
      expect(faults).toEqual([]);
    });

    test('shows the whole board at first, also on a small page', () => {
      const { initial, width, height } = sceneOf(undefined);
      expect(width * initial.scale).toBeLessThanOrEqual(1280);
      expect(height * initial.scale).toBeLessThanOrEqual(720);
      expect([initial.x * 2, initial.y * 2]).toEqual([width, height]);
    });

    test('does not depend on hidden cards, in positions of random games', () => {
      let positions = 0;
      const classOf = (id: string): string => {
        const { kind, side, shape } = presentation.face(id) ?? {};
        return [kind ?? id, side, shape].join();
      };
      const faults = eachPosition(game, { games: 2, cap: 60, every: 20 }, ({ state, choose }) => {
        const seen = game.hide(state, undefined);
        const other = alternative(state, seen, choose, classOf);
        if (canonical(game.hide(other, undefined)) !== canonical(seen)) return undefined;
        positions++;
        const [one, two] = [sceneOf(state), sceneOf(other)].map(scene => canonical(scene));
        return one === two ? undefined : 'the scene tells what is hidden';
      });
      expect(faults).toEqual([]);
      expect(positions).toBeGreaterThan(0);
    });
  },
);
