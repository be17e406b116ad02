/** Every tutorial plays to its end by the rules, and names only existing things. */
import { describe, expect, test } from 'vitest';
import { CATALOG } from '../../src/catalog';
import { GUIDE_LANGUAGES } from '../../src/kernel/guide';
import { defaultOptions } from '../../src/kernel/options';
import type { Said } from '../../src/kernel/tutorial';
import { BEGINNING, readProgress } from '../../src/table/panels/tutorial-run';
import { wordingOf } from '../../src/table/i18n/wording';
import { saidIn } from '../../src/table/panels/tutorial';
import { tutorialTests } from '../../src/table/testing/tutorial-tests';
import { speechOf } from '../languages';
import { GUIDES } from './guides';

/**
 * Figures in lessons: the guide's name for each, and the words around it. The guide takes its figures from the code.
 */
const SAID_IN_FIGURES: Readonly<Record<string, readonly (readonly [figure: string, en: string, de: string])[]>> = {
  'civil-war': [
    ['between-fronts', 'move up to # units to another front', 'bis zu # Einheiten an eine andere Front'],
    ['markers', 'with all # markers', 'mit allen # Markern'],
    ['draw', 'Propaganda: draw # cards', 'Propaganda: Zieh # Karten'],
    ['reserve', 'trades up to # cards', 'bis zu # Karten'],
    ['together-white', '# armies are the most for the Whites', '# Armeen sind das Höchste für die Weißen'],
    ['together-red', 'The Reds may join #', 'Die Roten dürfen #'],
  ],
  'dual-powers': [
    ['turns', 'takes # turns', '# Züge'],
    ['last-day', '29 or 30 slides to #', '#'],
  ],
  prelude: [['prestige-end', 'at # both of you lose', 'bei # verliert ihr beide']],
  kremlin: [
    ['purge-first', '1st level needs #', '#'],
    ['wave-sick', 'must roll # or more to wave', '#'],
  ],
};
const NUMBERS = {
  en: ['none', 'one', 'two', 'three', 'four', 'five', 'six'],
  de: ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs'],
};

/** The most words in a sentence. */
const LONGEST = 20;

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?:;])\s+/).filter(Boolean);
const wordsIn = (sentence: string): number => sentence.split(/\s+/).filter(word => /[\p{L}\d]/u.test(word)).length;

const lessons = CATALOG.flatMap(entry =>
  Object.entries(entry.tutorials ?? {}).map(([id, load]) => [entry.manifest.id, id, { load, entry }] as const),
);

test.each(CATALOG.map(({ manifest: { id }, tutorials }) => [id, Object.keys(tutorials ?? {})] as const))(
  '%s has a tutorial for the first game and one for its hard part',
  (_id, ids) => expect(ids).toEqual(['first', 'second']),
);

describe.each(lessons)('the tutorial of %s: %s', async (_id, lesson, { load, entry }) => {
  const [game, tutorial] = await Promise.all([entry.load?.(), load()]);
  if (!game || !tutorial) return;
  const { steps } = tutorial;
  const presentation = game.presentation({ ...defaultOptions(game.options), ...tutorial.options });
  const texts: readonly Said[] = [
    tutorial.title,
    ...steps.flatMap(({ say, then, instead = [] }) => [say, ...(then ? [then] : []), ...instead.map(one => one.say)]),
  ];

  test('is found under its own id', () => expect(tutorial.id).toBe(lesson));

  test('has 12 to 25 steps', () => {
    expect(steps.length).toBeGreaterThanOrEqual(12);
    expect(steps.length).toBeLessThanOrEqual(25);
  });

  tutorialTests(game, tutorial);

  test.each(GUIDE_LANGUAGES)(`says everything in %s, in sentences of at most ${LONGEST} words`, language => {
    const words = wordingOf(presentation, speechOf(language));
    for (const text of texts) {
      const said = saidIn(text, language, words);
      expect(said.trim()).not.toBe('');
      // an id without a name stands for itself
      for (const [, id = ''] of text[language].matchAll(/\{([\w.-]+)\}/g)) expect(words.name(id)).not.toBe(id);
      expect(sentencesOf(said).filter(one => wordsIn(one) > LONGEST)).toEqual([]);
    }
  });
});

describe.each(Object.entries(SAID_IN_FIGURES))('the figures in the lessons of %s', async (game, said) => {
  const entry = CATALOG.find(({ manifest }) => manifest.id === game);
  const loaded = await Promise.all(Object.values(entry?.tutorials ?? {}).map(load => load()));
  const { figures = {} } = GUIDES.get(game) ?? {};

  test.each(said)('agree with the guide: %s', (figure, ...phrases) => {
    for (const [n, language] of GUIDE_LANGUAGES.entries()) {
      const value = figures[figure];
      const forms = [String(value), NUMBERS[language][Number(value)] ?? ''].filter(Boolean);
      const phrase = phrases[n] ?? '';
      const texts = loaded.flatMap(tutorial =>
        (tutorial?.steps ?? [])
          .flatMap(({ say, then }) => [say[language], then?.[language] ?? ''])
          .map(text => text.toLowerCase()),
      );
      expect(
        texts.some(text => forms.some(form => text.includes(phrase.replace('#', form).toLowerCase()))),
        `${language}: ${phrase} (${String(value)})`,
      ).toBe(true);
    }
  });
});

describe('a browser’s stored progress', () => {
  test('is read if it is a step of the tutorial', () =>
    expect(readProgress({ step: 3, done: true, given: {} }, 4)).toEqual({ step: 3, done: true, given: {} }));
  test.each([[undefined], [null], ['3'], [{}], [{ step: 4 }], [{ step: -1 }], [{ step: 1.5 }], [{ step: '1' }]])(
    'becomes the beginning if it is %j',
    kept => expect(readProgress(kept, 4)).toEqual(BEGINNING),
  );
});
