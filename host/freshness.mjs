/** Is a build as new as its sources? Plain JavaScript: `npm start` asks before it starts anything else. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const filesOf = place => {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  const entries = readdirSync(place, { recursive: true, withFileTypes: true });
  return entries.filter(entry => entry.isFile()).map(({ parentPath, path, name }) => join(parentPath ?? path, name));
};

/** A fingerprint of all files in these places: it changes when one is added, removed or written. */
export const signOf = places => {
  const sign = createHash('sha256');
  for (const file of places.flatMap(filesOf).sort()) {
    const { size, mtimeMs } = statSync(file);
    sign.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return sign.digest('hex');
};

/** Does the fingerprint stored in a file equal this one? */
export const isKept = (file, sign) => existsSync(file) && readFileSync(file, 'utf8') === sign;
