/** The catalogue with one more game. */
import { CATALOG as GAMES } from '../../src/catalog';
import type { CatalogEntry } from '../../src/table/loading';
import { toyEntry } from './toy-entry';

export const CATALOG: readonly CatalogEntry[] = [...GAMES, toyEntry];
