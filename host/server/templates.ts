/** Compiles packages' templates once on the server: in each page that would take longer than the rest of its start. */
import { readFile } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import type { RequestHandler } from 'express';
import Handlebars from 'handlebars';
import { COMPILED_TEMPLATE } from '../shared/wire';

/** By source text: all hosts of this process share them. */
const compiled = new Map<string, string>();
/** The most templates kept; no game system has more. */
const KEPT = 2_000;

const TEMPLATE = /\.(?:hbs|html|handlebars)$/i;

const compile = (source: string): string => {
  const known = compiled.get(source);
  if (known !== undefined) return known;
  const made = String(Handlebars.precompile(source));
  if (compiled.size >= KEPT) compiled.clear();
  compiled.set(source, made);
  return made;
};

/** Answers requests for compiled templates; other requests, and templates that do not compile, get the plain file. */
export const compiledTemplates =
  (folder: string): RequestHandler =>
  async (request, response, next) => {
    if (request.headers.accept !== COMPILED_TEMPLATE || !TEMPLATE.test(request.path)) return next();
    try {
      const path = normalize(decodeURIComponent(request.path));
      if (path.split(sep).some(part => part.startsWith('.'))) return next();
      const made = compile(await readFile(join(folder, path), 'utf8'));
      response.set({ 'Cache-Control': 'no-cache', Vary: 'Accept' }).type(COMPILED_TEMPLATE).send(made);
    } catch {
      next();
    }
  };
