/** A host with pages of two users, for the tests of one file. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { buildHost } from '../build';
import type { Host, HostOptions } from '../server';
import { joinAs, openBrowser } from './browser';
import { startTestHost } from './host';

export interface Session {
  readonly host: Host;
  readonly browser: Browser;
  readonly gm: Page;
  readonly player: Page;
}

/**
 * Opens a host before the tests of this file and closes it after them. What it returns is there once the tests have
 * begun. `player`: joins as a player too. `remove`: removes what the test has made itself.
 */
export const openSession = (
  options: Partial<HostOptions> = {},
  { player = false, remove }: { readonly player?: boolean; readonly remove?: () => void } = {},
): Session => {
  const opened: { -readonly [Part in keyof Session]?: Session[Part] } = {};
  const part = <Part extends keyof Session>(name: Part): Session[Part] => {
    const found: Session[Part] | undefined = opened[name];
    if (!found) throw new Error(`There is no ${name} yet, or none was asked for.`);
    return found;
  };
  beforeAll(async () => {
    await buildHost();
    const [browser, host] = await Promise.all([openBrowser(), startTestHost(options)]);
    Object.assign(opened, { browser, host });
    opened.gm = await joinAs(browser, host, 'Gamemaster');
    if (player) opened.player = await joinAs(browser, host, 'Player 1');
  });
  afterAll(async () => {
    await opened.browser?.close();
    await opened.host?.close();
    remove?.();
  });
  return {
    get host() {
      return part('host');
    },
    get browser() {
      return part('browser');
    },
    get gm() {
      return part('gm');
    },
    get player() {
      return part('player');
    },
  };
};
