/** Examines a game of another module in a Worker, and stops the Worker if it hangs. */
import type { Examined, Examining } from '../table/registration';
import { ID, VERSION } from './module-id';

interface Found {
  readonly problem: string;
  readonly detail: string;
}

/** How long (ms) an examination may be silent: far longer than any rule takes. */
const SILENCE = 20_000;

/** What is wrong with the game at an address; undefined if nothing was found. */
export const examine = (address: string, id: string): Promise<Found | undefined> =>
  new Promise(resolve => {
    const worker = new Worker(foundry.utils.getRoute(`modules/${ID}/examiner.js?${VERSION}`), { type: 'module' });
    let timer: number | undefined;
    const end = (found: Found | undefined): void => {
      window.clearTimeout(timer);
      worker.terminate();
      resolve(found);
    };
    const wait = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => end({ problem: 'game-loops', detail: '' }), SILENCE);
    };
    worker.addEventListener('message', ({ data }: MessageEvent<Examined>) => {
      if (data.kind === 'goes-on') wait();
      else end(data.found);
    });
    worker.addEventListener('error', event => {
      event.preventDefault();
      end({ problem: 'game-throws', detail: event.message ?? '' });
    });
    wait();
    const examining: Examining = { address, id };
    worker.postMessage(examining);
  });
