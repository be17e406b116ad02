/** The batches that anybody with a licence can run in Foundry itself hold in the host. */
import { join as pathOf } from 'node:path';
import { expect, test } from 'vitest';
import { openHost } from '../harness/host';
import { join, openBrowser } from '../harness/people';
import { runBatches } from './quench';

test('every batch holds in the host', async () => {
  const [host, browser] = await Promise.all([
    openHost({ module: pathOf(import.meta.dirname, 'module') }),
    openBrowser(),
  ]);
  try {
    const { page } = await join(browser, host.plainUrl, 'Gamemaster');
    const outcomes = await runBatches(page);
    expect(outcomes.filter(({ error }) => error !== undefined)).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(40);
    expect(host.host.faults()).toEqual([]);
  } finally {
    await browser.close();
    await host.close();
  }
});
