/** What a Faction answers when it executes a text of a card, and what that leads to. */
import type { State } from '../../state';
import type { Seat } from '../../vocabulary';
import type { Text } from '../vocabulary';
import { stage } from './stage';
import { tell, type Answer } from './telling';

export interface Case {
  readonly card: number;
  readonly seat: Seat;
  readonly text: Text;
  readonly answers: readonly Answer[];
  readonly line: string;
  /** Where the table differs from the stage. */
  readonly part?: Partial<State>;
}
export const executing = ({ card, seat, text, answers, part }: Case): string =>
  tell(stage(String(card), seat, part), seat, text, ...answers).line;
