/** How players are reminded when a table waits for them: a settings window for the game master. */
import { FORMATS } from '../../table/panels/reminding';
import { ID } from '../module-id';
import { type Reminding, reminding, write } from './reminders';
import type { Weeks } from './weeks';

const fieldsOf = ({ whisper, url, format }: Reminding, say: (key: string) => string): string => `
  <p>${say('intro')}</p>
  <div class="form-group"><label><input type="checkbox" name="whisper" ${whisper ? 'checked' : ''}> ${say('whisper')}</label></div>
  <div class="form-group"><label>${say('format')} <select name="format">${FORMATS.map(
    one => `<option value="${one}" ${one === format ? 'selected' : ''}>${say(`formats.${one}`)}</option>`,
  ).join('')}</select></label></div>
  <div class="form-group"><label>${say('url')} <input type="url" name="url" placeholder="https://"
    value="${foundry.utils.escapeHTML(url)}" autocomplete="off" spellcheck="false"></label></div>
  <p class="rt-quiet">${say('url-hint')}</p>`;

/** The settings dialog, open until it is closed; a test message uses the entered values. */
export const openReminders = async ({ speech }: Weeks): Promise<void> => {
  const say = (key: string): string => speech.localize(`RT.weekly.settings.${key}`);
  for (let answer: unknown = 'test'; answer === 'test'; ) {
    answer = await foundry.applications.api.DialogV2.wait({
      window: { title: 'RT.weekly.settings.title', icon: 'fa-solid fa-bell' },
      classes: ['rt', 'rt-reminders'],
      rejectClose: false,
      position: { width: 480 },
      content: fieldsOf(reminding(), say),
      buttons: ['save', 'test'].map(action => ({
        action,
        label: say(action),
        icon: action === 'save' ? 'fa-solid fa-check' : 'fa-solid fa-paper-plane',
        default: action === 'save',
        callback: async (_event: Event, button: HTMLButtonElement) => {
          const given = new FormData(button.form ?? undefined);
          const [url, format] = [given.get('url'), given.get('format')].map(one => String(one ?? '').trim());
          await game.settings.set(ID, 'reminders', { whisper: given.has('whisper'), url, format });
          return action;
        },
      })),
    });
    if (answer === 'test') {
      const { url, format } = reminding();
      const text = say('test-text');
      const sent = url !== '' && (await write(url, format === 'discord' ? { content: text } : { text }));
      const told = say(url === '' ? 'no-url' : sent ? 'sent' : 'not-sent');
      if (sent) ui.notifications.info(told);
      else ui.notifications.warn(told);
    }
  }
};

/** Settings open an entry by its window class: this class opens the dialog instead. */
export const registerRemindersMenu = (weeks: Weeks): void => {
  game.settings.registerMenu(ID, 'reminders', {
    name: 'RT.weekly.settings.title',
    label: 'RT.weekly.settings.open',
    hint: 'RT.weekly.settings.hint',
    icon: 'fa-solid fa-bell',
    type: class extends foundry.applications.api.ApplicationV2 {
      override async render(): Promise<this> {
        await openReminders(weeks);
        return this;
      }
    },
    restricted: true,
  });
};
