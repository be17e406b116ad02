/** No two neighbouring choices have the same text: the reader can tell them apart. */
import { expect, test } from 'vitest';
import { toAct } from '../../kernel/agenda';
import { GAMES } from '../../testing/all-games';
import { playOn, seatedTable } from '../testing/seated-tables';
import { choicesPanel } from './choices';
import { readingOf } from './reading';
import { clientOf } from './testing/client';
import { english } from './testing/render';

/** Commands between two checks, and the number of checks. */
const [EVERY, LOOKS] = [4, 15];

const twice = (labels: readonly string[]): readonly string[] => labels.filter((one, n) => labels.indexOf(one) !== n);

test.each(GAMES.map(game => [game.id, game] as const))('%s', async (_id, game) => {
  const { table, at } = await seatedTable(game, { seed: 4 });
  let seen = 0;
  for (let look = 0; look < LOOKS; look++) {
    await playOn(table, at, EVERY, undefined, look);
    for (const seat of toAct(game, table.referee.timeline.state)) {
      const who = at[seat];
      if (!who) continue;
      const panel = choicesPanel(readingOf(clientOf(who.sees(seat), `user-${seat}`), english), undefined);
      for (const { kind, rows, more, legal, rest, clusters } of panel
        ? [...panel.groups, ...panel.anytime, ...panel.inForm]
        : []) {
        const all = [...rows, ...more];
        seen += all.length + legal.length;
        const said = [all, [...legal, ...rest], ...all.map(row => row.buttons), ...clusters.map(one => one.buttons)];
        for (const group of said) expect(twice(group.map(({ label }) => label)), kind).toEqual([]);
      }
    }
  }
  expect(seen).toBeGreaterThan(0);
});
