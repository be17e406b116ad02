/** A battle as a tool: both sides added up line by line, who wins, and the die of Morale. */
import type { Edit } from '../../../kernel/edit';
import type { Refusal } from '../../../kernel/refusal';
import {
  type Finding,
  type Helper,
  type Line,
  type Odd,
  type Preview,
  type Values,
  choiceOf,
  chosen,
  NOTHING_FOUND,
  numberOf,
} from '../../../kernel/helper';
import { frontSlot } from '../tabletop';
import { ARMIES_TOGETHER } from '../rules/attack';
import { winnerOf } from '../rules/battle';
import { bonusReachesAll, forceLines, totalled } from '../rules/force';
import { armiesOf, MARKERS, openFronts, type Army, type State, type CivilWar } from '../state';
import { rival, SEATS, type Front, type Seat } from '../vocabulary';
import { moraleDie, moraleOdds } from './morale';
import { refuse } from '../refusals';

const MOST_CARDS = 30;

interface Fight {
  readonly front: Front;
  readonly attacker: Seat;
  readonly attackers: readonly Army[];
  readonly blockers: readonly Army[];
  readonly attackCards: number;
  readonly defenceCards: number;
}

const armiesAt = (state: State, seat: Seat, front: Front): readonly Army[] =>
  armiesOf(state, seat).filter(army => army.front === front);
const namesOf = (armies: readonly Army[]): readonly string[] => armies.map(army => army.leader);
const among = (armies: readonly Army[], value: Values[string] | undefined): readonly Army[] =>
  armies.filter(army => Array.isArray(value) && value.includes(army.leader));

/** The chosen fight; none once every front is claimed. */
const fightOf = (state: State, values: Values): Fight | undefined => {
  const front = chosen(values['front'], openFronts(state));
  if (front === undefined) return undefined;
  const attacker = chosen(values['attacker'], SEATS, state.active);
  return {
    front,
    attacker,
    attackers: among(armiesAt(state, attacker, front), values['attackers']),
    blockers: among(armiesAt(state, rival(attacker), front), values['blockers']),
    attackCards: numberOf(values['attack-cards']),
    defenceCards: numberOf(values['defence-cards']),
  };
};

const forbids = ({ attacker, attackers, blockers }: Fight): Refusal | undefined => {
  const tooMany = (seat: Seat, armies: readonly Army[]): boolean => armies.length > ARMIES_TOGETHER[seat];
  if (!attackers.length) return refuse('§attacking', 'no-armies');
  if (attackers.some(army => !army.troops.length)) return refuse('§attacking', 'no-troops');
  if (tooMany(attacker, attackers)) return refuse('§attacking', 'too-many-armies', { most: ARMIES_TOGETHER[attacker] });
  if (tooMany(rival(attacker), blockers)) {
    return refuse('§blocking', 'too-many-armies', { most: ARMIES_TOGETHER[rival(attacker)] });
  }
  return undefined;
};

interface Sum {
  readonly lines: readonly Line[];
  readonly total: number;
}
const added = (state: State, armies: readonly Army[], cards: number, word: 'attack-total' | 'defence-total'): Sum => {
  const force = forceLines(armies, { wholeSide: bonusReachesAll(state) });
  const lines = totalled(force, word, cards ? [{ word: 'cards', value: cards }] : []);
  return { lines, total: lines.at(-1)?.value ?? 0 };
};

/** The fight as it stands: its lines, and who would pay Morale. */
interface Comparison {
  readonly lines: readonly Line[];
  readonly loser?: Seat;
  readonly taker?: Seat;
}
const compared = (state: State, fight: Fight): Comparison => {
  const { attacker, attackers, blockers } = fight;
  const attack = added(state, attackers, fight.attackCards, 'attack-total');
  if (!blockers.length) {
    const pays = state.options['unblocked'] === 'marker-and-morale';
    const lines: readonly Line[] = [...attack.lines, { word: 'unblocked', params: { seat: attacker } }];
    return { lines, taker: attacker, ...(pays && { loser: rival(attacker) }) };
  }
  const defence = added(state, blockers, fight.defenceCards, 'defence-total');
  const winner = winnerOf(state.options, attacker, attack.total, defence.total);
  const lines = [...attack.lines, ...defence.lines];
  if (!winner) return { lines: [...lines, { word: state.options['tie'] === 'nothing' ? 'tie' : 'tie-loses-troop' }] };
  const takes = winner === attacker && state.options['blocked-win'] === 'marker';
  const won: Line = { word: 'wins', params: { seat: winner } };
  return { lines: [...lines, won], loser: rival(winner), ...(takes && { taker: attacker }) };
};

/** The markers one attack without a block takes, no more than there are. */
const markersAfter = (state: State, { front, attackers, blockers }: Fight, taker: Seat): Edit => {
  const here = state.markers[front];
  const each = !blockers.length && state.options['unblocked'] === 'marker-each-army';
  const taken = Math.min(here[rival(taker)], each ? attackers.length : 1);
  const red = taker === 'red' ? here.red + taken : here.red - taken;
  return { kind: 'set', marker: `markers-${front}`, to: Math.min(MARKERS, Math.max(0, red)) };
};

const spentTokens = ({ attacker, front, attackers, blockers }: Fight): readonly Edit[] =>
  [...attackers.map(army => ({ army, seat: attacker })), ...blockers.map(army => ({ army, seat: rival(attacker) }))]
    .filter(({ army }) => army.rallied)
    .map(({ army, seat }) => ({ kind: 'flip', piece: army.leader, at: frontSlot(front, seat) }));

export const battle: Helper<CivilWar> = {
  id: 'battle',
  section: '§result',
  inputs(state, values) {
    const fight = fightOf(state, values);
    if (!fight) return [];
    const { front, attacker } = fight;
    const open = openFronts(state);
    const defender = rival(attacker);
    const ready = (seat: Seat) => namesOf(armiesAt(state, seat, front));
    return [
      choiceOf('front', open),
      choiceOf('attacker', SEATS, state.active),
      { id: 'attackers', kind: 'several', values: ready(attacker), default: [] },
      { id: 'blockers', kind: 'several', values: ready(defender), default: [] },
      { id: 'attack-cards', kind: 'number', min: 0, max: MOST_CARDS, default: 0 },
      { id: 'defence-cards', kind: 'number', min: 0, max: MOST_CARDS, default: 0 },
    ];
  },
  preview(state, values): Preview {
    const fight = fightOf(state, values);
    if (!fight) return { lines: [], odds: [], refusal: refuse('§attacking', 'no-armies') };
    const refusal = forbids(fight);
    const { lines, loser } = compared(state, fight);
    const odds: readonly Odd[] = loser && !refusal ? moraleOdds(state, loser) : [];
    return { lines, odds, ...(refusal && { refusal }) };
  },
  run(state, values, dice): Finding {
    const fight = fightOf(state, values);
    if (!fight || forbids(fight)) return NOTHING_FOUND;
    const { lines, loser, taker } = compared(state, fight);
    const paid: Finding = loser ? moraleDie(state, loser, dice) : NOTHING_FOUND;
    return {
      lines: [...lines, ...paid.lines],
      rolls: paid.rolls,
      // the marker last: the sixth claims the front, and nothing there can be changed any more
      edits: [...spentTokens(fight), ...paid.edits, ...(taker ? [markersAfter(state, fight, taker)] : [])],
    };
  },
};
