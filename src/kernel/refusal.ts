/** The refusal of a command or a change: a value, never thrown. */
import type { Options, Section } from './messages';

/** Why something is illegal: the section that forbids it, and a key under `refusals` in lang. */
export interface Refusal {
  readonly section: Section;
  readonly reason: string;
  readonly details?: Options;
}

export const refuse = (section: Section, reason: string, details?: Options): Refusal => ({
  section,
  reason,
  ...(details && { details }),
});
