/** The games in this browser: loaded when they are wanted, with their words in the language of its reader. */
import { CATALOG } from '../catalog';
import { makeGameRegistry } from '../table/loading';
import { language, say } from './lazy-translations';

export const gameRegistry = makeGameRegistry(CATALOG, language, say);
