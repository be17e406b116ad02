/** Pictures as the canvas shows them, kept: without a GPU, drawing an SVG once more costs as much as the first time. */

/** Larger ones are drawn each time instead of kept: a map that is magnified would take hundreds of megabytes. */
const LARGEST_PIXELS = 8_000_000;

interface Raster {
  /** The pixels it has, or had when it was last asked for. */
  readonly size: string;
  readonly pixels?: HTMLCanvasElement;
}

const kept = new WeakMap<HTMLImageElement, Raster>();

const rasterize = (image: HTMLImageElement, width: number, height: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas;
};

/**
 * A picture in this many pixels. It is kept from the second time on that it is asked for in one size: while the view zooms,
 * each frame has another.
 */
export const rasterOf = (image: HTMLImageElement, width: number, height: number): HTMLCanvasElement | undefined => {
  if (width < 1 || height < 1 || width * height > LARGEST_PIXELS) return undefined;
  const size = `${width} ${height}`;
  const before = kept.get(image);
  if (before?.size !== size) {
    kept.set(image, { size });
    return undefined;
  }
  if (before.pixels) return before.pixels;
  const pixels = rasterize(image, width, height);
  kept.set(image, { size, pixels });
  return pixels;
};
