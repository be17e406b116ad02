/** Files from and to the reader's disk. */
import type { TableClient } from '../../table/panels/client-model';

/** Offers a table's record for download. */
export const saveRecord = (client: TableClient): void => {
  const name = client.timeline.head.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || client.id;
  foundry.utils.saveDataToFile(client.exportRecord(), 'application/json', `${name}.json`);
};

/** Asks for a file and reads it; undefined if none was chosen. */
export const openFile = (near: Document): Promise<string | undefined> =>
  new Promise(resolve => {
    const input = near.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json';
    input.addEventListener('change', () => resolve(input.files?.[0]?.text()));
    input.addEventListener('cancel', () => resolve(undefined));
    input.click();
  });
