/** Where the second tutorial begins: the purges of the third year, with little declared and two waves behind. */
import { defaultOptions } from '../../../kernel/options';
import type { Position } from '../../../kernel/tutorial';
import { OFFICES } from '../data/offices';
import { ALL_LETTERS, LETTERS } from '../data/politicians';
import { options } from '../options';
import { turnSteps } from '../sequence';
import type { Chit, Politician, Kremlin } from '../state';
import { bySeat, type Place, type Seat } from '../vocabulary';

/** Three factions and no Intrigue cards; in Modern a threatened politician may flee. */
export const modern = { edition: 'modern', players: 3, cards: false, window: 'until-all' } as const;

const placeOf = (letter: string): Place => {
  const n = LETTERS.indexOf(letter);
  return n < 0 ? 'removed' : (OFFICES[n] ?? (n < 17 ? 'people' : 'waiting'));
};

const SHEETS: Readonly<Partial<Record<Seat, Readonly<Record<string, number>>>>> = {
  evolutionists: { A: 9, C: 8, B: 6, D: 5, E: 10, F: 7, G: 4, I: 3, J: 2, N: 1 },
  stalinists: { B: 8, E: 9, H: 10, F: 5, I: 7, J: 6, K: 4, L: 3, M: 2, O: 1 },
  militarists: { A: 7, G: 10, H: 8, C: 3, D: 4, K: 9, L: 6, M: 5, N: 2, P: 1 },
};

const CHITS: Readonly<Record<string, readonly Chit[]>> = {
  A: [{ seat: 'militarists', points: 4 }],
  B: [{ seat: 'stalinists', points: 3 }],
};

export const position: Position<Kremlin> = {
  turn: 3,
  phase: 'purges',
  agenda: turnSteps({ ...defaultOptions(options), ...modern }).slice(11),
  politicians: Object.fromEntries(
    ALL_LETTERS.map((letter): [string, Politician] => [
      letter,
      { at: placeOf(letter), stress: 0, suspicion: 0, sick: 0, cure: false, protege: false },
    ]),
  ),
  declared: Object.fromEntries(ALL_LETTERS.map(letter => [letter, CHITS[letter] ?? []])),
  influence: bySeat(seat => Object.fromEntries(ALL_LETTERS.map(letter => [letter, SHEETS[seat]?.[letter] ?? 0]))),
  sealed: ['stalinists', 'militarists', 'evolutionists'],
  waves: [
    { turn: 1, politician: 'A', faction: 'evolutionists', success: true },
    { turn: 2, politician: 'A', faction: 'evolutionists', success: true },
  ],
};
