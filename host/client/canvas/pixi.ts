import type * as PixiModule from 'pixi.js';
import { globals } from '../global';

/** [D14] PIXI, of the version that the platform serves; a global of the page. docs/platform.md 14 */
export const PIXI = globals<{ PIXI: typeof PixiModule }>().PIXI;

// the address of the page is not a folder: relative addresses are resolved below the root of the server
PIXI.settings.ADAPTER.getBaseUrl = () => new URL('.', globalThis.location.href).href;
