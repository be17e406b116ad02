import type { ContextMenuEntry } from '../context-menu';
import { dataAbove } from '../form-data';
import { page, type HostMessage } from '../globals';

const messageOf = (target: HTMLElement): HostMessage | undefined =>
  page.game.messages.get(dataAbove(target, 'message-id'));

const isMine = (message: HostMessage | undefined): boolean => {
  const author = message?.author;
  return Boolean(page.game.user?.isGM) || (typeof author === 'string' ? author : author?.id) === page.game.userId;
};

/** Who whispers or hides something may show it, and hide it again. */
const tells = (whisper: (message: HostMessage) => object) => (_event: Event, target: HTMLElement) => {
  const message = messageOf(target);
  if (message) void message.update(whisper(message));
};

/** Core's entries for a message of the chat. [A] foundryvtt.com/article/chat: game masters reveal and conceal, authors delete. */
export const messageEntries = (): ContextMenuEntry[] => {
  const isHidden = (message: HostMessage | undefined): boolean => (message?.whisper.length ?? 0) > 0;
  const gm = (): boolean => page.game.user?.isGM ?? false;
  return [
    {
      label: 'CHAT.RevealMessage',
      icon: 'fa-solid fa-eye',
      visible: target => gm() && isHidden(messageOf(target)),
      onClick: tells(() => ({ whisper: [], blind: false })),
    },
    {
      label: 'CHAT.ConcealMessage',
      icon: 'fa-solid fa-eye-slash',
      visible: target => gm() && messageOf(target) !== undefined && !isHidden(messageOf(target)),
      onClick: tells(() => ({ whisper: [...page.game.users].filter(({ isGM }) => isGM).map(({ id }) => id) })),
    },
    {
      label: 'SIDEBAR.Delete',
      icon: 'fa-solid fa-trash',
      visible: target => isMine(messageOf(target)),
      onClick: (_event, target) => void messageOf(target)?.delete(),
    },
  ];
};
