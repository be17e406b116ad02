import { page } from './globals';

export type Scheme = '' | 'light' | 'dark';

/** [K] `core.uiConfig`: the colours of windows (`applications`) and of what lies over the canvas (`interface`). */
export interface UiConfig {
  readonly colorScheme: { readonly applications: Scheme; readonly interface: Scheme };
}

const NO_CHOICE: UiConfig = { colorScheme: { applications: '', interface: '' } };

/** The user's choice; undefined before settings are registered. */
export const uiConfig = (): UiConfig => {
  const settings = page.game.settings as typeof page.game.settings | undefined;
  return settings?.settings.has('core.uiConfig') ? (settings.get('core', 'uiConfig') as UiConfig) : NO_CHOICE;
};

const byBrowser = (): Scheme => (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');

const mark = (element: HTMLElement | null, scheme: Scheme): void => {
  element?.classList.toggle('theme-light', scheme === 'light');
  element?.classList.toggle('theme-dark', scheme === 'dark');
};

/** [K] Core sets `theme-light` or `theme-dark` on the body and, separately, on the interface; docs/platform.md 6 */
export const applyTheme = (): void => {
  const { applications, interface: ui } = uiConfig().colorScheme;
  mark(document.body, applications || byBrowser());
  document.getElementById('interface')?.classList.add('themed');
  mark(document.getElementById('interface'), ui || applications || byBrowser());
};

/** Applies the theme now, and when the choice changes. */
export const followTheme = (): void => {
  applyTheme();
  page.Hooks.on('clientSettingChanged', (key: string) => {
    if (key === 'core.uiConfig') applyTheme();
  });
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', applyTheme);
};
