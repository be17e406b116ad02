/** The toy game as a catalogue has it: a cover, a way to load it, its words. */
import { cover } from '../../src/kernel/testing/toy/cover';
import type { Volume } from '../../src/table/loading';
import type { AnyGame } from '../../src/table/record/model';

export const toyVolume: Volume = {
  cover,
  load: async () => (await import('../../src/kernel/testing/toy/toy')).toy as unknown as AnyGame,
  words: {
    en: async () => (await import('../../src/kernel/testing/toy/lang/en.json')).default,
    de: async () => (await import('../../src/kernel/testing/toy/lang/de.json')).default,
  },
};
