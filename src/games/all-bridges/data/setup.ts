/** §2.1 The pieces on the map before the two Cells that the die places, and where the tracks begin. */
import type { Side } from '../pieces';
import type { Space } from './map';

/** The pieces of a space at the start; all Cells are Inactive. */
export interface Placed {
  readonly reds: number;
  readonly senate: number;
  readonly moderates: number;
  readonly russians: number;
  /** 2 Active Support to -2 Active Opposition. */
  readonly support: number;
}
export const NOTHING_PLACED: Placed = { reds: 0, senate: 0, moderates: 0, russians: 0, support: 0 };

export const PLACED: Readonly<Partial<Record<Space, Partial<Placed>>>> = {
  helsinki: { moderates: 1, senate: 1, reds: 1, russians: 1 },
  uusimaa: { reds: 2, support: -1 },
  tampere: { reds: 2, support: -1 },
  hame: { reds: 2, support: -1 },
  turku: { reds: 1 },
  viipuri: { reds: 1, russians: 1 },
  vaasa: { senate: 1, support: 2 },
  pohjanmaa: { senate: 1, russians: 1, support: 1 },
};
/** Cells that the die places in addition. */
export const ROLLED: Readonly<Record<Side | 'moderates', number>> = { reds: 0, senate: 1, moderates: 1 };

/** §1.9, §6.5.5 */
export interface Tracks {
  readonly germanVassalage: number;
  readonly russianVassalage: number;
  /** Senate Cells out of play. */
  readonly outOfPlay: number;
}
export const TRACKS_AT_START: Tracks = { germanVassalage: 3, russianVassalage: 3, outOfPlay: 10 };
