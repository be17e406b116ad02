/**
 * The state of a user's hand on the board: what they have chosen, lifted or drag in, and whether they move by hand.
 * Each gesture gives a new state; the page only draws it. Points are on the board.
 */
import type { Box, Point } from '../../kernel/board';
import type { Message } from '../../kernel/messages';
import type { Refusal } from '../../kernel/refusal';
import type { TableClient } from '../panels/client-model';
import { handOwners } from '../judgement/agreement';
import { begunAt } from '../judgement/hands-since-rules';
import type { Dragged, Drop, Hand } from './by-hand';
import type { Placement } from './projection';
import type { Target } from './targets';
import type { BoardView } from './view';

export interface BoardHand {
  /** What is chosen: a counter, marker or pile of the board by its placement, or a card by its id. */
  readonly chosen: string | undefined;
  /** The placements of counters chosen together. */
  readonly group: readonly string[];
  /** Ids that the choice under the pointer or the focus mentions. */
  readonly pointed: readonly string[];
  /** The placement of the dragged piece of the board. */
  readonly lifted: string | undefined;
  /** What is dragged in from outside the board: a card of the hand, a piece of the tray. */
  readonly carried: Dragged | undefined;
  /** In Enforced: the user has asked to move by hand. */
  readonly byHand: boolean;
  /** Is a menu open at the board? */
  readonly menu: boolean;
}

export const EMPTY: BoardHand = {
  chosen: undefined,
  group: [],
  pointed: [],
  lifted: undefined,
  carried: undefined,
  byHand: false,
  menu: false,
};

/** The table in front of the hand, and whose hand it is. */
export interface Situation {
  readonly client: TableClient;
  readonly view: BoardView;
}

export type Gesture =
  /** `isKey`: Enter, which says why if nothing comes of it. */
  | { readonly kind: 'click-piece'; readonly placement: Placement; readonly at: Point; readonly isKey?: boolean }
  | { readonly kind: 'click-aim'; readonly key: string }
  /** A card of the user's own hand, outside the board. */
  | { readonly kind: 'click-card'; readonly card: string }
  /** A double click: opens the piece, whatever the rules say. */
  | { readonly kind: 'open-piece'; readonly placement: Placement }
  /** The Delete key: removes the piece, or those chosen together. */
  | { readonly kind: 'remove'; readonly placement: Placement | undefined }
  /** A right click or the menu key: opens its menu by hand. */
  | { readonly kind: 'ask-piece'; readonly placement: Placement }
  /** A click with Shift: chooses one more piece, or unchooses it. */
  | { readonly kind: 'pick'; readonly placement: Placement }
  /** A frame around some pieces: adds them to those chosen, or chooses them instead. */
  | { readonly kind: 'frame'; readonly box: Box; readonly instead?: boolean }
  | { readonly kind: 'click-nothing' }
  | { readonly kind: 'lift'; readonly placement: Placement }
  /** `turned`: a card that will lie loose is wanted with its other side up. */
  /** `onto`: the pile shown there outside the board. */
  | {
      readonly kind: 'drop';
      readonly placement: Placement;
      readonly at: Point;
      readonly turned?: boolean;
      readonly onto?: string | undefined;
    }
  | { readonly kind: 'receive'; readonly dragged: Dragged; readonly at: Point; readonly turned?: boolean }
  | { readonly kind: 'cancel' };

/** The action that follows a gesture. */
export type BoardAction =
  | { readonly kind: 'go'; readonly target: Target }
  | { readonly kind: 'perform'; readonly drop: Drop }
  | { readonly kind: 'menu'; readonly name: string; readonly commands: readonly Message[] }
  /** Opens the menu by hand of a pile. */
  | { readonly kind: 'pile'; readonly pile: string }
  /** Opens the menu by hand of a counter or marker. */
  | { readonly kind: 'piece'; readonly placement: Placement }
  /** Opens the menu of several pieces. */
  | { readonly kind: 'group'; readonly ids: readonly string[] }
  /** Shows the facts of a piece with which nothing can be done. */
  | { readonly kind: 'facts'; readonly placement: Placement }
  /** Shows why something is not possible; with the command, if one was meant. */
  | { readonly kind: 'why'; readonly refusal: Refusal; readonly command?: Message };

export interface Step {
  readonly hand: BoardHand;
  readonly action?: BoardAction;
}

export const handOf = (
  { client, view }: { readonly client: TableClient; readonly view: Pick<BoardView, 'state'> },
  { byHand }: Pick<BoardHand, 'byHand'>,
): Hand => {
  const self = client.people.find(person => person.self);
  return {
    game: client.game,
    presentation: client.presentation,
    seen: view.state,
    seat: client.seat,
    mode: client.timeline.mode,
    byHand,
    gm: self?.gm ?? false,
    begun: () => begunAt(client.timeline, client.seat),
    whose: edit => (self ? handOwners(client.timeline, self.id, client.seat, edit)[0] : undefined),
  };
};
