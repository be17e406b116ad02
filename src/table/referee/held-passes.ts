/** Passes that are kept until their window closes. */
import type { Sender } from './referee-model';

/** What has been let pass in the window that a revision has opened: of a person his request, of a bot none. */
export interface HeldPasses {
  readonly opened: number;
  readonly by: ReadonlyMap<string, Sender | 'bot'>;
}
export const NO_PASSES: HeldPasses = { opened: 0, by: new Map() };
