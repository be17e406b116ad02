/** §4 The four Scoring Dice, as dice of their own and as they fall. */
import type { Rolled } from '../../kernel/helper';
import type { OwnDie } from '../../kernel/own-dice';
import { TRACKS, type Track } from './data/types';
import { trackOn } from './rules/scoring-die';
import type { Event } from './vocabulary';

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Letters that no other kind of die has in a host: dI, dO, dW, dU after DI, O, WA and DU. */
const LETTERS: Readonly<Record<Track, string>> = { districts: 'i', organizations: 'o', world: 'w', duma: 'u' };
const TONES = { districts: 'brown', organizations: 'green', world: 'purple', duma: 'brass' } as const;

/** Three faces of a die bear its own track, each other track has one. */
export const scoringDice: readonly OwnDie[] = TRACKS.map(die => ({
  id: die,
  letter: LETTERS[die],
  word: `dice.${die}`,
  tone: TONES[die],
  faces: FACES.map(face => `faces.${trackOn(die, face)}`),
}));

/** A Scoring Die on the table: of the three faces that bear its own track the first stands for all. */
export const rolls = (event: Event): readonly Rolled[] => {
  if (event.kind !== 'scoring-die-rolled') return [];
  const { die, face } = event;
  return [{ count: 1, sides: FACES.length, faces: [FACES.find(one => trackOn(die, one) === face) ?? 1], die }];
};
