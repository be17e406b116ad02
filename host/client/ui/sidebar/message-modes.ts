/** The buttons beside the chat that say who sees what one rolls. [M] packages of v14 look for `#message-modes`. */
import { button, make } from '../dom';
import { localize, page } from '../globals';

interface Mode {
  readonly label: string;
  readonly icon?: string;
}

/** [D14] The setting `core.messageMode`: a key of CONFIG.ChatMessage.modes. */
export const messageMode = (): string => String(page.game.settings.get('core', 'messageMode'));

const mark = (buttons: Element): void => {
  const current = messageMode();
  for (const one of buttons.querySelectorAll<HTMLElement>('[data-mode]'))
    one.setAttribute('aria-pressed', String(one.dataset['mode'] === current));
};

/** Makes them; the pressed one follows the setting. */
export const messageModes = (): HTMLElement => {
  const { modes } = page.CONFIG['ChatMessage'] as { readonly modes: Readonly<Record<string, Mode>> };
  const each = Object.entries(modes).map(([mode, { label, icon = 'fa-solid fa-dice-d20' }]) =>
    button({
      class: `ui-control icon ${icon}`,
      'data-action': 'setMessageMode',
      'data-mode': mode,
      'data-tooltip': localize(label),
      'aria-label': localize(label),
    }),
  );
  const buttons = make('div', { id: 'message-modes', class: 'split-button', role: 'group' }, ...each);
  mark(buttons);
  page.Hooks.on('clientSettingChanged', (key: string) => {
    if (key === 'core.messageMode') mark(buttons);
  });
  return buttons;
};
