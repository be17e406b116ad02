/** Every question of every game has an explanation in both languages, short enough for a glance. */
import { describe, expect, test } from 'vitest';
import { type Tree, translations } from '../../../scripts/languages';
import { EVERY_GAME, OURS } from '../../testing/all-games';

const LONGEST_TEXT = 260;
const LONGEST_SENTENCE = 24;

const coachOf = (game: string, language: string): Readonly<Record<string, string>> => {
  const { [game]: words } = translations(language)['RT'] as Tree;
  return (words as { readonly coach?: Readonly<Record<string, string>> }).coach ?? {};
};

const cases = EVERY_GAME.flatMap(game => (['en', 'de'] as const).map(language => ({ game, id: game.id, language })));

describe.each(cases)('the coach of $id in $language', ({ game, id, language }) => {
  const coach = coachOf(id, language);
  const asking = Object.entries(game.steps).flatMap(([kind, step]) => ('run' in step ? [] : [kind]));

  test('has words for every step that asks, and for no other', () => {
    // a game may be without a coach; ours are not
    const isCoached = OURS.includes(id) || Object.keys(coach).length > 0;
    expect(Object.keys(coach).sort()).toEqual(isCoached ? [...asking].sort() : []);
  });

  test('says them in two or three short sentences', () => {
    const texts = Object.entries(coach);
    expect(texts.filter(([, text]) => text.length > LONGEST_TEXT)).toEqual([]);
    const sentences = texts.flatMap(([, text]) => text.split(/(?<=[.!?])\s+/));
    expect(sentences.filter(one => one.split(/\s+/).length > LONGEST_SENTENCE)).toEqual([]);
    expect(texts.filter(([, text]) => text.split(/(?<=[.!?])\s+/).length > 3)).toEqual([]);
    expect(new Set(texts.map(([, text]) => text)).size).toBe(texts.length);
  });
});
