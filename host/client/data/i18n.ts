import { isPlain, type Data } from '../../shared/json';
import { expand, getPath } from '../../shared/merge';
import type { PackageInfo } from '../../shared/wire';
import { coreTranslations } from './core-en';

interface LanguageFile {
  readonly lang: string;
  readonly url: string;
}

const load = async ({ url }: LanguageFile): Promise<Data> => {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    const json: unknown = await response.json();
    return isPlain(json) ? expand(json) : {};
  } catch (error) {
    console.error(`Unable to load the language file ${url}:`, error);
    return {};
  }
};

const merge = (into: Data, other: Data): void => {
  for (const [key, value] of Object.entries(other)) {
    const before = into[key];
    if (isPlain(before) && isPlain(value)) merge(before, value);
    else into[key] = value;
  }
};

/** [D14] foundry.helpers.Localization (`game.i18n`): returns the keys themselves until `i18nInit`. */
export class Localization {
  /** [D14] Localization#lang */
  lang = 'en';
  /** [D14] Localization#translations */
  translations: Data = {};
  private fallback: Data = {};

  /** `folders`: each package, and the address of its folder. */
  constructor(private readonly folders: ReadonlyMap<PackageInfo, string>) {}

  private get packages(): PackageInfo[] {
    return [...this.folders.keys()];
  }

  /** The languages that core and packages offer, as choices of the setting core.language. */
  get languages(): Record<string, string> {
    const offered = this.packages.flatMap(({ languages }) => languages.map(({ lang, name }) => [lang, name] as const));
    return Object.fromEntries([['en', 'English'] as const, ...offered]);
  }

  private files(lang: string): LanguageFile[] {
    return this.packages.flatMap(pack =>
      pack.languages
        .filter(language => language.lang === lang)
        .map(({ path }) => ({ lang, url: `${this.folders.get(pack) ?? ''}/${path}` })),
    );
  }

  /** Loads the texts of `lang`, and English ones for missing keys. */
  async initialize(lang: string): Promise<void> {
    this.lang = lang;
    document.documentElement.lang = lang;
    const [chosen, english] = await Promise.all([
      Promise.all(lang === 'en' ? [] : this.files(lang).map(load)),
      Promise.all(this.files('en').map(load)),
    ]);
    this.fallback = expand(coreTranslations);
    for (const words of english) merge(this.fallback, words);
    if (lang === 'en') this.translations = this.fallback;
    for (const words of chosen) merge(this.translations, words);
  }

  private find(key: string, fallback = true): string | undefined {
    const found = getPath(this.translations, key) ?? (fallback ? getPath(this.fallback, key) : undefined);
    return typeof found === 'string' ? found : undefined;
  }

  /** [D14] Localization#has */
  has(key: string, fallback = true): boolean {
    return this.find(key, fallback) !== undefined;
  }

  /** [D14] Localization#localize: with data it formats. */
  localize(key: string, data?: object): string {
    const words = this.find(String(key)) ?? String(key);
    return data ? formatted(words, data) : words;
  }

  /** [D14] Localization#format: replaces `{name}` by data. */
  format(key: string, data: object = {}): string {
    return formatted(this.localize(key), data);
  }

  /** [D14] Localization#pluralRules */
  get pluralRules(): Intl.PluralRules {
    return new Intl.PluralRules(this.lang);
  }

  /** [D14] Localization#getListFormatter */
  getListFormatter(options: Intl.ListFormatOptions = {}): Intl.ListFormat {
    return new Intl.ListFormat(this.lang, options);
  }

  /** [D14] Localization#sortObjects */
  sortObjects<T extends object>(objects: T[], key: string): T[] {
    const { compare } = new Intl.Collator(this.lang);
    return objects.sort((one, other) => compare(String(getPath(one, key)), String(getPath(other, key))));
  }
}

const formatted = (words: string, data: object): string =>
  words.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const value = getPath(data, name);
    return value === undefined || value === null ? whole : String(value);
  });
