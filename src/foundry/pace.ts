/** How fast what happens is shown; not at all for those who want no motion. */
import { setting } from './settings';

/** Of what something takes at the middle speed. */
const SHARE: Readonly<Record<string, number>> = { slow: 1.8, normal: 1, fast: 0.45 };

/** Whether things are shown as they are at once: the user has said so here, or to their system. */
export const isStill = (view: Window | null | undefined = globalThis.window): boolean =>
  setting('pace') === 'off' || (view?.matchMedia('(prefers-reduced-motion: reduce)').matches ?? true);

/** So long (ms) as something takes at this user's speed. */
export const paced = (ms: number): number => ms * (SHARE[setting('pace')] ?? 1);
