/** [D14] foundry.canvas.placeables.Token: what is drawn beside its picture. It is made, but nobody sees it here. */
import type { Container, Graphics } from 'pixi.js';
import { Color } from '../../data/color';
import { page, type HostUser, type Json } from '../../ui/globals';
import { PreciseText } from '../containers';
import { PIXI } from '../pixi';
import { SeeingToken } from './seeing-token';

interface Decorated {
  readonly name: string;
  readonly actor?: {
    readonly temporaryEffects?: Iterable<{ readonly img?: string | null; readonly tint?: unknown }>;
  } | null;
  getBarAttribute(bar: string): Json | null;
}

/** The parts that are drawn again one by one. [D14] Token.RENDER_FLAGS */
const PARTS = [
  ...['Position', 'Rotation', 'Size', 'Elevation', 'Visibility', 'Mesh', 'Shader', 'Border', 'Bars', 'Effects'],
  ...['Nameplate', 'Target', 'Tooltip', 'RingVisuals', 'TurnMarker'],
];

export abstract class DecoratedToken extends SeeingToken {
  static override RENDER_FLAGS: Record<string, { propagate?: string[]; alias?: boolean }> = {
    ...SeeingToken.RENDER_FLAGS,
    refresh: { propagate: ['refreshState', ...PARTS.map(part => `refresh${part}`)], alias: true },
    refreshTransform: { propagate: ['refreshPosition', 'refreshRotation', 'refreshSize'], alias: true },
    redrawEffects: {},
    ...Object.fromEntries(PARTS.map(part => [`refresh${part}`, {}])),
  };

  /**
   * [D14] Token#bars, Token#border, Token#effects, Token#nameplate, Token#target, Token#targetArrows, Token#targetPips,
   * Token#tooltip, Token#levelIndicator: packages move, hide and fill them.
   */
  readonly bars = Object.assign(new PIXI.Container(), { bar1: new PIXI.Graphics(), bar2: new PIXI.Graphics() });
  readonly border = new PIXI.Graphics();
  readonly effects = Object.assign(new PIXI.Container(), {
    bg: new PIXI.Graphics(),
    overlay: null as Container | null,
  });
  readonly nameplate = new PreciseText(this.document.name, this._getTextStyle());
  readonly targetArrows = new PIXI.Graphics();
  readonly targetPips = new PIXI.Graphics();
  readonly target = new PIXI.Graphics();
  readonly tooltip = new PreciseText('', this._getTextStyle());

  /** [D14] Token#voidMesh, Token#detectionFilter, Token#turnMarker, Token#ring: none is drawn. */
  readonly voidMesh = null;
  detectionFilter: unknown = null;
  turnMarker: unknown = null;

  /** [D14] Token#ruler: of the class that CONFIG names, for a token of the scene. */
  ruler: unknown = null;

  private get own(): Decorated {
    return this.document as unknown as Decorated;
  }

  override async _draw(options: object): Promise<void> {
    await super._draw(options);
    const { rulerClass: Ruler } = page.CONFIG['Token'] as { rulerClass?: new (token: unknown) => unknown };
    if (Ruler && !this.isPreview) this.ruler ??= new Ruler(this);
    this.bars.addChild(this.bars.bar1, this.bars.bar2);
    this.nameplate.position.set(this.bounds.width / 2, this.bounds.height + 2);
    this.tooltip.position.set(this.bounds.width / 2, -2);
    this.drawBars();
    await this.drawEffects();
  }

  /** [D14] Token#observer: whether this user sees what it sees. */
  get observer(): boolean {
    const { user } = page.game;
    return user !== null && this.document.testUserPermission(user as HostUser, 'OBSERVER');
  }

  /** [D14] Token#drawBars, Token#_drawBar: a bar for each value that has one. */
  drawBars(): void {
    for (const [index, name] of ['bar1', 'bar2'].entries()) {
      const bar = this.bars[name as 'bar1' | 'bar2'];
      const data = this.own.getBarAttribute(name);
      bar.visible = data?.['type'] === 'bar' && this._drawBar(index, bar, data);
    }
  }

  _drawBar(index: number, bar: Graphics, data: Json): boolean {
    const { width } = this.bounds;
    const part = Math.max(0, Math.min(1, Number(data['value']) / (Number(data['max']) || 1)));
    bar.clear().beginFill(0x000000, 0.5).drawRect(0, 0, width, 8).endFill();
    bar
      .beginFill(index === 0 ? 0x40c040 : 0x4060e0)
      .drawRect(1, 1, part * (width - 2), 6)
      .endFill();
    return true;
  }

  /** [D14] Token#drawEffects, Token#_drawEffects, Token#_drawEffect, Token#_drawOverlay: an icon for each that shows. */
  async drawEffects(): Promise<void> {
    await this._drawEffects();
  }

  async _drawEffects(): Promise<void> {
    for (const child of this.effects.removeChildren()) if (child !== this.effects.bg) child.destroy();
    this.effects.addChild(this.effects.bg);
    for (const { img, tint } of this.own.actor?.temporaryEffects ?? []) await this._drawEffect(img ?? '', tint);
  }

  async _drawEffect(src: string, tint?: unknown): Promise<unknown> {
    if (!src) return undefined;
    const icon = new PIXI.Sprite(PIXI.Texture.EMPTY);
    icon.tint = Number(tint ?? 0xffffff) || 0xffffff;
    return Object.assign(this.effects.addChild(icon), { name: src });
  }

  async _drawOverlay(src: string, tint?: unknown): Promise<unknown> {
    return this._drawEffect(src, tint);
  }

  _drawTargetArrows(_reticule?: object): void {}

  _drawTargetPips(): void {}

  /** [D14] Token#_refreshNameplate, Token#_refreshTooltip and the like: each part by itself, for packages to wrap. */
  _refreshNameplate(): void {
    this.nameplate.text = this.document.name;
  }

  _refreshTooltip(): void {
    this.tooltip.text = this._getTooltipText();
  }

  _refreshBorder(): void {
    const { width, height } = this.bounds;
    this.border.clear();
    if (!this.controlled && !this.hover) return;
    this.border.lineStyle(4, Number(this._getBorderColor())).drawRect(0, 0, width, height);
  }

  _refreshBars(): void {
    this.drawBars();
  }

  _refreshEffects(): void {}

  /** [D14] Token.RENDER_FLAGS: its icons and bars are drawn anew. */
  _redrawEffects(): void {
    void this.drawEffects();
  }

  _refreshElevation(): void {}

  _refreshMesh(): void {}

  _refreshPosition(): void {}

  _refreshRotation(): void {}

  _refreshShader(): void {}

  _refreshSize(): void {}

  _refreshTarget(): void {}

  _refreshTurnMarker(): void {}

  _refreshRingVisuals(): void {}

  /** [D14] Token#_refreshVisibility */
  _refreshVisibility(): void {
    this.visible = this.isVisible;
  }

  abstract get isVisible(): boolean;
  abstract _getTooltipText(): string;
  abstract getDispositionColor(): Color;

  /** [D14] Token#_getBorderColor: of its disposition, or of who chose it. */
  _getBorderColor(): Color {
    const { dispositionColors: colors } = page.CONFIG['Canvas'] as { dispositionColors: Record<string, number> };
    return this.controlled ? Color.from(colors['CONTROLLED']) : this.getDispositionColor();
  }

  /** [D14] Token#_getTextStyle */
  _getTextStyle() {
    return PreciseText.getTextStyle();
  }

  /** [D14] Token#getRingColors, Token#getRingEffects: for systems. */
  getRingColors(): object {
    return {};
  }

  getRingEffects(): unknown[] {
    return [];
  }

  /** [D14] Token#_onApplyStatusEffect: a status has come or gone; packages wrap it. */
  _onApplyStatusEffect(_statusId: string, _active: boolean): void {
    this.renderFlags.set({ refreshEffects: true });
  }

  /** [D14] Token#_configureFilterEffect, Token#_updateSpecialStatusFilterEffects, Token#_removeAllFilterEffects: no filter is drawn. */
  _configureFilterEffect(_statusId: string, _active: boolean): void {}

  _updateSpecialStatusFilterEffects(): void {}

  _removeAllFilterEffects(): void {}

  /** [D14] Token#_renderDetectionFilter */
  _renderDetectionFilter(_renderer: unknown): void {}
}
