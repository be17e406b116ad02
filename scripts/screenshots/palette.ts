/** Reduces a picture to at most 256 colours, a third of the size: flat drawings lose nothing visible. */
import { deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = 8;
const COLOURS = 256;

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** One number for each pixel: 0xRRGGBB. */
  readonly colours: Uint32Array;
}

function* chunksOf(png: Buffer): Generator<{ readonly type: string; readonly data: Buffer }> {
  for (let at = SIGNATURE; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

/** PNG's predictions of a byte from those to the left, above, and above left. */
const PREDICTED: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  left => left,
  (_left, up) => up,
  (left, up) => (left + up) >> 1,
  (left, up, corner) => {
    const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
    return a <= b && a <= c ? left : b <= c ? up : corner;
  },
];

/** Decodes a browser's PNG: eight bits for each channel, with or without (unused) transparency. */
const read = (png: Buffer): Pixels => {
  const chunks = [...chunksOf(png)];
  const head = chunks[0]?.data ?? Buffer.alloc(13);
  const [width, height, size] = [head.readUInt32BE(0), head.readUInt32BE(4), head[9] === 6 ? 4 : 3];
  const lines = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)));
  const row = width * size;
  const bytes = new Uint8Array(row * height);
  for (let y = 0; y < height; y++) {
    const predict = PREDICTED[lines[y * (row + 1)] ?? 0];
    for (let x = 0; x < row; x++) {
      const at = y * row + x;
      const left = x < size ? 0 : (bytes[at - size] ?? 0);
      const corner = x < size ? 0 : (bytes[at - row - size] ?? 0);
      bytes[at] = (lines[y * (row + 1) + 1 + x] ?? 0) + (predict?.(left, bytes[at - row] ?? 0, corner) ?? 0);
    }
  }
  const channel = (n: number, c: number): number => bytes[n * size + c] ?? 0;
  const colours = Uint32Array.from(
    { length: width * height },
    (_, n) => (channel(n, 0) << 16) | (channel(n, 1) << 8) | channel(n, 2),
  );
  return { width, height, colours };
};

const SHIFTS = [16, 8, 0] as const;
type Counted = readonly [colour: number, count: number];

/** The widest channel of a box of colours, and its range. */
const spreadOf = (box: readonly Counted[]): { readonly shift: number; readonly spread: number } =>
  SHIFTS.map(shift => {
    const values = box.map(([colour]) => (colour >> shift) & 255);
    const [least, most] = values.reduce<readonly [number, number]>(
      ([low, high], one) => [Math.min(low, one), Math.max(high, one)],
      [255, 0],
    );
    return { shift, spread: most - least };
  }).reduce((a, b) => (b.spread > a.spread ? b : a));

const sum = (box: readonly Counted[]): number => box.reduce((all, [, count]) => all + count, 0);

/** The replacement for each colour of a picture: boxes of similar colours, halved until there are enough. */
const palette = (counts: ReadonlyMap<number, number>): readonly (readonly Counted[])[] => {
  const boxes: (readonly Counted[])[] = [[...counts]];
  while (boxes.length < COLOURS) {
    const rated = boxes.map((box, n) => ({ n, ...spreadOf(box), weight: Math.sqrt(sum(box)) }));
    const widest = rated.reduce((a, b) => (b.spread * b.weight > a.spread * a.weight ? b : a));
    const box = boxes[widest.n];
    if (!box || widest.spread === 0) break;
    const sorted = box.toSorted(([a], [b]) => ((a >> widest.shift) & 255) - ((b >> widest.shift) & 255));
    const half = sum(sorted) / 2;
    let before = 0;
    const cut = sorted.findIndex(([, count]) => (before += count) >= half);
    const at = Math.min(Math.max(cut, 1), sorted.length - 1);
    boxes.splice(widest.n, 1, sorted.slice(0, at), sorted.slice(at));
  }
  return boxes;
};

/** The most frequent colour in a box: flat areas keep theirs exactly. */
const usual = (box: readonly Counted[]): number => box.reduce((a, b) => (b[1] > a[1] ? b : a))[0];

const CRC = Uint32Array.from({ length: 256 }, (_, n) => {
  let crc = n;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});
const chunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  const crc = body.reduce((all, byte) => (CRC[(all ^ byte) & 255] ?? 0) ^ (all >>> 8), 0xffffffff);
  framed.writeUInt32BE((crc ^ 0xffffffff) >>> 0, body.length + 4);
  return framed;
};

/** The same picture in at most 256 colours. */
export const inPalette = (png: Buffer): Buffer => {
  const { width, height, colours } = read(png);
  const counts = new Map<number, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const boxes = palette(counts);
  const nth = new Map(boxes.flatMap((box, n) => box.map(([colour]) => [colour, n] as const)));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8);
  const lines = new Uint8Array((width + 1) * height);
  for (const [n, colour] of colours.entries()) lines[n + Math.floor(n / width) + 1] = nth.get(colour) ?? 0;
  return Buffer.concat([
    png.subarray(0, SIGNATURE),
    chunk('IHDR', head),
    chunk('PLTE', Uint8Array.from(boxes.flatMap(box => SHIFTS.map(shift => (usual(box) >> shift) & 255)))),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
};
