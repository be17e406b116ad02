/** Positions for tests: a table in the middle of a game, with what the test says and nothing else in play. */
import { defaultOptions } from '../../../kernel/options';
import { givenFor } from '../../../kernel/testing/given';
import { lyingIn, type Short } from '../../../kernel/testing/lying';
import { civilWar } from '..';
import { DECKS } from '../data/cards';
import { options } from '../options';
import { setUp } from '../rules/setup';
import { turnOf } from '../sequence';
import { discardsOf, handOf, type Army, type State } from '../state';
import { SEATS, type Front, type PileId, type Seat, type Step } from '../vocabulary';

const SHORT = {
  hands: { red: 'red-hand', white: 'white-hand' },
  decks: { red: 'red-deck', white: 'white-deck' },
  discards: { red: 'red-discard', white: 'white-discard' },
} as const;

export const given = givenFor(civilWar);

export const army = (leader: string, front: Front, troops: readonly string[] = [], rallied?: 'rallied'): Army => ({
  leader,
  front,
  troops,
  rallied: rallied === 'rallied',
});

/** The rest of a turn, from the step of a kind on. */
export const from = (kind: Step['kind'], seat: Seat): readonly Step[] => {
  const turn = turnOf(seat);
  const first = turn.findIndex(step => step.kind === kind);
  return turn.slice(Math.max(0, first));
};

/** Cards by short names: `hands: { red: […] }`. */
export const lying = lyingIn<PileId, typeof SHORT>(SHORT);

/** A table in the Reds' third turn; what lies nowhere else lies in the decks, in the order of the lists. */
export const at = (given: Partial<State> & Short<typeof SHORT>): State => {
  const part = lying(given);
  const start: State = {
    ...setUp(defaultOptions(options)),
    turn: 3,
    active: 'red',
    agenda: from('attack', 'red'),
    ...part,
    piles: { ...setUp(defaultOptions(options)).piles, ...part.piles },
  };
  const elsewhere = new Set([
    ...start.armies.flatMap(one => [one.leader, ...one.troops]),
    ...start.orphans.map(orphan => orphan.troop),
    ...SEATS.flatMap(seat => [...handOf(start, seat), ...discardsOf(start, seat)]),
  ]);
  const left = (seat: Seat): readonly string[] => DECKS[seat].map(card => card.id).filter(id => !elsewhere.has(id));
  return lying({ ...start, decks: given.decks ?? { red: left('red'), white: left('white') } });
};

/** Options as the defaults, but for these. */
export const withOptions = (given: Readonly<Record<string, string>>): State['options'] => ({
  ...defaultOptions(options),
  ...given,
});

type Hands = Readonly<Record<Seat, readonly string[]>>;
/** Hands of both sides, or other piles of both. */
export const hands = (red: readonly string[], white: readonly string[] = []): Hands => ({ red, white });
