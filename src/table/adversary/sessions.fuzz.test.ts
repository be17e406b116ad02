/** Whole sessions with changes of seats, browsers and referees: all are honest, and Verify accepts them. */
import { expect, test } from 'vitest';
import { verify } from '../judgement/verify';
import type { Browser } from '../testing/tables';
import { makeClaim } from '../record/signatures';
import { chooser, quickDice } from '../../kernel/dice';
import { secretOf } from '../record/head';
import { begunTable, playOn } from '../testing/seated-tables';
import { game, user } from '../testing/toy-table';

test.each(Array.from({ length: 10 }, (_, seed) => [seed + 1]))(
  'table %i of changing seats, browsers, reloads and referees verifies',
  async seed => {
    const pick = chooser(quickDice(seed));
    const { table, gm, ann, bob } = await begunTable(game, { seed });
    const eve = await table.browser('eve');
    const people = { ann, bob, eve };
    const at: Record<string, Browser> = { north: ann, south: bob };
    let epoch = 1;
    for (let n = 0; n < 12; n++) {
      await playOn(table, at, 3, undefined, seed * 100 + n);
      const what = pick(['seat', 'browser', 'reload', 'takeover'] as const);
      const seat = pick(['north', 'south']);
      if (what === 'seat') {
        const name = pick(['ann', 'bob', 'eve'] as const);
        const reply = await gm.ask({ kind: 'seat', seat, holder: user(name) });
        if (reply.ok) at[seat] = people[name];
      }
      if (what === 'browser') at[seat] = await table.browser(at[seat]?.user ?? '');
      if (what === 'takeover') epoch++;
      if (what === 'takeover' || what === 'reload') {
        table.restart({ client: epoch === 1 ? 'one' : `client ${epoch}`, epoch });
        await table.referee.serve();
        for (const one of [...Object.values(people), ...Object.values(at)]) {
          await table.referee.announce(one.user, makeClaim(one.key, one.user, table.head));
        }
      }
    }
    expect(secretOf(table.head, table.tableSecret)).toBeDefined();
    expect(verify(game, table.head, table.raws, table.tableSecret)).toMatchObject({ ok: true, bots: 0 });
  },
);
