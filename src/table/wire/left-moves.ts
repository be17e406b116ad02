/**
 * A move that is left while nobody referees: an envelope, sealed to the table's lasting key (nobody sits whose passing key
 * it could be), that lies among its user's own flags until one comes. Everybody can read the flags and copy it, so it counts only while it lies there; what it asks
 * is signed as left, so that nothing that was sent can be brought in later as if it had been left.
 */
import { count, fields, type Of, read } from '../../kernel/reading';
import type { Envelope } from '../record/model';
import { envelope } from '../record/letter-shapes';
import { time } from '../record/shapes';
import { parseEnvelope } from './envelopes';

/** What lies in the flags: when it was left, and what its sender had seen, for whoever cannot open it. */
export type LeftMove = Of<typeof shape>;
const shape = fields({ at: time, seen: count, envelope });

/** The same from a user's flags, where anything may stand. */
export const parseLeft = (value: unknown, table: string): LeftMove | undefined => {
  const left = read(shape, value);
  return left && left.envelope.table === table && parseEnvelope(left.envelope) ? left : undefined;
};

/** Does this envelope lie there? */
export const isLeft = (value: unknown, given: Envelope): boolean => {
  const left = parseLeft(value, given.table)?.envelope;
  return left?.id === given.id && left.key === given.key && left.box === given.box;
};
