/** The parts of a package's folder that no page receives: worlds in it, with their passwords, sessions and secrets. */
import type { RequestHandler } from 'express';
import { realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

const real = (path: string): string | undefined => {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
};

const isWithin = (folder: string, path: string): boolean => {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`));
};

/** Answers 404 for everything in the folder of the worlds, by whatever name or link of this disk it is requested. */
export const privateParts =
  (folder: string, world: string): RequestHandler =>
  (request, response, next) => {
    const base = real(folder);
    const own = real(world);
    let path: string;
    try {
      path = decodeURIComponent(request.path);
    } catch {
      return next();
    }
    const asked = path.includes('\0') ? undefined : real(join(folder, path));
    if (base === undefined || own === undefined || asked === undefined) return next();
    // other worlds lie beside this one, unless that is the folder of the package itself
    const worlds = isWithin(dirname(own), base) ? own : dirname(own);
    if (isWithin(worlds, asked)) response.status(404).type('text').send('There is nothing at this address.');
    else next();
  };
