import { describe, expect, test } from 'vitest';
import { speechOf } from '../../../scripts/languages';
import { defaultOptions } from '../../kernel/options';
import { EVERY_GAME, gameOf } from '../../testing/all-games';
import { counterPicture } from '../drawing/picture-names';
import { type Wording, wordingOf } from '../i18n/wording';
import type { AnyGame } from '../record/model';
import { place } from './projection';
import { type OnMap, readScene } from './read-scene';

const mapOf = (game: AnyGame, language: 'en' | 'de' = 'en') => {
  const options = defaultOptions(game.options);
  const presentation = game.presentation(options);
  const languages = language === 'en' ? (['en', 'de'] as const) : (['de', 'en'] as const);
  const wordings = languages.map(one => wordingOf(presentation, speechOf(one)));
  const [words] = wordings as [Wording, ...Wording[]];
  const spaces = new Set(presentation.board.slots.filter(({ space }) => space !== undefined).map(({ id }) => id));
  const read = (lying: readonly OnMap[]) => readScene(game, presentation, wordings, options, lying);
  /** What lies in the spaces. In Kremlin a person who is not on the map is out of the game. */
  const heaps = (lying: readonly OnMap[]): readonly string[] =>
    presentation
      .tabletop(read(lying).state)
      .counters.filter(({ slot }) => spaces.has(slot) && slot !== 'removed')
      .map(({ piece, slot, count = 1 }) => `${count} ${words.name(piece)} ${slot}`);
  /** The middle of where pieces lie in a space. */
  const within = (space: string) => {
    const box = presentation.board.slots.find(one => one.space === space || one.id === space)?.box;
    if (!box) throw new Error(`no slot ${space}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  return { options, presentation, words, spaces, read, heaps, within };
};

const known = (id: string) => {
  const game = gameOf(id);
  if (!game) throw new Error(id);
  return game;
};

describe.each(EVERY_GAME.map(game => [game.id, game] as const))('an empty map of %s', (_id, game) => {
  test('has no piece in any space: nothing is taken from the set-up', () => {
    const { read, heaps } = mapOf(game);
    expect(heaps([])).toEqual([]);
    expect(read([])).toMatchObject({ counted: 0, unknown: [] });
  });

  test('reports things whose name is no piece’s, and what lies outside the board', () => {
    const { read, presentation } = mapOf(game);
    const { x, y } = presentation.board.slots[0]?.box ?? { x: 0, y: 0 };
    const found = read([
      { name: 'A dragon', x: x + 1, y: y + 1 },
      { name: '', x: -500, y: -500 },
    ]);
    expect(found).toMatchObject({ counted: 0, unknown: ['A dragon', ''] });
  });

  test('recognizes every piece of the set-up by its picture, whatever its name', () => {
    const { read, presentation, options, spaces } = mapOf(game);
    const tabletop = presentation.tabletop(game.setUp(options));
    const lying = place(presentation.board, tabletop)
      .filter(({ kind, slot }) => kind === 'counter' && spaces.has(slot))
      .flatMap(({ piece = '', x, y, width, height }): OnMap[] => {
        const face = presentation.face(piece);
        const picture = face && `modules/revolution-tables/assets/${counterPicture(game.id, face)}`;
        return picture && !piece.startsWith('control') && !/support|opposition/.test(piece)
          ? [{ name: 'Token', picture, x: x + width / 2, y: y + height / 2 }]
          : [];
      });
    expect(read(lying)).toMatchObject({ counted: lying.length, unknown: [] });
  });
});

describe('a name on a map', () => {
  const bridges = mapOf(known('all-bridges'));
  const powers = mapOf(known('dual-powers'));

  test.each(['Inactive Reds Cell', ' inactive REDS cells ', 'Reds Cell', 'Red Cell', 'Reds Cell (2)'])(
    '%s is an Inactive Reds Cell',
    name => {
      const [heap, ...others] = bridges
        .heaps([{ name, ...bridges.within('tampere') }])
        .filter(one => one.includes('Cell'));
      expect(heap).toMatch(/^1 Inactive Reds Cell in-tampere$/);
      expect(others).toEqual([]);
    },
  );

  test.each([
    ['all-bridges', 'rote Zellen', 'inaktive Zelle der Roten'],
    ['all-bridges', 'Senatszelle', 'inaktive Zelle des Senats'],
    ['prelude', 'Regierungsklötzchen', 'Klötzchen der Regierung'],
    ['prelude', 'revolutionsklotzchen (3)', 'Klötzchen der Revolution'],
  ])('in German, in %s: %s is %s', (id, name, piece) => {
    const german = mapOf(known(id), 'de');
    const [space = ''] = german.spaces;
    const [heap] = german.heaps([{ name, ...german.within(space) }]).filter(one => one.includes(piece));
    expect(heap).toContain(`1 ${piece} `);
  });

  test('is not guessed if it fits several pieces', () => {
    expect(bridges.read([{ name: 'Cell', ...bridges.within('tampere') }])).toMatchObject({
      counted: 0,
      unknown: ['Cell'],
    });
  });

  test('counts in what a helper computes', () => {
    const strength = powers.presentation.helpers.find(({ id }) => id === 'strength');
    const lines = (lying: readonly OnMap[]) => strength?.preview(powers.read(lying).state, { region: 'brown' }).lines;
    expect(lines([{ name: ' lenin ', ...powers.within('brown') }])).not.toEqual(lines([]));
  });
});
