/**
 * Writes `tests/fixtures/record-1.json`, a finished record of format 1 that every later version must read, and
 * `record-1-anew.json`, one that was redealt. Run it (`npx tsx scripts/fixture-record.ts record-1-anew`) only before
 * the first release, when a game's edition has changed.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf } from '../src/testing/all-games';
import { exportRecord } from '../src/table/record/record-file';
import { redealtFrom } from '../src/table/testing/redeal';
import { playOn, seatedTable } from '../src/table/testing/seated-tables';

const [wanted] = process.argv.slice(2);
const write = (name: string, text: string): void => {
  if (name !== wanted) return;
  writeFileSync(join(import.meta.dirname, '..', 'tests', 'fixtures', `${name}.json`), `${text}\n`);
};

const game = gameOf('civil-war');
const other = gameOf('dual-powers');
if (!game || !other) throw new Error('no such game');
const { table, at } = await seatedTable(game, { seed: 8 });
await playOn(table, at, 2000, undefined, 8, 'bot');
write('record-1', exportRecord(table.head, table.raws));

const broken = await seatedTable(other, { seed: 8 });
await playOn(broken.table, broken.at, 40, undefined, 8, 'bot');
const anew = await redealtFrom(broken, 'dealtanewtable01');
await playOn(anew.table, anew.at, 2000, undefined, 8, 'bot');
write('record-1-anew', exportRecord(anew.table.head, anew.table.raws));
