/** Ten thousand changes of six pages in random order. `npm run soak -- updates [changes]`. */
import { expect, test } from 'vitest';
import { launchChromium } from 'vtt-stand-in/testing/browser';
import { startTestHost, worldFolder } from 'vtt-stand-in/testing';
import {
  gatherSix,
  hearAll,
  pictureOnDisk,
  pictureOnPage,
  pictureOnServer,
  prepare,
  rage,
} from 'vtt-stand-in/testing/storm';

const CHANGES = Number(process.env['RT_CHANGES'] ?? 10_000);

test(`${CHANGES} changes of six pages in random order leave all pages and the database equal`, async () => {
  const folder = worldFolder();
  const host = await startTestHost({ world: folder.world, noCanvas: true });
  const browser = await launchChromium(['--no-sandbox']);
  const seed = Date.now() % 2 ** 31;
  console.log(`start ${seed}`);
  try {
    const pages = await gatherSix(browser, host);
    const [gm] = pages;
    if (!gm) throw new Error('nobody came');
    await prepare(gm);
    await hearAll(pages);
    const done = await rage(pages, { changes: CHANGES, seed });
    console.log(`${done.made} made, ${done.refused} refused`);
    const server = await pictureOnServer(host);
    for (const page of pages) expect(await pictureOnPage(page)).toEqual(server);
    await host.close();
    expect(await pictureOnDisk(folder.world)).toEqual(server);
  } finally {
    await browser.close();
    await host.close();
    folder.remove();
  }
});
