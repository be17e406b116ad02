/** Takes back a seat's last change by hand, even after others have acted, or says what prevents it. */
import { refuse } from '../../kernel/refusal';
import { ownUndo } from '../../table/board/own-undo';
import type { TableClient } from '../../table/panels/client-model';
import { happenedLine } from '../../table/panels/entry-sentences';
import { readingOf } from '../../table/panels/reading';
import { isTakenBackByHand } from '../../table/panels/undo';
import type { Reply } from '../../table/record/model';
import type { Moment } from '../../table/record/timeline-model';
import { fetchHands } from '../lazy-translations';
import { speech } from '../lazy-import';

const told = (client: TableClient, moment: Moment): { readonly seat: string; readonly what: string } => {
  const line = happenedLine(readingOf(client, speech), moment);
  return { seat: line?.seat ?? '', what: line?.texts.join(' ') ?? '' };
};

/** What this page has taken back, and by which changes: asking again goes further back. */
const gone = new Map<string, Set<number>>();

/** The reply; undefined if the seat has no change by hand before the last turns. */
export const takeBackOwn = async (client: TableClient, seat: string): Promise<Reply | undefined> => {
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
  ui.notifications.info(
    speech.format(`RT.hands.undo.${found.kind}`, 'moment' in found ? { ...told(client, found.moment) } : {}),
  );
  return { ok: false, refusal: refuse('§table', 'nothing-to-undo') };
};
