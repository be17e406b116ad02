/**
 * A person's secret locked by a passphrase. Everybody can read the world, and guess at home: each guess costs scrypt with
 * 128 MB. What it costs is fixed, and bound in: nobody can put a cheaper lock in its place.
 */
import { scryptAsync } from '@noble/hashes/scrypt.js';
import { fromBase64, type Random, toBase64, toUtf8 } from '../crypto/bytes';
import { box, unbox } from '../crypto/sealing';
import { type Locked, markOf, type Owner } from './keyring';

export interface Work {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}
export const WORK: Work = { N: 2 ** 17, r: 8, p: 1 };
/** Letters that a passphrase has at least. */
export const SHORTEST = 12;

const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** As it counts: however it was typed, the same letters are the same. */
const letters = (passphrase: string): string => passphrase.normalize('NFKC').trim();

export const isLongEnough = (passphrase: string): boolean => [...letters(passphrase)].length >= SHORTEST;

const keyOf = (passphrase: string, salt: Uint8Array, work: Work): Promise<Uint8Array> =>
  scryptAsync(toUtf8(letters(passphrase)), salt, { ...work, dkLen: KEY_BYTES, asyncTick: 16 });

const contextOf = ({ world, user }: Owner, { N, r, p }: Work): string => `${world} ${user} passphrase ${N} ${r} ${p}`;

/** Locks a person's secret. It takes a second or so. */
export const lock = async (
  person: string,
  passphrase: string,
  owner: Owner,
  random: Random,
  work = WORK,
): Promise<Locked> => {
  const bytes = random(SALT_BYTES);
  const salt = toBase64(bytes);
  const sealed = box(await keyOf(passphrase, bytes, work), person, contextOf(owner, work), random);
  return { version: 1, salt, box: sealed, mark: markOf(person, owner, { salt, box: sealed }) };
};

/** The secret, if the passphrase is right and this was locked for this person. */
export const unlock = async (
  { salt, box: sealed }: Locked,
  passphrase: string,
  owner: Owner,
  work = WORK,
): Promise<string | undefined> => {
  const key = await keyOf(passphrase, fromBase64(salt) ?? new Uint8Array(), work);
  const person = unbox(() => key, sealed, contextOf(owner, work));
  return person !== undefined && fromBase64(person)?.length === KEY_BYTES ? person : undefined;
};
