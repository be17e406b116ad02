/** The games in this browser: loaded when needed, with their words in the reader's language. */
import { CATALOG } from '../catalog';
import { makeGameRegistry } from '../table/loading';
import { language, say } from './lazy-translations';

export const gameRegistry = makeGameRegistry(CATALOG, language, say);

/** Does the game come with another module? Then nothing was built for it: no pictures, decks or journals. */
export const isForeign = (id: string | undefined): boolean =>
  gameRegistry.entries.some(({ manifest, examine }) => manifest.id === id && examine !== undefined);
