/** "Since you were here": plays what others have done on the board, from the last entry this user saw. */
import type { TableClient } from '../../table/panels/client-model';
import { lazyImport } from '../lazy-import';
import { isStill } from '../pace';
import { hasBoard, onBoard, showRevision } from '../replay';
import { openTable } from '../layout/open-table';
import { openWindow } from '../windows';

/** How long (ms) to wait for a page that cannot show a board: too small, or its scene does not load. */
const PATIENCE = 8_000;

const boardOf = (table: string): Promise<void> =>
  new Promise(resolve => {
    if (hasBoard(table)) return resolve();
    const done = (): void => {
      window.clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = window.setTimeout(done, PATIENCE);
    const stop = onBoard(opened => {
      if (opened === table) done();
    });
  });

export const showMissed = async (client: TableClient): Promise<void> => {
  const { missed } = client;
  if (!missed) return;
  await openTable(client);
  await client.sawMissed?.();
  // a user who wants no motion steps through it at their own speed
  if (isStill()) {
    await openWindow('record', client);
    return showRevision(client.id, missed.from);
  }
  await boardOf(client.id);
  const play = await lazyImport(async () => (await import('../playing/play')).play);
  play?.(client, missed.from, missed.to);
};
