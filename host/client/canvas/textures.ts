import type { Texture as PixiTexture } from 'pixi.js';
import { assumed } from '../ui/globals';
import { PIXI } from './pixi';

/** A picture that could not be loaded is drawn as a warning, as in Foundry. */
export type Texture = HTMLImageElement | 'missing';

const loaded = new Map<string, Texture>();
const loading = new Map<string, Promise<Texture>>();

const isSvg = (src: string): boolean => /\.svg(?:$|[?#])|^data:image\/svg/i.test(src);

const load = async (src: string): Promise<Texture> => {
  if (isSvg(src) && assumed('svg-texture', 'yes') === 'no') return 'missing';
  const image = new Image();
  const arrived = new Promise<boolean>(resolve => {
    image.addEventListener('load', () => resolve(true));
    image.addEventListener('error', () => resolve(false));
  });
  image.src = src;
  if (!(await arrived)) return 'missing';
  // An SVG without a size has none on the canvas; docs/platform.md 4.
  return image.naturalWidth > 0 && image.naturalHeight > 0 ? image : 'missing';
};

const once = (src: string): Promise<Texture> => {
  const texture = loading.get(src) ?? load(src);
  loading.set(src, texture);
  return texture;
};

/** Loads a picture once. It is a document of its own there, so an SVG in it cannot use the page's fonts. */
export const showTexture = async (src: string): Promise<Texture> => {
  const texture = await once(src);
  if (texture === 'missing' && !loaded.has(src)) console.error(`The texture "${src}" could not be loaded.`);
  loaded.set(src, texture);
  return texture;
};

/** [D14] foundry.canvas.loadTexture: a texture of PIXI's; null if it cannot be loaded and no fallback is named. */
export const loadTexture = async (
  src: string,
  { fallback }: { readonly fallback?: string } = {},
): Promise<PixiTexture | null> => {
  const texture = await once(src);
  if (texture !== 'missing') return PIXI.Texture.from(texture);
  return fallback === undefined ? null : loadTexture(fallback);
};

const pixiTextures = new WeakMap<HTMLImageElement, PixiTexture>();

/** A picture as a texture of PIXI's; it costs no second copy in memory until it is drawn. */
export const pixiTextureOf = (picture: Texture | undefined): PixiTexture | null => {
  if (!(picture instanceof HTMLImageElement)) return null;
  const options = { resourceOptions: { createBitmap: false } };
  const texture = pixiTextures.get(picture) ?? new PIXI.Texture(new PIXI.BaseTexture(picture, options));
  pixiTextures.set(picture, texture);
  return texture;
};

/** The picture, if it has been loaded. */
export const textureOf = (src: string): Texture | undefined => loaded.get(src);

interface Picture {
  readonly src?: string | null;
}

/** What a scene shows. */
interface PicturedScene {
  readonly tiles: Iterable<{ readonly texture: Picture }>;
  readonly tokens: Iterable<{ readonly texture: Picture }>;
  readonly levels?: Iterable<{ readonly background?: Picture }>;
}

/** [D14] foundry.canvas.TextureLoader: pictures that are loaded before they are needed. */
export class TextureLoader {
  /** [D14] TextureLoader.loader */
  static readonly loader = new TextureLoader();

  /** [D14] TextureLoader.hasTextExtension */
  static hasTextExtension(src: string): boolean {
    return /\.(?:json|md|txt|xml)$/i.test(src);
  }

  /** [D14] TextureLoader.loadSceneTextures: all that a scene shows. */
  static async loadSceneTextures(scene: PicturedScene): Promise<void> {
    const objects = [...scene.tiles, ...scene.tokens].map(({ texture }) => texture.src);
    const levels = [...(scene.levels ?? [])].map(({ background }) => background?.src);
    await this.loader.load([...levels, ...objects].flatMap(src => src ?? []));
  }

  /** [D14] TextureLoader#load: all of them; resolves with one result each, in their order. */
  async load(sources: Iterable<string>, _options: object = {}): Promise<PromiseSettledResult<PixiTexture | null>[]> {
    return Promise.allSettled([...sources].map(src => this.loadTexture(src)));
  }

  /** [D14] TextureLoader#loadTexture */
  async loadTexture(src: string): Promise<PixiTexture | null> {
    return loadTexture(src);
  }

  /** [D14] TextureLoader#getCache: what has been loaded. */
  getCache(src: string): PixiTexture | null {
    return pixiTextureOf(loaded.get(src));
  }
}
