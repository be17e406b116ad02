/**
 * What a browser signs. A claim says whose its key is. It names user, table and world, so a copied key or claim is
 * useless elsewhere. A request is signed with its id and the record that its sender had seen, so a signature fits no
 * other table, moment or record.
 */
import { is } from '../../kernel/reading';
import { canonical } from '../../kernel/fields';
import type { Ask, Claim, Head } from './model';
import { claim } from './shapes';
import { isSameKind, type KeyPair } from '../crypto/keys';
import { isSigned, signed } from '../crypto/sealing';

type Place = Pick<Head, 'id' | 'world'>;

const claimStatement = ({ id, world }: Place, user: string, key: string): string =>
  `revolution-tables 1 key\n${canonical({ world, table: id, user, key })}`;

/** What a browser shows of its key. */
export const makeClaim = (mine: KeyPair, user: string, table: Place): Claim => ({
  key: mine.public,
  proof: signed(claimStatement(table, user, mine.public), mine),
});

/** Has the owner of this key said that it is this user's, at this table? A key of another kind than the table's is nobody's. */
export const isProven = (
  { key, proof }: Claim,
  user: string,
  table: Place & Partial<Pick<Head, 'tableKey'>>,
): boolean => isSameKind(key, table.tableKey ?? key) && isSigned(claimStatement(table, user, key), proof, key);

/** A claim from outside that proves itself. */
export const provenClaim = (
  value: unknown,
  user: string,
  table: Pick<Head, 'id' | 'world' | 'tableKey'>,
): Claim | undefined => (is(claim, value) && isProven(value, user, table) ? value : undefined);

export interface Request {
  readonly table: string;
  readonly id: string;
  readonly seen: number;
  /** The hash of the record up to `seen`. */
  readonly link: string;
  readonly ask: Ask;
}

const requestStatement = ({ table, id, seen, link, ask }: Request): string =>
  `revolution-tables 1 request\n${canonical({ table, id, seen, link, ask })}`;

export const signRequest = (request: Request, mine: KeyPair): string => signed(requestStatement(request), mine);

export const isRequestOf = (request: Request, signature: string, key: string): boolean =>
  isSigned(requestStatement(request), signature, key);
