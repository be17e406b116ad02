/** Where the tutorial begins: the second year, two waves of the Party Chief, nobody has declared anything. */
import { defaultOptions } from '../../../kernel/options';
import type { Position } from '../../../kernel/tutorial';
import { OFFICES } from '../data/offices';
import { ALL_LETTERS, LETTERS } from '../data/politicians';
import { options } from '../options';
import { turnSteps } from '../sequence';
import type { Politician, Kremlin } from '../state';
import { bySeat, type Place, type Seat } from '../vocabulary';

/** Three factions and no Intrigue cards: the first game is about influence alone. */
export const simple = { edition: 'standard', players: 3, cards: false, window: 'until-all' } as const;

const placeOf = (letter: string): Place => {
  const n = LETTERS.indexOf(letter);
  return n < 0 ? 'removed' : (OFFICES[n] ?? (n < 17 ? 'people' : 'waiting'));
};

const SHEETS: Readonly<Partial<Record<Seat, Readonly<Record<string, number>>>>> = {
  stalinists: { B: 7, E: 10, A: 5, F: 9, I: 8, J: 6, K: 4, L: 3, M: 2, N: 1 },
  militarists: { A: 8, D: 10, C: 9, G: 7, H: 6, B: 4, K: 5, L: 3, N: 2, O: 1 },
  evolutionists: { C: 8, D: 6, G: 10, H: 9, B: 5, I: 7, J: 4, K: 3, O: 2, P: 1 },
};

export const position: Position<Kremlin> = {
  turn: 2,
  phase: 'purges',
  agenda: turnSteps({ ...defaultOptions(options), ...simple }).slice(11),
  politicians: Object.fromEntries(
    ALL_LETTERS.map((letter): [string, Politician] => [
      letter,
      { at: placeOf(letter), stress: 0, suspicion: 0, sick: 0, cure: false, protege: false },
    ]),
  ),
  declared: Object.fromEntries(ALL_LETTERS.map(letter => [letter, []])),
  influence: bySeat(seat => Object.fromEntries(ALL_LETTERS.map(letter => [letter, SHEETS[seat]?.[letter] ?? 0]))),
  sealed: ['stalinists', 'militarists', 'evolutionists'],
};
