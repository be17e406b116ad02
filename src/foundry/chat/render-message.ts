/** The hook `renderChatMessageHTML`: our messages in each reader's words. */
import type { Registry } from '../registry';
import { lazyImport } from '../lazy-import';
import { setting } from '../settings';
import { showOwnDice } from '../own-dice';

/** As much of our message as every page must know at once; its content is read where it is shown (`flags.ts`). */
export interface Ours {
  readonly kind: 'turn' | 'roll' | 'hand' | 'helper';
  readonly table: string;
}

export const isOurs = (value: unknown): value is Ours =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  'table' in value &&
  typeof value.table === 'string' &&
  (value.kind === 'helper' || value.kind === 'hand' || value.kind === 'turn' || value.kind === 'roll');

/** A reader whose setting asks for less than was posted does not see the rest. */
const isUnwanted = (flags: Ours): boolean => {
  const level = setting('chat');
  return flags.kind !== 'helper' && (level === 'none' || (level === 'turn' && flags.kind === 'roll'));
};

interface Shown {
  readonly flags: object;
  readonly rolls: readonly { readonly dice: readonly object[] }[];
}

/** For the hook `renderChatMessageHTML`. Messages of deleted tables keep their plain text. */
export const renderMessage =
  (registry: Registry) =>
  (message: Shown, html: HTMLElement): void => {
    showOwnDice(message.rolls, html);
    const flags = (message.flags as Readonly<Record<string, unknown>>)['revolution-tables'];
    if (!isOurs(flags)) return;
    if (isUnwanted(flags)) html.hidden = true;
    const client = registry.table(flags.table);
    const content = html.querySelector<HTMLElement>('.message-content');
    if (!client || !content) return;
    void lazyImport(async () => (await import('./card')).fillCard).then(fill => fill?.(content, client, flags));
  };
