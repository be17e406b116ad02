/** What this page asks of a table's referee: signed, sealed, sent, and signed again if a new referee has sat down. */
import type { Ask, Head, Reply } from '../../table/record/model';
import { withShare } from '../../table/record/shares';
import { linkAt } from '../../table/record/timeline';
import type { Timeline } from '../../table/record/timeline-model';
import { post } from './delivery';
import { browserKey, random } from './keys';
import { letters } from './letters';
import { rememberSent } from './memory';
import { refereeOf } from './refereeing';

/** This client was the referee when it was asked, and another is by now. */
const isReplaced = (reply: Reply): boolean =>
  !reply.ok && 'problem' in reply && reply.problem.problem === 'not-referee';

/** A referee has sat down since it was signed, and does nothing old: it is signed again. */
const isOfAnotherSitting = (reply: Reply): boolean =>
  !reply.ok && 'problem' in reply && reply.problem.problem === 'sat-down-since';

const NOBODY_SITS: Reply = { ok: false, problem: { problem: 'sat-down-since' } };

const isShareNeeded = (reply: Reply): boolean =>
  !reply.ok && 'problem' in reply && reply.problem.problem === 'share-needed';

/** How often a message is signed again for a referee who has sat down. */
const TRIES = 10;

/** When my seats have last let a reaction window pass, as long as the referee who keeps that sits. */
class Passes {
  readonly #passed = new Map<string, { readonly seen: number; readonly sitting: number }>();

  has(seat: string | undefined, opened: number, sitting: number): boolean {
    const passed = this.#passed.get(seat ?? '');
    return passed !== undefined && passed.seen >= opened && passed.sitting === sitting;
  }

  note(ask: Ask, reply: Reply, seen: number, sitting: number): void {
    if (!reply.ok || !('seat' in ask) || ask.seat === undefined) return;
    if (reply.held) this.#passed.set(ask.seat, { seen, sitting });
    else if (ask.kind === 'wait') this.#passed.delete(ask.seat);
  }
}

/** What is asked; where it follows from the record, made of the same that is signed. */
export type Asked = Ask | ((timeline: Timeline) => Ask);

/** What the asks of a table need of it. */
export interface AskingTable {
  readonly head: Head;
  readonly timeline: Timeline;
  /** Resolves when more of the record has come, or after a moment. */
  isFurther(revision: number): Promise<void>;
  /** The referee does not know this browser. */
  introduce(): void;
}

export class Asking {
  readonly #table: AskingTable;
  readonly #passes = new Passes();

  constructor(table: AskingTable) {
    this.#table = table;
  }

  /** Has this seat let the window pass that was opened at a revision? */
  hasPassed(seat: string | undefined, opened: number): boolean {
    return this.#passes.has(seat, opened, this.#table.timeline.sitting);
  }

  /** Asks the referee, here or elsewhere, and waits for the answer. */
  async send(ask: Asked): Promise<Reply> {
    for (let n = 1; ; n++) {
      const { revision } = this.#table.timeline;
      const first = await this.#sendOnce(ask);
      // it rolls, though this seat could not see that it would
      const reply = isShareNeeded(first) ? await this.#sendOnce(ask, true) : first;
      if (!isOfAnotherSitting(reply) || n >= TRIES) return reply;
      await this.#table.isFurther(revision);
    }
  }

  async #sendOnce(asked: Asked, isShareNeeded = false): Promise<Reply> {
    const { head } = this.#table;
    const mine = await browserKey(head);
    const referee = refereeOf(head.id);
    const { timeline } = this.#table;
    const { revision: seen } = timeline;
    const ask = withShare(typeof asked === 'function' ? asked(timeline) : asked, mine.secret, timeline, isShareNeeded);
    const asking = { ask, seen, link: linkAt(timeline, seen) };
    const wire = letters();
    const letter = wire?.sealLetter(asking, mine, wire.letterBox(timeline), wire.newMessageId(mine, random), random);
    // nobody can read it before a referee has sat down
    if (!letter) return NOBODY_SITS;
    const { envelope } = letter;
    const own = await referee?.handle(envelope, game.userId ?? undefined);
    const reply = own && !isReplaced(own) ? own : await post(head, mine, letter);
    if (!reply.ok && 'problem' in reply && reply.problem.problem === 'unknown-browser') this.#table.introduce();
    this.#passes.note(ask, reply, seen, this.#table.timeline.sitting);
    await rememberSent(head.id, ask, envelope.id, reply);
    return reply;
  }
}
