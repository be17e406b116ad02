/** Plays what happened on the board, event by event, with its sentence. Nothing waits for it. */
import type { TableClient } from '../../table/panels/client-model';
import { type Frame, framesOf } from '../../table/panels/frames';
import { lastAct } from '../../table/panels/weekly';
import { readingOf } from '../../table/panels/reading';
import { isStill, paced } from '../pace';
import { onBoard, onReplay, show, shownAt, showRevision } from '../replay';
import { speech } from '../lazy-import';
import { showBar } from './replay-bar';
import { hearFrame } from './sounds';

/** How long (ms) a picture is shown at normal speed; less when many are queued. */
const STANDS = 850;
const CROWD = 14;

interface Player {
  readonly client: TableClient;
  frames: readonly Frame[];
  timer: number | undefined;
  /** What this has shown on the board: if anything else is shown, a user chose it, and playing ends. */
  shown: object | undefined;
  /** Where it ends: at this moment of the past, which the user wants to look at, else in the present. */
  last: number | undefined;
  readonly stop: () => void;
}

const players = new Map<string, Player>();

const end = (player: Player, isTakenOver: boolean, at?: number): void => {
  window.clearTimeout(player.timer);
  players.delete(player.client.id);
  player.stop();
  showBar(undefined);
  if (!isTakenOver) showRevision(player.client.id, at);
};

/** Jumps to the present. */
export const skip = (table: string): void => {
  const player = players.get(table);
  if (player) end(player, false);
};

const put = (player: Player, revision: number, events?: number): void => {
  const moment = { revision, playing: true as const, ...(events !== undefined && { events }) };
  player.shown = moment;
  show(player.client.id, moment);
};

const step = (player: Player): void => {
  const [frame, ...rest] = player.frames;
  if (!frame) {
    end(player, false, player.last);
    return;
  }
  player.frames = rest;
  hearFrame(player.client, frame, shownAt(player.client.id)?.revision !== frame.revision);
  put(player, frame.revision, frame.events);
  showBar({ client: player.client, frame, skip: () => skip(player.client.id) });
  const share = rest.length > CROWD ? CROWD / rest.length : 1;
  player.timer = window.setTimeout(() => step(player), paced(STANDS) * share);
};

const open = (client: TableClient, from: number): Player => {
  // a click anywhere means that the user wants to act on the table as it is now
  const clicks = new AbortController();
  const { signal } = clicks;
  document.addEventListener('pointerdown', () => skip(client.id), { capture: true, signal });
  const stopFollowing = onReplay(client.id, () => {
    if (players.get(client.id) === player && shownAt(client.id) !== player.shown) end(player, true);
  });
  // at another table nobody wants to hear of this one
  const stopBoards = onBoard(table => table !== client.id && skip(client.id));
  const player: Player = {
    client,
    frames: [],
    timer: undefined,
    shown: undefined,
    last: undefined,
    stop: () => {
      clicks.abort();
      stopFollowing();
      stopBoards();
    },
  };
  players.set(client.id, player);
  put(player, from);
  player.timer = window.setTimeout(() => step(player), 0);
  return player;
};

/** Plays the entries after `from` up to `to`, after those already queued. */
export const play = (client: TableClient, from: number, to: number): void => {
  const frames = framesOf(readingOf(client, speech), from, to);
  if (!frames.length) return;
  const player = players.get(client.id) ?? open(client, from);
  player.frames = [...player.frames, ...frames];
};

/** Shows one entry as it happened, and stays there; a user who wants no motion sees its result. */
export const watchEntry = (client: TableClient, revision: number): void => {
  const last = revision < client.timeline.revision ? revision : undefined;
  skip(client.id);
  if (!isStill()) play(client, revision - 1, revision);
  const player = players.get(client.id);
  if (player) player.last = last;
  else showRevision(client.id, last);
};

/** Replays what others have done since this reader's seat last acted, or else the last entry. */
export const watchAgain = (client: TableClient): void => {
  const { timeline } = client;
  const own = lastAct({ client }, client.seat);
  const { moments } = timeline;
  const last = moments.findLast(({ entry, undone }) => entry.kind === 'turn' && !undone)?.entry;
  if (last?.kind !== 'turn' || isStill()) return;
  const others = moments.findLast(
    ({ entry, undone }) => entry.kind === 'turn' && !undone && entry.seat !== last.seat && entry.r < last.r,
  );
  skip(client.id);
  play(client, own < last.r ? own : (others?.entry.r ?? 0), last.r);
};
