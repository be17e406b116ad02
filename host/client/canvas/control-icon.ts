/** [D14] foundry.canvas.containers.ControlIcon: the picture by which an object that has none of its own is taken. */
import type { Graphics, Sprite, TextureSource } from 'pixi.js';
import { PIXI } from './pixi';
import { showTexture, textureOf } from './textures';

interface IconOptions {
  readonly texture?: string;
  readonly size?: number;
  readonly borderColor?: number | string;
  readonly tint?: number | string | null;
  readonly elevation?: number;
}

interface Looks {
  readonly visible?: boolean;
  readonly iconColor?: number | string;
  readonly borderColor?: number | string;
  readonly borderVisible?: boolean;
}

export class ControlIcon extends PIXI.Container {
  /** [D14] ControlIcon#iconSrc, ControlIcon#size, ControlIcon#rect, ControlIcon#borderColor, ControlIcon#tintColor */
  readonly iconSrc: string;
  readonly size: number;
  readonly rect: readonly [number, number, number, number];
  borderColor: number | string;
  tintColor: number | string | null;
  elevation: number;

  /** [D14] ControlIcon#bg, ControlIcon#icon, ControlIcon#border */
  readonly bg: Graphics;
  readonly icon: Sprite;
  readonly border: Graphics;

  constructor({ texture = '', size = 40, borderColor = 0xff5500, tint = null, elevation = 0 }: IconOptions = {}) {
    super();
    this.iconSrc = texture;
    this.size = size;
    this.rect = [-2, -2, size + 4, size + 4];
    this.borderColor = borderColor;
    this.tintColor = tint;
    this.elevation = elevation;
    this.eventMode = 'static';
    this.bg = this.addChild(new PIXI.Graphics());
    this.icon = this.addChild(new PIXI.Sprite());
    this.border = this.addChild(new PIXI.Graphics());
  }

  /** [D14] ControlIcon#draw */
  async draw(): Promise<this> {
    const [x, y, width, height] = this.rect;
    this.hitArea = new PIXI.Rectangle(x, y, width, height);
    this.bg
      .clear()
      .beginFill(0x000000, 0.4)
      .lineStyle(2, 0x000000, 1)
      .drawRoundedRect(x, y, width, height, 5)
      .endFill();
    if (this.iconSrc) await showTexture(this.iconSrc);
    const picture = this.iconSrc ? textureOf(this.iconSrc) : undefined;
    if (picture instanceof HTMLImageElement) this.icon.texture = PIXI.Texture.from(picture as TextureSource);
    this.icon.width = this.icon.height = this.size;
    return this.refresh();
  }

  /** [D14] ControlIcon#refresh */
  refresh({ visible, iconColor, borderColor, borderVisible }: Looks = {}): this {
    if (iconColor !== undefined) this.tintColor = iconColor;
    if (borderColor !== undefined) this.borderColor = borderColor;
    const [x, y, width, height] = this.rect;
    this.icon.tint = this.tintColor ?? 0xffffff;
    this.border.clear().lineStyle({ width: 2, color: this.borderColor }).drawRoundedRect(x, y, width, height, 5);
    this.border.visible = borderVisible ?? this.border.visible;
    if (visible !== undefined) this.visible = visible;
    return this;
  }

  /** [D14] ControlIcon#_onHoverIn, ControlIcon#_onHoverOut */
  _onHoverIn(_event?: unknown): void {
    this.border.visible = true;
  }

  _onHoverOut(_event?: unknown): void {
    this.border.visible = false;
  }
}
