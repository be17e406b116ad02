import { cleanHTML } from './clean-html';
import { button, make, parse } from './dom';
import { localize } from './globals';

type Kind = 'info' | 'warning' | 'error' | 'success';

/** [T] NotificationOptions; docs/platform.md 6 */
export interface NotificationOptions {
  readonly permanent?: boolean;
  readonly localize?: boolean;
  readonly format?: Record<string, unknown>;
  readonly escape?: boolean;
  readonly clean?: boolean;
  readonly console?: boolean;
  readonly progress?: boolean;
}

/** [T] Notification: the result of a call; docs/platform.md 6 */
export interface Notification {
  readonly id: number;
  readonly type: Kind;
  readonly element: HTMLElement;
  message: string;
  active: boolean;
  update(change: { pct?: number; message?: string } & NotificationOptions): void;
  remove(): void;
}

const LIFETIME_MS = 5000;
const SHOWN_AT_ONCE = 3;

/** [D13] foundry.applications.ui.Notifications: the messages at the top of the page. */
export class Notifications {
  #last = 0;
  readonly #shown = new Map<number, Notification>();
  readonly #waiting: Notification[] = [];

  /** [D13] Notifications#info */
  info(message: string | Error, options: NotificationOptions = {}): Notification {
    return this.notify(message, 'info', options);
  }

  /** [D13] Notifications#success */
  success(message: string | Error, options: NotificationOptions = {}): Notification {
    return this.notify(message, 'success', options);
  }

  /** [D13] Notifications#warn */
  warn(message: string | Error, options: NotificationOptions = {}): Notification {
    return this.notify(message, 'warning', options);
  }

  /** [D13] Notifications#error */
  error(message: string | Error, options: NotificationOptions = {}): Notification {
    return this.notify(message, 'error', options);
  }

  /** [D13] Notifications#notify */
  notify(message: string | Error, type: Kind = 'info', options: NotificationOptions = {}): Notification {
    const text = this.#text(message, options);
    if (options.console ?? true) console[type === 'warning' ? 'warn' : type === 'error' ? 'error' : 'log'](text);
    const notification = this.#make(text, type, options);
    this.#waiting.push(notification);
    this.#showWaiting();
    if (!options.permanent && !options.progress) setTimeout(() => notification.remove(), LIFETIME_MS);
    return notification;
  }

  /** [D13] Notifications#update */
  update(notification: Notification | number, change: Parameters<Notification['update']>[0]): void {
    this.#find(notification)?.update(change);
  }

  /** [D13] Notifications#remove */
  remove(notification: Notification | number): void {
    this.#find(notification)?.remove();
  }

  /** [D13] Notifications#has */
  has(notification: Notification | number): boolean {
    return this.#find(notification) !== undefined;
  }

  /** [D13] Notifications#clear */
  clear(): void {
    this.#waiting.length = 0;
    for (const notification of [...this.#shown.values()]) notification.remove();
  }

  #find(notification: Notification | number): Notification | undefined {
    const id = typeof notification === 'number' ? notification : notification.id;
    return this.#shown.get(id) ?? this.#waiting.find(waiting => waiting.id === id);
  }

  #text(message: string | Error, { localize: localizes, format }: NotificationOptions): string {
    const text = message instanceof Error ? message.message : String(message);
    return localizes || format ? localize(text, format) : text;
  }

  #make(message: string, type: Kind, options: NotificationOptions): Notification {
    const escape = options.escape ?? true;
    const show = (text: string): (Node | string)[] => [
      // docs/platform.md 15 (issue 12072): HTML is cleaned unless `clean: false` says that it is trusted
      escape ? text : parse((options.clean ?? true) ? cleanHTML(text) : text),
    ];
    const words = make('p', {}, ...show(message));
    const close = button({
      class: 'close icon fa-solid fa-xmark',
      'data-action': 'close',
      'aria-label': localize('Close'),
    });
    const bar = make('div', { class: 'progress-bar' });
    const element = make(
      'li',
      { class: `notification ${type}`, role: 'status' },
      make('i', { class: 'notification-icon', inert: true }),
      words,
      close,
      options.progress ? bar : undefined,
    );
    const id = ++this.#last;
    const notification: Notification = {
      id,
      type,
      element,
      message,
      active: true,
      update: change => {
        if (change.message !== undefined) {
          notification.message = this.#text(change.message, change);
          words.replaceChildren(...show(notification.message));
        }
        if (change.pct === undefined) return;
        bar.style.inlineSize = `${Math.round(change.pct * 100)}%`;
        if (change.pct >= 1) setTimeout(() => notification.remove(), 1000);
      },
      remove: () => this.#remove(notification),
    };
    close.addEventListener('click', () => notification.remove());
    return notification;
  }

  #remove(notification: Notification): void {
    notification.active = false;
    notification.element.remove();
    this.#shown.delete(notification.id);
    const place = this.#waiting.indexOf(notification);
    if (place >= 0) this.#waiting.splice(place, 1);
    this.#showWaiting();
  }

  #showWaiting(): void {
    while (this.#shown.size < SHOWN_AT_ONCE) {
      const next = this.#waiting.shift();
      if (!next) return;
      this.#shown.set(next.id, next);
      this.#list().append(next.element);
    }
  }

  #list(): HTMLElement {
    const list = document.getElementById('notifications') ?? make('ol', { id: 'notifications', 'aria-live': 'polite' });
    if (!list.isConnected) document.body.append(list);
    return list;
  }
}
