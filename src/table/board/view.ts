/** What a board shows now: the present as this browser's seat sees it, or the moment that is replayed. */
import type { Board, Tabletop } from '../../kernel/board';
import { evolve } from '../../kernel/agenda';
import { choices } from '../../kernel/offers';
import type { Message } from '../../kernel/messages';
import { hitTargetsOf, type HitTarget } from './hit-targets';
import type { TableClient } from '../panels/client-model';
import type { AnyTypes } from '../record/model';
import { stateAt } from '../record/timeline';
import { place, type Placement } from './projection';

export interface BoardView {
  readonly board: Board;
  readonly state: AnyTypes['state'];
  readonly tabletop: Tabletop;
  readonly placements: readonly Placement[];
  readonly aims: readonly HitTarget[];
  /** Is this the present? Only then can anything be done. */
  readonly live: boolean;
  /** The legal commands of the seat, and those that its rules forbid now. */
  readonly legal: readonly Message[];
  readonly illegal: readonly Message[];
}

/** A moment that is looked at: after an entry, or after so many of its events. */
export interface Looked {
  readonly revision: number;
  readonly events?: number;
}

/** The state that is looked at: the present, or as it was. */
const stateOf = ({ game, timeline }: TableClient, looked: Looked | undefined): Pick<BoardView, 'state' | 'live'> => {
  if (!looked) return { state: timeline.state, live: true };
  const moment = timeline.moments.findLast(one => one.entry.r <= looked.revision);
  if (!moment) return { state: timeline.state, live: true };
  if (looked.events === undefined) return { state: moment.state, live: false };
  const before = stateAt(timeline, moment.entry.r - 1);
  const events = moment.events.slice(0, looked.events);
  return {
    state: events.reduce((state, event) => evolve(game, state, event as AnyTypes['event']), before),
    live: false,
  };
};

/** `looked`: the moment at which a replay stands; without it the present. */
export const viewOf = (client: TableClient, looked?: Looked): BoardView => {
  const { game, seat, presentation, timeline } = client;
  const { state, live } = stateOf(client, looked);
  const { board } = presentation;
  const tabletop = presentation.tabletop(state);
  const placements = place(board, tabletop);
  const playing = live && seat !== undefined && timeline.begun && !timeline.ending && timeline.mode !== 'free';
  const offered = playing ? choices(game, state, seat) : [];
  return {
    board,
    state,
    live,
    tabletop,
    placements,
    aims: hitTargetsOf(board, tabletop, placements),
    legal: offered.filter(choice => !choice.refusal).map(choice => choice.command),
    illegal: offered.filter(choice => choice.refusal).map(choice => choice.command),
  };
};
