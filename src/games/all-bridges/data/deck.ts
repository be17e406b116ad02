/** §1.1 The cards by number: what the sequence of play needs to know of them. */

const numbers = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => String(from + n));

export const EVENTS_1917 = numbers(1, 21);
export const EVENTS_1918 = numbers(25, 45);
export const PROPAGANDA = ['22', '23', '46', '47'] as const;
/** §2.4 The Pivotal Event, Red Revolt. */
export const RED_REVOLT = '24';
export const CARDS: readonly string[] = numbers(1, 47);

export const isCard = (id: string): boolean => CARDS.includes(id);
export const isPropaganda = (id: string): boolean => PROPAGANDA.some(card => card === id);

/** §3.4 Cards with a German Action Phase, seen on cards or named by the rules. */
const GERMAN_PHASE: readonly string[] = ['26', '33', '35', '39', '41', '45'];
/** Taken for such by their subject: reconstructed. */
const GERMAN_PHASE_RECONSTRUCTED: readonly string[] = ['29', '31', '37', '42', '44'];
export const isReconstructedPhase = (id: string): boolean => GERMAN_PHASE_RECONSTRUCTED.includes(id);
export const hasGermanPhase = (id: string): boolean => GERMAN_PHASE.includes(id) || isReconstructedPhase(id);
