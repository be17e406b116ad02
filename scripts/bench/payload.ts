/** The size of a record in the world that stores it. */
import { bytesInWorld } from '../../src/table/testing/payload';
import type { TestTable } from '../../src/table/testing/tables';
import { speechOf } from '../speech';
import { sum } from './numbers';

/** The bytes of the table's head, of the flags of all its pages, and of the history on them. */
export const bytesOfRecord = (table: TestTable): number => sum(Object.values(bytesInWorld(table, speechOf('de'))));
