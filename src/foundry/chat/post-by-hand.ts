/** Changes by hand in the chat log. The user who made them posts them; several within ten seconds are one message. */
import type { TableClient } from '../../table/panels/client-model';
import { plain } from '../../table/i18n/links';
import { handLines } from '../../table/panels/hand-lines';
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
  const lines = handLines(reading, revisions, true).map(({ parts, undone }) => {
    const text = foundry.utils.escapeHTML(plain(parts));
    return undone === undefined ? text : `<s>${text}</s> (${foundry.utils.escapeHTML(undone)})`;
  });
  const text = speech.format('RT.chat.fallback', { text: lines.join(' ') });
  return lines.length ? `<p>${text}</p>` : '';
};

/** The changes by hand at a table in a message of this user. */
const ownFlags = (client: TableClient, message: ChatMessage.Implementation) => {
  const flags = message.author?.id === game.userId ? chatFlags(message.toObject().flags[ID]) : undefined;
  return flags?.kind === 'hand' && flags.table === client.id ? flags : undefined;
};

/** So many messages back what was undone is marked. */
const LATELY = 50;

/** Marks what was undone in this user's messages, for users without the module. */
export const markUndone = async (client: TableClient): Promise<void> => {
  for (const message of (game.messages?.contents ?? []).slice(-LATELY)) {
    const flags = ownFlags(client, message);
    const isUndone = client.timeline.moments.some(({ entry, undone }) => undone && flags?.revisions.includes(entry.r));
    const content = flags && isUndone && contentOf(client, flags.revisions);
    if (content && content !== message.content) await message.update({ content });
  }
};

/** Posts a change that this user has made by hand, or adds it to their last message. */
export const postByHand = async (client: TableClient, revision: number): Promise<void> => {
  if (setting('chat') === 'none') return;
  const messages = game.messages?.contents ?? [];
  // another tab of this user may have posted it already
  if (messages.slice(-20).some(message => ownFlags(client, message)?.revisions.includes(revision))) return;
  const last = messages.at(-1);
  const before = last && ownFlags(client, last)?.revisions;
  const goesOn = before && before.length < MOST_BY_HAND && Date.now() - last.timestamp < TOGETHER;
  const revisions = goesOn ? [...before, revision] : [revision];
  const content = contentOf(client, revisions);
  if (!content) return;
  const flags = { [ID]: { kind: 'hand', table: client.id, revisions } };
  if (goesOn) await last.update({ content, flags });
  else await ChatMessage.create({ content, flags });
};
