/** The end of a game, in the column and in the record: its figures and what the user can do next. */
import type { TableClient } from '../../table/panels/client-model';
import type { EndPanel } from '../../table/panels/end-of-game';
import { mayLookBack } from '../../table/panels/hint';
import { draw } from '../dom';
import { lazyImport } from '../lazy-import';
import { fetchHint } from '../lazy-translations';
import { onceAtATime } from '../once-at-a-time';
import { knownRegistry } from '../windows';
import { newTableOf } from '../tables/table-plan';
import { openTable } from '../layout/open-table';
import type { Turning } from './turning';
import type { TableWindow } from './table-window';

/** Only a game master makes tables, and not in a tutorial. */
export const mayPlayAgain = ({ people, lesson }: TableClient): boolean =>
  lesson === undefined && people.some(person => person.self && person.gm);

/** The newest table on which the game of this one began again. */
const nextOf = ({ id }: TableClient): TableClient | undefined =>
  knownRegistry()
    ?.tables()
    .findLast(({ after }) => after === id);

/** Where a finished game goes on: shown to everybody at its table, also to those who only watch. */
export const nextGame = (client: TableClient): { readonly name: string } | undefined => {
  const next = client.timeline.ending && nextOf(client);
  return next && { name: next.timeline.head.name };
};

/** The figures of a finished game, and which moves would have been better. */
export type EndFigured = EndPanel & { readonly turning?: Turning };

/** Computes the figures once, because that reads the whole record. */
export class EndFigures {
  #known: { readonly revision: number; readonly panel: EndPanel | undefined } | undefined;
  #turningOf: typeof import('./turning').turningOf | undefined;

  /** The figures known so far, if the game is over. Calls `arrived` when there are more. */
  panel(window: TableWindow, arrived: () => void): EndFigured | undefined {
    const panel = this.#figures(window, arrived);
    if (!panel || !mayLookBack(window.reading)) return panel;
    if (this.#turningOf) return { ...panel, turning: this.#turningOf(window.reading, arrived) };
    void lazyImport(async () => (await Promise.all([import('./turning'), fetchHint()]))[0].turningOf).then(
      turningOf => {
        this.#turningOf = turningOf;
        if (turningOf) arrived();
      },
    );
    return panel;
  }

  #figures({ reading, client }: TableWindow, arrived: () => void): EndPanel | undefined {
    const { ending, revision } = client.timeline;
    if (!ending) return undefined;
    if (this.#known?.revision !== revision) {
      this.#known = { revision, panel: undefined };
      void lazyImport(async () => (await import('../../table/panels/end-of-game')).endPanel).then(endPanel => {
        const panel = endPanel?.(reading);
        if (!panel || client.timeline.revision !== revision) return;
        this.#known = { revision, panel };
        arrived();
      });
    }
    return this.#known?.panel;
  }
}

/** Draws the curves of a finished game. */
export const drawPlots = (into: HTMLElement): void => {
  for (const place of into.querySelectorAll<HTMLElement>('[data-plot]:empty')) draw(place, place.dataset['plot'] ?? '');
};

export const END_ACTIONS = {
  /** Shows one entry of the past. */
  async watchAt(this: TableWindow, _event: Event, { dataset }: HTMLElement): Promise<void> {
    const watch = await lazyImport(async () => (await import('../playing/play')).watchEntry);
    watch?.(this.client, Number(dataset['revision']));
  },
  /** Starts the same game again; every holder moves to the next seat. */
  again: onceAtATime(async function (this: TableWindow) {
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
    const plan = newTableOf({ game: rules, options, mode, scene, holders, name: next, open: timeline.open });
    const client = await knownRegistry()?.createTable({ ...plan, after: this.client.id });
    if (client) await openTable(client);
  }),
  async openNext(this: TableWindow): Promise<void> {
    const next = nextOf(this.client);
    if (next) await openTable(next);
  },
  /** Makes a table that continues from before a decision: the reader has that seat, bots have the others. */
  playOn: onceAtATime(async function (this: TableWindow, _event, { dataset }) {
    const branchOf = await lazyImport(async () => (await import('./turning')).branchOf);
    const plan = branchOf?.(this.reading, dataset['seat'] ?? '', Number(dataset['revision']));
    const client = plan && (await knownRegistry()?.createTable(plan));
    if (client) await openTable(client);
  }),
  async savePage(this: TableWindow): Promise<void> {
    const save = await lazyImport(async () => (await import('./save-game-page')).saveGamePage);
    await save?.(this.client);
  },
  async saveText(this: TableWindow): Promise<void> {
    const made = await lazyImport(async () => ({
      ...(await import('../../table/panels/game-text')),
      ...(await import('../files')),
    }));
    made?.saveText(this.client, made.gameText(this.reading));
  },
};
