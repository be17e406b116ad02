/** The findings of an examination, in words. */
import { speech } from '../lazy-import';
import type { Finding } from './probe';

export interface Report {
  readonly findings: readonly Finding[];
  /** For a forum or an issue: questions and answers, without names of users or worlds. */
  readonly text: string;
}

export const nameOf = ({ probe }: Pick<Finding, 'probe'>): string =>
  speech.localize(`RT.diagnostics.probes.${probe}.name`);

/** The finding and its consequence. */
export const findingText = ({ probe, answer, grade }: Finding): string =>
  speech.localize(grade === 'unseen' ? 'RT.diagnostics.unseen' : `RT.diagnostics.probes.${probe}.${answer}`);
