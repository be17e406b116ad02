/**
 * What a browser signs when it asks something: the request, its id, and the record as it stood before its eyes. Each
 * signature so holds fast every entry up to there, and none fits another table, another moment or another record.
 */
import { canonical } from '../../kernel/canonical';
import type { Ask } from './model';
import { isSigned, type KeyPair, signed } from '../crypto/sealing';

export interface Request {
  readonly table: string;
  readonly id: string;
  readonly seen: number;
  /** The hash of the record up to `seen`. */
  readonly link: string;
  readonly ask: Ask;
}

const statement = ({ table, id, seen, link, ask }: Request): string =>
  `revolution-tables 1 request\n${canonical({ table, id, seen, link, ask })}`;

export const signRequest = (request: Request, mine: KeyPair): string => signed(statement(request), mine);

export const isRequestOf = (request: Request, signature: string, key: string): boolean =>
  isSigned(statement(request), signature, key);
