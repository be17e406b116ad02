/** `npm run package`: makes the zips of `package-files.ts`. */
import { makePackages } from './package-files';

await makePackages();
