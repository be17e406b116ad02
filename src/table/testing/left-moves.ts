/** Moves that are left while nobody referees, and a table at which they are carried out. */
import { withShare } from '../record/shares';
import { linkAt } from '../record/timeline';
import type { Ask } from '../record/model';
import { newMessageId, sealEnvelope, type LeftMove } from '../wire/envelopes';
import type { Browser, TestTable } from './tables';

/** When they are left, unless a test says otherwise. */
export const AT = 5_000_000;

/** What a browser leaves at a table. */
export const leftMove = (
  { referee: { timeline }, head, random }: TestTable,
  { key }: Browser,
  ask: Ask,
  at = AT,
): LeftMove => {
  const seen = timeline.revision;
  const left = ask.kind === 'command' ? { ...ask, left: at } : ask;
  const asking = { ask: withShare(left, key.secret, timeline), seen, link: linkAt(timeline, seen) };
  return { at, seen, envelope: sealEnvelope(asking, key, head, newMessageId(key, random), random) };
};

/** The same browsers at a table that is refereed again: what they command is left, and carried out from where it lies. */
export const leaving = async (
  table: TestTable,
  at: Readonly<Record<string, Browser>>,
): Promise<Readonly<Record<string, Browser>>> => {
  const flags: Record<string, LeftMove> = {};
  table.io = { ...table.io, leftBy: user => flags[user] };
  table.restart({ client: 'later', epoch: table.referee.timeline.epoch + 1 });
  await table.referee.serve();
  const leaves = (browser: Browser): Browser => ({
    ...browser,
    ask(ask) {
      if (ask.kind !== 'command') return browser.ask(ask);
      const left = (flags[browser.user] = leftMove(table, browser, ask));
      return table.referee.handle(left.envelope, browser.user);
    },
  });
  return Object.fromEntries(Object.entries(at).map(([seat, browser]) => [seat, leaves(browser)]));
};
