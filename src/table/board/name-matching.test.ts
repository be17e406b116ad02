import { describe, expect, test } from 'vitest';
import { speechOf } from '../../../scripts/languages';
import { defaultOptions } from '../../kernel/options';
import { EVERY_GAME } from '../../testing/all-games';
import { piecesOf } from '../drawing/picture-names';
import { wordingOf } from '../i18n/wording';
import type { AnyGame } from '../record/model';
import { nameMatcher, type Named, uniqueNameMatcher } from './name-matching';

/** Everything with a name on a game's map, in a world of the first language. */
const namedOn = (game: AnyGame, languages: readonly string[]): readonly Named<string>[] => {
  const options = defaultOptions(game.options);
  const presentation = game.presentation(options);
  const words = languages.map(language => wordingOf(presentation, speechOf(language)));
  return [
    ...piecesOf(game, options)
      .filter(piece => presentation.face(piece)?.shape !== 'card')
      .map(is => ({ is, names: words.map(({ name }) => name(is)) })),
    ...presentation.board.spaces.map(({ id: is, word }) => ({ is, names: words.map(({ text }) => text(word)) })),
  ];
};

const BEGINNING = 3;
const WORLDS = [
  ['en', 'de'],
  ['de', 'en'],
] as const;

describe.each(EVERY_GAME.map(game => [game.id, game] as const))('in %s', (_, game) => {
  test.each(WORLDS)(
    'in a world of %s, what is called as in %s or in its own language is that, and nothing else',
    (...world) => {
      const named = namedOn(game, world);
      const like = nameMatcher(named);
      for (const [n] of world.entries())
        for (const { names } of named) {
          const name = names[n] ?? '';
          const own = named.filter(one => one.names[0]?.toLowerCase() === name.toLowerCase());
          const all = own.length ? own : named.filter(one => one.names[n]?.toLowerCase() === name.toLowerCase());
          const meant = all.map(({ is }) => is);
          for (const said of [name, ` ${name.toUpperCase()} `.replaceAll('SS', 'ß'), name.toLowerCase()])
            expect(
              like(said).find(fitting => fitting.length > 0),
              said,
            ).toEqual(meant);
        }
    },
  );

  test('a piece’s name from another game means nothing here, unless both games use the word', () => {
    const here = namedOn(game, ['en', 'de']);
    const sure = uniqueNameMatcher(here);
    /** How the words of a name begin: a plural or another form of a word begins alike. */
    const beginnings = (name: string) =>
      (
        name
          .normalize('NFD')
          .replace(/\p{M}/gu, '')
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu) ?? []
      ).map(word => word.slice(0, BEGINNING));
    const own = new Set(here.flatMap(({ names }) => names.flatMap(beginnings)));
    const strange = EVERY_GAME.filter(({ id }) => id !== game.id)
      .flatMap(other => namedOn(other, ['en', 'de']).flatMap(({ names }) => names))
      .flatMap(name => {
        const found = sure(name);
        return found !== undefined && !beginnings(name).some(word => own.has(word)) ? [`${name} is ${found}`] : [];
      });
    expect(strange).toEqual([]);
  });
});

describe('a name in another spelling', () => {
  const PEOPLE = [
    'Trotzki',
    'Kerenski',
    'Kornilow',
    'Lwow',
    'Tuchatschewski',
    'Koltschak',
    'Machno',
    'Judenitsch',
    'Alexejew',
    'Judenits',
    'Krasnow',
    'Kollontai',
    'Sinowjew',
    'Bucharin',
    'Dserschinski',
    'Ryschow',
    'Jewgeni',
    'Njetin',
    'Schlüsselin',
    'Krjukin',
    'Andrej',
    'Wassiljewski',
    'Nowoje Wremja',
    'Häme',
    'Lenin',
    'Stalin',
    'Denikin',
    'Wrangel',
  ]; // prettier-ignore
  const sure = uniqueNameMatcher(PEOPLE.map(is => ({ is, names: [is] })));

  test.each([
    ['Trotzki', ['Trotsky', 'Trotskij', 'Trotskiy', 'Trotskii', 'Trotski', 'Trockij', 'Trozki', 'TROTZKIJ']],
    ['Kerenski', ['Kerensky', 'Kerenskij', 'Kerenskiy', 'Kerenskii']],
    ['Kornilow', ['Kornilov', 'Korniloff', 'kornilow (2)']],
    ['Lwow', ['Lvov', 'Lvow', 'Lwoff']],
    ['Tuchatschewski', ['Tukhachevsky', 'Tukhachevskii', 'Tuchatschewskij']],
    ['Koltschak', ['Kolchak', 'Koltchak']],
    ['Machno', ['Makhno']],
    ['Judenitsch', ['Yudenich', 'Judenich', 'Yudenitch', 'Iudenich']],
    ['Alexejew', ['Alexeyev', 'Alekseev', 'Alekseyev', 'Alexejev']],
    ['Krasnow', ['Krasnov', 'Krasnoff']],
    ['Kollontai', ['Kollontay', 'Kollontaj', 'Kolontai']],
    ['Sinowjew', ['Zinoviev', 'Zinovyev', 'Zinovjev', 'Sinowiew']],
    ['Bucharin', ['Bukharin']],
    ['Dserschinski', ['Dzerzhinsky', 'Dzerzhinskiy']],
    ['Ryschow', ['Ryshov', 'Ryzhov']],
    ['Jewgeni', ['Yevgeny', 'Yevgeniy', 'Evgeni', 'Jevgeni']],
    ['Schlüsselin', ['Schluesselin', 'Shlusselin']],
    ['Krjukin', ['Kryukin', 'Kriukin']],
    ['Andrej', ['Andrey', 'Andrei']],
    ['Wassiljewski', ['Vasilevskiy', 'Vasilievsky', 'Vasilyevsky']],
    ['Nowoje Wremja', ['Novoye Vremia', 'Novoe Vremya']],
    ['Häme', ['Hame', 'Haeme']],
  ])('%s', (is, spellings) => {
    expect(spellings.map(spelling => sure(spelling))).toEqual(spellings.map(() => is));
  });

  test.each([
    'Trotyl',
    'Trost',
    'Kern',
    'Korn',
    'Machete',
    'Juden',
    'Alex',
    'Lena',
    'Stall',
    'Wrack',
    'Dennis',
    'Len',
    '',
  ])('“%s” means nobody', name => {
    expect(sure(name)).toBeUndefined();
  });
});
