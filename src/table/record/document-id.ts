/** Ids for documents that are made from what they are: the same wherever and however often they are made. */
import { sha256 } from '@noble/hashes/sha2.js';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Sixteen letters and digits, as Foundry has its ids. */
export const documentId = (text: string): string =>
  [...sha256(new TextEncoder().encode(text)).subarray(0, 16)].map(byte => SIGNS[byte % SIGNS.length]).join('');
