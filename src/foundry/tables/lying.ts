/** The move that this user has left at a table, and how it stands with it. */
import type { Fate } from '../../table/judgement/left-fate';
import { commandLeft, type LeftMove, parseLeft } from '../../table/wire/left-moves';
import type { Timeline } from '../../table/record/timeline-model';
import { ID } from '../module-id';
import { browserKey } from './keys';
import { fateOf } from './refereeing';

export interface Lying {
  readonly move: LeftMove;
  /** What was left, where this browser can read it. */
  readonly ask: ReturnType<typeof commandLeft>;
  /** This browser has left it, and is answered. */
  readonly isOwn: boolean;
  readonly fate: Fate;
}

/** It lies in flags into which a game master may have written anything. */
export const lyingAt = async (timeline: Timeline): Promise<Lying | undefined> => {
  const { head } = timeline;
  const move = parseLeft(game.user.getFlag(ID, 'left')?.[head.id], head.id);
  if (!move) return undefined;
  const mine = await browserKey(head.id);
  const ask = commandLeft(move, mine, head);
  const { seen, envelope } = move;
  return {
    move,
    ask,
    isOwn: envelope.key === mine.public,
    fate: fateOf(timeline, { id: envelope.id, seen }, ask),
  };
};
