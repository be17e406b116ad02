/** Positions for tests: a game in progress in which only what the test names is declared. */
import { defaultOptions } from '../../../kernel/options';
import { givenFor } from '../../../kernel/testing/tables';
import { kremlin } from '..';
import { OFFICES } from '../data/offices';
import { ALL_LETTERS, LETTERS } from '../data/politicians';
import { options } from '../options';
import { setUp } from '../rules/setup';
import { seatsOf, type Politician, type State } from '../state';
import {
  bySeat,
  handOf,
  type Occasion,
  type Phase,
  type PileId,
  type Place,
  type Seat,
  type Step,
} from '../vocabulary';

export const given = givenFor(kremlin);

type Some = Readonly<Record<string, string | number | boolean>>;
export const withOptions = (some: Some): State['options'] => ({ ...defaultOptions(options), ...some });

export interface Position
  extends Partial<Pick<State, 'turn' | 'phase' | 'waves' | 'effects' | 'promises' | 'support' | 'chiefLeftPlay'>> {
  readonly of?: Some;
  readonly agenda?: readonly Step[];
  /** Differences from the default politician: in good health, at the printed age. */
  readonly people?: Readonly<Record<string, Partial<Politician>>>;
  /** Declared points by politician, in the order in which they were reached. */
  readonly declared?: Readonly<Record<string, Readonly<Partial<Record<Seat, number>>>>>;
  /** Points on the sheets beyond those declared. */
  readonly sheets?: Readonly<Partial<Record<Seat, Readonly<Record<string, number>>>>>;
  readonly hands?: Readonly<Partial<Record<Seat, readonly string[]>>>;
}

/** A to M in office by rank, N to Q the people, the rest waiting. */
const placeOf = (letter: string): Place => {
  const n = LETTERS.indexOf(letter);
  return n < 0 ? 'removed' : (OFFICES[n] ?? (n < 17 ? 'people' : 'waiting'));
};

/** A window in which all are asked. */
export const asked = (about: Occasion, players = 4): Step => ({
  kind: 'window',
  about,
  waiting: seatsOf({ players }),
  round: 0,
});
export const END: Step = { kind: 'end-of-turn' };

/** By default the second turn of a Standard game of four, without cards in hand. */
export const at = ({
  of = {},
  agenda = [],
  people = {},
  declared = {},
  sheets = {},
  hands = {},
  ...part
}: Position): State => {
  const start = setUp(withOptions({ edition: 'standard', ...of }));
  const person = (letter: string): Politician => ({
    at: placeOf(letter),
    stress: 0,
    suspicion: 0,
    sick: 0,
    cure: false,
    protege: false,
    ...people[letter],
  });
  const held = Object.values(hands).flat();
  const piles: Record<PileId, readonly string[]> = {
    ...start.piles,
    deck: start.piles.deck.filter(card => !held.includes(card)),
  };
  for (const seat of seatsOf(start.options)) piles[handOf(seat)] = hands[seat] ?? [];
  return {
    ...start,
    turn: 2,
    phase: 'purges' as Phase,
    agenda,
    politicians: Object.fromEntries(ALL_LETTERS.map(letter => [letter, person(letter)])),
    declared: Object.fromEntries(
      ALL_LETTERS.map(letter => [
        letter,
        Object.entries(declared[letter] ?? {}).map(([seat, points]) => ({ seat: seat as Seat, points })),
      ]),
    ),
    influence: bySeat(seat =>
      Object.fromEntries(
        ALL_LETTERS.map(letter => [letter, Math.max(declared[letter]?.[seat] ?? 0, sheets[seat]?.[letter] ?? 0)]),
      ),
    ),
    sealed: seatsOf(start.options),
    piles,
    ...part,
  };
};
/** All who are asked pass, in the order of the seats. */
export const allPass = (from: ReturnType<typeof given>): ReturnType<typeof given> => {
  let now = from;
  const [top] = from.state.agenda;
  for (const seat of top?.kind === 'window' ? top.waiting : []) now = now.when(seat, { kind: 'pass' }).ok();
  return now;
};
