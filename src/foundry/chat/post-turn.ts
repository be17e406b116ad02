/** Posts turns to the chat log. Only the referee's client does so, and no turn waits for it. */
import type { TableClient } from '../../table/panels/client-model';
import { readingOf } from '../../table/panels/reading';
import type { Moment, Timeline } from '../../table/record/timeline-model';
import { ID } from '../module-id';
import { setting } from '../settings';
import { speech } from '../lazy-import';
import type { ChatFlags } from './flags';
import { rolledIn, rollOf } from './rolls';

/** Changes by hand are posted by the user who made them (`post-by-hand.ts`). */
const isTurn = ({ entry }: Moment): boolean => entry.kind === 'turn' && entry.by !== 'hand';

/** What everybody may read of an entry: its recorded events, without the parts that only the poster could open. */
const publicEvents = ({ entry }: Moment) => (entry.kind === 'turn' ? entry.events : []);

/** Who is to act, as the ribbon shows it: a change of it closes a chat card. */
const onOf = (client: TableClient, moment: Moment | undefined): string => {
  if (!moment) return '';
  const { turn, active } = client.game.status(moment.state);
  return `${turn} ${active ?? ''}`;
};

/** The first revision in the card that ends with moment `at`: after the entry that closed the card before. */
const cardFrom = (client: TableClient, { moments }: Timeline, at: number): number => {
  const on = onOf(client, moments[at - 1]);
  let n = at;
  while (n > 1 && onOf(client, moments[n - 2]) === on) n--;
  return moments[n]?.entry.r ?? 0;
};

const post = async (
  client: TableClient,
  flags: ChatFlags & { readonly from: number; readonly to: number },
): Promise<void> => {
  const { words } = readingOf(client, speech);
  const told = client.timeline.moments.filter(
    moment => isTurn(moment) && moment.entry.r >= flags.from && moment.entry.r <= flags.to,
  );
  const lines = told
    .flatMap(publicEvents)
    .filter(event => event.kind !== 'agenda')
    .map(words.event)
    .filter(Boolean);
  if (!lines.length) return;
  const text = speech.format('RT.chat.fallback', { text: lines.join(' ') });
  await ChatMessage.create({
    content: `<p>${foundry.utils.escapeHTML(text)}</p>`,
    ...(flags.kind === 'roll' && {
      rolls: rolledIn(client.presentation, told.flatMap(publicEvents)).map(rolled =>
        JSON.stringify(rollOf(client.game, rolled)),
      ),
    }),
    flags: { [ID]: { ...flags } },
  });
};

/** Posts what the entry `revision` calls for under this client's setting. */
export const postTurn = async (client: TableClient, revision: number): Promise<void> => {
  const level = setting('chat');
  const { timeline } = client;
  const at = timeline.moments.findIndex(({ entry }) => entry.r === revision);
  const moment = timeline.moments[at];
  if (level === 'none' || moment?.entry.kind !== 'turn') return;
  if (level === 'roll' && isTurn(moment) && rolledIn(client.presentation, publicEvents(moment)).length)
    await postRoll(client, revision);
  if (onOf(client, moment) !== onOf(client, timeline.moments[at - 1]) || timeline.ending) {
    await post(client, { kind: 'turn', table: client.id, from: cardFrom(client, timeline, at), to: revision });
  }
};

/** Posts one entry in which dice fell. */
export const postRoll = (client: TableClient, revision: number): Promise<void> =>
  post(client, { kind: 'roll', table: client.id, from: revision, to: revision });
