/** A question that is answered slot by slot in the column. Its code loads with the first such question. */
import type { TableClient } from '../../table/panels/client-model';
import { lazyImport } from '../lazy-import';
import type { Send } from './sheet-form';

export class Sheet {
  readonly #client: TableClient;
  readonly #send: Send;
  #isFollowed = false;

  constructor(client: TableClient, send: Send) {
    this.#client = client;
    this.#send = send;
  }

  /** Draws the faces and handles actions on them. */
  async draw(root: HTMLElement): Promise<void> {
    if (!root.querySelector('.rt-form')) return;
    const form = await lazyImport(() => import('./sheet-form'));
    form?.drawPortraits(root, this.#client);
    if (!form || this.#isFollowed) return;
    this.#isFollowed = true;
    form.handleSheet(root, this.#client, this.#send);
  }

  /** Fills all empty slots. */
  async fill(): Promise<void> {
    const form = await lazyImport(() => import('./sheet-form'));
    await form?.fillSheet(this.#client, this.#send);
  }
}
