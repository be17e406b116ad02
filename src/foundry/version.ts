/** Which version of the module this page runs: fixed when it is built, for a browser may have kept an older build. */

/** Put in by the build. */
declare const MODULE_VERSION: string;

export const VERSION: string = MODULE_VERSION;
