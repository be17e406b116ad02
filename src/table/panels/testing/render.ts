/** Renders a template as Foundry would: Handlebars, and the module's English words. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Handlebars from 'handlebars';
import { speechOf } from '../../../../scripts/languages';

const templates = join(import.meta.dirname, '..', '..', '..', '..', 'templates');

export const english = speechOf('en');

const handlebars = Handlebars.create();
handlebars.registerHelper('localize', (key: string) => english.localize(key));

/** The markup of a template with a panel as its context. */
export const render = (name: string, panel: object): string =>
  handlebars.compile(readFileSync(join(templates, `${name}.hbs`), 'utf8'))(panel);

/** The visible text, without markup, in one line. */
export const textOf = (markup: string): string =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
