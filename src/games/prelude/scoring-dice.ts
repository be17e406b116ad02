/** §4 Scoring Dice as they fall. */
import type { Rolled } from '../../kernel/helper';
import { FACES, trackOn } from './data/scoring-dice';
import type { Event } from './vocabulary';

/** A Scoring Die on the table: of the three faces that bear its own track the first stands for all. */
export const rolls = (event: Event): readonly Rolled[] => {
  if (event.kind !== 'scoring-die-rolled') return [];
  const { die, face } = event;
  return [{ count: 1, sides: FACES.length, faces: [FACES.find(one => trackOn(die, one) === face) ?? 1], die }];
};
