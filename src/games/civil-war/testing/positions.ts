/** Positions for tests: a table in the middle of a game, with what the test says and nothing else in play. */
import { defaultOptions } from '../../../kernel/options';
import { givenFor } from '../../../kernel/testing/given';
import { civilWar } from '..';
import { DECKS } from '../data/cards';
import { options } from '../options';
import { setUp } from '../rules/setup';
import { turnOf } from '../sequence';
import type { Army, State } from '../state';
import { SEATS, type Front, type Seat, type Step } from '../vocabulary';

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

/** A table in the Reds' third turn; what lies nowhere else lies in the decks, in the order of the lists. */
export const at = (part: Partial<State>): State => {
  const start: State = {
    ...setUp(defaultOptions(options)),
    turn: 3,
    active: 'red',
    agenda: from('attack', 'red'),
    ...part,
  };
  const elsewhere = new Set([
    ...start.armies.flatMap(one => [one.leader, ...one.troops]),
    ...start.orphans.map(orphan => orphan.troop),
    ...SEATS.flatMap(seat => [...start.hands[seat], ...start.discards[seat]]),
  ]);
  const left = (seat: Seat): readonly string[] => DECKS[seat].map(card => card.id).filter(id => !elsewhere.has(id));
  return part.decks ? start : { ...start, decks: { red: left('red'), white: left('white') } };
};

/** Options as the defaults, but for these. */
export const withOptions = (given: Readonly<Record<string, string>>): State['options'] => ({
  ...defaultOptions(options),
  ...given,
});

/** Hands of both sides. */
export const hands = (red: readonly string[], white: readonly string[] = []): State['hands'] => ({ red, white });
