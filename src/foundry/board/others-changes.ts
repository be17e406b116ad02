/** What others have changed on the board since this seat last did something. */
import { changedSince } from '../../table/board/projection';
import type { BoardView } from '../../table/board/view';
import type { TableClient } from '../../table/panels/client-model';
import { lastAct } from '../../table/panels/weekly';
import { stateAt } from '../../table/record/timeline';

/** Answers for each view of the board; nothing while the past is shown. It is worked out once a state. */
export const followChanges = (client: TableClient): ((view: BoardView) => ReadonlySet<string>) => {
  let known: { readonly before: object; readonly now: object; readonly changed: ReadonlySet<string> } | undefined;
  return view => {
    const { seat, timeline, presentation } = client;
    if (seat === undefined || !view.live || !timeline.begun) return new Set();
    const before = stateAt(timeline, lastAct({ client }, seat));
    if (known?.before !== before || known.now !== view.state) {
      known = { before, now: view.state, changed: changedSince(presentation.tabletop(before), view.tabletop) };
    }
    return known.changed;
  };
};
