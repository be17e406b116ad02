/** The games in this browser: loaded when they are wanted, with their words in the language of its reader. */
import { CATALOG } from '../catalog';
import { makeShelf } from '../table/loading';
import { language, say } from './late-words';

export const shelf = makeShelf(CATALOG, language, say);
