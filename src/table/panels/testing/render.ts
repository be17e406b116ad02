/** Renders a template as the host would: Handlebars, and the module's own words in English. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Handlebars from 'handlebars';
import { flatten, translations } from '../../../../scripts/languages';
import type { Speech } from '../../saying/wording';

const templates = join(import.meta.dirname, '..', '..', '..', '..', 'templates');

/** A language of the module as a host speaks it. */
export const speechOf = (language: 'en' | 'de'): Speech => {
  const words = flatten(translations(language));
  return {
    has: key => Object.hasOwn(words, key),
    localize: key => words[key] ?? key,
    format: (key, data) => (words[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => data[name] ?? `{${name}}`),
  };
};
export const english = speechOf('en');

const handlebars = Handlebars.create();
handlebars.registerHelper('localize', (key: string) => english.localize(key));

/** The markup of a template with a panel as its context. */
export const render = (name: string, panel: object): string =>
  handlebars.compile(readFileSync(join(templates, `${name}.hbs`), 'utf8'))(panel);

/** What is to be read, without markup, in one line. */
export const textOf = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
