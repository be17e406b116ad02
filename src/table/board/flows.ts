/** How pieces share a box: on each other, stacked, in a row, in lines, in groups. */
import type { Box, Point, Slot } from '../../kernel/board';

type Spots = readonly Point[];
export type Size = Slot['piece'];

/** How much of a piece its neighbour in the group leaves visible: as much as the box has room for. */
const SHOWN = [1, 0.85, 0.66, 0.5, 0.36] as const;
export const GAP = 0.1;
/** Sizes between a slot's largest and smallest: few steps, so that most moves resize nothing. */
const STEPS = 8;

/** `count` positions from `start`, `step` apart; closer together if the last would exceed `length`. */
const spread = (count: number, start: number, length: number, size: number, step: number): number[] => {
  const room = Math.max(0, length - size);
  const wanted = count > 1 ? step * (count - 1) : 0;
  const fitted = wanted > room && count > 1 ? room / (count - 1) : step;
  return Array.from({ length: count }, (_, n) => start + n * fitted);
};

const centred = (count: number, start: number, length: number, size: number, step: number): number[] => {
  const places = spread(count, start, length, size, step);
  const used = (places.at(-1) ?? start) - start + size;
  return places.map(place => place + Math.max(0, (length - used) / 2));
};

const one = (count: number, box: Box, size: Size): Spots =>
  Array.from({ length: count }, () => ({
    x: box.x + (box.width - size.width) / 2,
    y: box.y + (box.height - size.height) / 2,
  }));

const stack = (count: number, box: Box, size: Size): Spots => {
  const step = Math.min(size.width, size.height) * GAP;
  const left = centred(count, box.x, box.width, size.width, step);
  const top = centred(count, box.y, box.height, size.height, step);
  return left.map((x, n) => ({ x, y: top[n] ?? box.y }));
};

export const row = (count: number, box: Box, size: Size): Spots => {
  const y = box.y + Math.max(0, (box.height - size.height) / 2);
  return centred(count, box.x, box.width, size.width, size.width * (1 + GAP)).map(x => ({ x, y }));
};

export const grid = (count: number, box: Box, size: Size): Spots => {
  const perLine = Math.max(1, Math.floor((box.width + size.width * GAP) / (size.width * (1 + GAP))));
  const lines = Math.max(1, Math.ceil(count / perLine));
  const left = spread(perLine, box.x, box.width, size.width, size.width * (1 + GAP));
  const top = spread(lines, box.y, box.height, size.height, size.height * (1 + GAP));
  return Array.from({ length: count }, (_, n) => ({
    x: left[n % perLine] ?? box.x,
    y: top[Math.floor(n / perLine)] ?? box.y,
  }));
};

interface Row {
  readonly members: number[];
  width: number;
}

/** Places groups of these sizes in lines of the box; each piece leaves `shown` of its neighbour visible. */
const linesOf = (sizes: readonly number[], box: Box, size: Size, shown: number): readonly Row[] => {
  const gap = size.width * GAP * 2;
  const lines: Row[] = [];
  for (const count of sizes) {
    const line = lines.at(-1);
    const width = size.width * (1 + shown * (count - 1));
    if (line && line.width + gap + width <= box.width) {
      line.members.push(count);
      line.width += gap + width;
    } else lines.push({ members: [count], width });
  }
  return lines;
};

/** Groups fill the box line by line; if it is too small, first pieces move closer, then lines. */
export const groups = (sizes: readonly number[], box: Box, size: Size): readonly Spots[] => {
  const room = Math.max(1, Math.floor((box.height + size.height * GAP) / (size.height * (1 + GAP))));
  const closest = SHOWN[SHOWN.length - 1] ?? 1;
  const shown = SHOWN.find(part => linesOf(sizes, box, size, part).length <= room) ?? closest;
  const lines = linesOf(sizes, box, size, shown);
  const gap = size.width * GAP * 2;
  const tops = spread(lines.length, box.y, box.height, size.height, size.height * (1 + GAP));
  return lines.flatMap(({ members, width }, n) => {
    const squeeze = Math.min(1, box.width / width);
    let x = box.x;
    return members.map(count => {
      const own = Math.min(box.width, size.width * (1 + shown * (count - 1)) * squeeze);
      const left = spread(count, x, own, Math.min(size.width, own), size.width * shown);
      x += own + gap * squeeze;
      return left.map(at => ({ x: at, y: tops[n] ?? box.y }));
    });
  });
};

export const flows = { one, stack, row, grid } as const;

/** Do pieces of this size fit in the box without overlap? `sizes`: the number in each group. */
const fits = (flow: Slot['flow'], sizes: readonly number[], box: Box, { width, height }: Size): boolean => {
  if (width > box.width || height > box.height) return false;
  if (flow === 'one' || flow === 'stack') return true;
  const room = (length: number, size: number): number => Math.floor((length + size * GAP) / (size * (1 + GAP)));
  const count = sizes.reduce((sum, size) => sum + size, 0);
  if (flow === 'row') return count <= room(box.width, width);
  if (flow === 'grid') return count <= room(box.width, width) * room(box.height, height);
  const lines = linesOf(sizes, box, { width, height }, 1);
  return lines.length <= room(box.height, height) && lines.every(line => line.width <= box.width);
};

/** The drawn size of a slot's pieces: as large as all fit side by side, but not below its smallest. */
export const sizeIn = ({ flow, box, piece, largest = piece }: Slot, sizes: readonly number[]): Size => {
  const between = (part: number): Size => ({
    width: Math.round(piece.width + (largest.width - piece.width) * part),
    height: Math.round(piece.height + (largest.height - piece.height) * part),
  });
  const tried = Array.from({ length: STEPS }, (_, n) => between(1 - n / STEPS));
  const size = tried.find(one => fits(flow, sizes, box, one)) ?? piece;
  return { width: Math.min(size.width, box.width), height: Math.min(size.height, box.height) };
};
