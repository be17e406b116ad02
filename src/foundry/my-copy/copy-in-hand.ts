/** An owner's copy while its window is open: every change can be undone, and is soon stored in the world. */
import type { Copy } from '../../kernel/copy-form';
import { speech } from '../lazy-import';
import { keepCopy, type Kept } from './store';

/** How long (ms) a change may wait before it is stored with those that follow. */
const PATIENCE = 600;
/** How many changes can be undone. */
const REMEMBERED = 200;

export class CopyInHand {
  #copy: Copy;
  #used: boolean;
  #past: readonly Copy[] = [];
  #future: readonly Copy[] = [];
  #due: ReturnType<typeof setTimeout> | undefined;

  /** `changed` is called after every change of the copy. */
  constructor(
    readonly game: string,
    { copy, used }: Kept,
    readonly changed: () => void,
  ) {
    this.#copy = copy;
    this.#used = used;
  }

  get copy(): Copy {
    return this.#copy;
  }
  get used(): boolean {
    return this.#used;
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  change(copy: Copy): void {
    if (copy === this.#copy) return;
    this.#past = [...this.#past, this.#copy].slice(-REMEMBERED);
    this.#future = [];
    this.#take(copy);
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.#copy];
    this.#take(last);
  }

  redo(): void {
    const next = this.#future.at(-1);
    if (!next) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.#copy];
    this.#take(next);
  }

  /** Sets whether new tables use the copy. */
  use(used: boolean): void {
    this.#used = used;
    this.#keepSoon();
  }

  /** Stores unsaved changes; notifies the user if the world refuses them. */
  async keep(): Promise<void> {
    if (this.#due === undefined) return;
    clearTimeout(this.#due);
    this.#due = undefined;
    try {
      await keepCopy(this.game, { copy: this.#copy, used: this.#used });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      ui.notifications.error(speech.format('RT.my-copy.not-kept', { reason }));
    }
  }

  #take(copy: Copy): void {
    this.#copy = copy;
    this.#keepSoon();
    this.changed();
  }

  #keepSoon(): void {
    if (this.#due !== undefined) clearTimeout(this.#due);
    this.#due = setTimeout(() => void this.keep(), PATIENCE);
  }
}
