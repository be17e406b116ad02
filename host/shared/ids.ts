const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** May `id` name a document? Sixteen letters or digits. */
export const isId = (id: unknown): id is string => typeof id === 'string' && /^[A-Za-z0-9]{16}$/.test(id);

/** A random id. `crypto.getRandomValues` exists on plain http too. */
export const randomId = (length = 16): string => {
  const limit = 256 - (256 % ALPHABET.length);
  let id = '';
  while (id.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length * 2))) {
      if (byte < limit && id.length < length) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return id;
};
