/**
 * Reading, in a page, what the module's public API knows there. Functions given here run in the page: they see nothing
 * of the test.
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

/** What a page knows, for the message of a failure. */
export const describeTables = (page: Page): Promise<string> =>
  page.evaluate(`JSON.stringify(
  ${api}.tables().map(({ timeline: { head, begun, problems, moments }, mySeats, referee, pending }) => ({
    table: head.name, seats: mySeats, begun, referee, pending, problems,
    record: moments.slice(-8).map(({ entry }) => entry.r + ' ' + entry.kind),
  })))`);

/** Between two questions (ms): soon at first, then at leisure, for questions cost the pages time as well. */
const SOON = 25;
const AT_LEISURE = 100;
/** Questions before something counts as not coming about: on a slow machine each takes longer, and so does the waiting. */
const PATIENCE = 2_000;

/**
 * Waits until something holds. Asked from outside, again and again: a hidden page draws no frame in which it could be
 * asked by itself.
 */
export const until = async (what: string, holds: () => Promise<boolean>, patience = PATIENCE): Promise<void> => {
  for (let asked = 0; !(await holds()); asked++) {
    if (asked > patience) throw new Error(`It did not come about: ${what}`);
    await new Promise(resume => {
      setTimeout(resume, asked < 8 ? SOON : AT_LEISURE);
    });
  }
};

/** Waits until everybody's page says yes of a table. */
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

/** The tables a page knows, by their names. */
export const tableNamed = (page: Page, name: string): Promise<string | undefined> =>
  page.evaluate(`${api}.tables().find(table => table.timeline.head.name === ${JSON.stringify(name)})?.id`);
