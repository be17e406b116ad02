/** §result The result of a battle: both sides lose, the weaker one an army and up to six points of Morale. */
import { armyOf, battleOf, committed, committedTroops, type State } from '../state';
import { rival, type Seat, type Step, type StepOf } from '../vocabulary';
import { choice, moraleChange, own, plain, type StepsHere } from './common';
import { battleLines, sum } from './force';

/** §result Who wins with these totals; nobody on a tie, unless an option gives it to the defender. */
export const winnerOf = (
  options: State['options'],
  attacker: Seat,
  attack: number,
  defence: number,
): Seat | undefined =>
  attack > defence ? attacker : attack < defence || options['tie'] === 'defender-wins' ? rival(attacker) : undefined;

const lossesOf = (
  { options }: State,
  attacker: Seat,
  front: StepOf<'battle'>['front'],
  winner: Seat | undefined,
): readonly Step[] => {
  if (!winner) {
    return options['tie'] === 'nothing'
      ? []
      : [
          { kind: 'lose-troop', seat: attacker },
          { kind: 'lose-troop', seat: rival(attacker) },
        ];
  }
  const loser = rival(winner);
  const takes = options['blocked-win'] === 'marker' && winner === attacker;
  return [
    { kind: 'lose-troop', seat: winner },
    { kind: 'lose-army', seat: loser },
    { kind: 'morale-roll', seat: loser },
    ...(takes ? [{ kind: 'take-marker', seat: winner, front } as const] : []),
  ];
};

const troopLoss = choice({
  section: '§result',
  step: 'lose-troop',
  command: 'lose-troop',
  field: 'troop',
  among: ({ state, seat }) => committedTroops(state, seat),
  outcome: (_at, troop) => ({ events: [{ kind: 'troop-lost', troop }] }),
});

const armyLoss = choice({
  section: '§result',
  step: 'lose-army',
  command: 'lose-army',
  field: 'leader',
  among: ({ state, seat }) => committed(state, seat).map(army => army.leader),
  outcome: ({ state }, leader) => ({
    events: [{ kind: 'army-lost', leader, troops: armyOf(state, leader)?.troops ?? [] }],
  }),
});

/** §result The sides of the die of Morale. */
export const MORALE_DIE = 6;

/** §result The loser pays the roll, as far as they can; the winner gains it up to the maximum. */
const rollMorale = plain('roll-morale', '§result', ({ state, seat }, dice) => {
  const die = dice.one(MORALE_DIE);
  const paid = Math.min(die, state.morale[seat]);
  return {
    events: [
      { kind: 'morale-rolled', seat, die },
      ...moraleChange(state, seat, -paid),
      ...moraleChange(state, rival(seat), paid),
    ],
  };
});

export const battleSteps = {
  resolve: {
    section: '§result',
    run(state) {
      const battle = battleOf(state);
      if (!battle) return {};
      const { attacker, front } = battle;
      const defender = rival(attacker);
      // a change by hand may have emptied a side: then there is no fight to decide
      if (!committed(state, attacker).length || !committed(state, defender).length) return {};
      const attack = sum(battleLines(state, attacker));
      const defence = sum(battleLines(state, defender));
      return {
        events: [{ kind: 'battle-fought', front, attack, defence }],
        then: lossesOf(state, attacker, front, winnerOf(state.options, attacker, attack, defence)),
      };
    },
  },
  ...troopLoss,
  ...armyLoss,
  'morale-roll': { section: '§result', seats: own, answers: { 'roll-morale': rollMorale } },
  // on top at last: the battle is over
  battle: { section: '§result', run: () => ({}) },
} satisfies StepsHere<'resolve' | 'lose-troop' | 'lose-army' | 'morale-roll' | 'battle'>;
