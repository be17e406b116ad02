import type { Page } from 'playwright-core';
import type { Host } from '../../server';
import type { PageGlobals } from '../page-globals';

declare const game: PageGlobals['game'];

/** A host with the pages of a game master and of a player. */
export interface TestSession {
  readonly host: Host;
  readonly gm: Page;
  readonly player: Page;
}

/** Waits until the server has informed `page` of everything before. */
export const settled = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise(resolve => {
        game.socket.socket.emit('boot', {}, resolve);
      }),
  );
