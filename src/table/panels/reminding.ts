/**
 * Reminds users whom a table waits for: one whisper for each question, and one message a day through the game
 * master's service. The text names the table and the person, and contains only what a spectator sees.
 */
import { toAct } from '../../kernel/agenda';
import { count, fields, mapOf, maybe, type Of, read } from '../../kernel/reading';
import type { Speech } from '../i18n/wording';
import { askedSince, timeText } from './waiting-since';
import type { TableClient } from './client-model';
const MINUTE = 60_000;
/** How long (ms) a question must wait before a present user is reminded. */
const HERE = 5 * MINUTE;
const DAY = 24 * 60 * MINUTE;

/**
 * The reminders a person had for a table: the question of the last whisper, and the time of the last message outside.
 */
const toldShape = fields({ whispered: maybe(count), written: maybe(count) });
const toldShapes = mapOf(toldShape);
export type Told = Of<typeof toldShapes>;

/** The reminders as read from a setting that may contain anything. */
export const parseTold = (value: unknown): Told => read(toldShapes, value) ?? {};

export interface Reminder {
  readonly user: string;
  readonly name: string;
  readonly since: number;
  /** The entry that asked them. */
  readonly question: number;
  /** By a whisper, and outside. */
  readonly whisper: boolean;
  readonly write: boolean;
}

/** The users to remind now; `hasLeft`: they have already left a move. */
export const remindersAt = (
  client: Pick<TableClient, 'timeline' | 'game' | 'people' | 'now'>,
  told: Told,
  hasLeft: (user: string) => boolean = () => false,
): readonly Reminder[] => {
  const { timeline, game, people } = client;
  if (!timeline.begun || timeline.ending || timeline.mode === 'free') return [];
  const asked = toAct(game, game.hide(timeline.state, undefined));
  const now = client.now();
  return people.flatMap(({ id: user, name, active }): readonly Reminder[] => {
    const seats = asked.filter(seat => {
      const holder = timeline.holders[seat];
      return holder?.kind === 'user' && holder.user === user;
    });
    if (!seats.length || hasLeft(user)) return [];
    const { time: since, revision: question } = askedSince(client, seats);
    if (active && now - since < HERE) return [];
    const { whispered, written } = (Object.hasOwn(told, user) ? told[user] : undefined) ?? {};
    const whisper = whispered !== question;
    const write = written === undefined || now - written >= DAY;
    return whisper || write ? [{ user, name, since, question, whisper, write }] : [];
  });
};

/** The record after these reminders were sent. */
export const withTold = (told: Told, reminders: readonly Reminder[], now: number): Told => ({
  ...told,
  ...Object.fromEntries(
    reminders.map(({ user, question, write }) => [
      user,
      { ...(Object.hasOwn(told, user) ? told[user] : {}), whispered: question, ...(write && { written: now }) },
    ]),
  ),
});

/** "Ann, it is your turn at “Weekly” since Tuesday 18:40." */
export const reminderText = (table: string, { name, since }: Reminder, now: number, speech: Speech): string =>
  speech.format('RT.weekly.reminder', { name, table, when: timeText(since, now, speech) });

export const FORMATS = ['json', 'discord'] as const;
export type Format = (typeof FORMATS)[number];

/** The longest message that the chat service accepts. */
const LONGEST = 1_900;

/** The message to the outside service. No chosen name can notify a whole channel. */
export const writtenAs = (
  format: Format,
  table: string,
  reminders: readonly Reminder[],
  texts: readonly string[],
): object => {
  const text = texts.join('\n').slice(0, LONGEST);
  return format === 'discord'
    ? { content: text, allowed_mentions: { parse: [] } }
    : { table, text, waiting: reminders.map(({ name, since }) => ({ name, since: new Date(since).toISOString() })) };
};
