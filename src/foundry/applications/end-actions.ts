/** What can be done when a game is over: play again with sides changed, or keep it as a page. */
import type { TableClient } from '../../table/panels/client-model';
import { lazyImport } from '../lazy-import';
import { knownRegistry } from './known-registry';
import { newTableOf } from './new-table';
import { openTable } from './open-table';
import type { TableWindow } from './table-window';

/** A game master makes tables. A tutorial has none to make. */
export const mayPlayAgain = ({ people, lesson }: TableClient): boolean =>
  lesson === undefined && people.some(person => person.self && person.gm);

export const END_ACTIONS = {
  /** The same game again: who sat at one seat has the next. */
  async again(this: TableWindow): Promise<void> {
    const { game: rules, timeline, sceneId } = this.client;
    const { options, name, mode } = timeline.head;
    const seats = rules.seats(options);
    const holders = Object.fromEntries(
      seats.map((seat, n) => [
        seat,
        timeline.holders[seats[(n + 1) % seats.length] ?? seat] ?? { kind: 'open' as const },
      ]),
    );
    const scene = sceneId !== undefined;
    const next = this.reading.speech.format('RT.end.name', { name });
    const client = await knownRegistry()?.createTable(
      newTableOf({ game: rules, options, mode, scene, holders, name: next, open: timeline.open }),
    );
    if (client) await openTable(client);
  },
  async savePage(this: TableWindow): Promise<void> {
    const save = await lazyImport(async () => (await import('./game-page')).saveGamePage);
    await save?.(this.client);
  },
};
