/** [D14] foundry.helpers.media and foundry.data.validators: files and values by what they look like. */

const endsIn = (path: string, extensions: readonly string[]): boolean => {
  const name = path.split('?')[0]?.toLowerCase() ?? '';
  return extensions.some(extension => name.endsWith(`.${extension}`));
};

const IMAGES = ['apng', 'avif', 'bmp', 'gif', 'jpeg', 'jpg', 'png', 'svg', 'tiff', 'webp'];
const VIDEOS = ['m4v', 'mp4', 'ogv', 'webm'];

const hasImageExtension = (path: string): boolean => endsIn(path, IMAGES);
const hasVideoExtension = (path: string): boolean => endsIn(path, VIDEOS);

const isJSON = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** [D14] foundry.data.validators */
export const validators = {
  hasFileExtension: (path: string, extensions: readonly string[]): boolean => endsIn(path, extensions),
  hasImageExtension,
  hasVideoExtension,
  isBase64Data: (text: string): boolean => /^data:[a-z]+\/[a-z0-9.+-]+;base64,/i.test(text),
  isColorString: (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text),
  isJSON,
  isValidId: (text: string): boolean => /^[a-z0-9]{16}$/i.test(text),
} as const;

interface Thumbnail {
  readonly src: string;
  readonly thumb: string;
  readonly width: number;
  readonly height: number;
}

/** [D14] foundry.helpers.media.ImageHelper */
export class ImageHelper {
  static readonly hasImageExtension = hasImageExtension;

  /** [D14] ImageHelper.createThumbnail: a small copy of a picture, as data. */
  static async createThumbnail(
    src: string,
    {
      width,
      height,
      format = 'image/webp',
      quality = 0.8,
    }: Partial<Record<'width' | 'height' | 'quality', number>> & {
      format?: string;
    } = {},
  ): Promise<Thumbnail> {
    const image = new Image();
    image.src = src;
    await image.decode();
    const scale = Math.min((width ?? image.width) / image.width, (height ?? image.height) / image.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return { src, thumb: canvas.toDataURL(format, quality), width: canvas.width, height: canvas.height };
  }
}

/** [D14] foundry.helpers.media.VideoHelper */
export class VideoHelper {
  static readonly hasVideoExtension = hasVideoExtension;
}
