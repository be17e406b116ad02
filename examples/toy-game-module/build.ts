/** Builds this module into dist/. */
import { join } from 'node:path';
import { buildGameModule } from 'revolution-tables-kit/build';

const folder = import.meta.dirname;
await buildGameModule({ folder, out: join(folder, 'dist') });
