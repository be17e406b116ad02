import { describe, expect, test } from 'vitest';
import { fieldsIn } from '../src/table/saying/fill';
import { flatten, LANGUAGES, translations } from './languages';

const english = flatten(translations('en'));

describe.each(LANGUAGES.filter(language => language !== 'en'))('%s', language => {
  const words = flatten(translations(language));
  test('has every key of English and no other', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
  });
  test('speaks of the same things in every sentence', () => {
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
