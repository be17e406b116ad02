/** A menu opens before the rules have judged its rows: it accuses nobody until then, and says the same once they have. */
import { expect, test } from 'vitest';
import { speechOf } from '../../../scripts/languages';
import { finished } from '../../kernel/slices';
import { EVERY_GAME } from '../../testing/all-games';
import { readingOf } from '../panels/reading';
import { clientOf } from '../panels/testing/client';
import { begunTable, playOn } from '../testing/seated-tables';
import { judgedAhead, saidOf, saidSoFar } from './by-hand';
import { handOf } from './hand';
import { pieceMoves, pieceRows } from './piece-rows';
import { viewOf } from './view';

const PIECES = 3;
const TURNS = 8;

test.each(EVERY_GAME.map(game => [game.id, game] as const))('%s', async (_, game) => {
  const { table, at } = await begunTable(game, { mode: 'advised' });
  await playOn(table, at, TURNS);
  const [seat, browser] = Object.entries(at)[0] ?? [];
  if (!seat || !browser) return expect.fail('nobody plays');
  const reading = readingOf(clientOf(browser.sees(seat), browser.user, { seat }), speechOf('en'));
  const view = viewOf(reading.client);
  let rowed = 0;
  // two pieces of a kind in one place have the same rows
  const kinds = new Map(view.tabletop.counters.map(one => [`${one.piece} ${one.slot}`, one]));
  for (const { id, piece, slot } of [...kinds.values()].slice(0, PIECES)) {
    const one = { kind: 'counter', id, piece, slot } as const;
    const rows = (said: typeof saidOf) => [
      ...pieceRows(reading, view, one, 1, said),
      ...pieceMoves(reading, view, one, 1, said),
    ];
    const open = rows(saidSoFar);
    for (const { breaks } of open) expect(breaks).toBe(undefined);
    const hand = handOf({ client: reading.client, view }, { byHand: true });
    for (const { edit } of open) finished(judgedAhead(hand, edit));
    const judged = rows(saidSoFar);
    expect(judged.map(({ key, label, edit }) => [key, label, edit])).toEqual(
      open.map(({ key, label, edit }) => [key, label, edit]),
    );
    expect(judged).toEqual(rows(saidOf));
    rowed += judged.length;
  }
  if (view.tabletop.counters.length) expect(rowed).toBeGreaterThan(0);
});
