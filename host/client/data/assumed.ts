import { defaultAssumptions, type Assumptions } from '../../shared/assumptions';

/** The present answers to the open questions (global `hostAssumptions`); the server may change them while the page runs. */
export const hostAssumptions: Assumptions = defaultAssumptions();
