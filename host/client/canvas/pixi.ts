import type * as PixiModule from 'pixi.js';

/** [D14] PIXI, of the version that the platform serves; a global of the page. docs/platform.md 14 */
export const PIXI = (globalThis as unknown as { PIXI: typeof PixiModule }).PIXI;
