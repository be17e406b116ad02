/** The small flat pictures by the ids that games name. */
import * as arms from './arms';
import type { Brush, Motif } from './brush';
import { heads } from './heads';
import * as north from './north';
import * as people from './people';
import * as places from './places';
import * as signs from './signs';

const { swords, ...otherArms } = arms;
const { brokenChain, ...otherSigns } = signs;
const { arrowUp, arrowsUp, arrowDown, arrowsDown, brokenRail, ...otherNorth } = north;

const MOTIFS: ReadonlyMap<string, Motif> = new Map<string, Motif>([
  ...Object.entries(otherArms),
  ...Object.entries(otherSigns),
  ...Object.entries(people),
  ...Object.entries(places),
  ...Object.entries(otherNorth),
  ['arrow-up', arrowUp],
  ['arrows-up', arrowsUp],
  ['arrow-down', arrowDown],
  ['arrows-down', arrowsDown],
  ['broken-rail', brokenRail],
  ['cross-swords', swords],
  ['broken-chain', brokenChain],
]);

/** A plain poster wedge, for a motif that nobody has drawn. */
const wedge: Motif = ({ ink, accent }) =>
  `<path d="M6 94L94 6V60Z" fill="${accent}"/><path d="M6 94L94 60V94Z" fill="${ink}"/>`;

/** The picture of a motif in a box of `size` at a place. */
export const motif = (
  id: string,
  brush: Brush,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 100).toFixed(
    3,
  )})">${(MOTIFS.get(id) ?? heads.get(id) ?? wedge)(brush)}</g>`;

export const motifIds = (): readonly string[] => [...MOTIFS.keys()];
