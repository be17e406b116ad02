/** [D14] foundry.applications.hud */
import { ApplicationV2 } from '../../ui/application/application';
import type { ApplicationOptions } from '../../ui/application/options';
import { page, type Json } from '../../ui/globals';
import { type Board, board } from '../board';
import { BasePlaceableHUD } from './placeable-hud';
import { cleanHTML } from '../../ui/clean-html';
import { make, parse } from '../../ui/dom';
import type { Token } from '../placeables/token';

/** The types of documents with a HUD of their own, which a package may replace in CONFIG. */
const BOUND = ['Token', 'Tile', 'Drawing'] as const;

/** [D13] foundry.applications.hud.HeadsUpDisplayContainer (`canvas.hud`): DOM laid over the stage, moving with it. */
export class HeadsUpDisplayContainer extends ApplicationV2 {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'hud',
    window: { frame: false, positioned: false },
  };

  /** [D14] HeadsUpDisplayContainer#token, HeadsUpDisplayContainer#tile, HeadsUpDisplayContainer#drawing */
  readonly token!: BasePlaceableHUD;
  readonly tile!: BasePlaceableHUD;
  readonly drawing!: BasePlaceableHUD;
  readonly bubbles = new ChatBubbles();
  readonly #huds: readonly BasePlaceableHUD[];

  constructor(readonly canvas: Pick<Board, 'stage' | 'dimensions'>) {
    super();
    this.#huds = BOUND.map(name => {
      const { hudClass: Class } = page.CONFIG[name] as Json as { hudClass: new () => BasePlaceableHUD };
      const hud = new Class();
      Object.defineProperty(this, name.toLowerCase(), { value: hud, configurable: true, enumerable: true });
      return hud;
    });
  }

  override async _renderHTML(): Promise<never[]> {
    for (const hud of this.#huds) await hud.close();
    return [];
  }

  /** A new drawing of the canvas begins with an empty HUD: packages add to it at `canvasReady`. */
  override _replaceHTML(_result: unknown, content: HTMLElement): void {
    content.replaceChildren();
  }

  /** [D13] HeadsUpDisplayContainer#align */
  align(): void {
    const { stage, dimensions } = this.canvas;
    const { a, tx, ty } = stage.worldTransform;
    const { style } = this.element;
    style.left = `${tx}px`;
    style.top = `${ty}px`;
    style.width = `${dimensions.width}px`;
    style.height = `${dimensions.height}px`;
    style.transform = `scale(${a})`;
  }
}

/** [D14] foundry.applications.hud.TileHUD (`canvas.hud.tile`) */
export class TileHUD extends BasePlaceableHUD {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = { id: 'tile-hud' };
  static override PARTS = { hud: { root: true, template: 'templates/hud/tile-hud.hbs' } };
}

/** [D14] foundry.applications.hud.DrawingHUD (`canvas.hud.drawing`) */
export class DrawingHUD extends BasePlaceableHUD {
  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = { id: 'drawing-hud' };
  static override PARTS = { hud: { root: true, template: 'templates/hud/drawing-hud.hbs' } };
}

export { BasePlaceableHUD } from './placeable-hud';
export { TokenHUD } from './token-hud';

interface BubbleOptions {
  readonly cssClasses?: readonly string[];
  readonly requireVisible?: boolean;
  readonly pan?: boolean;
}

/** How long each letter is shown, and the minimum for a bubble, in milliseconds. */
const LETTER = 60;
const LEAST = 2000;

interface Hud {
  readonly element: HTMLElement;
}

/** [D14] foundry.canvas.animation.ChatBubbles (`canvas.hud.bubbles`): a token's words, shown over it for a while. */
export class ChatBubbles {
  /** [D14] ChatBubbles#say, hookEvents.chatBubbleHTML: whether it was shown. */
  async say(token: Token, message: string, options: BubbleOptions = {}): Promise<boolean> {
    if (!token || !message || (options.requireVisible && !token.visible)) return false;
    const content = make('div', { class: 'bubble-content' }, parse(cleanHTML(message)));
    const bubble = make('div', { class: ['chat-bubble', ...(options.cssClasses ?? [])].join(' ') }, content);
    if (!page.Hooks.call('chatBubbleHTML', token, bubble, message, options)) return false;
    const { x, y, width } = token.bounds;
    Object.assign(bubble.style, { left: `${x + width / 2}px`, top: `${y}px` });
    (board().hud as Hud).element.append(bubble);
    setTimeout(() => bubble.remove(), Math.max(LEAST, message.length * LETTER));
    return true;
  }
}
