/** Reminds those for whom a table waits: by a whisper, and by the game master's webhook. */
import {
  type Format,
  FORMATS,
  parseTold,
  type Reminder,
  reminderText,
  remindersAt,
  withTold,
  writtenAs,
} from '../../table/panels/reminding';
import { windowIn } from '../../table/judgement/reaction-window';
import { userAt } from '../../table/record/authors';
import { ID } from '../module-id';
import { refereeOf } from '../tables/refereeing';
import type { LiveTable } from '../tables/live-table';
import type { Weeks } from './weeks';

declare global {
  interface SettingConfig {
    'revolution-tables.reminders': Record<string, unknown>;
    'revolution-tables.reminded': Record<string, unknown>;
  }
}

export interface Reminding {
  readonly whisper: boolean;
  /** The webhook's address; empty for none. */
  readonly url: string;
  readonly format: Format;
}

const isWeb = (url: string): boolean => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** The game master's choices, from a setting that may contain anything. */
export const reminding = (): Reminding => {
  const { whisper, url, format } = game.settings.get(ID, 'reminders');
  return {
    whisper: whisper !== false,
    url: typeof url === 'string' && isWeb(url) ? url : '',
    format: FORMATS.find(one => one === format) ?? 'discord',
  };
};

export const registerReminders = (): void => {
  for (const key of ['reminders', 'reminded'] as const)
    game.settings.register(ID, key, { scope: 'world', config: false, type: Object, default: {} });
};

/** How long (ms) to wait for a webhook's answer. */
const PATIENCE = 8_000;

/** Writes to the webhook; returns whether it accepted. Nothing waits for it. */
export const write = async (url: string, body: object): Promise<boolean> => {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const signal = AbortSignal.timeout(PATIENCE);
    const { ok } = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal });
    return ok;
  } catch {
    return false;
  }
};

/** The address already reported as silent: reported once, until it answers again. */
let silent = '';

const writeOut = async (
  { name }: { readonly name: string },
  reminders: readonly Reminder[],
  texts: readonly string[],
  { speech }: Weeks,
): Promise<void> => {
  const { url, format } = reminding();
  if (!url || !reminders.length) return;
  if (await write(url, writtenAs(format, name, reminders, texts))) {
    silent = '';
    return;
  }
  if (silent !== url) ui.notifications.warn(speech.localize('RT.weekly.webhook-silent'));
  silent = url;
};

const whisper = async (user: string, text: string): Promise<void> => {
  const content = `<p>${foundry.utils.escapeHTML(text)}</p>`;
  await ChatMessage.create({ content, whisper: [user], flags: { [ID]: { kind: 'reminder' } } });
};

const hasLeft = (table: string, user: string): boolean => Boolean(game.users.get(user)?.getFlag(ID, 'left')?.[table]);

/**
 * Has the user answered the open window in advance? Only the whisper is skipped then. Others read the webhook, whose
 * silence would show who has passed.
 */
const hasAnswered = ({ id, timeline }: LiveTable, user: string): boolean => {
  const asked = windowIn(timeline)?.seats.filter(seat => userAt(timeline, seat) === user) ?? [];
  return asked.length > 0 && asked.every(seat => refereeOf(id)?.passesAhead(seat) === true);
};

/** Sends the reminders that are due. Each is noted before it is sent, so that nobody is reminded twice. */
const remind = async (table: LiveTable, weeks: Weeks): Promise<void> => {
  if (table.referee.kind !== 'here' || !game.user.isGM) return;
  const all = game.settings.get(ID, 'reminded');
  const told = parseTold(all[table.id]);
  const due = remindersAt(table, told, user => hasLeft(table.id, user));
  if (!due.length) return;
  const now = table.now();
  await game.settings.set(ID, 'reminded', { ...all, [table.id]: withTold(told, due, now) });
  const { name } = table.head;
  const said = (some: readonly Reminder[]) => some.map(one => reminderText(name, one, now, weeks.speech));
  const outside = due.filter(one => one.write);
  void writeOut({ name }, outside, said(outside), weeks);
  if (!reminding().whisper) return;
  for (const one of due.filter(
    ({ user, whisper: isDue }) => isDue && user !== game.userId && !hasAnswered(table, user),
  ))
    await whisper(one.user, said([one]).join(''));
};

/** How often (ms) a host checks whether a table has waited long. */
const OFTEN = 30_000;
/** How long (ms) to wait first: a move brings several entries, and a reloading page is gone for a moment. */
const SETTLED = 3_000;

const running = new Map<string, Promise<void>>();
const inTurn = (table: LiveTable, weeks: Weeks): void => {
  const next = (running.get('') ?? Promise.resolve()).then(() => remind(table, weeks)).catch(console.error);
  running.set('', next);
};

export const followReminders = (table: LiveTable, weeks: Weeks): void => {
  let timer: number | undefined;
  const soon = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => inTurn(table, weeks), SETTLED);
  };
  const clock = window.setInterval(() => {
    // a deleted table sends no reminders
    if (game.journal.has(table.entry.id ?? '')) inTurn(table, weeks);
    else window.clearInterval(clock);
  }, OFTEN);
  soon();
  table.onChange(({ kind }) => {
    if (kind === 'record' || kind === 'people') soon();
  });
};
