import { describe, expect, test } from 'vitest';
import { CATALOG } from '../src/catalog';
import { fieldsIn } from '../src/table/i18n/format';
import { coverWord } from '../src/table/i18n/manifest-words';
import { coreTranslations, flatten, LANGUAGES, translations } from './languages';

const english = flatten(translations('en'));

describe.each(LANGUAGES.filter(language => language !== 'en'))('%s', language => {
  const words = flatten(translations(language));
  test('has every key of English and no other', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
  });
  test('has the same placeholders in every sentence', () => {
    const differing = Object.keys(english).filter(
      key => fieldsIn(english[key] ?? '').join() !== fieldsIn(words[key] ?? '').join(),
    );
    expect(differing).toEqual([]);
  });
  test('leaves no sentence empty', () => {
    expect(
      Object.entries(words)
        .filter(([, text]) => !text.trim())
        .map(([key]) => key),
    ).toEqual([]);
  });
});

test.each(LANGUAGES)('%s names every game before it is loaded', language => {
  const words = flatten(coreTranslations(language));
  const speech = {
    has: (key: string) => Object.hasOwn(words, key),
    localize: (key: string) => words[key] ?? key,
    format: (key: string) => words[key] ?? key,
  };
  for (const { manifest } of CATALOG)
    for (const key of ['name', 'subtitle', 'players', 'about'])
      expect(coverWord(manifest.id, key, speech), `${manifest.id} ${key}`).not.toMatch(/^RT\./);
});

describe('German', () => {
  const words = Object.entries(flatten(translations('de')));
  const where = (is: (key: string, text: string) => boolean): readonly string[] =>
    words.filter(([key, text]) => is(key, text)).map(([key]) => key);
  test('addresses everybody as du', () => {
    // in the middle of a sentence these words are always the formal address
    expect(where((_, text) => /[a-zäöüß,;] (Sie|Ihnen|Ihr|Ihre[nmrs]?)\b/.test(text))).toEqual([]);
  });
  test('has one word for the districts of the capital', () => {
    expect(
      where((key, text) => /\.(prelude|dual-powers)\./.test(key) && /[Bb]ezirk|Region|Stadtteil/.test(text)),
    ).toEqual([]);
  });
});
