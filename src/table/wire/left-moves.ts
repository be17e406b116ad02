/**
 * A move that is left while nobody referees: an envelope in its user's own flags, sealed to the table's lasting key,
 * because there is no key of a sitting. Everybody can read and copy the flags, so the move counts only while it is
 * there. It is signed as left, so that no envelope that was sent can be used later as a move that was left.
 */
import { count, fields, type Of, read } from '../../kernel/reading';
import type { Envelope } from '../record/model';
import { envelope } from '../record/letter-shapes';
import { time } from '../record/shapes';
import { parseEnvelope } from './envelopes';

/** What the flags contain: when the move was left and what its sender had seen, for readers who cannot open the envelope. */
export type LeftMove = Of<typeof shape>;
const shape = fields({ at: time, seen: count, envelope });

/** Reads one from a user's flags, which may contain anything. */
export const parseLeft = (value: unknown, table: string): LeftMove | undefined => {
  const left = read(shape, value);
  return left && left.envelope.table === table && parseEnvelope(left.envelope) ? left : undefined;
};

/** Is this the envelope in the flags? */
export const isLeft = (value: unknown, given: Envelope): boolean => {
  const left = parseLeft(value, given.table)?.envelope;
  return left?.id === given.id && left.key === given.key && left.box === given.box;
};
