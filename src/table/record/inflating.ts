/** Deflated bytes and back: a few of them could unfold to gigabytes, so as many as are wanted and no more. */
import { Unzlib, zlibSync } from 'fflate';

export const deflated = (bytes: Uint8Array): Uint8Array => zlibSync(bytes, { level: 9 });

/** So many bytes at once unfold to a megabyte at most. */
const STRIDE = 1024;

/** The bytes that were deflated; undefined if they are damaged, or more than `most`. Takes no more room than that. */
export const inflated = (bytes: Uint8Array, most: number): Uint8Array | undefined => {
  const parts: Uint8Array[] = [];
  let size = 0;
  let isWhole = false;
  const stream = new Unzlib((part, isLast) => {
    parts.push(part);
    size += part.length;
    isWhole ||= isLast;
  });
  try {
    for (let at = 0; at < bytes.length && size <= most; at += STRIDE) {
      stream.push(bytes.subarray(at, at + STRIDE), at + STRIDE >= bytes.length);
    }
  } catch {
    return undefined;
  }
  if (!isWhole || size > most) return undefined;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};
