/**
 * A whole game of Kremlin in four pages, whose people answer in advance ("unless my people are touched"), and let pass by hand
 * what that does not: how often a seat clicks for it in a year. `npm run soak -- passing`.
 */
import { expect, test } from 'vitest';
import { toAct } from '../../src/kernel/agenda';
import { decide } from '../../src/kernel/deciding';
import { chooser, quickDice } from '../../src/kernel/dice';
import { legal } from '../../src/kernel/offers';
import { letsPass, windowOn } from '../../src/kernel/reaction-windows';
import { gameOf } from '../../src/testing/all-games';
import { inTable, until } from '../harness/in-page';
import type { Person } from '../harness/people';
import { gather, session } from '../harness/session';
import { makeTable, openTableWindow, tableWindow, waitForBeginning } from '../harness/table';

const SEATS = ['stalinists', 'militarists', 'evolutionists', 'apologists'] as const;
const AHEAD = 'until-touched';
/** At most so many clicks of a seat in a year, on the average. */
const AIM = 5;

const known = ({ page }: Person, table: string) =>
  inTable(page, table, ({ timeline: { state, ending }, seat, stands, pending }) => ({
    state,
    seat,
    isOver: ending !== undefined,
    isBusy: pending > 0,
    stands: stands?.word !== undefined && stands.ended === undefined,
  }));

test('people who answer in advance let few windows pass by hand', () =>
  session({ title: 'passing', seating: { chance: 4 } }, async one => {
    const [gm, ...players] = await gather(one, 'Player 1', 'Player 2', 'Player 3');
    const people = [gm, ...players];
    const game = gameOf('kremlin');
    const bot = game?.bots[0];
    if (!game || !bot) throw new Error('nobody plays');
    const table = await makeTable(gm, {
      name: 'Passing',
      game: 'kremlin',
      scene: false,
      options: { players: '4', window: 'until-all' },
      holders: Object.fromEntries(SEATS.map((seat, n) => [seat, people[n]?.name ?? ''])),
    });
    await waitForBeginning(people, table);
    for (const person of people) await openTableWindow(person, table);
    const pick = chooser(quickDice(4));
    let [passed, given, years] = [0, 0, 1];
    let isOver = false;

    /** What a person does when they are asked; false where nothing is left to them for now. */
    const acts = async (person: Person): Promise<boolean> => {
      const seen = await known(person, table);
      isOver ||= seen?.isOver === true;
      if (!seen || seen.seat === undefined || seen.isOver || seen.isBusy) return false;
      const { state, seat } = seen;
      const year = 'turn' in state ? Number(state.turn) : 0;
      if (year > years) {
        console.log(`year ${years}: ${passed} passed by hand, ${given} answers in advance so far, of four seats`);
        years = year;
      }
      const isWindow = windowOn(game, state) !== undefined;
      const window = tableWindow(person.page, table);
      const pass = window.locator('.rt-window__buttons [data-action="submit"]');
      if (!toAct(game, state).includes(seat) || (isWindow && !(await pass.count()))) return false;
      const isTouched = isWindow && !letsPass(game, state, seat, AHEAD);
      if (isWindow && !isTouched && seen.stands) return false;
      const { command } = decide(game, bot, { state, seat, legal: legal(game, state, seat) }, pick);
      if (isWindow && command.kind === 'pass') {
        if (isTouched) {
          await pass.click();
          passed++;
        } else {
          await window.locator(`[data-standing="${AHEAD}"]`).click();
          given++;
          await until('it stands', async () => (await known(person, table))?.stands === true);
        }
      } else {
        await person.page.evaluate(
          `game.modules.get('revolution-tables').api.table(${JSON.stringify(table)}).submit(${JSON.stringify(command)})`,
        );
      }
      return true;
    };
    while (!isOver) {
      let isQuiet = true;
      for (const person of people) if (await acts(person)) isQuiet = false;
      if (isQuiet) await new Promise(resume => setTimeout(resume, 100));
      for (const { troubles } of people) troubles.splice(0, Infinity);
    }
    const each = (clicks: number): string => (clicks / years / SEATS.length).toFixed(2);
    console.log(
      `${years} years: a seat let ${each(passed)} pass by hand a year, and answered in advance ${each(given)} times`,
    );
    expect((passed + given) / years / SEATS.length).toBeLessThanOrEqual(AIM);
    // an answer goes on by itself
    expect(given).toBeLessThanOrEqual(2 * SEATS.length);
  }));
