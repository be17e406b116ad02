/** The part of docs/words.md that a machine can check, on every text that a player may read. */
import { describe, expect, test } from 'vitest';
import { flatten, LANGUAGES, translations } from './languages';

/** The most words in a sentence. */
const LONGEST = 25;

/** Replaces blanks and choices, each counted as one word: a reader sees only one branch of a choice. */
const withoutFields = (text: string): string => {
  let before = '';
  let now = text.replace(/<[^>]+>/g, '');
  while (before !== now) {
    before = now;
    now = now.replace(/\{[^{}]*\}/g, 'x');
  }
  return now;
};
const sentencesOf = (text: string): readonly string[] => withoutFields(text).split(/(?<=[.!?:;])\s+/);
const wordsIn = (sentence: string): number => sentence.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;

const FORBIDDEN: Readonly<Record<(typeof LANGUAGES)[number], RegExp>> = {
  en: /\b(?:he|him|his|himself|upon|ere|whilst|thereof|hath|shall|honou?r\w*|referee\w*)\b/i,
  de: /\b(?:Ihnen|Ihrem|Ihren|Ihres|Sie (?:können|haben|dürfen|müssen|sind)|Ehrensache|Ehrenwort|hernach|alsdann|vermöge|Schiedsrichter(?! der Partei))\b/,
};

describe.each(LANGUAGES)('the words of %s', language => {
  const texts = Object.entries(flatten(translations(language)));

  test(`have at most ${LONGEST} words in a sentence`, () => {
    expect(texts.length).toBeGreaterThan(1000);
    const long = texts.flatMap(([key, text]) =>
      sentencesOf(text)
        .filter(sentence => wordsIn(sentence) > LONGEST)
        .map(sentence => `${key}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });

  test('write a percentage as the language does', () => {
    const isForeign = language === 'en' ? /\s%/ : /[^\s]%/;
    expect(texts.filter(([, text]) => isForeign.test(text)).map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });

  test('name the unit of what a command costs', () => {
    const commands = texts.filter(([key]) => /\.commands\.[^.]+$/.test(key));
    expect(commands.length).toBeGreaterThan(100);
    const isBare = (text: string): boolean => /\(\{(?:points|cost|price|amount|resources)\}\)/.test(text);
    expect(commands.filter(([, text]) => isBare(text)).map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });

  test('speak to the reader in modern words, and give no player a gender', () => {
    // a card's name is the publisher's
    const found = texts.filter(
      ([key, text]) => !/\.cards\.[^.]+\.name$/.test(key) && FORBIDDEN[language].test(withoutFields(text)),
    );
    expect(found.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });
});
