import type { TabsConfiguration } from './options';

/** The tabs of one group for a template. [D14] ApplicationV2#_prepareTabs */
export const tabContexts = (
  group: string,
  { tabs, labelPrefix }: TabsConfiguration,
  chosen: string | undefined,
): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    tabs.map(tab => {
      const active = chosen === tab.id;
      const label = tab.label ?? (labelPrefix ? `${labelPrefix}.${tab.id}` : tab.id);
      const cssClass = [tab.cssClass, active && 'active'].filter(Boolean).join(' ');
      return [tab.id, { ...tab, group, label, active, cssClass }];
    }),
  );

/** Marks the buttons and the contents of the chosen tab. */
export const showTab = (root: HTMLElement, group: string, tab: string): void => {
  for (const element of root.querySelectorAll<HTMLElement>(`[data-group="${CSS.escape(group)}"][data-tab]`)) {
    const active = element.dataset['tab'] === tab;
    element.classList.toggle('active', active);
    if (element instanceof HTMLButtonElement) element.ariaPressed = String(active);
  }
};
