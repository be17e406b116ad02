/** The thread itself: a thread reads TypeScript only once it has been told how to. */
import { register } from 'tsx/esm/api';

register();
await import('./player.ts');
