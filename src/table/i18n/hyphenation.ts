/**
 * Where long words may break, for pages whose browser knows no hyphenation of the language: marks that are seen only where
 * a line ends at them.
 */

const SOFT_HYPHEN = '\u00ad';
/** A shorter word stays whole. */
const LONG = 10;
/** Letters of a word that stay together at its beginning and at its end. */
const LEAST = 3;

/** A consonant, or letters that are spoken as one, before a vowel: there a syllable begins in German and in English. */
const ONSET = /(?:sch|ch|ck|ph|th|qu|[bcdfghjklmnpqrstvwxzß])(?=[aeiouyäöü])/giu;

const broken = (word: string): string => {
  let made = '';
  let from = 0;
  for (const { index } of word.matchAll(ONSET)) {
    if (index < LEAST || index > word.length - LEAST) continue;
    made += `${word.slice(from, index)}${SOFT_HYPHEN}`;
    from = index;
  }
  return made + word.slice(from);
};

/** A text whose long words may break between syllables. */
export const breakable = (text: string): string =>
  text.replace(/\p{L}+/gu, word => (word.length < LONG ? word : broken(word)));
