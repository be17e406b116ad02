/** The tags at highlighted places before a choice. */
import { describe, expect, test } from 'vitest';
import { gameOf, EVERY_GAME } from '../../testing/all-games';
import { toAct } from '../../kernel/agenda';
import { legal } from '../../kernel/offers';
import type { AnyGame, AnyTypes } from '../record/model';
import { readingOf } from '../panels/reading';
import { clientOf } from '../panels/testing/client';
import { english } from '../panels/testing/render';
import { tagSvg } from '../drawing/tag';
import { EMPTY } from './hand';
import { targetsIn } from './held';
import { tagsOf } from './tags';
import { viewOf } from './view';
import { playOn, seatedTable } from '../testing/seated-tables';

/** What the asked seat sees after some moves of a game, and further until `until` holds. */
const after = async (game: AnyGame, played: number, until = (_state: AnyTypes['state']): boolean => true) => {
  const { table, at } = await seatedTable(game, { seed: 4 });
  await playOn(table, at, played, undefined, 3, 'bot');
  for (let n = 0; n < 200 && !until(table.referee.timeline.state); n++) await playOn(table, at, 1, undefined, n, 'bot');
  const [seat = ''] = toAct(game, table.referee.timeline.state);
  const client = clientOf(at[seat]?.sees(seat) ?? table.referee.timeline, `user-${seat}`);
  const view = viewOf(client);
  return { client, view, reading: readingOf(client, english), targets: targetsIn({ client, view }, EMPTY) };
};

describe('a highlighted place shows the price of going there and the result', () => {
  test('a Rally shows a Resource for each space, and how many Cells come', async () => {
    const game = gameOf('all-bridges') as AnyGame;
    const isRally = (state: AnyTypes['state']): boolean => {
      const [seat] = toAct(game, state);
      return seat !== undefined && legal(game, state, seat).some(({ kind }) => kind === 'rally');
    };
    const { view, reading, targets } = await after(game, 1, isRally);
    const tags = tagsOf(reading, view, targets);
    const spaces = tags.filter(({ key }) => key.startsWith('space '));
    expect(spaces.length).toBeGreaterThan(0);
    for (const { price, gist, said } of spaces) {
      expect(price).toBe('1');
      expect(gist).toMatch(/^Cells \+\d$/);
      expect(said).toMatch(/^1 Resource, Cells \+\d$/);
    }
    // cached: nothing is computed while the pointer moves
    expect(tagsOf(reading, view, targets)).toBe(tags);
  });

  test('there are no tags in the past', async () => {
    const { view, reading, targets } = await after(gameOf('all-bridges') as AnyGame, 12);
    expect(tagsOf(reading, { ...view, live: false }, targets)).toEqual([]);
  });

  test.each(EVERY_GAME.map(game => [game.id, game] as const))('the tags of %s are on its board', async (_, game) => {
    const { view, reading, targets } = await after(game, 20);
    for (const { at, price, gist } of tagsOf(reading, view, targets)) {
      expect(price + gist).not.toBe('');
      expect(at.x).toBeGreaterThan(0);
      expect(at.x).toBeLessThan(view.board.width);
      const svg = tagSvg({ price, gist, height: view.board.height * 0.021 });
      expect(svg).not.toMatch(/NaN|undefined/);
      const [, left = '0'] = /x="(-?[\d.]+)"/.exec(svg) ?? [];
      expect(at.x + Number(left), `${price} ${gist}`).toBeGreaterThanOrEqual(0);
    }
  });
});
