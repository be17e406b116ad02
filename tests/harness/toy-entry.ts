/** The toy game's catalogue entry: a cover, a way to load it, its words. */
import { manifest } from '../../src/kernel/testing/toy/presentation';
import type { CatalogEntry } from '../../src/table/loading';
import type { AnyGame } from '../../src/table/record/model';

export const toyEntry: CatalogEntry = {
  manifest,
  load: async () => (await import('../../src/kernel/testing/toy/toy')).toy as unknown as AnyGame,
  words: {
    en: async () => (await import('../../src/kernel/testing/toy/lang/en.json')).default,
    de: async () => (await import('../../src/kernel/testing/toy/lang/de.json')).default,
  },
};
