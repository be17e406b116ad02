/** Who receives a message. docs/platform.md 1 */
import { current } from '../current';

/** A key of `CONFIG.ChatMessage.modes`. */
export type MessageMode = 'public' | 'gm' | 'blind' | 'self' | 'ic';

const OLD_NAMES: Readonly<Record<string, MessageMode>> = {
  publicroll: 'public',
  gmroll: 'gm',
  blindroll: 'blind',
  selfroll: 'self',
};

/** The mode that a name means, also one of version 13: modules pass those on. */
export const messageModeOf = (name: string): MessageMode => OLD_NAMES[name] ?? (name as MessageMode);

/** [D14] The setting `core.messageMode`: what this user chose beside the chat. */
export const defaultMode = (): MessageMode => current.game.settings.get('core', 'messageMode') as MessageMode;
