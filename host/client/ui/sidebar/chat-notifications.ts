import { make } from '../dom';

const SHOWN_MS = 6000;
const SHOWN_AT_ONCE = 3;

/** New messages shown beside the sidebar for a moment, while the chat itself is not visible. */
export class ChatNotifications {
  readonly #list = make('ol', { id: 'chat-notifications', class: 'chat-log plain' });

  add(message: HTMLElement): void {
    if (!this.#list.isConnected) document.getElementById('ui-right-column-1')?.append(this.#list);
    this.#list.append(message);
    while (this.#list.children.length > SHOWN_AT_ONCE) this.#list.firstElementChild?.remove();
    setTimeout(() => message.remove(), SHOWN_MS);
  }
}
