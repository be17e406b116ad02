/**
 * Games by the week: moves made while nobody referees wait in the user's own flags (table/wire/envelopes). It asks
 * the table for what it needs, and importing it loads nothing else.
 */
import type { Message } from '../../kernel/messages';
import type { LeftNote } from '../../table/panels/client-model';
import type { Reply } from '../../table/record/model';
import type { LeftMove } from '../../table/wire/envelopes';
import { ID } from '../module-id';
import type { Signed } from '../tables/asking';
import type { LiveTable } from '../tables/live-table';
import type { Lying } from '../../table/referee/left-move';
import { followReminders, registerReminders } from './reminders';
import { registerRemindersMenu } from './reminders-dialog';
import { followSeen, registerSeen, sawMissed } from './seen';
import { answerAhead, tendStanding } from './standing';
import { isTakenBack, lookForTakenBack, noteTakenBack, registerTakenBack } from './taken-back';
import type { Weeks } from './weeks';

const put = (table: LiveTable, left: LeftMove | null): Promise<unknown> =>
  game.user.update({ flags: { [ID]: { left: { [table.id]: left } } } });

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const note = (table: LiveTable, left: LeftNote | undefined): void => {
  if (isSame(table.left, left)) return;
  table.left = left;
  table.changed('pending');
};

/** Leaves a command in place of an earlier one; undefined if it must be sent as usual. */
const leave = async (table: LiveTable, command: Message, signed: Signed): Promise<Reply | undefined> => {
  const { timeline, seat, left } = table;
  const kept = { ok: true, revision: timeline.revision, held: true } as const;
  if (seat === undefined || !timeline.begun) return undefined;
  // the same request from a page, repeated, is left once
  if (!left?.why && isSame(left?.command, command)) return kept;
  const at = table.now();
  try {
    const sealed = await table.asking.seal({ kind: 'command', seat, command, left: at }, signed);
    if (!sealed) return undefined;
    await put(table, { at, ...sealed });
  } catch {
    return undefined; // players may not write flags, or the connection is down: it waits in this page
  }
  await tend(table);
  return kept;
};

/** Takes back a left move, or dismisses the message why it was not carried out. */
const forget = async (table: LiveTable): Promise<void> => {
  const lying = await table.lying();
  if (lying) {
    await noteTakenBack(table, lying.move.envelope.id);
    await put(table, null);
  }
  note(table, undefined);
};

/** Can no referee carry it out? Other failures may be only a bad connection. */
const isFinal = (reply: Exclude<Reply, { readonly ok: true }>): boolean =>
  'refusal' in reply || ['stale', 'not-your-seat', 'share-needed'].includes(reply.problem.problem);

/** What each referee was given, by move and sitting. */
const given = new Set<string>();

/** Sends a left move to a new referee, who has found it anyway, to hear their answer. */
const deliver = async (table: LiveTable, { move, ask }: Lying): Promise<void> => {
  const { at, seen, envelope } = move;
  const name = `${envelope.id} ${table.timeline.sitting}`;
  if (given.has(name)) return;
  given.add(name);
  const reply = await table.asking.deliver({ envelope });
  // it may have been taken back or replaced meanwhile
  if ((await table.lying())?.move.envelope.id !== envelope.id) return;
  if (reply.ok) {
    if (ask) table.asking.note(ask, reply, seen);
    if (reply.held) note(table, undefined);
  } else if (isFinal(reply)) {
    await put(table, null);
    note(table, { at, why: reply, ...(ask && { command: ask.command }) });
  }
};

const STALE = { ok: false, problem: { problem: 'stale' } } as const;

const tendNow = async (table: LiveTable): Promise<void> => {
  const lying = await table.lying();
  if (!lying) {
    if (!table.left?.why) note(table, undefined);
    return;
  }
  const { move, ask, isOwn, fate } = lying;
  if (fate === 'waits' && isTakenBack(table, move.envelope.id)) return void (await put(table, null));
  const told = { at: move.at, ...(ask && { command: ask.command }) };
  if (fate !== 'waits') {
    await put(table, null);
    return note(table, fate === 'late' ? { ...told, why: STALE } : undefined);
  }
  const { kind } = table.referee;
  if (kind === 'gone' || kind === 'none') return note(table, told);
  if (isOwn) await deliver(table, lying);
};

const tending = new Map<string, Promise<void>>();

/** Checks a left move: does it wait, was it carried out, or must its user reconsider? One check after another. */
const tend = (table: LiveTable): Promise<void> => {
  const next = (tending.get(table.id) ?? Promise.resolve()).then(() => tendNow(table)).catch(console.error);
  tending.set(table.id, next);
  return next;
};

/** Leaves commands in flight after the referee left without answering. */
const leaveInstead = async (table: LiveTable): Promise<void> => {
  for (const [command, { signed, settle }] of [...table.asking.sending]) {
    const left = await leave(table, command, signed);
    if (left) settle(left);
  }
};

const look = (table: LiveTable): void => {
  if (table.isAway) void leaveInstead(table);
  void tend(table);
  tendStanding(table);
};

/** Called once, when the tables are open. */
export const open = async (weeks: Weeks): Promise<void> => {
  const { each, say } = weeks;
  registerSeen();
  registerReminders();
  registerTakenBack();
  await say();
  registerRemindersMenu(weeks);
  each(table => {
    table.leave = (command, signed) => leave(table, command, signed);
    table.forgetLeft = () => forget(table);
    answerAhead(table);
    table.sawMissed = async () => sawMissed(table);
    look(table);
    lookForTakenBack(table, weeks);
    followSeen(table);
    followReminders(table, weeks);
    table.onChange(({ kind }) => {
      if (kind !== 'pending') look(table);
      if (kind === 'record') lookForTakenBack(table, weeks);
    });
  });
};
