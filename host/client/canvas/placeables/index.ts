/** [D14] foundry.canvas.placeables: the canvas objects of a scene's documents. */
import type { Graphics, Rectangle } from 'pixi.js';
import { page, type HostDocument, type Json } from '../../ui/globals';
import { board } from '../board';
import { PreciseText } from '../containers';
import { ControlIcon } from '../control-icon';
import { PIXI } from '../pixi';
import { AmbientLight, AmbientSound } from './light-and-sound';
import { PlaceableObject } from './placeable-object';
import { color, drawShape, type Shape } from '../geometry';
import { Tile } from './tile';
import { Token } from './token';
import { Wall } from './wall';

/** [D14] foundry.canvas.placeables.Drawing */
class Drawing extends PlaceableObject {
  static override embeddedName = 'Drawing';
  shape: Graphics | null = null;
  /** [D14] Drawing#text, Drawing#frame, Drawing#texture: made where it has one. */
  text: InstanceType<typeof PreciseText> | null = null;
  readonly frame = new PIXI.Container();
  readonly texture = null;

  /** [D14] Drawing#author, Drawing#isPolygon, Drawing#isTiled, Drawing#type */
  get author(): unknown {
    return (this.document as unknown as Json)['author'] ?? null;
  }

  get type(): string {
    return (this.document as unknown as { readonly shape: Shape }).shape.type;
  }

  get isPolygon(): boolean {
    return this.type === 'p' || this.type === 'polygon';
  }

  get isTiled(): boolean {
    return (this.document as unknown as Json)['fillType'] === 2;
  }

  /** [D14] Drawing#_getTextStyle, Drawing#enableTextEditing, Drawing#_refreshText, Drawing#_refreshShape */
  _getTextStyle() {
    const { fontFamily, fontSize, textColor } = this.document as unknown as Record<string, unknown>;
    return PreciseText.getTextStyle({ fontFamily, fontSize, fill: textColor } as never);
  }

  enableTextEditing(_options: object = {}): void {}

  _refreshShape(): void {}

  _refreshText(): void {
    const { text = '' } = this.document as unknown as { readonly text?: string };
    if (this.text) this.text.text = text;
  }

  override async _draw(_options: object): Promise<void> {
    this.shape = this.addChild(new PIXI.Graphics());
    const {
      text,
      width = 0,
      height = 0,
    } = this.document as unknown as { text?: string; width?: number; height?: number };
    if (!text) return;
    this.text = this.addChild(new PreciseText(text, this._getTextStyle()));
    this.text.anchor.set(0.5, 0.5);
    this.text.position.set(width / 2, height / 2);
  }

  override _applyRenderFlags(flags: Record<string, boolean>): void {
    super._applyRenderFlags(flags);
    const { shape, strokeWidth, strokeColor, strokeAlpha, fillType, fillColor, fillAlpha } = this
      .document as unknown as Json & { shape: Shape };
    const graphics = this.shape;
    if (!graphics) return;
    graphics.clear().lineStyle(Number(strokeWidth), color(strokeColor, 0xffffff), Number(strokeAlpha));
    if (fillType) graphics.beginFill(color(fillColor, 0xffffff), Number(fillAlpha));
    drawShape(graphics, shape);
    graphics.endFill();
  }
}

/** [D14] foundry.canvas.placeables.Region */
class Region extends PlaceableObject {
  static override embeddedName = 'Region';

  override async _draw(_options: object): Promise<void> {
    const graphics = this.addChild(new PIXI.Graphics());
    const { shapes = [], color: own } = this.document as unknown as { shapes?: Shape[]; color?: unknown };
    graphics.lineStyle(4, color(own, 0xffffff), 0.8).beginFill(color(own, 0xffffff), 0.25);
    for (const shape of shapes) drawShape(graphics, shape);
    graphics.endFill();
  }

  /** [D14] Region#bounds, Region#shapes, Region#testPoint, Region#animationContexts */
  readonly animationContexts = new Map<string, object>();

  override get bounds(): Rectangle {
    const { bounds } = this.document as unknown as {
      readonly bounds: { x: number; y: number; width: number; height: number };
    };
    return new PIXI.Rectangle(bounds.x, bounds.y, bounds.width, bounds.height);
  }

  get shapes(): readonly Shape[] {
    return (this.document as unknown as { readonly shapes: readonly Shape[] }).shapes;
  }

  /** [D14] Region#polygons, Region#polygonTree, Region#area: those of its document. */
  get polygons(): unknown {
    return (this.document as unknown as Json)['polygons'];
  }

  get polygonTree(): unknown {
    return (this.document as unknown as Json)['polygonTree'];
  }

  get area(): unknown {
    return (this.document as unknown as Json)['area'];
  }

  testPoint(point: object, elevation?: number): boolean {
    const { document } = this as unknown as { readonly document: { testPoint(point: object): boolean } };
    return document.testPoint({ ...point, ...(elevation !== undefined && { elevation }) });
  }

  _refreshBorder(): void {}

  /** [D14] Region#isVisible, CONST.REGION_VISIBILITY: always, to game masters, or while its layer is worked on. */
  get isVisible(): boolean {
    const { visibility } = this.document as unknown as { visibility?: number };
    if (visibility === ALWAYS || (visibility === GAMEMASTER && page.game.user?.isGM)) return true;
    return (board() as unknown as { regions?: { active: boolean } }).regions?.active ?? false;
  }

  override _refreshState(): void {
    super._refreshState();
    this.visible = this.isVisible;
  }
}

/** [D14] CONST.REGION_VISIBILITY */
const GAMEMASTER = 1;
const ALWAYS = 2;

interface Linked {
  readonly entry: HostDocument | null;
  readonly page: HostDocument | null;
}

/** What the icon of a note is made of. */
interface Pinned {
  readonly iconSize: number;
  readonly text: string;
  readonly texture?: { readonly src?: string | null; readonly tint?: string | null };
}

/** [D14] foundry.canvas.placeables.Note */
class Note extends PlaceableObject {
  static override embeddedName = 'Note';
  /** [D14] Note#tooltip: its text. */
  tooltip: InstanceType<typeof PreciseText> | null = null;

  override async _draw(_options: object): Promise<void> {
    const icon = this._drawControlIcon();
    this.controlIcon = this.addChild(icon);
    await icon.draw();
    this.tooltip = this.addChild(this._drawTooltip());
  }

  /** [D14] Note#_drawTooltip */
  _drawTooltip(): InstanceType<typeof PreciseText> {
    const { text } = this.document as unknown as Pinned;
    const tooltip = new PreciseText(text, this._getTextStyle());
    tooltip.anchor.set(0.5, -0.6);
    return tooltip;
  }

  /** [D14] Note#size, Note#_drawControlIcon */
  get size(): number {
    return (this.document as unknown as Pinned).iconSize;
  }

  _drawControlIcon(): ControlIcon {
    const { texture } = this.document as unknown as Pinned;
    const icon = new ControlIcon({ texture: texture?.src ?? '', size: this.size, tint: texture?.tint ?? null });
    icon.position.set(-this.size / 2, -this.size / 2);
    return icon;
  }

  /** [D14] Note#isVisible: whose target may be seen, or a game master's. */
  get isVisible(): boolean {
    const { entryId } = this.document as unknown as { readonly entryId?: string | null };
    return (page.game.user?.isGM ?? false) || !entryId || (this.page ?? this.entry)?.visible === true;
  }

  override _refreshState(): void {
    super._refreshState();
    this.visible = this.isVisible;
  }

  /** [D14] Note#_getTextStyle, Note#_refreshTooltip, Note#_refreshVisibility */
  _getTextStyle() {
    return PreciseText.getTextStyle();
  }

  _refreshTooltip(): void {}

  _refreshVisibility(): void {
    this.visible = this.isVisible;
  }

  /** [D14] Note#entry, Note#page */
  get entry(): HostDocument | null {
    return (this.document as unknown as Linked).entry;
  }

  get page(): HostDocument | null {
    return (this.document as unknown as Linked).page;
  }

  /** [D14] hookEvents.activateNote: a double click opens its entry at its page, unless a package says no. */
  override _onClickLeft2(_event: unknown): void {
    const { entry } = this;
    if (!entry) return;
    const options = { force: true, ...(this.page && { pageId: this.page.id }) };
    if (page.Hooks.call('activateNote', this, options) !== false) void entry.sheet?.render(options);
  }
}

/** The class of each, by its name. */
export const placeables = {
  AmbientLight,
  AmbientSound,
  Drawing,
  Note,
  Region,
  Tile,
  Token,
  Wall,
} as const;
