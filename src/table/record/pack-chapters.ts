/** Closes chapters: what packs their entries comes when there is something to close. */
import { toBase64, toUtf8 } from '../crypto/bytes';
import { isObject, parseJson } from '../../kernel/reading';
import { zlibSync } from 'fflate';
import { type Chapter, endsRecord, FULL, makeChapter } from './chapters';
import { entryKey, revisionOf } from './codec';
import { Beside, HEADER, joined, LARGEST, type Place, placeAfter, restored, stripped, unpack } from './packing';
import type { Raws } from './timeline';

export const deflated = (bytes: Uint8Array): Uint8Array => zlibSync(bytes, { level: 9 });

/** The entries of a chapter that begins at a revision and continues from a hash; undefined if they are too many. */
export const pack = (entries: Raws, from: number, checkpoint: string): Uint8Array | undefined => {
  const items: unknown[] = [];
  const besides: Uint8Array[] = [];
  let place: Place = { r: from, p: checkpoint, t: 0, n: 0 };
  let size = 0;
  for (const [key, text] of Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1))) {
    size += toUtf8(text).length;
    const entry = parseJson(text, LARGEST);
    const small = isObject(entry) ? stripped(entry, place) : undefined;
    const isSame =
      small && key === entryKey(place.r) && restored(small.item, place, new Beside(joined(small.beside))) === text;
    // a foreign entry, or one written differently, is kept as it is
    items.push(isSame ? small.item : [key, text]);
    if (isSame) besides.push(...small.beside);
    place = placeAfter(text, revisionOf(key) ?? place.r, place);
  }
  if (size > LARGEST) return undefined;
  const told = deflated(toUtf8(JSON.stringify({ items, end: place.p })));
  const header = new Uint8Array(HEADER);
  new DataView(header.buffer).setUint32(0, told.length);
  return joined([header, told, ...besides]);
};

/**
 * A whole record in chapters, all closed except the last of an open game: for a world that receives it at once.
 * `checkpointAt` gives the position before a revision.
 */
export const chaptersFrom = (raws: Raws, checkpointAt: (raw: string) => string): readonly Chapter[] => {
  const keys = Object.keys(raws).sort();
  const chapters: Chapter[] = [];
  for (let at = 0; at < keys.length; at += FULL) {
    const held = keys.slice(at, at + FULL);
    const [first = ''] = held;
    const entries = Object.fromEntries(held.map(key => [key, raws[key] ?? '']));
    const chapter = {
      ...makeChapter(chapters.length + 1, revisionOf(first) ?? 0, checkpointAt(raws[first] ?? '')),
      entries,
    };
    const isOver = at + FULL < keys.length || Object.values(entries).some(endsRecord);
    chapters.push(isOver ? packChapter(chapter) : chapter);
  }
  return chapters;
};

/** A closed chapter as it is stored. One that would not come back exactly, or is too large, stays as it is. */
export const packChapter = (chapter: Chapter): Chapter => {
  const { entries, from, checkpoint } = chapter;
  const bytes = chapter.packed === undefined ? pack(entries, from, checkpoint) : undefined;
  const back = bytes && unpack(bytes, from, checkpoint);
  const isWhole = back && Object.entries(entries).every(([key, text]) => back[key] === text);
  return isWhole ? { ...chapter, entries: {}, packed: toBase64(bytes) } : chapter;
};
