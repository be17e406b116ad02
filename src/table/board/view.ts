/** What a board shows now: the present as this browser's seat sees it, or the moment that is replayed. */
import type { Board, Tabletop } from '../../kernel/board';
import { choices } from '../../kernel/offers';
import type { Message } from '../../kernel/messages';
import { aimsOf, type Aim } from './aims';
import type { TableClient } from '../panels/client-model';
import type { AnyTypes } from '../record/model';
import { place, type Placement } from './projection';

export interface BoardView {
  readonly board: Board;
  readonly state: AnyTypes['state'];
  readonly tabletop: Tabletop;
  readonly placements: readonly Placement[];
  readonly aims: readonly Aim[];
  /** Is this the present? Only then can anything be done. */
  readonly live: boolean;
  /** The legal commands of the seat, and those that its rules forbid now. */
  readonly legal: readonly Message[];
  readonly illegal: readonly Message[];
}

/** The state that is looked at: the present, or as it was after an entry. */
const stateOf = ({ timeline }: TableClient, revision: number | undefined): Pick<BoardView, 'state' | 'live'> => {
  const moment = revision === undefined ? undefined : timeline.moments.findLast(one => one.entry.r <= revision);
  return moment ? { state: moment.state, live: false } : { state: timeline.state, live: true };
};

/** `revision`: the entry after which a replay stands; without it the present. */
export const viewOf = (client: TableClient, revision?: number): BoardView => {
  const { game, seat, showing, timeline } = client;
  const { state, live } = stateOf(client, revision);
  const { board } = showing;
  const tabletop = showing.tabletop(state);
  const placements = place(board, tabletop);
  const playing = live && seat !== undefined && timeline.begun && !timeline.ending && timeline.mode !== 'free';
  const offered = playing ? choices(game, state, seat) : [];
  return {
    board,
    state,
    live,
    tabletop,
    placements,
    aims: aimsOf(board, tabletop, placements),
    legal: offered.filter(choice => !choice.refusal).map(choice => choice.command),
    illegal: offered.filter(choice => choice.refusal).map(choice => choice.command),
  };
};
