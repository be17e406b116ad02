/** Takes back what a seat has changed by hand last, though others have gone on, or says what stands in the way. */
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

/** What this page has taken back, with the changes that did it: who asks again goes further back. */
const gone = new Map<string, Set<number>>();

/** The reply to that; nothing, if the seat has changed nothing by hand that the turns after it have passed by. */
export const takeBackOwn = async (client: TableClient, seat: string): Promise<Reply | undefined> => {
  if (!isTakenBackByHand(client.timeline, seat)) return undefined;
  await fetchHands();
  const done = gone.get(client.id) ?? new Set();
  gone.set(client.id, done);
  const found = ownUndo(client.timeline, client.presentation, seat, done);
  if (found.kind === 'back') {
    const reply = await client.edit(found.edit);
    if (reply.ok) done.add(found.moment.entry.r).add(reply.revision);
    return reply;
  }
  ui.notifications.info(
    speech.format(`RT.hands.undo.${found.kind}`, 'moment' in found ? { ...told(client, found.moment) } : {}),
  );
  return { ok: false, refusal: refuse('§table', 'nothing-to-undo') };
};
