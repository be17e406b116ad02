import { page, type Json } from '../../ui/globals';
import { CanvasLayer, type Options } from './canvas-layer';
import { board } from '../board';

/** [D14] foundry.canvas.layers.InteractionLayer */
export class InteractionLayer extends CanvasLayer {
  active = false;

  static override get layerOptions(): Options {
    return { ...super.layerOptions, baseClass: InteractionLayer, zIndex: 0, sortActiveTop: false };
  }

  /** [D14] InteractionLayer.prepareSceneControls */
  static prepareSceneControls(): Json | null {
    return null;
  }

  getZIndex(): number {
    return Number(this.options['zIndex'] ?? 0);
  }

  /** [D14] InteractionLayer#activate, InteractionLayer#deactivate */
  activate(_options: { tool?: string } = {}): this {
    for (const layer of board().layers ?? [])
      if (layer !== this && layer instanceof InteractionLayer && layer.active) layer.deactivate();
    const was = this.active;
    this.active = true;
    this.zIndex = this.getZIndex();
    if (!was) {
      this._activate();
      page.Hooks.callAll(`activate${this.hookName}`, this);
      page.Hooks.callAll('activateCanvasLayer', this);
    }
    return this;
  }

  deactivate(): this {
    if (!this.active) return this;
    this.active = false;
    this._deactivate();
    page.Hooks.callAll(`deactivate${this.hookName}`, this);
    return this;
  }

  _activate(): void {}

  _deactivate(): void {}

  /**
   * [D14] InteractionLayer#_onClickLeft, InteractionLayer#_onClickLeft2, InteractionLayer#_onClickRight,
   * InteractionLayer#_onClickRight2, InteractionLayer#_onMouseWheel: the pointer over the scene while it is active.
   */
  _onClickLeft(_event: unknown): unknown {
    return undefined;
  }

  _onClickLeft2(_event: unknown): unknown {
    return undefined;
  }

  _onClickRight(_event: unknown): unknown {
    return undefined;
  }

  _onClickRight2(_event: unknown): unknown {
    return undefined;
  }

  _onMouseWheel(_event: unknown): unknown {
    return undefined;
  }

  /**
   * [D14] InteractionLayer#_canDragLeftStart, InteractionLayer#_onDragLeftStart, InteractionLayer#_onDragLeftMove,
   * InteractionLayer#_onDragLeftDrop, InteractionLayer#_onDragLeftCancel: a drag that begins beside its objects.
   */
  _canDragLeftStart(_user: unknown, _event: unknown): boolean {
    return true;
  }

  _onDragLeftStart(_event: unknown): unknown {
    return undefined;
  }

  _onDragLeftMove(_event: unknown): unknown {
    return undefined;
  }

  _onDragLeftDrop(_event: unknown): unknown {
    return undefined;
  }

  _onDragLeftCancel(_event: unknown): unknown {
    return undefined;
  }
}
