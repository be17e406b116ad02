/** A figure over the course of the game: a line for each seat, with its own dashes as well as its own colour. */
import type { Tone } from '../../kernel/board';
import { printed } from '../i18n/format';
import { SHADES } from './palette';

export interface Plotted {
  readonly at: readonly number[];
  readonly turns: readonly { readonly turn: number; readonly at: number }[];
  readonly lines: readonly { readonly tone: Tone; readonly values: readonly number[] }[];
}

const WIDTH = 360;
const HEIGHT = 110;
const LEFT = 26;
const BOTTOM = 16;
const TOP = 8;
const DASHES = ['', '7 4', '2 3', '9 3 2 3', '4 2', '1 4'];
/** Numbers of turns nearer than this would touch. */
const APART = 18;

const text = (x: number, y: number, anchor: string, word: string): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}">${word}</text>`;

/** The picture as SVG; its words are numbers. */
export const plot = ({ at, turns, lines }: Plotted): string => {
  const values = lines.flatMap(line => line.values);
  const low = Math.min(0, ...values);
  const high = Math.max(low + 1, ...values);
  const first = at[0] ?? 0;
  const span = Math.max(1, (at.at(-1) ?? 1) - first);
  const x = (one: number): number => Math.round((LEFT + ((one - first) / span) * (WIDTH - LEFT - 6)) * 10) / 10;
  const y = (one: number): number =>
    Math.round((TOP + ((high - one) / (high - low)) * (HEIGHT - TOP - BOTTOM)) * 10) / 10;
  let last = -APART;
  const marks = turns.map(turn => {
    const place = x(turn.at);
    const grid = `<path class="rt-plot__grid" d="M${place} ${TOP}V${HEIGHT - BOTTOM}"/>`;
    if (place - last < APART) return grid;
    last = place;
    return grid + text(place, HEIGHT - 3, 'middle', String(turn.turn));
  });
  const ground = `<path class="rt-plot__grid" d="M${LEFT} ${y(0)}H${WIDTH - 6}"/>`;
  const scale = [high, low].map(value => text(LEFT - 4, y(value) + 4, 'end', printed(value))).join('');
  const curves = lines.map(({ tone, values: own }, n) => {
    const path = own.map((value, m) => `${m ? 'L' : 'M'}${x(at[m] ?? 0)} ${y(value)}`).join('');
    const dash = DASHES[n % DASHES.length] ?? '';
    return `<path class="rt-plot__halo" d="${path}"/><path class="rt-plot__line" d="${path}" stroke="${SHADES[tone].fill}"${dash && ` stroke-dasharray="${dash}"`}/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" class="rt-plot">${ground}${marks.join('')}${scale}${curves.join('')}</svg>`;
};
