/** Who referees, tabs that come and go, and whether a record has every turn once. */
import { expect } from 'vitest';
import type { Refereeing } from '../../src/table/panels/client-model';
import type { TestSession } from './session';
import { inTable, until } from './in-page';
import { ready, watch, type Person } from './people';

/** Sets the silence (seconds) after which a referee counts as gone to the least that the setting allows. */
export const shortenSilence = ({ page }: Person): Promise<unknown> =>
  page.evaluate(`game.settings.set('revolution-tables', 'leaseTimeout', 3)`);

/** The referee's state according to a page. */
export const refereeOf = (person: Person, table: string): Promise<Refereeing | undefined> =>
  inTable(person.page, table, client => client.referee);

export const isRefereeing = async (person: Person, table: string): Promise<boolean> =>
  (await refereeOf(person, table))?.kind === 'here';

/** The pages that referee, among several. */
export const refereesAmong = async (people: readonly Person[], table: string): Promise<readonly Person[]> => {
  const here = await Promise.all(people.map(person => isRefereeing(person, table)));
  return people.filter((_, n) => here[n]);
};

/** Waits until one of several pages referees, and all others know of a referee. */
export const untilOneReferees = async (people: readonly Person[], table: string): Promise<Person> => {
  let found: Person | undefined;
  await until('one page referees', async () => {
    const kinds = await Promise.all(people.map(person => refereeOf(person, table)));
    const at = kinds.findIndex(one => one?.kind === 'here');
    found = people[at];
    return found !== undefined && kinds.every((one, n) => n === at || one?.kind === 'there');
  });
  if (!found) throw new Error('nobody referees');
  return found;
};

/** Duplicates a tab as a browser does: with a copy of its session storage. */
export const duplicate = async (session: TestSession, { name, page, context }: Person): Promise<Person> => {
  const opened = context.waitForEvent('page');
  await page.evaluate(() => {
    window.open(location.href);
  });
  const copy = await opened;
  const person = { name, page: copy, context, ...watch(copy) };
  await ready(copy);
  (session.people as Person[]).push(person);
  return person;
};

/** Closes a person's page. */
export const leave = (person: Person): Promise<void> => person.page.close({ runBeforeUnload: false });

/** The record contains every requested turn once, without a gap, and nothing in it is damaged. */
export const expectWholeRecord = async (person: Person, table: string): Promise<void> => {
  const told = await inTable(person.page, table, ({ timeline: { moments, problems, revision } }) => ({
    problems,
    revision,
    revisions: moments.map(({ entry }) => entry.r),
    asked: moments.flatMap(({ entry }) => (entry.kind === 'turn' && entry.m !== undefined ? [entry.m] : [])),
  }));
  expect(told?.problems).toEqual([]);
  expect(told?.revisions).toEqual(Array.from({ length: told?.revision ?? 0 }, (_, n) => n + 1));
  expect(new Set(told?.asked).size).toBe(told?.asked.length);
};

/** How many commands of the seats stand in the record. */
export const commandsIn = async (person: Person, table: string): Promise<number> =>
  (await inTable(
    person.page,
    table,
    ({ timeline: { moments } }) =>
      moments.filter(({ entry }) => entry.kind === 'turn' && entry.by === 'command').length,
  )) ?? 0;
