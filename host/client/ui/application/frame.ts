import { button, icon, make, makeTag } from '../dom';
import { localize } from '../globals';
import type { ApplicationOptions, HeaderControl } from './options';

/** The parts of a window's frame. [D13] ApplicationV2#window */
export interface WindowParts {
  header?: HTMLElement;
  title?: HTMLElement;
  icon?: HTMLElement;
  controls?: HTMLButtonElement;
  controlsDropdown?: HTMLElement;
  content?: HTMLElement;
  close?: HTMLButtonElement;
  resize?: HTMLElement;
}

const headerButton = (action: string, symbol: string, label: string): HTMLButtonElement =>
  button({
    class: `header-control icon fa-solid ${symbol}`,
    'data-action': action,
    'data-tooltip': localize(label),
    'aria-label': localize(label),
  });

/** The element of an application that has no frame. */
export const frameless = ({ id, tag, classes }: ApplicationOptions): HTMLElement =>
  makeTag(tag, { id, class: ['application', ...classes].join(' ') });

/** The element of a window: header with title and buttons, the menu of its controls, the content, a corner for resizing. */
export const frame = (options: ApplicationOptions): { readonly element: HTMLElement; readonly parts: WindowParts } => {
  const {
    id,
    window: { icon: symbol, contentTag = 'section', contentClasses = [], resizable },
  } = options;
  const element = frameless(options);
  const parts = {
    icon: make('i', { class: symbol ? `window-icon fa-fw ${symbol}` : 'window-icon fa-fw hidden', inert: true }),
    title: make('h1', { class: 'window-title', id: `${id}-title` }),
    controls: headerButton('toggleControls', 'fa-ellipsis-vertical', 'Controls'),
    close: headerButton('close', 'fa-xmark', 'Close'),
    controlsDropdown: make('menu', { class: 'controls-dropdown' }),
    content: makeTag(contentTag, { class: ['window-content', ...contentClasses].join(' ') }),
    ...(resizable && { resize: make('div', { class: 'window-resize-handle' }) }),
  };
  const header = make('header', { class: 'window-header' }, parts.icon, parts.title, parts.controls, parts.close);
  element.setAttribute('role', 'dialog');
  element.setAttribute('aria-labelledby', parts.title.id);
  element.append(header, parts.controlsDropdown, parts.content, ...(parts.resize ? [parts.resize] : []));
  return { element, parts: { header, ...parts } };
};

/** An entry of the menu in the header. */
export const controlEntry = ({ action, icon: symbol, label, onClick }: HeaderControl): HTMLElement => {
  const entry = button(
    { class: 'control', 'data-action': action },
    icon(`control-icon fa-fw ${symbol}`),
    make('span', { class: 'control-label' }, localize(label)),
  );
  if (onClick) entry.addEventListener('click', event => onClick(event as PointerEvent));
  return make('li', { class: 'header-control' }, entry);
};
