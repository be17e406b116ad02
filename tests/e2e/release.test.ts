/** What end-to-end tests load is what an owner of Foundry installs: the release zip, unpacked, and none of our sources. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { session, gather } from '../harness/session';

const zip = join(import.meta.dirname, '..', '..', 'dist-packages', 'module.zip');

/** About half of what the zip took (8.95 MB) when each guide's picture had its own board, and each chit its own back. */
const MOST = 4_600_000;

test('the zip is as small as it was made', () => {
  expect(readFileSync(zip).length).toBeLessThanOrEqual(MOST);
});

// shows host.15
test('pages load the module from the unpacked release zip, and nothing of its sources', () =>
  session({ title: 'release', plain: false }, async one => {
    const [gm] = await gather(one);
    const files = unzipSync(new Uint8Array(readFileSync(zip)));
    const served = (path: string): Promise<Response> => fetch(`${one.host.host.url}/modules/revolution-tables/${path}`);
    const { esmodules, styles } = JSON.parse(new TextDecoder().decode(files['module.json'])) as Record<
      string,
      string[]
    >;
    const wanted = [...(esmodules ?? []), ...(styles ?? []), 'lang/de.json'];
    expect(wanted.length).toBeGreaterThan(2);
    for (const path of wanted) {
      expect(Buffer.from(await (await served(path)).arrayBuffer()).equals(Buffer.from(files[path] ?? []))).toBe(true);
    }
    for (const path of ['src/module.ts', 'package.json', 'host/README.md'])
      expect((await served(path)).status).toBe(404);
    const loaded = await gm.page.evaluate<string[]>(`performance.getEntriesByType('resource').map(({ name }) => name)`);
    const scripts = loaded.filter(name => name.includes('/modules/')).filter(name => /\.m?js(\?|$)/.test(name));
    expect(scripts.length).toBeGreaterThan(0);
    for (const name of scripts)
      expect(Object.keys(files)).toContain(new URL(name).pathname.split('/revolution-tables/')[1]);
  }));
