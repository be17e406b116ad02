/** Entry of a thread: it can read TypeScript only after it has registered a loader. */
import { register } from 'tsx/esm/api';

register();
await import('./player.ts');
