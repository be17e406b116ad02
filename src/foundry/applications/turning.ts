/** Finds the better moves of a finished game: once for each table, in slices, while the panel is shown. */
import type { Reading } from '../../table/panels/reading';
import { playingOn, type TurningPanel, turningPanels } from '../../table/panels/turning-points-panel';
import type { NewTable } from '../registry';
import { resting } from '../tables/refereeing';
import { newTableOf } from '../tables/table-plan';

export interface Turning {
  readonly title: string;
  readonly watch: string;
  readonly playOn: string;
  readonly hint: string;
  readonly nothing: string;
  /** The progress, while the search runs. */
  readonly counting?: string;
  readonly seats: readonly TurningPanel[];
}

interface Search {
  readonly revision: number;
  readonly found: TurningPanel[];
  isOver: boolean;
  readonly listeners: Set<() => void>;
}
const searches = new Map<string, Search>();

const look = async (reading: Reading, search: Search): Promise<void> => {
  const rest = resting();
  for (const panel of turningPanels(reading)) {
    if (panel) {
      search.found.push(panel);
      for (const listener of search.listeners) listener();
    }
    await rest();
  }
  search.isOver = true;
  for (const listener of search.listeners) listener();
};

/** What has been found so far. Calls `arrived` when there is more. */
export const turningOf = (reading: Reading, arrived: () => void): Turning => {
  const { id, timeline } = reading.client;
  let search = searches.get(id);
  if (search?.revision !== timeline.revision) {
    search = { revision: timeline.revision, found: [], isOver: false, listeners: new Set() };
    searches.set(id, search);
    void look(reading, search);
  }
  search.listeners.add(arrived);
  const say = (key: string): string => reading.speech.localize(`RT.hint.${key}`);
  return {
    title: say('turning'),
    watch: say('watch'),
    playOn: say('play-on'),
    hint: say('play-on-hint'),
    nothing: say('nothing'),
    ...(!search.isOver && { counting: say('counting') }),
    seats: search.found,
  };
};

/** The plan of a table that continues from before a turning point; undefined if the record cannot be read whole. */
export const branchOf = (reading: Reading, seat: string, revision: number): NewTable | undefined => {
  const { game: rules, timeline, sceneId } = reading.client;
  const branch = playingOn(reading, seat, revision, game.userId ?? '');
  const { options, mode } = timeline.head;
  const plan = branch && newTableOf({ game: rules, options, mode, scene: sceneId !== undefined, ...branch });
  return plan && { ...plan, branch: branch.branch };
};
