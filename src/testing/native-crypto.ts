/**
 * The curves and the hash of `@noble` with the cryptography of Node, for tests that play thousands of moves and look at
 * what is played: it is many times as fast as JavaScript and answers the same for every key, signature and text
 * (native-crypto.test.ts). Tests of the cryptography itself, the command line and every page use the library.
 */
import { ed25519 as shippedEd25519, x25519 as shippedX25519 } from '@noble/curves/ed25519.js';
import { sha256 as shippedSha256 } from '@noble/hashes/sha2.js';
import { createPrivateKey, createPublicKey, diffieHellman, hash, type KeyObject, sign, verify } from 'node:crypto';

const BYTES = 32;
type Curve = 'Ed25519' | 'X25519';

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
// as JSON: the reader of DER takes longer than what is done with the key. Node finds the public part by itself
const MOST_SECRETS = 500;
const secrets = new Map<string, KeyObject>();
const secretKey = (crv: Curve, bytes: Uint8Array): KeyObject => {
  const d = text(bytes);
  const known = secrets.get(crv + d);
  if (known) return known;
  if (secrets.size >= MOST_SECRETS) secrets.clear();
  const key = createPrivateKey({ key: { kty: 'OKP', crv, d, x: '' }, format: 'jwk' });
  secrets.set(crv + d, key);
  return key;
};
const publicKey = (crv: Curve, bytes: Uint8Array): KeyObject =>
  createPublicKey({ key: { kty: 'OKP', crv, x: text(bytes) }, format: 'jwk' });
const publicOf = (secret: KeyObject): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(String(createPublicKey(secret).export({ format: 'jwk' }).x), 'base64url'));

/** As Node answers; where it refuses, or the bytes are no key, as the library does. */
const quickly = <T>(keys: readonly Uint8Array[], natively: () => T, shipped: () => T): T => {
  if (keys.some(({ length }) => length !== BYTES)) return shipped();
  try {
    return natively();
  } catch {
    return shipped();
  }
};

/** Keys that the library lets sign; Node would take a few more. */
const signers = new Map<string, KeyObject>();
const MOST_SIGNERS = 1_000;
const signerOf = (bytes: Uint8Array): KeyObject | undefined => {
  const name = text(bytes);
  const known = signers.get(name);
  if (known) return known;
  if (shippedEd25519.Point.fromBytes(bytes, false).isSmallOrder()) return undefined;
  if (signers.size >= MOST_SIGNERS) signers.clear();
  const key = publicKey('Ed25519', bytes);
  signers.set(name, key);
  return key;
};

/** Ed25519 of the library, signed and verified by Node. */
export const ed25519: typeof shippedEd25519 = {
  ...shippedEd25519,
  getPublicKey: secret =>
    quickly(
      [secret],
      () => publicOf(secretKey('Ed25519', secret)),
      () => shippedEd25519.getPublicKey(secret),
    ),
  sign: (message, secret, how) =>
    how
      ? shippedEd25519.sign(message, secret, how)
      : quickly(
          [secret],
          () => new Uint8Array(sign(null, message, secretKey('Ed25519', secret))),
          () => shippedEd25519.sign(message, secret),
        ),
  // what Node refuses may be right by the library's equation, which is the wider one
  verify: (signature, message, key, how) =>
    (how?.zip215 === false &&
      how.context === undefined &&
      quickly(
        [key],
        () => {
          const signer = signerOf(key);
          return signer !== undefined && verify(null, message, signer, signature);
        },
        () => false,
      )) ||
    shippedEd25519.verify(signature, message, key, how),
};

/** X25519 of the library, agreed by Node. */
export const x25519: typeof shippedX25519 = {
  ...shippedX25519,
  getPublicKey: secret =>
    quickly(
      [secret],
      () => publicOf(secretKey('X25519', secret)),
      () => shippedX25519.getPublicKey(secret),
    ),
  getSharedSecret: (secret, other) =>
    quickly(
      [secret, other],
      () =>
        new Uint8Array(
          diffieHellman({ privateKey: secretKey('X25519', secret), publicKey: publicKey('X25519', other) }),
        ),
      () => shippedX25519.getSharedSecret(secret, other),
    ),
};

/** SHA-256 of the library, reckoned by Node where it is called; what builds on it, as HKDF, takes the library's. */
export const sha256: typeof shippedSha256 = Object.assign(
  (message: Uint8Array) =>
    message instanceof Uint8Array ? new Uint8Array(hash('sha256', message, 'buffer')) : shippedSha256(message),
  shippedSha256,
);
