import { cleanHTML } from '../ui/clean-html';
import { make, parse } from '../ui/dom';
import { page } from '../ui/globals';
import { board } from './board';
import type { Token } from './placeables/token';

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
