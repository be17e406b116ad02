/** Opens one of the programs of this folder: `node scripts/cli.mjs rules`. */
import { ensureInstalled, run, typescript } from './install.mjs';

const [name, ...args] = process.argv.slice(2);
ensureInstalled();
run(process.execPath, typescript(`scripts/${name}.ts`, ...args));
