/**
 * The board's hand: what this user has chosen, lifted or carries towards the board, and whether they move by hand. Plain
 * state, and what each gesture makes of it; the page only draws it. Points are on the board.
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
  /** Counters that were chosen together, by their placements. */
  readonly group: readonly string[];
  /** Ids that the choice under the pointer or the keyboard speaks of. */
  readonly pointed: readonly string[];
  /** The piece of the board that is in the air, by its placement. */
  readonly lifted: string | undefined;
  /** What comes from outside the board: a card of the hand, a piece of the store. */
  readonly carried: Dragged | undefined;
  /** In Enforced: moving by hand was asked for. */
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

/** What lies before the hand, and whose it is. */
export interface Situation {
  readonly client: TableClient;
  readonly view: BoardView;
}

export type Gesture =
  /** `isKey`: Enter, which says why if nothing comes of it. */
  | { readonly kind: 'click-piece'; readonly placement: Placement; readonly at: Point; readonly isKey?: boolean }
  | { readonly kind: 'click-aim'; readonly key: string }
  /** A card of the own hand, beside the board. */
  | { readonly kind: 'click-card'; readonly card: string }
  /** A double click: the piece is opened, whatever the rules say. */
  | { readonly kind: 'open-piece'; readonly placement: Placement }
  /** The Delete key: the piece, or those chosen together, are taken off the board. */
  | { readonly kind: 'remove'; readonly placement: Placement | undefined }
  /** A right click, or the menu key: what may be done with it by hand. */
  | { readonly kind: 'ask-piece'; readonly placement: Placement }
  /** A click with Shift: one more is chosen beside others, or put back. */
  | { readonly kind: 'pick'; readonly placement: Placement }
  /** A frame drawn around some: they are chosen beside what was. */
  | { readonly kind: 'frame'; readonly box: Box }
  | { readonly kind: 'click-nothing' }
  | { readonly kind: 'lift'; readonly placement: Placement }
  /** `turned`: a card that comes to lie loose is wanted with its other side up. */
  /** `onto`: the pile that is shown there beside the board. */
  | {
      readonly kind: 'drop';
      readonly placement: Placement;
      readonly at: Point;
      readonly turned?: boolean;
      readonly onto?: string | undefined;
    }
  | { readonly kind: 'receive'; readonly dragged: Dragged; readonly at: Point; readonly turned?: boolean }
  | { readonly kind: 'cancel' };

/** What is to be done about a gesture. */
export type BoardAction =
  | { readonly kind: 'go'; readonly target: Target }
  | { readonly kind: 'perform'; readonly drop: Drop }
  | { readonly kind: 'menu'; readonly name: string; readonly commands: readonly Message[] }
  /** All that may be done by hand with a pile. */
  | { readonly kind: 'pile'; readonly pile: string }
  /** All that may be done by hand with a counter or a marker. */
  | { readonly kind: 'piece'; readonly placement: Placement }
  /** All that may be done with several together. */
  | { readonly kind: 'group'; readonly ids: readonly string[] }
  /** What is known of a piece with which nothing can be done. */
  | { readonly kind: 'facts'; readonly placement: Placement }
  /** Why something is not possible; the command, where one was meant. */
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
