/** The die of Morale as a tool: what the loser pays, and how much of it the winner gains. */
import type { Dice } from '../../../kernel/dice';
import type { Edit } from '../../../kernel/edit';
import {
  type Finding,
  type Helper,
  type Line,
  type Odd,
  chosen,
  type Values,
  NOTHING_FOUND,
} from '../../../kernel/helper';
import { MAX_MORALE, type State, type CivilWar, armiesOf, type Army } from '../state';
import { rival, SEATS, type Seat } from '../vocabulary';
import type { Options } from '../../../kernel/messages';
import { frontSlot } from '../tabletop';
import { refuse } from '../refusals';

const FACES = 6;

interface Payment {
  readonly paid: number;
  readonly gained: number;
}
const payment = ({ morale }: State, loser: Seat, die: number): Payment => {
  const paid = Math.min(die, morale[loser]);
  return { paid, gained: Math.max(0, Math.min(paid, MAX_MORALE - morale[rival(loser)])) };
};

/** §result What each face of the die would cost; faces that cost the same are one line. */
export const moraleOdds = (state: State, loser: Seat): readonly Odd[] => {
  const left = state.morale[loser];
  const survived = Math.max(0, Math.min(FACES, left - 1));
  const pays = Array.from(
    { length: survived },
    (_, n): Odd => ({ word: 'pays', params: { seat: loser, morale: n + 1 }, probability: 1 / FACES }),
  );
  return survived < FACES
    ? [...pays, { word: 'breaks', params: { seat: loser }, probability: (FACES - survived) / FACES }]
    : pays;
};

/** §result Rolls the die and says what it changes. */
export const moraleDie = (state: State, loser: Seat, dice: Dice): Finding => {
  const die = dice.one(FACES);
  const { paid, gained } = payment(state, loser, die);
  const winner = rival(loser);
  const edits: readonly Edit[] = [
    ...(gained ? [{ kind: 'set', marker: `morale-${winner}`, to: state.morale[winner] + gained } as const] : []),
    ...(paid ? [{ kind: 'set', marker: `morale-${loser}`, to: state.morale[loser] - paid } as const] : []),
  ];
  const lines: readonly Line[] = [
    { word: 'rolled', value: die },
    { word: 'pays', params: { seat: loser, morale: paid } },
    { word: 'gains', params: { seat: winner, morale: gained } },
  ];
  return { lines, rolls: [{ count: 1, sides: FACES, faces: [die] }], edits };
};

const loserOf = (state: State, value: Parameters<typeof chosen>[0]): Seat => chosen(value, SEATS, rival(state.active));

export const morale: Helper<CivilWar> = {
  id: 'morale',
  section: '§result',
  inputs: state => [{ id: 'loser', kind: 'choice', values: SEATS, default: rival(state.active) }],
  preview(state, values) {
    const loser = loserOf(state, values['loser']);
    return { lines: [{ word: 'loser-pays', params: { seat: loser } }], odds: moraleOdds(state, loser) };
  },
  run: (state, values, dice) => moraleDie(state, loserOf(state, values['loser']), dice),
};

/** A random leader as a tool: a die over the leaders in play names the one that is discarded. */
const sideOf = (state: State, values: Values): Seat => chosen(values['side'], SEATS, rival(state.active));
const numbered = (armies: readonly Army[]): readonly Options[] =>
  armies.map((army, n) => ({ die: n + 1, leader: army.leader }));

export const randomLeader: Helper<CivilWar> = {
  id: 'random-leader',
  section: '§leader-loss',
  inputs: state => [{ id: 'side', kind: 'choice', values: SEATS, default: rival(state.active) }],
  preview(state, values) {
    const armies = armiesOf(state, sideOf(state, values));
    if (!armies.length) return { lines: [], odds: [], refusal: refuse('§leader-loss', 'no-leaders') };
    return {
      lines: numbered(armies).map((params): Line => ({ word: 'numbered', params })),
      odds: armies.map(army => ({ word: 'chosen', params: { leader: army.leader }, probability: 1 / armies.length })),
    };
  },
  run(state, values, dice) {
    const seat = sideOf(state, values);
    const armies = armiesOf(state, seat);
    if (!armies.length) return NOTHING_FOUND;
    const die = dice.one(armies.length);
    const army = armies[die - 1];
    if (!army) return NOTHING_FOUND;
    const { leader, front } = army;
    return {
      lines: [
        { word: 'rolled', value: die },
        { word: 'chosen', params: { leader } },
      ],
      rolls: [{ count: 1, sides: armies.length, faces: [die] }],
      edits: [{ kind: 'remove', piece: leader, from: frontSlot(front, seat), count: 1 }],
    };
  },
};
