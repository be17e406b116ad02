import { EventEmitterMixin } from '../../data/util-classes';
import type { Position, RenderOptions } from './options';

/** Listeners of an application's events. */
interface Emitter {
  /** [D13] ApplicationV2#addEventListener */
  addEventListener(type: string, listener: EventListener, options?: AddEventListenerOptions): void;
  /** [D13] ApplicationV2#removeEventListener */
  removeEventListener(type: string, listener: EventListener): void;
  /** [D13] ApplicationV2#dispatchEvent */
  dispatchEvent(event: Event): boolean;
}

const EventEmitter = EventEmitterMixin() as new () => Emitter;

type Context = Record<string, unknown>;

/** The lifecycle methods of an application, which do nothing unless its class overrides them. */
export class ApplicationHooks extends EventEmitter {
  /** [D13] ApplicationV2#_canRender: false, or an error, keeps the application from rendering. */
  _canRender(_options: RenderOptions): false | void {
    return undefined;
  }

  /** [D13] ApplicationV2#_preFirstRender */
  async _preFirstRender(_context: Context, _options: RenderOptions): Promise<void> {}

  /** [D13] ApplicationV2#_preRender */
  async _preRender(_context: Context, _options: RenderOptions): Promise<void> {}

  /** [D13] ApplicationV2#_onFirstRender */
  async _onFirstRender(_context: Context, _options: RenderOptions): Promise<void> {}

  /** [D13] ApplicationV2#_onRender */
  async _onRender(_context: Context, _options: RenderOptions): Promise<void> {}

  /** [D13] ApplicationV2#_prePosition */
  _prePosition(_position: Position): void {}

  /** [D13] ApplicationV2#_onPosition */
  _onPosition(_position: Position): void {}

  /** [D13] ApplicationV2#_onClickAction: an action without a handler. */
  _onClickAction(_event: PointerEvent, _target: HTMLElement): void {}

  /** [D13] ApplicationV2#_preClose */
  async _preClose(_options: object): Promise<void> {}

  /** [D13] ApplicationV2#_tearDown */
  _tearDown(_options: object): void {}

  /** [D13] ApplicationV2#_onClose */
  _onClose(_options: object): void {}
}
