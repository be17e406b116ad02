/** The client id of a tab, and what the tabs of one browser tell each other about it. */
import type { Mine } from '../referee/election/model';
import { type Name, type NameEffect, stepName } from '../wire/tab-name';
import type { Around, Page } from './election-model';

export class Names {
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  /** Messages between tabs of one browser reach all of them at once, without the server. */
  called(page: Page, name: Name, effects: readonly NameEffect[]): void {
    page.name = name;
    page.client = name.client;
    for (const effect of effects) {
      if (effect.kind === 'keep') continue;
      for (const other of this.#around.pages) {
        if (other === page || !other?.isOpen || other.user !== page.user) continue;
        const isDeaf = this.#around.faults.nameKept && effect.said.kind === 'named';
        if (!isDeaf) this.hear(other, { kind: 'heard', said: effect.said });
      }
    }
    if (page.name.since === undefined && page.election.mine?.client !== page.client) {
      const mine: Mine = { user: page.user, client: page.client, version: '1', number: this.#around.count() };
      this.#around.feed(page, { kind: 'named', mine });
    }
  }
  hear(page: Page, input: Parameters<typeof stepName>[1]): void {
    const { name, effects } = stepName(page.name, input, {
      now: this.#around.now(page),
      fresh: this.#around.fresh('tab'),
    });
    this.called(page, name, effects);
  }
}
