/** A random leader as a tool: a die over the leaders in play names the one that is discarded. */
import type { Options } from '../../../kernel/messages';
import type { Helper, Line, Values } from '../../../kernel/helper';
import { chosen, NOTHING_FOUND } from '../../../kernel/kit/helpers';
import { frontSlot } from '../places';
import { armiesOf, type Army, type State } from '../state';
import type { CivilWar } from '../types';
import { rival, SEATS, type Seat } from '../vocabulary';
import { refuse } from '../refusals';

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
