/** Changes by hand in the chat log. The user who made them posts them; several within ten seconds are one message. */
import type { TableClient } from '../../table/panels/client-model';
import { plain } from '../../table/i18n/links';
import { loggedOf } from '../../table/panels/log';
import { readingOf } from '../../table/panels/reading';
import { ID } from '../module-id';
import { setting } from '../settings';
import { speech } from '../lazy-import';
import { chatFlags, MOST_BY_HAND } from './flags';

/** How long (ms) a message still takes further changes. */
const TOGETHER = 10_000;

/**
 * The changes in words, for users without the module. Every user can open the message, so it says only what an
 * observer may know.
 */
const contentOf = (client: TableClient, revisions: readonly number[]): string => {
  const reading = readingOf(client, speech);
  const lines = client.timeline.moments
    .filter(({ entry }) => revisions.includes(entry.r))
    .flatMap(moment => loggedOf(reading, moment, true))
    .map(plain);
  const text = speech.format('RT.chat.fallback', { text: lines.join(' ') });
  return lines.length ? `<p>${foundry.utils.escapeHTML(text)}</p>` : '';
};

/** Posts a change that this user has made by hand, or adds it to their last message. */
export const postByHand = async (client: TableClient, revision: number): Promise<void> => {
  if (setting('chat') === 'none') return;
  const messages = game.messages?.contents ?? [];
  const isMine = (message: (typeof messages)[number]): boolean => message.author?.id === game.userId;
  const flagsOf = (message: (typeof messages)[number]) => {
    const flags = isMine(message) ? chatFlags(message.toObject().flags[ID]) : undefined;
    return flags?.kind === 'hand' && flags.table === client.id ? flags : undefined;
  };
  // another tab of this user may have posted it already
  if (messages.slice(-20).some(message => flagsOf(message)?.revisions.includes(revision))) return;
  const last = messages.at(-1);
  const before = last && flagsOf(last)?.revisions;
  const goesOn = before && before.length < MOST_BY_HAND && Date.now() - last.timestamp < TOGETHER;
  const revisions = goesOn ? [...before, revision] : [revision];
  const content = contentOf(client, revisions);
  if (!content) return;
  const flags = { [ID]: { kind: 'hand', table: client.id, revisions } };
  if (goesOn) await last.update({ content, flags });
  else await ChatMessage.create({ content, flags });
};
