/** Two game masters press "take over" in the same moment: one of them referees, and nothing is done twice. */
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { until } from '../harness/in-page';
import { answered } from '../harness/killing';
import type { Person } from '../harness/people';
import { playByClicking } from '../harness/playing';
import { commandsIn, expectWholeRecord, isRefereeing, refereesAmong, untilOneReferees } from '../harness/referees';
import {
  makeTable,
  openSideWindow,
  openTableWindow,
  waitForBeginning,
  waitForRevision,
  revisionOf,
} from '../harness/table';

const press = ({ page }: Person): Promise<unknown> =>
  page.evaluate(`document.querySelector('.rt-seats-app [data-action="takeOver"]').click()`);

// shows referee.1
test('two who take over at once, three times, while a player asks', () =>
  session({ title: 'takeover' }, async one => {
    const [gm, second, assistant, red, white] = await gather(one, 'Gamemaster', 'Assistant', 'Player 1', 'Player 2');
    const players = [red, white];
    const referees = [gm, second, assistant];
    const everybody = [...referees, ...players];
    const table = await makeTable(gm, {
      name: 'Takeover',
      holders: { red: 'Player 1', white: 'Player 2' },
      scene: false,
    });
    await waitForBeginning(everybody, table);
    for (const person of everybody) await openTableWindow(person, table);
    for (const person of referees) await openSideWindow(person, table, 'seats');
    await playByClicking(players, everybody, table, { seed: 94, most: 2 });
    for (let time = 1; time <= 3; time++) {
      const acting = await untilOneReferees(referees, table);
      const others = referees.filter(one => one !== acting);
      const asked = playByClicking(players, players, table, { seed: 94 + time, most: 1 });
      await Promise.all(others.map(press));
      await asked;
      await answered(players, table);
      await until('the one before has stopped', async () => !(await isRefereeing(acting, table)));
      const next = await untilOneReferees(referees, table);
      expect(others).toContain(next);
      expect(await refereesAmong(referees, table)).toEqual([next]);
      expect(await commandsIn(white, table)).toBe(2 + time);
    }
    await playByClicking(players, players, table, { seed: 99, most: 2 });
    await waitForRevision(everybody, table, await revisionOf(white.page, table));
    for (const person of everybody) await expectWholeRecord(person, table);
    expect(await commandsIn(white, table)).toBe(7);
  }));
