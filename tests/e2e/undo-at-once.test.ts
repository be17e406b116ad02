/** Who takes a change back at once means that change, though the rules of an Advised table are still being asked. */
import { expect, test } from 'vitest';
import { overlayOf, pieceOn, pointOn } from '../harness/board';
import { inTable, until, untilAll } from '../harness/in-page';
import { atRest, byHand, GAMES } from '../harness/place';
import { gather, session } from '../harness/session';
import { revisionOf } from '../harness/table';

// shows table.4
test('a marker that is moved and taken back in one breath is where it was, in every game', () =>
  session({ title: 'undo-at-once' }, async one => {
    const [gm] = await gather(one);
    const { page } = gm;
    const board = overlayOf(page);
    for (const id of GAMES) {
      const table = await byHand(gm, id);
      await inTable(page, table, client => client.setMode('advised'));
      await untilAll([gm], table, 'the table advises', client => client.timeline.mode === 'advised');
      await atRest(page);
      const text = await inTable(page, table, ({ presentation, timeline }) => {
        const { markers } = presentation.tabletop(timeline.state);
        const { tracks } = presentation.board;
        const found = markers.flatMap(({ id: marker, track, value }) => {
          const on = tracks.find(one => one.id === track);
          const at = value - (on?.from ?? 0);
          const box = on?.boxes[at > 2 ? at - 3 : at + 3];
          // in a stack another could lie over it
          const isAlone = !markers.some(one => one.id !== marker && one.track === track && one.value === value);
          return isAlone && on?.boxes[at] && box ? [{ marker, value, box }] : [];
        });
        return JSON.stringify(found[0]);
      });
      const { marker, value, box } = JSON.parse(text ?? '{}') as {
        readonly marker: string;
        readonly value: number;
        readonly box: { x: number; y: number; width: number; height: number };
      };
      const valueNow = (): Promise<string | undefined> =>
        inTable(page, table, ({ presentation, timeline }) =>
          JSON.stringify(presentation.tabletop(timeline.state).markers.map(one => [one.id, one.value])),
        );
      const before = await revisionOf(page, table);
      const lay = await valueNow();
      expect(lay, id).toContain(JSON.stringify([marker, value]));
      const to = await pointOn(board, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
      const from = await pieceOn(board, marker).boundingBox();
      if (!from) return expect.fail(`${id}: ${marker} is not to be seen`);
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
      await Promise.all([page.mouse.down(), page.mouse.move(from.x + from.width / 2 + 9, from.y + from.height / 2)]);
      await page.mouse.move(to.x, to.y, { steps: 5 });
      await page.mouse.up();
      await page.keyboard.press('Control+z');
      await until(`${id}: moved and taken back`, async () => (await revisionOf(page, table)) >= before + 2, 300);
      expect(await valueNow(), id).toBe(lay);
      // and nothing tells of a breach any more
      expect(await page.locator('.rt-bubble--rules').count(), id).toBe(0);
    }
  }));
