import { make, button, icon } from '../dom';
import { DialogV2 } from '../dialog';
import { dataAbove } from '../form-data';
import { localize, notifications, page, type HostMessage } from '../globals';
import { CHAT_COMMANDS, messageModes, parseLine, runCommand, type ChatData } from './chat-commands';
import { HTMLProseMirrorElement } from '../writing/editor';
import { AbstractSidebarTab } from './sidebar-tab';
import type { ContextMenuEntry } from '../context-menu';
import { renderChatMessage } from './chat-message';
import { messageEntries } from './message-menu';
import type { ApplicationOptions } from '../application/options';
import { globals } from '../../global';

const SHOWN_MS = 6000;
const SHOWN_AT_ONCE = 3;

/** New messages shown beside the sidebar for a moment, while the chat itself is not visible. */
export class ChatNotifications {
  readonly #list = make('ol', { id: 'chat-notifications', class: 'chat-log plain' });

  /** Its place is there before the first message: packages put their own parts in it. */
  place(): void {
    if (!this.#list.isConnected) document.getElementById('ui-right-column-1')?.append(this.#list);
  }

  add(message: HTMLElement): void {
    this.place();
    this.#list.append(message);
    while (this.#list.children.length > SHOWN_AT_ONCE) this.#list.firstElementChild?.remove();
    setTimeout(() => message.remove(), SHOWN_MS);
  }
}

interface MessageClass {
  create(data: object, operation?: object): Promise<unknown>;
  getSpeaker?(options?: object): object;
}

const BATCH = 100;

/** [D13] foundry.applications.sidebar.tabs.ChatLog (`ui.chat`) */
export class ChatLog extends AbstractSidebarTab {
  static override tabName = 'chat';

  /** [K] ChatLog.CHAT_COMMANDS; packages add theirs. */
  static readonly CHAT_COMMANDS = CHAT_COMMANDS;

  /** [D14] ChatLog.parse */
  static readonly parse = parseLine;

  /** [D13] ChatLog.NOTIFY_DURATION, ChatLog.MULTILINE_COMMANDS */
  static NOTIFY_DURATION = SHOWN_MS;
  static readonly MULTILINE_COMMANDS = new Set(['gm', 'ic', 'ooc', 'emote', 'whisper', 'invalid']);

  static override DEFAULT_OPTIONS: Partial<ApplicationOptions> = {
    id: 'chat',
    classes: ['chat-sidebar', 'flexcol'],
    actions: {
      deleteMessage: ChatLog.#delete,
      expandRoll: ChatLog.#expand,
      export: ChatLog.#export,
      flush: ChatLog.#flush,
      jumpToBottom: ChatLog.#jump,
      setMessageMode: ChatLog.#mode,
    },
  };

  readonly #log = make('ol', { class: 'chat-log plain themed', role: 'log', 'aria-live': 'polite' });
  /** The scrolling element; packages look for it by its class. */
  readonly #scroll = make('div', { class: 'chat-scroll' }, this.#log);
  readonly #notices = new ChatNotifications();
  /** Messages are added one after the other, so that they keep their order. */
  #adding: Promise<unknown> = Promise.resolve();

  override build(): Node[] {
    // [I] mclemente/fvtt-dice-tray#77: in 14 one writes in an editor
    const input = make('prose-mirror' as 'div', {
      id: 'chat-message',
      class: 'chat-input',
      name: 'message',
      placeholder: localize('Enter message'),
      'aria-label': localize('Enter message'),
    });
    // listens before the editor, which would begin a new line
    input.addEventListener('keydown', event => this.#typed(event, input), { capture: true });
    const clear = page.game.user?.isGM
      ? button({
          class: 'ui-control icon fa-solid fa-trash',
          'data-action': 'flush',
          'aria-label': localize('Clear the chat log'),
          'data-tooltip': 'Clear the chat log',
        })
      : undefined;
    // [M] packages of v13 and v14 put their own parts after it
    const jump = button(
      {
        class: 'jump-to-bottom',
        'data-action': 'jumpToBottom',
        'aria-label': localize('Jump to the end'),
        hidden: true,
      },
      icon('fa-solid fa-angles-down'),
    );
    this.#scroll.addEventListener('scroll', () => {
      jump.hidden = this.isAtBottom;
    });
    // [M] packages look for this button among the controls of the chat
    const save = button({
      class: 'ui-control icon fa-solid fa-floppy-disk',
      'data-action': 'export',
      'aria-label': localize('Save the chat log'),
      'data-tooltip': 'Save the chat log',
    });
    // packages put their own controls in here
    const controls = make('div', { id: 'chat-controls', class: 'chat-controls' }, messageModes(), save, clear);
    return [this.#scroll, jump, make('div', { class: 'chat-form' }, input, controls)];
  }

  #typed(event: KeyboardEvent, input: HTMLElement): void {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || !(input instanceof HTMLProseMirrorElement))
      return;
    event.preventDefault();
    event.stopPropagation();
    const { plain } = input;
    input.value = '';
    this.processMessage(plain).catch((error: Error) => notifications().error(error.message));
  }

  override async _onFirstRender(): Promise<void> {
    this.#notices.place();
    this._createContextMenu(this._getEntryContextOptions, '.message[data-message-id]', {
      hookName: 'getChatMessageContextOptions',
    });
    for (const message of page.game.messages.contents.slice(-BATCH)) this.postOne(message);
  }

  /** [D14] ChatLog#_getEntryContextOptions, hookEvents.getDocumentContextOptions: what a right click on a message offers. */
  _getEntryContextOptions(): ContextMenuEntry[] {
    return messageEntries();
  }

  override _onActivate(): void {
    this.scrollBottom();
  }

  /** [D13] ChatLog#collection, ChatLog#isAtBottom */
  get collection(): typeof page.game.messages {
    return page.game.messages;
  }

  get isAtBottom(): boolean {
    return this.#scroll.scrollTop + this.#scroll.clientHeight > this.#scroll.scrollHeight - 60;
  }

  /** [D13] ChatLog#_shouldShowNotifications: whether new messages are shown beside the sidebar. */
  _shouldShowNotifications(_options: { readonly closing?: boolean } = {}): boolean {
    return !this.element.checkVisibility();
  }

  /** [D13] ChatLog#_toggleNotifications: the place for them is made when one comes. */
  _toggleNotifications(_options: { readonly closing?: boolean } = {}): void {}

  /** [D13] ChatLog#notify */
  async notify(message: HostMessage, _options: object = {}): Promise<void> {
    if (this._shouldShowNotifications()) this.#notices.add(await renderChatMessage(message));
  }

  /** [D13] ChatLog#postOne */
  postOne(message: HostMessage, { before, notify = false }: { before?: string; notify?: boolean } = {}): Promise<void> {
    return this.#after(async () => {
      if (!message.visible) return;
      if (notify) await this.notify(message, { newMessage: true });
      const { isAtBottom } = this;
      const next = before ? this.#find(before) : null;
      this.#log.insertBefore(await renderChatMessage(message), next);
      if (isAtBottom) this.scrollBottom();
    });
  }

  /** [D13] ChatLog#renderBatch, ChatLog#updateTimestamps: all that is kept is shown, with the time it was said. */
  async renderBatch(_size: number): Promise<void> {}

  updateTimestamps(): void {}

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
    this.#scroll.scrollTop = this.#scroll.scrollHeight;
  }

  #after(work: () => Promise<void>): Promise<void> {
    const done = this.#adding.then(work).catch((error: unknown) => console.error(error));
    this.#adding = done;
    return done;
  }

  #find(id: string): HTMLElement | null {
    return this.#log.querySelector<HTMLElement>(`[data-message-id="${CSS.escape(id)}"]`);
  }

  /** [D13] ChatLog#processMessage: a line of the input; a line with a slash is a command. */
  async processMessage(line: string, { speaker }: { readonly speaker?: object } = {}): Promise<unknown> {
    const message = line.trim();
    const { ChatMessage } = globals<{ ChatMessage: MessageClass }>();
    const chatData: ChatData = { user: page.game.userId, speaker: speaker ?? ChatMessage.getSpeaker?.() ?? {} };
    if (!message || !page.Hooks.call('chatMessage', this, message, chatData)) return undefined;
    const options = {};
    if (!(await runCommand(this, message, chatData, options))) return undefined;
    const { user, ...data } = chatData;
    return ChatMessage.create({ author: user, ...data }, options);
  }

  static #jump(this: ChatLog): void {
    this.scrollBottom();
  }

  static #delete(this: ChatLog, _event: PointerEvent, target: HTMLElement): void {
    void page.game.messages.get(dataAbove(target, 'message-id'))?.delete();
  }

  static async #mode(this: ChatLog, _event: PointerEvent, target: HTMLElement): Promise<void> {
    await page.game.settings.set('core', 'messageMode', target.dataset['mode']);
  }

  static #expand(this: ChatLog, _event: PointerEvent, target: HTMLElement): void {
    target.classList.toggle('expanded');
  }

  static async #export(this: ChatLog): Promise<void> {
    await (page.game.messages as unknown as { export(): unknown }).export();
  }

  static async #flush(this: ChatLog): Promise<void> {
    const sure = await DialogV2.confirm({
      window: { title: localize('Clear the chat log') },
      content: `<p>${localize('Delete every message?')}</p>`,
    });
    if (sure !== true) return;
    const { ChatMessage } = globals<{ ChatMessage: { deleteDocuments(ids: string[]): Promise<unknown> } }>();
    await ChatMessage.deleteDocuments(page.game.messages.contents.map(({ id }) => id));
  }
}
