/** What a verifier finds. */
import type { Problem } from './model';

/** What is wrong; undefined if nothing is. */
export type Finding = Problem | undefined;

export const finding = (problem: string, details?: Problem['details']): Problem => ({
  problem,
  ...(details && { details }),
});
