import type { ApplicationOptions } from './options';

/** A handler is written for its own class of application, and `this` is always one of those. */
type ClickHandler = (this: object, event: PointerEvent, target: HTMLElement) => unknown;

/** An application, with the members that a click on one of its elements needs. */
interface Acting {
  readonly element: HTMLElement;
  readonly options: ApplicationOptions;
  readonly window: { readonly controlsDropdown?: HTMLElement };
  close(): Promise<unknown>;
  toggleControls(): Promise<void>;
  _onClickTab(event: PointerEvent): void;
  _onClickAction(event: PointerEvent, target: HTMLElement): void;
}

const perform = (app: Acting, action: string, event: PointerEvent, target: HTMLElement): void => {
  const given = app.options.actions[action];
  if (!given) return;
  const { handler, buttons } = typeof given === 'function' ? { handler: given, buttons: [0] } : given;
  if (!buttons.includes(event.button) || (event.button === 2) !== (event.type === 'contextmenu')) return;
  if (event.button === 2) event.preventDefault();
  (handler as ClickHandler).call(app, event, target);
};

const onClick = (app: Acting, event: PointerEvent): void => {
  const target = (event.target as HTMLElement).closest<HTMLElement>('[data-action]');
  const action = target?.dataset['action'];
  const isOwn = target !== null && action !== undefined && app.element.contains(target);
  if (!isOwn || action !== 'toggleControls') app.window.controlsDropdown?.classList.remove('expanded');
  if (!isOwn) return;
  const left = event.button === 0 && event.type === 'click';
  if (Object.hasOwn(app.options.actions, action)) perform(app, action, event, target);
  else if (action === 'close' && left) void app.close();
  else if (action === 'toggleControls' && left) void app.toggleControls();
  else if (action === 'tab' && left) app._onClickTab(event);
  else if (left) app._onClickAction(event, target);
};

/** Routes clicks on elements with `data-action`: to the application's own actions, then to those of every window. */
export const listenToClicks = (app: Acting): void => {
  const { element } = app;
  element.addEventListener('click', event => onClick(app, event as PointerEvent));
  element.addEventListener('contextmenu', event => onClick(app, event as PointerEvent));
  element.addEventListener('auxclick', event => event.button === 1 && onClick(app, event as PointerEvent));
};
