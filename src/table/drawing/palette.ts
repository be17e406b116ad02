/** The colours of pictures; the windows have the same in styles/_tokens.scss. */
import type { Tone } from '../../kernel/board';

export const PAPER = '#efe6d2';
export const PAPER_LIGHT = '#f6efdf';
export const PAPER_DEEP = '#e4d8bd';
export const PAPER_DARK = '#d6c7a4';
export const INK = '#1c1a17';
export const INK_QUIET = '#5c5548';
/** What lies around a board, in both themes: the paper of the dark panels. */
export const TABLETOP = '#262320';

/** A tone as it is used: flat areas, darker and paler ones, and what can be read on it. */
export interface Shade {
  readonly fill: string;
  readonly deep: string;
  readonly pale: string;
  readonly on: string;
}

export const SHADES: Readonly<Record<Tone, Shade>> = {
  paper: { fill: PAPER_DEEP, deep: PAPER_DARK, pale: PAPER_LIGHT, on: INK },
  red: { fill: '#b3261e', deep: '#7a1712', pale: '#e7c3b0', on: '#fff8ea' },
  blue: { fill: '#24476b', deep: '#132c47', pale: '#bccbd2', on: '#fff8ea' },
  white: { fill: '#fbf7ec', deep: '#a39a83', pale: '#f6f1e2', on: INK },
  green: { fill: '#2f6f62', deep: '#1c473f', pale: '#c3d6c6', on: '#fff8ea' },
  grey: { fill: '#6d6a63', deep: '#46443f', pale: '#d3cdbf', on: '#fff8ea' },
  brown: { fill: '#7d5231', deep: '#50341f', pale: '#dcc4a4', on: '#fff8ea' },
  purple: { fill: '#5d3a6b', deep: '#3c2347', pale: '#d2c2d3', on: '#fff8ea' },
  brass: { fill: '#b08a3c', deep: '#7a5e25', pale: '#e6d5a6', on: INK },
  water: { fill: '#c3cfcb', deep: '#8fa29d', pale: '#dbe2dc', on: INK },
  ink: { fill: INK, deep: '#000000', pale: '#bdb6a6', on: PAPER },
};
