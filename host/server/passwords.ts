import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const LENGTH = 32;
const derive = promisify<string, string, number, Buffer>(scrypt);

const kept = (salt: string, hash: Buffer): string => `scrypt:${salt}:${hash.toString('hex')}`;
const newSalt = (): string => randomBytes(16).toString('hex');

/** What the store keeps of a password: a salt and what scrypt makes of both. Only for the start of a host: it blocks. */
export const hashPasswordNow = (password: string): string => {
  const salt = newSalt();
  return password === '' ? '' : kept(salt, scryptSync(password, salt, LENGTH));
};

/** What the store keeps of a password, made beside everything else. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = newSalt();
  return password === '' ? '' : kept(salt, await derive(password, salt, LENGTH));
};

/** Whether `given` is the password that the store keeps `known` of; an empty one is no password. */
export const isPassword = async (known: string, given: string): Promise<boolean> => {
  if (known === '') return given === '';
  const [, salt, hash] = /^scrypt:([0-9a-f]+):([0-9a-f]+)$/.exec(known) ?? [];
  // worlds of earlier hosts keep the word itself
  if (salt === undefined || hash === undefined) return known === given;
  return timingSafeEqual(Buffer.from(hash, 'hex'), await derive(given.slice(0, 1_000), salt, LENGTH));
};
