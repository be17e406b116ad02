/** A scene that an older version of the module made: its board has a picture that is no longer shipped, or another size. */
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';
import { until } from '../harness/in-page';
import { reload } from '../harness/people';
import { makeTable, waitForBeginning } from '../harness/table';

const SCENE = `game.scenes.find(one => one.getFlag('revolution-tables', 'table'))`;
const SHOWN = `[${SCENE}.levels.contents[0].background.src, ${SCENE}.width, ${SCENE}.height]`;

test('a board that is drawn otherwise now has its new picture and size when the game master is back', () =>
  session({ title: 'newer-board' }, async one => {
    const [gm] = await gather(one, 'Player 1');
    const table = await makeTable(gm, { name: 'Old', holders: { red: 'Player 1', white: 'Gamemaster' } });
    await waitForBeginning([gm], table);
    const shown: unknown = await gm.page.evaluate(SHOWN);
    await gm.page.evaluate(`(async () => {
      const scene = ${SCENE}, level = scene.levels.contents[0];
      await scene.updateEmbeddedDocuments('Level',
        [{ _id: level.id, background: { src: 'modules/revolution-tables/assets/signs/badge-anchor.svg' } }]);
      await scene.update({ width: 1200, height: 800 });
    })()`);
    expect(await gm.page.evaluate(SHOWN)).not.toEqual(shown);
    await reload(gm);
    await until(
      'the board is as it is drawn now',
      async () => JSON.stringify(await gm.page.evaluate(SHOWN)) === JSON.stringify(shown),
    );
  }));
