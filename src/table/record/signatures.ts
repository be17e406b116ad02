/**
 * Whose browser is whose. A key counts only with a signature by it that names its user, its table and that table's
 * world: whoever copies somebody's public key cannot claim it, and a claim copied elsewhere says nothing there.
 */
import { is } from '../../kernel/reading';
import { canonical } from '../../kernel/canonical';
import type { Claim, Head } from './model';
import { claim } from './shapes';
import { isSigned, type KeyPair, signed } from '../crypto/sealing';

type Place = Pick<Head, 'id' | 'world'>;

const statement = ({ id, world }: Place, user: string, key: string): string =>
  `revolution-tables 1 key\n${canonical({ world, table: id, user, key })}`;

/** What a browser shows of its key. */
export const makeClaim = (mine: KeyPair, user: string, table: Place): Claim => ({
  key: mine.public,
  proof: signed(statement(table, user, mine.public), mine),
});

/** Has the owner of this key said that it is this user's, at this table? */
export const isProven = ({ key, proof }: Claim, user: string, table: Place): boolean =>
  isSigned(statement(table, user, key), proof, key);

/** A claim from outside that proves itself. */
export const provenClaim = (value: unknown, user: string, table: Place): Claim | undefined =>
  is(claim, value) && isProven(value, user, table) ? value : undefined;
