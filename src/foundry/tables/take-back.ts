/** Takes back a seat's last change by hand, even after others have acted, or says what prevents it. */
import { refuse } from '../../kernel/refusal';
import { ownUndo } from '../../table/board/own-undo';
import type { TableClient } from '../../table/panels/client-model';
import { happenedLine } from '../../table/panels/entry-sentences';
import { plain } from '../../table/i18n/links';
import { loggedOf } from '../../table/panels/log';
import { readingOf } from '../../table/panels/reading';
import { isTakenBackByHand, undoingSeat } from '../../table/panels/undo';
import type { Reply } from '../../table/record/model';
import type { Moment } from '../../table/record/timeline-model';
import { fetchHands } from '../lazy-translations';
import { speech } from '../lazy-import';

/** What was done, in words: by hand with its author, else with the seat that did it. */
const told = (client: TableClient, moment: Moment): string => {
  const reading = readingOf(client, speech);
  const logged = moment.entry.kind === 'turn' && moment.entry.by === 'hand' ? loggedOf(reading, moment) : [];
  if (logged.length) return logged.map(plain).join(' ');
  const line = happenedLine(reading, moment);
  return [...(line?.seat ? [`${line.seat}:`] : []), ...(line?.texts ?? [])].join(' ');
};

/** What this page has taken back, and by which changes: asking again goes further back. */
const gone = new Map<string, Set<number>>();

/** The reply; undefined if the seat has no change by hand before the last turns. */
const takeBackOwn = async (client: TableClient, seat: string): Promise<Reply | undefined> => {
  if (!isTakenBackByHand(client.timeline, seat)) return undefined;
  await fetchHands();
  const done = gone.get(client.id) ?? new Set();
  gone.set(client.id, done);
  const found = ownUndo(client.timeline, client.presentation, seat, done);
  if (found.kind === 'back') {
    const reply = await client.edit(found.edit);
    if (reply.ok && !reply.isProposal) done.add(found.moment.entry.r).add(reply.revision);
    return reply;
  }
  const what = 'moment' in found ? told(client, found.moment) : '';
  ui.notifications.info(
    speech.format(`RT.hands.undo.${found.kind}`, { what, ask: speech.localize('RT.undo.propose') }),
  );
  return { ok: false, refusal: refuse('§table', 'nothing-to-undo') };
};

/** Takes back the last move. A game master without a seat takes back the table's own last change by hand. */
export const takeBack = async (client: TableClient): Promise<Reply> => {
  const seat = undoingSeat(client);
  const own = seat === undefined ? undefined : await takeBackOwn(client, seat);
  return own ?? client.ask({ kind: 'undo', seat: seat ?? 'table' });
};
