import { basename } from 'node:path';

const HUES = 360;

/** A number for a name, the same each time. */
const hueOf = (name: string): number => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % HUES, 7);

/**
 * A stand-in for one of the platform's own pictures, which packages name as their defaults: a disc with the first
 * letter of its name, in a colour of its own. The pictures themselves are not free.
 */
export const standIn = (path: string): string => {
  const name = basename(path).replace(/\W.*$/, '');
  const letter = (/[a-z0-9]/i.exec(name)?.[0] ?? '').toUpperCase();
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">' +
    `<circle cx="256" cy="256" r="240" fill="hsl(${hueOf(name)} 35% 35%)" stroke="#fff" stroke-width="16"/>` +
    `<text x="256" y="350" font-family="sans-serif" font-size="280" fill="#fff" text-anchor="middle">${letter}</text></svg>`
  );
};
