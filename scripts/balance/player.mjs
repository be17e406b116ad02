/** Entry of a thread: registers a loader first, because it cannot read TypeScript otherwise. */
import { register } from 'tsx/esm/api';

register();
await import('./player.ts');
