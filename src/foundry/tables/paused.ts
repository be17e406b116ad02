/** A pause of the world holds whoever plays, as it holds their tokens: not the game master, who ends it. */
import { type Refusal, refuse } from '../../kernel/refusal';
import type { Ask } from '../../table/record/model';

const PLAYS: ReadonlySet<Ask['kind']> = new Set(['command', 'edit', 'undo']);

/** Why this user's move waits, if it does. Where no game master is there to end a pause, it holds nobody. */
export const heldByPause = ({ kind }: Ask): Refusal | undefined =>
  PLAYS.has(kind) && game.paused && !game.user.isGM && game.users.activeGM !== null
    ? refuse('§table', 'paused')
    : undefined;
