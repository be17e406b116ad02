/** What a place is made of in the page: its tools, its tabs, and where the board's own tools come. */
import { htmlElement } from '../board/dom';
import { speech } from '../speech';

/** What lies under the board on a narrow page, one at a time. */
export const TABS = ['table', 'hand', 'record'] as const;
export type Tab = (typeof TABS)[number];
export const isTab = (kind: string): kind is Tab => TABS.some(one => one === kind);

export const word = (key: string): string => speech.localize(`RT.place.${key}`);

export const placeElements = (id: string) => ({
  root: htmlElement(document, 'div', { class: 'rt rt-place', 'data-place': id }),
  tools: htmlElement(document, 'div', { class: 'rt-place__tools', role: 'toolbar', 'aria-label': word('tools') }),
  tabs: htmlElement(document, 'div', { class: 'rt-place__tabs', role: 'tablist' }),
  boardTools: htmlElement(document, 'div', { class: 'rt-place__board-tools' }),
  tray: htmlElement(document, 'div', { class: 'rt-place__tray' }),
});

export const toolButton = (icon: string, label: string, act: () => void): HTMLButtonElement => {
  const made = htmlElement(document, 'button', {
    type: 'button',
    class: 'rt-place__button',
    'aria-label': label,
    'data-tooltip': label,
  });
  made.append(htmlElement(document, 'i', { class: `fa-solid ${icon}`, inert: '' }));
  made.addEventListener('click', act);
  return made;
};

export const tabButton = (kind: Tab, open: (kind: Tab) => void): HTMLButtonElement => {
  const made = htmlElement(
    document,
    'button',
    { type: 'button', class: 'rt-place__tab', role: 'tab', 'data-tab-of': kind },
    word(`tabs.${kind}`),
  );
  made.addEventListener('click', () => open(kind));
  return made;
};
