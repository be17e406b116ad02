/** The elements of a table's layout in the page: tools, tabs, and the parent of the board's tools. */
import { htmlElement, toolButton } from '../dom';
import { speech } from '../lazy-import';
import { coverPage } from '../page-size';
import type { Layout, Rect, Situation } from './dock-sizes';

/** The tabs below the board on a narrow page, one open at a time. */
export const TABS = ['table', 'hand', 'record'] as const;
export type Tab = (typeof TABS)[number];
export const isTab = (kind: string): kind is Tab => TABS.some(one => one === kind);

const word = (key: string): string => speech.localize(`RT.place.${key}`);

export const placeElements = (id: string) => ({
  root: htmlElement(document, 'div', { class: 'rt rt-place', 'data-place': id }),
  tools: htmlElement(document, 'div', { class: 'rt-place__tools', role: 'toolbar', 'aria-label': word('tools') }),
  tabs: htmlElement(document, 'div', { class: 'rt-place__tabs', role: 'tablist' }),
  boardTools: htmlElement(document, 'div', { class: 'rt-place__board-tools' }),
  tray: htmlElement(document, 'div', { class: 'rt-place__tray' }),
});

export const tool = (icon: string, name: string, act: () => void): HTMLButtonElement =>
  toolButton(document, `rt-place__button rt-place__${name}`, { icon, label: word(name), act });

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

/** Shows the available tabs, and which is open. */
export const markTabs = (
  buttons: readonly { readonly kind: Tab; readonly made: HTMLElement }[],
  open: Tab,
  isThere: (kind: Tab) => boolean,
): void => {
  for (const { kind, made } of buttons) {
    made.hidden = !isThere(kind);
    made.ariaSelected = String(kind === open);
  }
};

/** The parts that an application fills. */
export type Docked = Tab | 'board';

/** The rectangle of a part; undefined if another tab is open. */
export const rectOf = (kind: Docked, { narrow, free, panel, column, hand }: Layout, tab: Tab): Rect | undefined => {
  if (kind === 'board') return free;
  if (narrow) return kind === tab ? panel : undefined;
  return kind === 'table' ? column : kind === 'hand' ? hand : undefined;
};

/** The room of a tray that is shown: of its tab, and of the whole if it is open. */
export const roomOfTray = (tray: HTMLElement): Pick<Situation, 'tray' | 'tab'> => {
  const tab = tray.querySelector<HTMLElement>('.rt-tray:not([hidden]) > summary');
  if (!tab) return {};
  const room = { tab: { width: tab.offsetWidth, height: tab.offsetHeight } };
  return tray.querySelector('[open]') ? { ...room, tray: tray.offsetHeight } : room;
};

/** The greatest height (px) of the line that tells what happens, where nothing stands below the board. */
const ROOM_TO_TELL = 48;

/** The height (px) of the tools at the foot of a phone's column, and the width of what tells the hands of others. */
const FOOT = 40;
const ROOM_OF_HANDS = 300;

/** Writes the layout into CSS variables. */
export const writeLayout = (root: HTMLElement, { narrow, panel, hand, free }: Layout): void => {
  const { body } = root.ownerDocument;
  const isLow = panel?.top === 0;
  coverPage(root);
  root.toggleAttribute('data-narrow', narrow);
  root.toggleAttribute('data-low', isLow);
  for (const [name, value] of Object.entries({
    hand: hand?.height ?? 0,
    panel: panel?.height ?? 0,
    left: free.left,
    top: free.top,
    width: free.width,
    beside: panel?.left ?? 0,
    end: hand?.height ?? (isLow ? 0 : (panel?.height ?? 0)),
  }))
    root.style.setProperty(`--rt-place-${name}`, `${value}px`);
  // the line that tells what happens covers no board where it can: it stands over how the hand is sorted, or on a phone
  // over the foot of the column, where nothing is asked as long as it is there
  const foot = panel && !isLow ? panel.top + panel.height - FOOT : free.top + free.height;
  const below = hand?.top ?? foot - ROOM_TO_TELL;
  const room = hand ? hand.width - ROOM_OF_HANDS : free.width;
  body.style.setProperty('--rt-told-top', `${below}px`);
  body.style.setProperty('--rt-told-left', `${(hand ?? free).left}px`);
  body.style.setProperty('--rt-told-width', `${room}px`);
};

/** Removes what the layout has written outside its own element. */
export const clearLayout = (body: HTMLElement): void => {
  for (const name of ['left', 'top', 'width']) body.style.removeProperty(`--rt-told-${name}`);
};
