/** The column's note that hands have already done what the rules ask only now, and the way on. */
import { topOf } from '../../kernel/lookup';
import type { Message } from '../../kernel/messages';
import { sameQuestion } from '../../kernel/referee';
import type { TableClient } from '../../table/panels/client-model';
import { readingOf } from '../../table/panels/reading';
import { runInSlices } from '../../table/run-in-slices';
import { lazyImport, speech } from '../lazy-import';
import { fetchGuide } from '../lazy-translations';
import { resting } from '../tables/refereeing';

export interface DoneByHand {
  readonly text: string;
  readonly still: string;
  readonly label: string;
}

/** Hands that did something longer ago were not ahead of this question. */
const LATELY = 12;

export class DoneNote {
  readonly #client: TableClient;
  readonly #changed: () => void;
  #note: (DoneByHand & { readonly asked: Message | undefined }) | undefined;

  constructor(client: TableClient, changed: () => void) {
    this.#client = client;
    this.#changed = changed;
  }

  get panel(): DoneByHand | undefined {
    return this.#note;
  }

  /** Called when the record grows, or the user looks through another seat. */
  async follow(): Promise<void> {
    const { seat, timeline, game, presentation } = this.#client;
    if (this.#note) {
      this.#note = undefined;
      this.#changed();
    }
    const isByHand = timeline.moments
      .slice(-LATELY)
      .some(({ entry }) => entry.kind === 'turn' && entry.by === 'hand' && entry.seat === seat);
    if (seat === undefined || timeline.mode !== 'advised' || timeline.ending || !isByHand) return;
    const parts = await lazyImport(async () => {
      const [{ doneAhead }] = await Promise.all([import('../../table/board/done-ahead'), fetchGuide()]);
      return runInSlices(doneAhead(timeline, presentation, seat), resting());
    });
    // the table may have gone on meanwhile
    if (!parts?.length || this.#client.timeline !== timeline || this.#client.seat !== seat) return;
    const { actionText } = await import('../../table/board/rest-of-action');
    const action = actionText(readingOf(this.#client, speech).words, speech.language, parts) ?? '';
    this.#note = {
      text: speech.format('RT.guide.done-by-hand', { action }),
      still: speech.localize('RT.guide.still-asked'),
      label: speech.localize('RT.guide.continue'),
      asked: topOf(game.hide(timeline.state, seat)),
    };
    this.#changed();
  }

  /** Leaves the question, unless another is asked by now. */
  async goOn(): Promise<void> {
    const { game, timeline, seat } = this.#client;
    if (this.#note && sameQuestion(this.#note.asked, topOf(game.hide(timeline.state, seat))))
      await this.#client.edit({ kind: 'skip' });
  }
}
