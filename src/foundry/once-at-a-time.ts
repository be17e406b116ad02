type Action<Window> = (this: Window, event: Event, target: HTMLElement) => Promise<void>;

/**
 * A window's action that makes something lasting, such as a table. While it is at work, its button is busy and another
 * click does nothing: on a slow connection people click twice, and would have two tables.
 */
export const onceAtATime = <Window>(run: Action<Window>): Action<Window> => {
  let isAtWork = false;
  return async function (event, target) {
    if (isAtWork) return;
    isAtWork = true;
    target.setAttribute('aria-busy', 'true');
    try {
      await run.call(this, event, target);
    } finally {
      isAtWork = false;
      target.removeAttribute('aria-busy');
    }
  };
};
