import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const LENGTH = 32;

/** What the store keeps of a password: a salt and what scrypt makes of both. */
export const hashPassword = (password: string): string => {
  if (password === '') return '';
  const salt = randomBytes(16).toString('hex');
  return `scrypt:${salt}:${scryptSync(password, salt, LENGTH).toString('hex')}`;
};

/** Whether `given` is the password that the store keeps `kept` of; an empty one is no password. */
export const isPassword = (kept: string, given: string): boolean => {
  if (kept === '') return given === '';
  const [, salt, hash] = /^scrypt:([0-9a-f]+):([0-9a-f]+)$/.exec(kept) ?? [];
  // worlds of earlier hosts keep the word itself
  if (salt === undefined || hash === undefined) return kept === given;
  return timingSafeEqual(Buffer.from(hash, 'hex'), scryptSync(given, salt, LENGTH));
};
