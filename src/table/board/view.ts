/** What a board shows: the present as this browser's seat sees it, or a replayed moment. */
import type { Board, Tabletop } from '../../kernel/board';
import { choices } from '../../kernel/offers';
import type { Message } from '../../kernel/messages';
import { hitTargetsOf, type HitTarget } from './hit-targets';
import type { TableClient } from '../panels/client-model';
import type { AnyTypes } from '../record/model';
import { type Looked, stateLookedAt } from '../panels/moment';
import { place, type Placement } from './projection';

export interface BoardView {
  readonly board: Board;
  readonly state: AnyTypes['state'];
  readonly tabletop: Tabletop;
  readonly placements: readonly Placement[];
  readonly aims: readonly HitTarget[];
  /** Is this the present? Only then can anything be done. */
  readonly live: boolean;
  /** The seat's legal commands, and those that its rules forbid now. */
  readonly legal: readonly Message[];
  readonly illegal: readonly Message[];
}

/** `looked`: the moment of a replay; without it the present. */
export const viewOf = (client: TableClient, looked?: Looked): BoardView => {
  const { game, seat, presentation, timeline } = client;
  const past = stateLookedAt(client, looked);
  const live = past === undefined;
  const state = past ?? timeline.state;
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
