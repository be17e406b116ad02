/**
 * Writes `tests/fixtures/record-1.json`: a finished record of format 1, which every later version has to read. Run it
 * (`npx tsx scripts/fixture-record.ts`) only as long as nothing has been released, when a game's edition has changed.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf } from '../src/testing/all-games';
import { exportRecord } from '../src/table/record/transfer';
import { playOn, seatedTable } from '../src/table/testing/tables';

const game = gameOf('civil-war');
if (!game) throw new Error('no such game');
const { table, at } = await seatedTable(game, { seed: 8 });
await playOn(table, at, 2000, undefined, 8, 'bot');
writeFileSync(
  join(import.meta.dirname, '..', 'tests', 'fixtures', 'record-1.json'),
  `${exportRecord(table.head, table.raws)}\n`,
);
