import { page, type Json } from '../../ui/globals';
import { PIXI } from '../pixi';

export type Options = Json;

/** [D14] foundry.canvas.layers.CanvasLayer */
export class CanvasLayer extends PIXI.Container {
  options: Options;
  override interactiveChildren = false;
  #drawn = false;

  constructor() {
    super();
    this.options = { ...(this.constructor as typeof CanvasLayer).layerOptions };
  }

  /** [D14] CanvasLayer.layerOptions */
  static get layerOptions(): Options {
    return { name: '', baseClass: CanvasLayer };
  }

  /** [D14] CanvasLayer.instance */
  static get instance(): unknown {
    return (page.canvas as Json)[String(this.layerOptions['name'])];
  }

  get hookName(): string {
    return this.constructor.name;
  }

  /** [D14] CanvasLayer#draw */
  async draw(options: object = {}): Promise<this> {
    await this.tearDown();
    this.#drawn = true;
    await this._draw(options);
    page.Hooks.callAll(`draw${this.hookName}`, this);
    return this;
  }

  async _draw(_options: object): Promise<void> {}

  /**
   * [D14] CanvasLayer#tearDown: [M] once for each time it was drawn; layers of Wibble199/FoundryVTT-Terrain-Height-Tools
   * expect it, and one calls this method from its own `_tearDown`.
   */
  async tearDown(options: object = {}): Promise<this> {
    if (!this.#drawn) return this;
    this.#drawn = false;
    await this._tearDown(options);
    page.Hooks.callAll(`tearDown${this.hookName}`, this);
    return this;
  }

  async _tearDown(_options: object): Promise<void> {
    for (const child of this.removeChildren()) child.destroy({ children: true });
  }
}
