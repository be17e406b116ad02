import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Data } from '../shared/json';
import { operatorOf } from '../shared/merge';
import type { DocumentRequest } from '../shared/wire';

const LENGTH = 32;
const derive = promisify<string, string, number, Buffer>(scrypt);

const kept = (salt: string, hash: Buffer): string => `scrypt:${salt}:${hash.toString('hex')}`;
const newSalt = (): string => randomBytes(16).toString('hex');

/** The stored form of a password: a salt and the scrypt hash of both. Only for the start of a host: it blocks. */
export const hashPasswordNow = (password: string): string => {
  const salt = newSalt();
  return password === '' ? '' : kept(salt, scryptSync(password, salt, LENGTH));
};

/** The stored form of a password, made asynchronously. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = newSalt();
  return password === '' ? '' : kept(salt, await derive(password, salt, LENGTH));
};

/** Is `given` the password with the stored form `known`? An empty one is no password. */
export const isPassword = async (known: string, given: string): Promise<boolean> => {
  if (known === '') return given === '';
  const [, salt, hash] = /^scrypt:([0-9a-f]+):([0-9a-f]+)$/.exec(known) ?? [];
  // worlds of earlier hosts store the password itself
  if (salt === undefined || hash === undefined) return known === given;
  return timingSafeEqual(Buffer.from(hash, 'hex'), await derive(given.slice(0, 1_000), salt, LENGTH));
};

/** Does a key of a User's data name the password? An operator before it does not matter. */
export const isPasswordKey = (key: string): boolean => (operatorOf(key)?.name ?? key) === 'password';

/** What pages learn of a changed password: only that it has changed, with any operator, never its stored form. */
export const withoutPassword = (item: Data | string): Data | string => {
  if (typeof item === 'string' || !Object.keys(item).some(isPasswordKey)) return item;
  const told = Object.entries(item).filter(([key]) => !isPasswordKey(key));
  return { ...Object.fromEntries(told), password: '' };
};

const PASSWORDS = 10;

/** The request with stored forms instead of passwords. Made before its turn comes, because it takes a while. */
export const withHashes = async (request: DocumentRequest): Promise<DocumentRequest> => {
  let left = PASSWORDS;
  const hashed = async (given: Data): Promise<Data> => {
    const result: Data = { ...given };
    for (const key of Object.keys(given).filter(isPasswordKey)) {
      const word = given[key];
      if (typeof word !== 'string' && typeof word !== 'number') continue;
      if (left-- === 0) throw new Error('These are too many passwords for one request.');
      result[key] = await hashPassword(String(word).slice(0, 1_000));
    }
    return result;
  };
  const { data, updates } = request.operation;
  const all = async (items: Data[]): Promise<Data[]> => {
    const result: Data[] = [];
    for (const item of items) result.push(await hashed(item));
    return result;
  };
  const operation = {
    ...request.operation,
    ...(data && { data: await all(data) }),
    ...(updates && { updates: await all(updates) }),
  };
  return { ...request, operation };
};
