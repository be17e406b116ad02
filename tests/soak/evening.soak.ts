/**
 * An evening by hand at an Advised table of each game: a game master and two players in three pages. What a seat decides is
 * done by the mouse, change by change, and then the rules go on. `npm run soak -- evening [game]`.
 */
import { expect, test } from 'vitest';
import { gameOf } from '../../src/testing/all-games';
import type { AnyGame } from '../../src/table/record/model';
import { clearScene, overlayOf } from '../harness/board';
import { playEvening } from '../harness/evening';
import { inTable, untilAll } from '../harness/in-page';
import { seated, TABLES } from '../harness/seated';
import { session } from '../harness/session';

const MINUTES = Number(process.env['RT_MINUTES'] ?? 20);
const LANGUAGE = process.env['RT_LANGUAGE'] === 'de' ? 'de' : 'en';

test.each(TABLES)('$game, by hand', plan =>
  session(
    {
      title: `evening-${plan.game}`,
      seating: { chance: 3, viewport: { width: 1280, height: 720 }, language: LANGUAGE },
    },
    async one => {
      const { id, everybody, players } = await seated(one, plan, 'Evening');
      const [gm] = everybody;
      await inTable(gm.page, id, client => client.setMode('advised'));
      await untilAll(everybody, id, 'the table advises', client => client.timeline.mode === 'advised');
      for (const person of everybody) {
        await overlayOf(person.page).locator('.rt-piece').first().waitFor();
        await clearScene(person);
      }
      const told = await playEvening({
        everybody,
        players,
        table: id,
        game: gameOf(plan.game) as AnyGame,
        language: LANGUAGE,
        minutes: MINUTES,
      });
      console.log(told.text);
      expect(told.accused).toEqual([]);
    },
  ),
);
