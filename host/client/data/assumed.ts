import { defaultAssumptions, type Assumptions } from '../../shared/assumptions';

/** How the open questions are answered now (global `hostAssumptions`); the server may change it while the page runs. */
export const hostAssumptions: Assumptions = defaultAssumptions();
