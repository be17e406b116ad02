/**
 * A move that is left while nobody referees: an envelope like any other, sealed to the referee, that lies among its user's
 * own flags until one comes. Everybody can read the flags and copy it, so it counts only while it lies there; what it asks
 * is signed as left, so that nothing that was sent can be brought in later as if it had been left.
 */
import { count, fields, type Of, read } from '../../kernel/reading';
import type { Envelope } from '../record/model';
import * as shapes from '../record/shapes';
import { parseEnvelope } from './envelopes';

/** What lies in the flags: when it was left, and what its sender had seen, for whoever cannot open it. */
export type LeftMove = Of<typeof shape>;
const shape = fields({ at: shapes.time, seen: count, envelope: shapes.envelope });

/** The same from a user's flags, where anything may stand. */
export const parseLeft = (value: unknown, table: string): LeftMove | undefined => {
  const left = read(shape, value);
  return left && left.envelope.table === table && parseEnvelope(left.envelope) ? left : undefined;
};

/** Does this envelope lie there? */
export const isLeft = (value: unknown, envelope: Envelope): boolean => {
  const left = parseLeft(value, envelope.table)?.envelope;
  return left?.id === envelope.id && left.key === envelope.key && left.box === envelope.box;
};
