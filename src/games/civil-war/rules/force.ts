/** §result Force: the strength of an army, line by line. */
import type { Refusal } from '../../../kernel/refusal';
import { armyOf, leadersOf, type State, battleOf, committed, type Army } from '../state';
import { type Seat, rival, type Support } from '../vocabulary';
import { refuse } from '../refusals';
import type { Line } from '../../../kernel/helper';
import { isStrengthened, leaderCard, troopCard } from '../data/cards';

// §attacking Which armies are ready to attack.

/** §attacking What forbids an army to attack: the first turn, a spent token, no troops. */
export const forbidsAttack = (state: State, leader: string): Refusal | undefined => {
  const army = armyOf(state, leader);
  if (state.turn <= 1) return refuse('§attacking', 'first-turn');
  if (!army?.rallied) return refuse('§attacking', 'no-token');
  return army.troops.length ? undefined : refuse('§attacking', 'no-troops');
};

/** §attacking Has the seat an army that may attack? */
export const canAttack = (state: State, seat: Seat): boolean =>
  leadersOf(state, seat).some(leader => !forbidsAttack(state, leader));

/** One line of the sum: a unit's printed Force, a leader's bonus for their troops, or what a card added. */
export interface ForceLine {
  readonly word: 'force' | 'leader-bonus' | 'support';
  readonly card: string;
  readonly value: number;
}

/** §result The leader's own bonus: +1 for each troop of their kind under them, or by option in the whole side. */
const bonusOf = (leader: string, troops: readonly string[]): number =>
  troops.filter(troop => isStrengthened(leaderCard(leader)?.strengthens, troopCard(troop)?.tag)).length;

const reach = ({ scope, target, by }: Support, armies: readonly Army[], blocks: boolean): number => {
  const army = armies.find(one => one.leader === target);
  switch (scope) {
    case 'reinforcement':
      return army ? by : 0;
    case 'army':
      return by * (army?.troops.length ?? 0);
    case 'troop':
      return armies.some(one => one.troops.includes(target)) ? by : 0;
    case 'blockers':
      return blocks ? by * armies.flatMap(one => one.troops).length : 0;
    case 'troops':
      return by * armies.flatMap(one => one.troops).length;
  }
};

/** Other circumstances of a battle: cards played, whether the side blocks, and the reach of bonuses. */
interface Circumstances {
  readonly support?: readonly Support[];
  readonly blocks?: boolean;
  readonly wholeSide?: boolean;
}

/** §result The Force of armies that fight together, with the cards played for them. */
export const forceLines = (
  armies: readonly Army[],
  { support = [], blocks = false, wholeSide = false }: Circumstances = {},
): readonly ForceLine[] => {
  const all = armies.flatMap(army => army.troops);
  return [
    ...armies.flatMap((army): ForceLine[] => [
      { word: 'force', card: army.leader, value: leaderCard(army.leader)?.force ?? 0 },
      ...army.troops.map(troop => ({ word: 'force', card: troop, value: troopCard(troop)?.force ?? 0 }) as const),
      { word: 'leader-bonus', card: army.leader, value: bonusOf(army.leader, wholeSide ? all : army.troops) },
    ]),
    ...support.map(one => ({ word: 'support', card: one.card, value: reach(one, armies, blocks) }) as const),
  ].filter(line => line.value > 0 || line.word === 'force');
};

export const sum = (lines: readonly ForceLine[]): number => lines.reduce((total, line) => total + line.value, 0);

/** §result Lines of Force with their sum below them, as a tool or a page shows them. */
export const totalled = (
  lines: readonly ForceLine[],
  word: 'attack-total' | 'defence-total',
  more: readonly Line[] = [],
): readonly Line[] => {
  const added = more.reduce((total, { value = 0 }) => total + value, 0);
  return [
    ...lines.map(({ word: kind, card, value }): Line => ({ word: kind, params: { card }, value })),
    ...more,
    { word, value: sum(lines) + added, total: true },
  ];
};

const known = new WeakMap<Army, number>();

/** §result The Force of an army by itself. Armies are never changed, so it is calculated once for each. */
export const forceOf = (army: Army): number => {
  const found = known.get(army);
  if (found !== undefined) return found;
  const force = sum(forceLines([army]));
  known.set(army, force);
  return force;
};

export const bonusReachesAll = (state: State): boolean => state.options['leader-bonus'] === 'whole-side';

/** §result The lines of a seat's Force in the battle in progress. */
export const battleLines = (state: State, seat: Seat): readonly ForceLine[] => {
  const battle = battleOf(state);
  return battle
    ? forceLines(committed(state, seat), {
        support: battle.support.filter(one => one.seat === seat),
        blocks: battle.attacker === rival(seat),
        wholeSide: bonusReachesAll(state),
      })
    : [];
};
