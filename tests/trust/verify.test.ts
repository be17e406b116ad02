/** Verify in the Record window: an honest record is found right, one with another die is not, and its turn is named. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linkOf } from '../../src/table/crypto/bytes';
import { makeEntry, parseEntry } from '../../src/table/record/codec';
import { linkOfHead } from '../../src/table/record/head';
import { exportRecord, importRecord } from '../../src/table/record/record-file';
import { session, gather } from '../harness/session';
import { tableNamed, until } from '../harness/in-page';
import type { Person } from '../harness/people';
import { openLibrary, verdictOf } from '../harness/table';

const fixture = join(import.meta.dirname, '..', 'fixtures', 'record-1.json');

/** The record with the first rolled die turned over, chained again by somebody who knows how; and where. */
const withOtherDie = (text: string): { readonly file: string; readonly revision: number } => {
  const record = importRecord(text);
  if ('problem' in record) throw new Error(record.problem);
  const { head, raws } = record;
  const forged: Record<string, string> = {};
  let p = linkOfHead(head);
  let revision = 0;
  for (const [key, raw] of Object.entries(raws)) {
    const entry = parseEntry(raw);
    if ('problem' in entry) throw new Error(entry.problem);
    let told = JSON.stringify({ ...entry, p });
    if (!revision && /"die":\d/.test(told)) {
      revision = entry.r;
      told = told.replace(/"die":(\d)/, (_, die: string) => `"die":${7 - Number(die)}`);
    }
    forged[key] = makeEntry(JSON.parse(told));
    p = linkOf(forged[key], p.length);
  }
  return { file: exportRecord(head, forged), revision };
};

const bring = async (gm: Person, file: string): Promise<string> => {
  const library = await openLibrary(gm);
  const choosing = gm.page.waitForEvent('filechooser');
  await library.locator('[data-action="importRecord"]').click();
  await (await choosing).setFiles(file);
  await until('the record is here', async () => (await tableNamed(gm.page, 'Tests')) !== undefined);
  return (await tableNamed(gm.page, 'Tests')) ?? '';
};

test('a finished record passes, and another die is caught', () =>
  session({ title: 'verify' }, async one => {
    const [gm] = await gather(one);
    const text = readFileSync(fixture, 'utf8');
    const table = await bring(gm, fixture);
    const honest = await verdictOf(gm, table);
    expect(honest).toMatch(/\d{2,}/);
    expect(await gm.page.locator('.rt-record-app .rt-why--bad').count()).toBe(0);

    await gm.page.evaluate(`game.modules.get('revolution-tables').api.table('${table}').deleteTable()`);
    await until('the table is gone', async () => (await tableNamed(gm.page, 'Tests')) === undefined);
    await until('its window is closed', async () => (await gm.page.locator('.rt-record-app').count()) === 0);
    const { file, revision } = withOtherDie(text);
    const forged = join(mkdtempSync(join(tmpdir(), 'rt-record-')), 'forged.json');
    writeFileSync(forged, file);
    expect(revision).toBeGreaterThan(0);
    const caught = await verdictOf(gm, await bring(gm, forged));
    expect(caught).toContain(String(revision));
    expect(await gm.page.locator('.rt-record-app .rt-why--bad').count()).toBe(1);
  }));
