/** [D14] foundry.canvas.layers.GridLayer (`canvas.interface.grid`): spaces that packages highlight. */
import type { Graphics } from 'pixi.js';
import { board } from '../board';
import { hostsOwn } from '../drawn-by-packages';
import { PIXI } from '../pixi';
import { CanvasLayer } from './canvas-layer';

interface Highlight {
  readonly x?: number;
  readonly y?: number;
  readonly color?: number;
  readonly border?: number | null;
  readonly alpha?: number;
  readonly shape?: Parameters<Graphics['drawShape']>[0] | null;
}

/** [D14] foundry.canvas.containers.GridHighlight: the spaces of one name, each drawn once. */
export class GridHighlight extends PIXI.Graphics {
  readonly positions = new Set<string>();

  constructor(override readonly name: string) {
    super();
  }

  /** [D14] GridHighlight#highlight: whether the space is new here. */
  highlight(x: number, y: number): boolean {
    const key = `${x},${y}`;
    if (this.positions.has(key)) return false;
    this.positions.add(key);
    return true;
  }

  override clear(): this {
    this.positions.clear();
    return super.clear();
  }
}

export class GridLayer extends CanvasLayer {
  /** [D14] GridLayer#highlightLayers */
  readonly highlightLayers: Record<string, GridHighlight> = {};
  readonly highlight = this.addChild(hostsOwn(new PIXI.Container()));

  /** [D14] GridLayer#addHighlightLayer: one of this name, made if there is none. */
  addHighlightLayer(name: string): GridHighlight {
    const known = this.highlightLayers[name];
    if (known && !known.destroyed) return known;
    const made = new GridHighlight(name);
    this.highlightLayers[name] = made;
    board().showOverlay();
    return this.highlight.addChild(made);
  }

  /** [D14] GridLayer#getHighlightLayer */
  getHighlightLayer(name: string): GridHighlight | undefined {
    return this.highlightLayers[name];
  }

  /** [D14] GridLayer#clearHighlightLayer */
  clearHighlightLayer(name: string): void {
    this.highlightLayers[name]?.clear();
  }

  /** [D14] GridLayer#destroyHighlightLayer */
  destroyHighlightLayer(name: string): void {
    this.highlightLayers[name]?.destroy();
    delete this.highlightLayers[name];
  }

  /** [D14] GridLayer#highlightPosition: a space, or a shape where there is no grid. */
  highlightPosition(
    name: string,
    { x = 0, y = 0, color = 0x33bbff, border = null, alpha = 0.25, shape = null }: Highlight,
  ): void {
    const layer = this.addHighlightLayer(name);
    if (!layer.highlight(x, y)) return;
    layer.beginFill(color, alpha);
    if (border !== null) layer.lineStyle(2, border, Math.min(alpha * 1.5, 1));
    const { size } = board().dimensions;
    layer.drawShape(shape ?? new PIXI.Rectangle(x, y, size, size)).endFill();
  }

  override async _tearDown(_options: object): Promise<void> {
    for (const name of Object.keys(this.highlightLayers)) this.destroyHighlightLayer(name);
  }
}
