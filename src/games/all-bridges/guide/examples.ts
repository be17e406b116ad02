/** Positions that the guide plays. */
import { basics } from './examples/basics';
import { commands } from './examples/commands';
import { rounds } from './examples/rounds';
import { sequence } from './examples/sequence';
import { specials } from './examples/specials';

export const examples = { ...basics, ...sequence, ...commands, ...specials, ...rounds };
