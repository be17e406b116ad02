/** What a player's page says over the module's socket makes no referee look gone, and none look there who is gone. */
import { expect, test } from 'vitest';
import { version } from '../../package.json';
import { session, gather } from '../harness/session';
import { until } from '../harness/in-page';
import { playByClicking } from '../harness/playing';
import type { Person } from '../harness/people';
import {
  expectWholeRecord,
  isRefereeing,
  leave,
  refereeOf,
  shortenSilence,
  untilOneReferees,
} from '../harness/referees';
import { makeTable, openTableWindow, waitForBeginning } from '../harness/table';

const SOCKET = 'module.revolution-tables';
const FLOOD = /Player 1 asks for far more than a player can/;

/** From now on the page keeps what it hears of the module's socket, and repeats and forges as told, ten times a second. */
const listenIn = ({ page }: Person): Promise<unknown> =>
  page.evaluate(`
  globalThis.overheard = []; globalThis.forged = [];
  game.socket.on('${SOCKET}', signal => overheard.push(signal));
  setInterval(() => {
    if (globalThis.isRepeating) for (const one of overheard.filter(({ kind }) => kind === 'pong').slice(-20)) game.socket.emit('${SOCKET}', one);
    for (const one of forged) game.socket.emit('${SOCKET}', one);
  }, 100);`);
const forge = ({ page }: Person, signals: readonly object[]): Promise<unknown> =>
  page.evaluate(`globalThis.forged = ${JSON.stringify(signals)}`);
const overheard = ({
  page,
}: Person): Promise<readonly { readonly kind: string; readonly from: string; readonly to?: string }[]> =>
  page.evaluate('overheard');

const clientOf = ({ page }: Person): Promise<string> =>
  page.evaluate(`sessionStorage.getItem('revolution-tables.client')`);

// shows referee.3
test('a forged farewell, a forged or repeated answer, a name that is claimed, another version', () =>
  session(
    {
      title: 'signals',
    },
    async one => {
      const [gm, assistant, red, white] = await gather(one, 'Assistant', 'Player 1', 'Player 2');
      const players = [red, white];
      await shortenSilence(gm);
      const table = await makeTable(gm, {
        name: 'Signals',
        holders: { red: 'Player 1', white: 'Player 2' },
        scene: false,
      });
      await waitForBeginning([gm, assistant, ...players], table);
      for (const person of players) await openTableWindow(person, table);
      await playByClicking(players, players, table, { seed: 91, most: 3 });

      const from = await clientOf(gm);
      const theirs = { from, version };
      await listenIn(red);
      await forge(red, [
        { ...theirs, kind: 'bye' },
        { ...theirs, kind: 'hello' },
        { ...theirs, kind: 'named', tab: from },
        { ...theirs, kind: 'pong', nonce: 'x', tables: [{ table, box: 'A'.repeat(120) }] },
        { ...theirs, kind: 'version', to: await clientOf(white), version: '9.9.9' },
        { kind: 'ping', from: 'stranger', version: '0.0.9' },
      ]);
      for (const end = Date.now() + 6_000; Date.now() < end; ) {
        expect((await refereeOf(white, table))?.kind).toBe('there');
        expect((await refereeOf(assistant, table))?.kind).toBe('there');
        expect(await isRefereeing(gm, table)).toBe(true);
      }
      expect(await clientOf(gm)).toBe(from);
      expect(
        (await overheard(red)).filter(({ kind, to }) => kind === 'version' && to === 'stranger').length,
      ).toBeGreaterThan(0);
      expect(await white.page.locator('.notification', { hasText: 'Reload' }).count()).toBe(0);
      await playByClicking(players, players, table, { seed: 92, most: 3 });

      // the referee is gone: what they were heard to say, said again, does not keep the next one waiting
      await red.page.evaluate('globalThis.isRepeating = true');
      await leave(gm);
      await until('the referee is said to be gone, or the next one has come already', async () => {
        const now = await refereeOf(white, table);
        return now?.kind === 'gone' || (now?.kind === 'there' && now.name === 'Assistant');
      });
      await untilOneReferees([assistant], table);
      expect((await overheard(red)).filter(({ kind }) => kind === 'pong').length).toBeGreaterThan(0);
      // who says two hundred things in a second is heard less, and the game master is told whose page that is
      await until('the game master is told', async () => assistant.troubles.some(one => FLOOD.test(one)));
      // a page that floods starves its own connection too: it ends before its player goes on
      await red.page.evaluate('globalThis.isRepeating = false; globalThis.forged = []');
      await playByClicking(players, players, table, { seed: 93, most: 3 });
      await expectWholeRecord(white, table);
      assistant.troubles.splice(0, Infinity, ...assistant.troubles.filter(one => !FLOOD.test(one)));
    },
  ));
