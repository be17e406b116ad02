import { DialogV2 } from '../dialog';
import { escapeHTML, button, make } from '../dom';
import { dataAbove } from '../forms';
import { localize, notifications, page, type HostMessage, type HostUser } from '../globals';
import { ChatNotifications } from './chat-notifications';
import { AbstractSidebarTab } from './sidebar-tab';
import { renderChatMessage } from './chat-message';
import type { ApplicationOptions } from '../application/options';

interface RollLike {
  evaluate(options?: object): Promise<RollLike>;
  toMessage(data?: object, options?: object): Promise<unknown>;
}

type RollClass = new (formula: string) => RollLike;

interface MessageClass {
  create(data: object, operation?: object): Promise<unknown>;
  getSpeaker?(options?: object): object;
}

const BATCH = 100;

const recipients = (names: string): string[] => {
  const wanted = names
    .replaceAll(/[[\]]/g, '')
    .split(',')
    .map(name => name.trim().toLowerCase());
  const { contents } = page.game.users;
  return contents
    .filter(
      (user: HostUser) =>
        wanted.includes(user.name.toLowerCase()) ||
        (user.isGM && (wanted.includes('gm') || wanted.includes('gamemaster'))),
    )
    .map(({ id }) => id);
};

/** [D13] foundry.applications.sidebar.tabs.ChatLog (`ui.chat`) */
export class ChatLog extends AbstractSidebarTab {
  static override tabName = 'chat';

  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'chat',
    classes: ['chat-sidebar', 'flexcol'],
    actions: { deleteMessage: ChatLog.#delete, expandRoll: ChatLog.#expand, flush: ChatLog.#flush },
  };

  readonly #log = make('ol', { class: 'chat-log plain themed', role: 'log', 'aria-live': 'polite' });
  readonly #notices = new ChatNotifications();
  /** Messages are added one after the other, so that they keep their order. */
  #adding: Promise<unknown> = Promise.resolve();

  override build(): Node[] {
    const input = make('textarea', {
      id: 'chat-message',
      class: 'chat-input',
      name: 'message',
      rows: 2,
      autocomplete: 'off',
      placeholder: localize('Enter message'),
      'aria-label': localize('Enter message'),
    });
    input.addEventListener('keydown', event => {
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      const { value } = input;
      input.value = '';
      this.processMessage(value).catch((error: Error) => notifications().error(error.message));
    });
    const clear = page.game.user?.isGM
      ? button({
          class: 'ui-control icon fa-solid fa-trash',
          'data-action': 'flush',
          'aria-label': localize('Clear the chat log'),
          'data-tooltip': 'Clear the chat log',
        })
      : undefined;
    // packages put their own controls in here
    const controls = make('div', { id: 'chat-controls', class: 'chat-controls' }, clear);
    return [this.#log, make('div', { class: 'chat-form' }, input, controls)];
  }

  override async _onFirstRender(): Promise<void> {
    for (const message of page.game.messages.contents.slice(-BATCH)) this.postOne(message);
  }

  override _onActivate(): void {
    this.scrollBottom();
  }

  /** [D13] ChatLog#postOne */
  postOne(message: HostMessage, { notify = false }: { notify?: boolean } = {}): Promise<void> {
    return this.#after(async () => {
      if (!message.visible) return;
      if (notify && !this.element.checkVisibility()) this.#notices.add(await renderChatMessage(message));
      const atEnd = this.#log.scrollTop + this.#log.clientHeight > this.#log.scrollHeight - 60;
      this.#log.append(await renderChatMessage(message));
      if (atEnd) this.#log.scrollTop = this.#log.scrollHeight;
    });
  }

  /** [D13] ChatLog#updateMessage */
  updateMessage(message: HostMessage): Promise<void> {
    return this.#after(async () => {
      const shown = this.#find(message.id);
      if (shown) shown.replaceWith(await renderChatMessage(message));
    });
  }

  /** [D13] ChatLog#deleteMessage */
  deleteMessage(id: string): Promise<void> {
    return this.#after(async () => this.#find(id)?.remove());
  }

  /** [D13] ChatLog#scrollBottom */
  scrollBottom(): void {
    this.#log.scrollTop = this.#log.scrollHeight;
  }

  #after(work: () => Promise<void>): Promise<void> {
    const done = this.#adding.then(work).catch((error: unknown) => console.error(error));
    this.#adding = done;
    return done;
  }

  #find(id: string): HTMLElement | null {
    return this.#log.querySelector<HTMLElement>(`[data-message-id="${CSS.escape(id)}"]`);
  }

  /** [D13] ChatLog#processMessage: a line of the input; `/roll`, `/gmroll` and `/whisper` as in Foundry. */
  async processMessage(line: string): Promise<void> {
    const message = line.trim();
    const { ChatMessage, Roll } = page as unknown as { ChatMessage: MessageClass; Roll: RollClass };
    const speaker = ChatMessage.getSpeaker?.() ?? {};
    const data = { user: page.game.userId, speaker };
    if (!message || !page.Hooks.call('chatMessage', this, message, data)) return;
    const [, command = '', rest = ''] = /^\/(\w+)\s+([\s\S]*)$/.exec(message) ?? [];
    if (['r', 'roll', 'gmr', 'gmroll'].includes(command)) {
      const messageMode = command.startsWith('gm') ? 'gm' : 'public';
      await (await new Roll(rest).evaluate()).toMessage({ speaker }, { messageMode });
      return;
    }
    const [, names = '', whispered = ''] = ['w', 'whisper'].includes(command)
      ? (/^(\[[^\]]*\]|\S+)\s+([\s\S]*)$/.exec(rest) ?? [])
      : [];
    const text = escapeHTML(whispered || message).replaceAll('\n', '<br>');
    await ChatMessage.create({
      content: text,
      author: page.game.userId,
      speaker,
      style: whispered ? 0 : 1,
      ...(whispered && { whisper: recipients(names) }),
    });
  }

  static #delete(this: ChatLog, _event: PointerEvent, target: HTMLElement): void {
    void page.game.messages.get(dataAbove(target, 'message-id'))?.delete();
  }

  static #expand(this: ChatLog, _event: PointerEvent, target: HTMLElement): void {
    target.classList.toggle('expanded');
  }

  static async #flush(this: ChatLog): Promise<void> {
    const sure = await DialogV2.confirm({
      window: { title: localize('Clear the chat log') },
      content: `<p>${localize('Delete every message?')}</p>`,
    });
    if (sure !== true) return;
    const { ChatMessage } = page as unknown as { ChatMessage: { deleteDocuments(ids: string[]): Promise<unknown> } };
    await ChatMessage.deleteDocuments(page.game.messages.contents.map(({ id }) => id));
  }
}
