import { instances } from './application/application';

/** Brings windows back within reach when the page becomes smaller. */
export const keepWindowsInside = (): void => {
  addEventListener('resize', () => {
    for (const app of instances.values()) if (app.hasFrame && app.rendered && !app.minimized) app.setPosition();
  });
};
