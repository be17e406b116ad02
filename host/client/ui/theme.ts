import { page } from './globals';

type Scheme = 'light' | 'dark';

const chosen = (key: string): Scheme => {
  const id = `core.${key}`;
  const value = page.game.settings.settings.has(id) ? page.game.settings.get('core', key) : '';
  if (value === 'light' || value === 'dark') return value;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
};

const mark = (element: HTMLElement | null, scheme: Scheme): void => {
  element?.classList.toggle('theme-light', scheme === 'light');
  element?.classList.toggle('theme-dark', scheme === 'dark');
};

/** Registers the two colour schemes that a reader chooses: of windows, and of what lies over the canvas. */
export const registerTheme = (): void => {
  const choices = { '': 'As the browser', light: 'Light', dark: 'Dark' };
  const register = (key: string, name: string, fallback: string): void => {
    if (page.game.settings.settings.has(`core.${key}`)) return;
    page.game.settings.register('core', key, {
      name, scope: 'client', config: true, type: String, choices, default: fallback, onChange: applyTheme,
    });
  };
  register('themeApplications', 'Colours of windows', '');
  register('themeInterface', 'Colours of the interface', 'dark');
};

/** [K] Core sets `theme-light` or `theme-dark` on the body and on the interface, which are themed apart; PLATFORM 6 */
export const applyTheme = (): void => {
  mark(document.body, chosen('themeApplications'));
  const ui = document.getElementById('interface');
  ui?.classList.add('themed');
  mark(ui, chosen('themeInterface'));
};
