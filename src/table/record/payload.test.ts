/** The size of a finished game in a world: its chapters as they are stored, and the readable history on their pages. */
import { describe, expect, test } from 'vitest';
import { speechOf } from '../../../scripts/languages';
import { EVERY_GAME } from '../../testing/all-games';
import { entriesOf } from './chapters';
import type { AnyGame } from './model';
import { bytesInWorld, chaptersOf, type WorldBytes } from '../testing/payload';
import { openTimeline } from './timeline';
import { type Policy, playOn, type SeatedTable, seatedTable } from '../testing/seated-tables';

/** A third of it is signatures, which cannot be compressed. */
const MOST = 480_000;

/** A game to its end, with two browsers at every seat. */
const finished = async (
  game: AnyGame,
  policy: Policy,
  seed: number,
): Promise<SeatedTable & { readonly played: number }> => {
  const seated = await seatedTable(game, { seed }, 2);
  return { ...seated, played: await playOn(seated.table, seated.at, 5000, undefined, seed, policy) };
};

const sum = ({ head, record, history }: WorldBytes): number => head + record + history;

/** A game that random play hardly ever finishes (Kremlin, because of its windows) has no longest random game to measure. */
const policiesOf = ({ demo }: AnyGame): readonly Policy[] =>
  (['bot', 'random'] as const).filter(policy => demo.longest[policy] > 0);

describe.each(EVERY_GAME.map(game => [game.id, game, policiesOf(game)] as const))('%s', (_, game, policies) => {
  // shows record.5
  test.each(policies)('a finished game takes at most 480 kB, however long: %s', async policy => {
    const { table, played } = await finished(game, policy, 2);
    expect(table.referee.timeline.secret).toBeDefined();
    const bytes = bytesInWorld(table, speechOf('de'));
    expect(sum(bytes)).toBeLessThan(MOST);
    // it is not the longest game: that would cost the same per command, so many times
    const most = game.demo.longest[policy];
    expect(bytes.head + ((bytes.record + bytes.history) / played) * most).toBeLessThan(MOST);
  });

  // shows record.5
  test('is read from its packed chapters as it was written, by every browser of every seat', async () => {
    const { table, browsers } = await finished(game, policies.at(-1) ?? 'bot', 4);
    const chapters = chaptersOf(table);
    expect(chapters.every(({ packed }) => packed !== undefined)).toBe(true);
    const raws = Object.assign({}, ...chapters.map(chapter => entriesOf(JSON.parse(JSON.stringify(chapter)))));
    expect(raws).toEqual(table.raws);
    for (const [seat, all] of Object.entries(browsers)) {
      for (const browser of all) {
        const timeline = openTimeline(game, table.head, raws, browser.reader(seat));
        expect(timeline.problems).toEqual([]);
        expect(timeline.state).toEqual(game.hide(table.referee.timeline.state, seat));
      }
    }
  });
});
