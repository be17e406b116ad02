/** When my seats have last let a window pass, as long as the referee who keeps that sits. */
import type { Ask, Reply } from '../../table/record/model';

export class Passes {
  readonly #passed = new Map<string, { readonly seen: number; readonly sitting: number }>();

  /** Has a seat let the window pass that was opened then? */
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
