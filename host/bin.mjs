#!/usr/bin/env node
/** The command `vtt-stand-in`: starts the host, whose files are TypeScript. */
import { register } from 'tsx/esm/api';

register();
await import('./start.ts');
