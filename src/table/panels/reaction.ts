/** The open reaction window as one line: the time left, and what this seat may do. */
import type { Message } from '../../kernel/messages';
import { userAt } from '../record/authors';
import { awayFrom, deadlineOf, isTimed, type OpenWindow, windowIn } from '../judgement/reaction-window';
import type { TableClient } from './client-model';
import { holderName, joined, type Reading, seatName } from './reading';

export interface ReactionPanel {
  /** No window is open: the line keeps its place, so that nothing moves when one opens. */
  readonly idle: boolean;
  readonly text: string;
  /** Server time (ms) at which it closes, and the time left; undefined if it waits for all. */
  readonly until?: { readonly at: number; readonly left: string };
  /** The countdown as a button that asks for time; undefined if this seat is not asked, or already waits. */
  readonly clock?: { readonly key: string; readonly label: string; readonly hint: string };
  /** The command to pass, for a seat that has not. */
  readonly pass?: string;
  /** Seats that others may pass for after the agreed time. */
  readonly away: readonly { readonly seat: string; readonly name: string }[];
  readonly opened: number;
}

const SECOND = 1_000;
const MINUTE = 60;

/** The time left: 0:07. */
export const countdown = (until: number, now: number): string => {
  const left = Math.max(0, Math.ceil((until - now) / SECOND));
  return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, '0')}`;
};

/** Does this game have windows? Then the line has its place from the beginning. */
const hasWindows = ({ client: { game } }: Reading): boolean =>
  Object.values(game.steps).some(step => (step as { readonly window?: Message }).window !== undefined);

/** The window in which this page's seat must still answer. */
export const windowAsking = ({
  timeline,
  seat,
  hasPassed,
}: Pick<TableClient, 'timeline' | 'seat' | 'hasPassed'>): OpenWindow | undefined => {
  const window = windowIn(timeline);
  const isAsked = seat !== undefined && window?.seats.includes(seat) && !hasPassed(window.opened);
  return isAsked ? window : undefined;
};

const textOf = (reading: Reading, window: OpenWindow): string => {
  const { client, speech } = reading;
  const { seat } = client;
  const isAsked = seat !== undefined && window.seats.includes(seat);
  if (window.waits.length) {
    const who = joined(
      speech,
      window.waits.map(one => seatName(reading, one)),
    );
    return speech.format('RT.window.waits', { who });
  }
  if (!isAsked) return speech.localize('RT.window.others');
  return speech.localize(client.hasPassed(window.opened) ? 'RT.window.passed' : 'RT.window.open');
};

/** Whom this reader may pass for: everybody else who is asked, because nobody knows who has passed. */
const awayOf = (reading: Reading, window: OpenWindow): ReactionPanel['away'] => {
  const { client } = reading;
  const { timeline, mySeats, people } = client;
  const isMaster = !mySeats.length && people.some(person => person.self && person.gm);
  const isLate = mySeats.length > 0 && client.now() >= awayFrom(window);
  if (!isMaster && !isLate) return [];
  return window.seats
    .filter(seat => !mySeats.includes(seat) && timeline.holders[seat]?.kind !== 'bot')
    .map(seat => {
      const user = userAt(timeline, seat);
      const name = user === undefined ? '' : ` (${holderName(reading, timeline.holders[seat])})`;
      return { seat, name: `${seatName(reading, seat)}${name}` };
    });
};

/** The countdown's text and its effect when pressed. */
const clockOf = ({ speech }: Reading, hasPassed: boolean): NonNullable<ReactionPanel['clock']> => {
  const word = hasPassed ? 'back' : 'wait';
  return {
    key: `window-${word}`,
    label: speech.localize(`RT.window.${word}`),
    hint: speech.localize(`RT.window.${word}-hint`),
  };
};

/** The line; undefined if the game has no windows, or has had none yet. */
export const reactionPanel = (reading: Reading): ReactionPanel | undefined => {
  const { client } = reading;
  const { timeline, seat } = client;
  if (!hasWindows(reading) || timeline.ending) return undefined;
  const window = timeline.mode === 'free' ? undefined : windowIn(timeline);
  // before the first window there is no place to keep
  const hadOne = timeline.moments.some(({ entry }) => entry.kind === 'turn' && entry.by === 'window');
  if (!window) return hadOne ? { idle: true, text: '', away: [], opened: 0 } : undefined;
  const at = deadlineOf(window);
  const isMine = seat !== undefined && window.seats.includes(seat);
  const hasPassed = client.hasPassed(window.opened);
  const isCounted = Number.isFinite(at) && isTimed(timeline) && !window.waits.length;
  return {
    idle: false,
    text: textOf(reading, window),
    opened: window.opened,
    away: awayOf(reading, window),
    ...(isCounted && { until: { at, left: countdown(at, client.now()) } }),
    ...(isMine && !window.waits.includes(seat) && { clock: clockOf(reading, hasPassed) }),
    ...(isMine && !hasPassed && { pass: JSON.stringify(window.pass) }),
  };
};
