/** The speed of animations; none for users who want no motion. */
import { setting } from './settings';

/** Factors of the normal duration. */
const SHARE: Readonly<Record<string, number>> = { slow: 1.8, normal: 1, fast: 0.45 };

/** Does the user want no motion, by our setting or their system's? */
export const isStill = (view: Window | null | undefined = globalThis.window): boolean =>
  setting('pace') === 'off' || (view?.matchMedia('(prefers-reduced-motion: reduce)').matches ?? true);

/** A duration (ms) at this user's speed. */
export const paced = (ms: number): number => ms * (SHARE[setting('pace')] ?? 1);
