/** `npm run packs`: the readable sources of the compendia again. */
import { GAMES } from '../src/testing/all-games';
import { packsFolder, writePacks } from './packs';

writePacks(GAMES, packsFolder);
