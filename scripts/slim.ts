/** Shrinks a picture without a visible change. */

/** One decimal is enough: a board is thousands of units wide, and a card is enlarged three times at most. */
const rounded = (path: string): string =>
  path.replace(/-?\d+\.\d+/g, text => String(Math.round(Number(text) * 10) / 10));

/** `L` is implied after a place. */
const joined = (path: string): string =>
  path.replace(/([ML][-\d. ]*\d)(?:L[-\d. ]*\d)+/g, run => `${run[0]}${run.slice(1).replaceAll('L', ' ')}`);

export const slim = (svg: string): string =>
  svg
    .replaceAll(' stroke-linejoin="miter"', '')
    .replace(/<(?:rect|svg|text|use)[^>]*>/g, tag => tag.replace(/ [xy]="0"/g, ''))
    .replace(/ ([xy])="(-?\d+)\.0"/g, ' $1="$2"')
    .replace(/(?<= d=")[^"]*/g, path => joined(rounded(path)));
