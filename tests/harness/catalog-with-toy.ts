/** The catalogue with one game more. */
import { CATALOG as GAMES } from '../../src/catalog';
import type { Volume } from '../../src/table/loading';
import { toyVolume } from './toy-volume';

export const CATALOG: readonly Volume[] = [...GAMES, toyVolume];
