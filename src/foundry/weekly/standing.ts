/**
 * Standing answers for reaction windows to come. They are stored in the user's own flags, like a move that is left,
 * where the referee finds them. So they hold with this page open or closed, and with the host here or away.
 */
import { standingPass } from '../../kernel/reaction-windows';
import { isGivenAgain, passesBy, type Standing } from '../../table/judgement/standing';
import { windowIn } from '../../table/judgement/reaction-window';
import type { StandingNote } from '../../table/panels/client-model';
import { standingPanel } from '../../table/panels/standing';
import type { LeftMove } from '../../table/wire/envelopes';
import { ID } from '../module-id';
import type { LiveTable } from '../tables/live-table';
import { isTakenBack, noteTakenBack } from './taken-back';

const put = (table: LiveTable, seat: string, left: LeftMove | null): Promise<unknown> =>
  game.user.update({ flags: { [ID]: { stands: { [table.id]: { [seat]: left } } } } });

/** The standing answer as this page knows it, with what it had seen, so that windows are judged without waiting. */
const known = new WeakMap<LiveTable, Standing>();

const note = (table: LiveTable, stands: StandingNote | undefined): void => {
  if (JSON.stringify(table.stands) === JSON.stringify(stands)) return;
  table.stands = stands;
  table.changed('pending');
};

const leave = async (table: LiveTable, seat: string, word: string): Promise<void> => {
  const pass = standingPass(table.game, word);
  const at = table.now();
  const sealed = pass && (await table.asking.seal({ kind: 'command', seat, command: pass, left: at, stands: word }));
  if (sealed) await put(table, seat, { at, ...sealed });
};

const tendNow = async (table: LiveTable): Promise<void> => {
  const { seat } = table;
  const lying = await table.standing();
  if (seat === undefined || !lying) {
    known.delete(table);
    if (!table.stands?.ended) note(table, undefined);
    return;
  }
  const { move, word, end } = lying;
  // somebody may have restored a copy of an answer that was taken back
  if (isTakenBack(table, move.envelope.id)) return void (await put(table, seat, null));
  const found = word === undefined ? undefined : { seat, word, seen: move.seen, left: move.at };
  const was = known.get(table);
  known.delete(table);
  if (end === undefined) {
    if (found) known.set(table, found);
    return note(table, found ? { word: found.word } : {});
  }
  // its seat plays on and has not taken it back: give it again
  if (found && isGivenAgain(table.game, was, found, end)) {
    await leave(table, seat, found.word);
    return tendNow(table);
  }
  await put(table, seat, null);
  note(table, end === 'over' ? undefined : { ...(word !== undefined && { word }), ended: end });
};

const tending = new Map<string, Promise<void>>();

/** Runs work on a table's standing answer, one task after another. */
const inTurn = (table: LiveTable, work: () => Promise<void>): Promise<void> => {
  const next = (tending.get(table.id) ?? Promise.resolve()).then(work).catch(console.error);
  tending.set(table.id, next);
  return next;
};

/** Checks whether the standing answer is still valid. */
export const tendStanding = (table: LiveTable): void => void inTurn(table, () => tendNow(table));

const stand = async (table: LiveTable, word?: string): Promise<void> => {
  const { seat } = table;
  if (seat === undefined) return;
  const lying = await table.standing();
  if (lying) {
    await noteTakenBack(table, lying.move.envelope.id);
    await put(table, seat, null);
  }
  note(table, undefined);
  if (word !== undefined) await leave(table, seat, word);
  await tendNow(table);
};

/** Enables standing answers for the seats of a table. */
export const answerAhead = (table: LiveTable): void => {
  table.ahead = speech => standingPanel(table, speech);
  table.stand = word => inTurn(table, () => stand(table, word));
  table.standsIn = opened => {
    const standing = known.get(table);
    const window = standing?.seat === table.seat ? windowIn(table.timeline) : undefined;
    return standing !== undefined && window?.opened === opened && passesBy(table.timeline, window, standing);
  };
};
