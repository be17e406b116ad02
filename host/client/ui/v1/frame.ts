import { follow } from '../application/drag';
import { make } from '../dom';
import { localize } from '../globals';
import { globals } from '../../global';

/** The parts of jQuery that these windows use. */
export interface JQueryLike extends Iterable<HTMLElement> {
  readonly length: number;
  readonly [index: number]: HTMLElement;
  find(selector: string): JQueryLike;
  on(event: string, handler: (event: Event) => unknown): JQueryLike;
}

export const $ = (given: unknown): JQueryLike => globals<{ jQuery(given: unknown): JQueryLike }>().jQuery(given);

export interface HeaderButton {
  readonly label: string;
  readonly class: string;
  readonly icon: string;
  readonly onclick: (event: Event) => unknown;
}

/** A window of the first generation, with the members that its frame needs. */
interface Framed {
  readonly id: string;
  readonly appId: number;
  readonly title: string;
  readonly options: { readonly classes?: string[] };
  readonly position: { left?: number | null; top?: number | null };
  _getHeaderButtons(): HeaderButton[];
  bringToTop(): void;
  setPosition(position: { left: number; top: number }): unknown;
}

const buttonOf = (entry: HeaderButton): HTMLElement => {
  const link = make(
    'a',
    { class: `header-button ${entry.class}` },
    make('i', { class: entry.icon }),
    localize(entry.label),
  );
  link.addEventListener('click', event => {
    event.preventDefault();
    entry.onclick(event);
  });
  return link;
};

/** The frame of a window, which is dragged by its header. */
export const outerFrame = (app: Framed): HTMLElement => {
  const classes = ['app', 'window-app', ...(app.options.classes ?? [])].join(' ');
  const header = make(
    'header',
    { class: 'window-header flexrow draggable resizable' },
    make('h4', { class: 'window-title' }, app.title),
    ...app._getHeaderButtons().map(buttonOf),
  );
  const element = make(
    'div',
    { id: app.id, class: classes, 'data-appid': app.appId },
    header,
    make('section', { class: 'window-content' }),
  );
  element.style.position = 'fixed';
  element.addEventListener('pointerdown', () => app.bringToTop(), { capture: true });
  follow(header, event => {
    if ((event.target as HTMLElement).closest('a')) return undefined;
    const { left = 0, top = 0 } = app.position;
    return (dx, dy) => void app.setPosition({ left: (left ?? 0) + dx, top: (top ?? 0) + dy });
  });
  return element;
};
