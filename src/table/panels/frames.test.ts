import { expect, test } from 'vitest';
import { speechOf } from '../../../scripts/languages';
import { prelude } from '../../games/prelude';
import { viewOf } from '../board/view';
import { changedSince } from '../board/projection';
import type { AnyGame } from '../record/model';
import { openTimeline, stateAt } from '../record/timeline';
import { wordingOf } from '../i18n/wording';
import { framesOf } from './frames';
import { lastAct } from './weekly';
import { clientOf } from './testing/client';
import { playOn, seatedTable } from '../testing/seated-tables';

const game = prelude as unknown as AnyGame;
const speech = speechOf('en');

const after = async (moves: number) => {
  const { table, at } = await seatedTable(game);
  await playOn(table, at, moves, undefined, 7, 'bot');
  const reader = at['revolutionary']?.reader('revolutionary') ?? { keys: {} };
  const timeline = openTimeline(game, table.head, table.raws, reader);
  const client = { ...clientOf(timeline, 'user-revolutionary'), seat: 'revolutionary' };
  return { client, reading: { client, speech, words: wordingOf(client.presentation, speech) }, timeline };
};

test('frames show events one by one, and end at the present table', async () => {
  const { client, reading, timeline } = await after(60);
  const frames = framesOf(reading, timeline.revision - 12, timeline.revision);
  expect(frames.length).toBeGreaterThan(12);
  const revisions = frames.map(({ revision }) => revision);
  expect(revisions).toEqual([...revisions].sort((a, b) => a - b));
  const [last] = frames.slice(-1);
  expect(last?.events).toBeUndefined();
  expect(viewOf(client, last).tabletop).toEqual(viewOf(client).tabletop);
  // within one entry the table changes piece by piece
  const parted = frames.find(({ events }) => events !== undefined);
  expect(parted).toBeDefined();
  expect(viewOf(client, parted).live).toBe(false);
});

test('a series too long to follow keeps one frame for each of the last entries', async () => {
  const { reading, timeline } = await after(150);
  const frames = framesOf(reading, 3, timeline.revision);
  expect(frames.length).toBeLessThanOrEqual(80);
  expect(new Set(frames.map(({ revision }) => revision)).size).toBe(frames.length);
});

test('frames since a seat acted show what has changed for it', async () => {
  const { client, timeline } = await after(60);
  const own = lastAct({ client }, 'revolutionary');
  const theirs = timeline.moments.filter(({ entry }) => entry.r > own);
  expect(theirs.every(({ entry }) => entry.kind !== 'turn' || entry.seat !== 'revolutionary')).toBe(true);
  const { presentation } = client;
  const first = presentation.tabletop(stateAt(timeline, 3));
  const now = presentation.tabletop(timeline.state);
  expect(changedSince(now, now).size).toBe(0);
  const changed = changedSince(first, now);
  expect(changed.size).toBeGreaterThan(3);
  const known = [
    ...now.counters.map(({ id }) => `counter ${id}`),
    ...now.markers.map(({ id }) => `marker ${id}`),
    ...now.piles.map(({ id }) => `pile ${id}`),
  ];
  for (const key of changed) expect(known).toContain(key);
});
