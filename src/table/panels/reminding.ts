/**
 * Whom a table waits for who may not know it: once for each question by a whisper, and once a day by whatever the game
 * master has chosen outside Foundry. What is said names the table and the person, and is made of what a spectator sees.
 */
import { toAct } from '../../kernel/agenda';
import { count, fields, mapOf, maybe, type Of, read } from '../../kernel/reading';
import type { Speech } from '../i18n/wording';
import { askedSince, timeText } from './waiting-since';
import type { TableClient } from './client-model';
const MINUTE = 60_000;
/** How long (ms) a question stands before a user who is here is reminded. */
const HERE = 5 * MINUTE;
const DAY = 24 * 60 * MINUTE;

/** Which reminders a person had of a table: the question of the last whisper, and when the last message outside was sent. */
const toldShape = fields({ whispered: maybe(count), written: maybe(count) });
const toldShapes = mapOf(toldShape);
export type Told = Of<typeof toldShapes>;

/** The same from a setting, where anything may stand. */
export const parseTold = (value: unknown): Told => read(toldShapes, value) ?? {};

export interface Reminder {
  readonly user: string;
  readonly name: string;
  readonly since: number;
  /** The entry that has asked them. */
  readonly question: number;
  /** Told by a whisper, and outside. */
  readonly whisper: boolean;
  readonly write: boolean;
}

/** Who is to be reminded now, by user; `hasLeft`: they have left a move already. */
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

/** The same once these reminders are sent. */
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

/** The longest that the chat service takes. */
const LONGEST = 1_900;

/** What is written outside. No name that somebody has chosen calls everybody of a channel. */
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
