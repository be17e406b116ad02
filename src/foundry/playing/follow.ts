/** Follows the tables: plays and announces what others do, and calls this user to their turn. */
import type * as Bar from './replay-bar';
import type * as Live from './announce';
import type * as Play from './play';
import type * as Sounds from './sounds';
import { toAct } from '../../kernel/agenda';
import type { TableClient } from '../../table/panels/client-model';
import { currentTable } from '../windows';
import { isStill } from '../pace';
import { eachTable, type Registry } from '../registry';
import { hasBoard, isPlaying, onReplay, played, replayAt } from '../replay';
import { lazyImport } from '../lazy-import';

const ring = async (): Promise<void> => {
  const sound = await lazyImport(async () => (await import('./sounds')).sound);
  sound?.('turn');
};

const MARK = '● ';
const called = new Set<string>();
const rung = new Set<string>();

const mark = (): void => {
  const page = globalThis.document;
  const bare = page.title.startsWith(MARK) ? page.title.slice(MARK.length) : page.title;
  page.title = called.size ? `${MARK}${bare}` : bare;
};

/** It is this user's turn at a table: announced once, when everything before it has been shown. */
const call = ({ id }: TableClient, how: 'aloud' | 'later' | 'silently'): void => {
  called.add(id);
  mark();
  if (how === 'later' || rung.has(id)) return;
  rung.add(id);
  if (how === 'aloud') void ring();
};

/** It is no longer this user's turn. */
const uncall = ({ id }: TableClient): void => {
  called.delete(id);
  rung.delete(id);
  mark();
};

interface Parts {
  readonly play: typeof Play.play;
  readonly skip: typeof Play.skip;
  readonly sayNews: typeof Live.sayNews;
  readonly showEnd: typeof Bar.showEnd;
  readonly hearEntry: typeof Sounds.hearEntry;
}

const fetchNow = async (): Promise<Parts> => {
  const { play, skip } = await import('./play');
  const { sayNews } = await import('./announce');
  const { showEnd } = await import('./replay-bar');
  const { hearEntry } = await import('./sounds');
  return (parts = { play, skip, sayNews, showEnd, hearEntry });
};

/** The code that plays and announces: loaded with the first table, so that it is ready in time. */
let parts: Parts | undefined;
let coming: Promise<Parts> | undefined;
const fetchParts = (): Promise<Parts> => (coming ??= fetchNow());

const isMyTurn = ({ game: rules, timeline, mySeats }: TableClient): boolean =>
  timeline.begun && !timeline.ending && toAct(rules, timeline.state).some(seat => mySeats.includes(seat));

/** Did this user do any of this? */
const isOwn = ({ timeline, mySeats }: TableClient, from: number): boolean =>
  timeline.moments.some(({ entry }) => entry.r > from && entry.kind === 'turn' && mySeats.includes(entry.seat));

const follow = (client: TableClient): void => {
  let told = client.timeline.revision;
  let hadBegun = client.timeline.begun;
  let hadEnded = client.timeline.ending !== undefined;
  let wasMine = isMyTurn(client);
  if (wasMine) call(client, 'silently');
  const callTurn = (): void => {
    const isMine = isMyTurn(client);
    if (isMine && !wasMine) call(client, isPlaying(client.id) ? 'later' : 'aloud');
    if (!isMine && wasMine) uncall(client);
    wasMine = isMine;
  };
  onReplay(client.id, () => {
    // call only after everything before it has been shown
    if (!isPlaying(client.id) && wasMine) call(client, 'aloud');
  });
  client.onChange(({ kind, revision }) => {
    if (kind !== 'record') return;
    const from = told;
    told = revision;
    const isNews = client.timeline.begun && revision > from;
    // a set-up is not played: the first view is the finished one
    const isSeen = hasBoard(client.id) && !isStill() && hadBegun;
    hadBegun = client.timeline.begun;
    const { ending } = client.timeline;
    const isEnd = ending !== undefined && !hadEnded;
    hadEnded = ending !== undefined;
    // somebody who is being asked keeps the question: what others answer at the same time is not played over it
    const isAsked = wasMine && isMyTurn(client);
    const tell = ({ play, skip, sayNews, showEnd, hearEntry }: Parts): void => {
      if (isOwn(client, from)) hearEntry(client, revision);
      if (isOwn(client, from) || !isSeen || isAsked) skip(client.id);
      else if (replayAt(client.id) === undefined || isPlaying(client.id)) play(client, from, revision);
      if (currentTable()?.id === client.id) sayNews(client, from);
      if (isEnd && hasBoard(client.id)) void played(client.id).then(() => showEnd(client));
    };
    if (isNews && parts) tell(parts);
    else if (isNews) void fetchParts().then(tell);
    callTurn();
  });
};

/** Called when the tables are open, before anything else follows them, so that a replay reaches the board first. */
export const openPlaying = (registry: Registry): void => {
  if (!isStill()) void fetchParts();
  eachTable(registry, follow);
};
