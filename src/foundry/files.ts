/** Saves files to the user's disk and opens them. */
import type { TableClient } from '../table/panels/client-model';

/** The file name of a table, without extension. */
const fileName = ({ timeline, id }: TableClient): string =>
  timeline.head.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || id;

/** Offers a table's record for download. */
export const saveRecord = (client: TableClient): void => {
  foundry.utils.saveDataToFile(client.exportRecord(), 'application/json', `${fileName(client)}.json`);
};

/** Offers a page of a table's game for download. */
export const savePage = (client: TableClient, html: string): void => {
  foundry.utils.saveDataToFile(html, 'text/html', `${fileName(client)}.html`);
};

/** Offers a table's game as plain text for download. */
export const saveText = (client: TableClient, text: string): void => {
  foundry.utils.saveDataToFile(text, 'text/plain', `${fileName(client)}.txt`);
};

/**
 * Asks for a file; undefined if none was chosen. The field is in the page meanwhile: a detached one may be
 * garbage-collected while the user looks for the file, and then no event comes.
 */
export const openFile = (near: Document): Promise<File | undefined> =>
  new Promise(resolve => {
    const input = near.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json';
    input.hidden = true;
    const end = (): void => {
      input.remove();
      resolve(input.files?.[0]);
    };
    input.addEventListener('change', end);
    input.addEventListener('cancel', end);
    near.body.append(input);
    input.click();
  });
