/** Finds what a name means, tolerating case, plural, compounds, other languages and other spellings. */

/** A thing with names: the reader's own first, then those in other languages. */
export interface Named<T> {
  readonly is: T;
  readonly names: readonly string[];
  /** Words that may stand beside its name: whose it is. */
  readonly beside?: readonly string[];
}

interface Word {
  readonly plain: string;
  readonly sound: string;
}

const FILLERS = new Set(['the', 'of', 'a', 'der', 'die', 'das', 'des', 'den', 'dem', 'ein', 'eine']);

/**
 * Spellings of Russian and Finnish names in English, in German and by scholars, reduced to one sound. The order
 * counts: later lines read what earlier ones wrote.
 */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/s?tsch|shch|tch/g, 'h'],
  [/sch|sh|zh/g, 's'],
  [/kh|ch/g, 'h'],
  [/t[sz]|c(?:z|(?=k[ijy]))|z|ß/g, 's'],
  [/ck|c|q/g, 'k'],
  [/x/g, 'ks'],
  [/f+$|w/g, 'v'],
  [/[jy]/g, 'i'],
  [/i+(?=[aeou])/g, ''],
  [/([aou])e/g, '$1'],
  [/(.)\1+/gu, '$1'],
];

const ENDING = /(?:en|e?s|n|e|i)$/u;
const LEAST_STEM = 3;

const withoutEnding = (word: string, ending: RegExp): string =>
  word.length > LEAST_STEM ? word.replace(ending, '') : word;

const soundOf = (word: string): string =>
  withoutEnding(
    SPELLINGS.reduce((said, [spelling, sound]) => said.replace(spelling, sound), word),
    ENDING,
  );

/** The words of a name without case, accents, fillers, plural endings and a copy's number ("Cell (2)"). */
const wordsIn = (name: string): readonly Word[] =>
  (
    name
      .replace(/\s*\(\d+\)\s*$/u, '')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLocaleLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .filter(word => !FILLERS.has(word))
    .map(word => ({ plain: withoutEnding(word, /(?:en|e?s|n|e)$/u), sound: soundOf(word) }));

/** The shortest part of a compound, and the most letters between two: "Senat-s-zelle". */
const LEAST_PART = 3;
const MOST_BETWEEN = 2;

const isCompound = (words: readonly Word[], { plain }: Word): boolean =>
  words.some(({ plain: head }) =>
    words.some(({ plain: tail }) => {
      const between = plain.length - head.length - tail.length;
      return (
        Math.min(head.length, tail.length) >= LEAST_PART &&
        between >= 0 &&
        between <= MOST_BETWEEN &&
        plain.startsWith(head) &&
        plain.endsWith(tail)
      );
    }),
  );

/** Is a word one of a name's words, or made of two of them? */
const isOf = (words: readonly Word[], word: Word): boolean =>
  words.some(({ plain, sound }) => plain === word.plain || sound === word.sound) || isCompound(words, word);

const plainly = (name: string): string => name.trim().toLocaleLowerCase();

/**
 * Finds the things that a name may mean, the surest first: the same name in each language, the same words, some of its
 * words, and at last words of several languages, and whose it is.
 */
export const nameMatcher = <T>(all: readonly Named<T>[]): ((name: string) => readonly (readonly T[])[]) => {
  const known = all.map(({ is, names, beside = [] }) => {
    const words = names.map(wordsIn);
    return { is, plain: names.map(plainly), words, any: [...words, ...beside.map(wordsIn)].flat() };
  });
  const languages = Array.from({ length: Math.max(0, ...all.map(({ names }) => names.length)) }, (_, n) => n);
  return name => {
    const own = wordsIn(name);
    const plain = plainly(name);
    const which = (fits: (one: (typeof known)[number]) => boolean) => known.filter(fits).map(({ is }) => is);
    const within = (words: readonly Word[] = []): boolean => own.length > 0 && own.every(word => isOf(words, word));
    return [
      ...languages.map(n => which(one => one.plain[n] === plain)),
      ...languages.map(n => which(({ words }) => words[n]?.length === own.length && within(words[n]))),
      ...languages.map(n => which(({ words }) => within(words[n]))),
      which(({ any }) => within(any)),
    ];
  };
};

/** Finds the one thing that a name surely means. Things of one name that fit equally count as one. */
export const uniqueNameMatcher = <T>(all: readonly Named<T>[]): ((name: string) => T | undefined) => {
  const like = nameMatcher(all.map(one => ({ ...one, is: one })));
  return name => {
    const [first, ...others] = like(name).find(fitting => fitting.length > 0) ?? [];
    return others.every(({ names }) => names[0] === first?.names[0]) ? first?.is : undefined;
  };
};
