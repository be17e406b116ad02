import { page } from '../ui/globals';
import { textureOf, type Texture } from './textures';
import type { Board } from './board';
import { type DoorControl, paintDoors } from './door-control';
import type { PrimarySpriteMesh } from './containers';
import type { PlaceableObject } from './placeables/placeable-object';
import type { Bounds } from './tile-bounds';

// Caches pictures as the canvas shows them: without a GPU, drawing an SVG again costs as much as the first time.

/** Larger pictures are not cached: a magnified map would take hundreds of megabytes. */
const LARGEST_PIXELS = 8_000_000;

/** The sizes of a picture that are remembered: the same one is drawn on counters, piles and markers. */
const MOST_SIZES = 4;

/** Per picture and pixel size; undefined after the first request. */
const kept = new WeakMap<HTMLImageElement, Map<string, HTMLCanvasElement | undefined>>();

const rasterize = (image: HTMLImageElement, width: number, height: number): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas;
};

/** A picture at this pixel size. Cached at the second request, because zooming asks for another size each frame. */
export const rasterOf = (image: HTMLImageElement, width: number, height: number): HTMLCanvasElement | undefined => {
  if (width < 1 || height < 1 || width * height > LARGEST_PIXELS) return undefined;
  const size = `${width} ${height}`;
  const sizes = kept.get(image) ?? new Map<string, HTMLCanvasElement | undefined>();
  kept.set(image, sizes);
  const isKnown = sizes.has(size);
  const pixels = isKnown ? (sizes.get(size) ?? rasterize(image, width, height)) : undefined;
  // the last one asked for is the last one forgotten
  sizes.delete(size);
  sizes.set(size, pixels);
  const [oldest] = sizes.keys();
  if (sizes.size > MOST_SIZES && oldest !== undefined) sizes.delete(oldest);
  return pixels;
};

const SELECTED = '#ff9829';
const HIDDEN_ALPHA = 0.5;

/** Draws the cached picture at whole pixels, unless it is rotated. */
const drawPicture = (context: CanvasRenderingContext2D, image: HTMLImageElement, bounds: Bounds): void => {
  const { x, y, width, height } = bounds;
  const { a, b, d, e, f } = context.getTransform();
  const isUpright = Math.abs(b) < 1e-9 && a > 0;
  const [pixelWidth, pixelHeight] = [Math.round(width * a), Math.round(height * d)];
  const raster = isUpright ? rasterOf(image, pixelWidth, pixelHeight) : undefined;
  if (!raster) {
    context.drawImage(image, x, y, width, height);
    return;
  }
  context.save();
  context.setTransform(1, 0, 0, 1, Math.round(x * a + e), Math.round(y * d + f));
  context.drawImage(raster, 0, 0);
  context.restore();
};

const drawTexture = (context: CanvasRenderingContext2D, texture: Texture | undefined, bounds: Bounds): void => {
  const { x, y, width, height } = bounds;
  if (texture instanceof HTMLImageElement) drawPicture(context, texture, bounds);
  else if (texture === 'missing') {
    context.fillStyle = '#5c1f1f';
    context.fillRect(x, y, width, height);
    context.strokeStyle = '#ffb0a0';
    context.lineWidth = Math.max(2, width / 40);
    context.strokeRect(x, y, width, height);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + width, y + height);
    context.moveTo(x + width, y);
    context.lineTo(x, y + height);
    context.stroke();
  }
};

/** The parts of a document that its picture uses. */
interface Pictured {
  readonly texture: { readonly src?: string | null };
  readonly rotation: number;
  readonly alpha: number;
  readonly hidden: boolean;
}

/** The place of an object's picture: its mesh, or the pointer while it is dragged. */
const placeOf = (object: PlaceableObject & { readonly mesh?: PrimarySpriteMesh | null }) => {
  const { bounds, center, dragged, mesh } = object;
  const { rotation, alpha } = object.document as unknown as Pictured;
  if (!mesh || dragged) {
    const { width, height } = bounds;
    const box = { x: bounds.x - center.x, y: bounds.y - center.y, width, height };
    return { at: center, angle: (rotation * Math.PI) / 180, alpha, box };
  }
  const size = { width: mesh.width, height: mesh.height };
  const box = { ...size, x: -mesh.anchor.x * size.width, y: -mesh.anchor.y * size.height };
  return { at: mesh.position, angle: mesh.rotation, alpha: mesh.visible ? mesh.alpha : 0, box };
};

const drawObject = (context: CanvasRenderingContext2D, object: PlaceableObject): void => {
  const document = object.document as unknown as Pictured;
  const gm = page.game.user?.isGM ?? false;
  if (document.hidden && !gm) return;
  const { at, angle, alpha, box } = placeOf(object);
  if (alpha === 0 && !object.controlled) return;
  context.save();
  context.translate(at.x, at.y);
  context.rotate(angle);
  context.globalAlpha = alpha * (document.hidden ? HIDDEN_ALPHA : 1);
  if (document.texture.src) drawTexture(context, textureOf(document.texture.src), box);
  if (object.controlled) {
    context.globalAlpha = 1;
    context.strokeStyle = SELECTED;
    context.lineWidth = 4;
    context.strokeRect(box.x, box.y, box.width, box.height);
  }
  context.restore();
};

interface Doors {
  readonly usableDoors: readonly DoorControl[];
}

interface Objects {
  readonly placeables: readonly PlaceableObject[];
}

/** Draws the scene: its colour, the picture of its first level, its tiles from low to high, its tokens over them. */
export const paint = (
  canvas: Board & { readonly tiles: Objects; readonly tokens?: Objects; readonly controls?: Doors },
): void => {
  const { view } = canvas.app;
  const { scene } = canvas;
  const context = view.getContext('2d');
  if (!context) return;
  const ratio = devicePixelRatio;
  const { a, tx, ty } = canvas.stage.worldTransform;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = '#1a1a1a';
  context.fillRect(0, 0, view.width, view.height);
  if (!scene) return;
  context.setTransform(a * ratio, 0, 0, a * ratio, tx * ratio, ty * ratio);
  const { width, height, sceneX, sceneY, sceneWidth, sceneHeight } = canvas.dimensions;
  const sheet = { x: sceneX, y: sceneY, width: sceneWidth, height: sceneHeight };
  const background = canvas.level?.background;
  context.fillStyle = background?.color ?? '#999999';
  context.fillRect(0, 0, width, height);
  if (background?.src) drawTexture(context, textureOf(background.src), sheet);
  context.imageSmoothingQuality = 'high';
  for (const tile of canvas.tiles.placeables) drawObject(context, tile);
  for (const token of canvas.tokens?.placeables ?? []) drawObject(context, token);
  paintDoors(context, canvas.controls?.usableDoors ?? []);
};
