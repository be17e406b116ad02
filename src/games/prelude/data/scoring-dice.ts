/** §4 The faces of the four Scoring Dice. */
import type { OwnDie } from '../../../kernel/manifest';
import { TRACKS, type Track } from './types';

/** §4 Faces of a die that show its own track; each of the other three shows one other. */
const OWN_FACES = 3;

/** §4 What a face of a Scoring Die shows. */
export const trackOn = (die: Track, face: number): Track =>
  face <= OWN_FACES ? die : (TRACKS.filter(track => track !== die)[face - OWN_FACES - 1] ?? die);

export const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Letters that no other kind of die has in a host: dI, dO, dW, dU after DI, O, WA and DU. */
const LETTERS: Readonly<Record<Track, string>> = { districts: 'i', organizations: 'o', world: 'w', duma: 'u' };
const TONES = { districts: 'brown', organizations: 'green', world: 'purple', duma: 'brass' } as const;

/** Three faces of a die show its own track; each other track has one face. */
export const scoringDice: readonly OwnDie[] = TRACKS.map(die => ({
  id: die,
  letter: LETTERS[die],
  word: `dice.${die}`,
  tone: TONES[die],
  faces: FACES.map(face => `faces.${trackOn(die, face)}`),
}));
