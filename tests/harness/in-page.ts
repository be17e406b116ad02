/**
 * Reads a page's data through the module's public API. Functions given here run in the page, and see nothing of the
 * test.
 */
import type { Page } from 'playwright-core';
import type { TableClient } from '../../src/table/panels/client-model';

type Read<T> = (client: TableClient) => T;

const api = `game.modules.get('revolution-tables').api`;
const expression = (table: string, read: Read<unknown>): string =>
  `(client => client ? (${read.toString()})(client) : undefined)(${api}.table(${JSON.stringify(table)}))`;

/** What a page knows of a table; undefined if it does not have it. */
export const inTable = <T>(page: Page, table: string, read: Read<T>): Promise<T | undefined> =>
  page.evaluate(`(() => ${expression(table, read)})()`);

/** A page's data, for a failure message. */
export const describeTables = (page: Page): Promise<string> =>
  page.evaluate(`JSON.stringify(
  ${api}.tables().map(({ timeline: { head, begun, problems, moments }, mySeats, referee, pending }) => ({
    table: head.name, seats: mySeats, begun, referee, pending, problems,
    record: moments.slice(-8).map(({ entry }) => entry.r + ' ' + entry.kind),
  })))`);

/** The pause between two questions (ms): short at first, then longer, because each costs the page time. */
const SOON = 25;
const AT_LEISURE = 100;
/** How many questions until the wait counts as failed: on a slow machine each takes longer, so the wait does too. */
const PATIENCE = 2_000;

/**
 * Waits until something holds. Polls from outside, because a hidden page draws no frame in which it could check
 * itself.
 */
export const until = async (what: string, holds: () => Promise<boolean>, patience = PATIENCE): Promise<void> => {
  for (let asked = 0; !(await holds()); asked++) {
    if (asked > patience) throw new Error(`It did not come about: ${what}`);
    await new Promise(resume => {
      setTimeout(resume, asked < 8 ? SOON : AT_LEISURE);
    });
  }
};

/** Waits until a condition holds for a table in every page. */
export const untilAll = async (
  people: readonly { readonly name: string; readonly page: Page }[],
  table: string,
  what: string,
  read: Read<boolean>,
): Promise<void> => {
  for (const { page, name } of people) {
    await until(`${name}: ${what}`, async () => (await inTable(page, table, read)) === true);
  }
};

/** The id of a table by name, as a page knows it. */
export const tableNamed = (page: Page, name: string): Promise<string | undefined> =>
  page.evaluate(`${api}.tables().find(table => table.timeline.head.name === ${JSON.stringify(name)})?.id`);
