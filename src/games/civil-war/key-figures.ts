/** The key figures: both sides' Force while a battle can still be changed, and the state of the fronts. */
import type { KeyFigure, KeyFigureLine } from '../../kernel/presentation';
import { winnerOf } from './rules/battle';
import { battleLines, forceOf, sum, totalled } from './rules/force';
import { armiesOf, battleOf, committed, openFronts, type State } from './state';
import { rival, SEATS, type Battle, type Front, type Seat } from './vocabulary';

/** §result Can the Force of a battle still change? */
const isOpen = ({ agenda }: State): boolean =>
  agenda.some(({ kind }) => ['muster', 'block', 'engage', 'resolve'].includes(kind));

const sideOf = (state: State, { attacker }: Battle, seat: Seat): readonly KeyFigureLine<Seat>[] =>
  totalled(battleLines(state, seat), seat === attacker ? 'attack-total' : 'defence-total').map(line => ({
    ...line,
    of: seat,
  }));

/** Who is ahead, once somebody blocks. */
const standing = (state: State, { attacker }: Battle): KeyFigureLine<Seat> => {
  if (!committed(state, rival(attacker)).length) return { word: 'not-blocked' };
  const [attack, defence] = [attacker, rival(attacker)].map(seat => sum(battleLines(state, seat)));
  const winner = winnerOf(state.options, attacker, attack ?? 0, defence ?? 0);
  if (winner) return { word: 'wins', params: { seat: winner }, total: true };
  return { word: state.options['tie'] === 'nothing' ? 'tie' : 'tie-loses-troop', total: true };
};

const battle = (state: State): readonly KeyFigure<Seat>[] => {
  const fight = battleOf(state);
  if (!fight || !isOpen(state)) return [];
  const { attacker, front } = fight;
  return [
    {
      title: { word: 'battle-on', params: { front } },
      isNow: true,
      lines: [...[attacker, rival(attacker)].flatMap(seat => sideOf(state, fight, seat)), standing(state, fight)],
    },
  ];
};

const frontLine = (state: State, front: Front): KeyFigureLine<Seat> => {
  const force = (seat: Seat): number =>
    armiesOf(state, seat)
      .filter(army => army.front === front)
      .reduce((all, army) => all + forceOf(army), 0);
  const { red, white } = state.markers[front];
  const each = { red: force('red'), white: force('white') };
  const ahead = SEATS.find(seat => each[seat] > each[rival(seat)]);
  return { word: 'front-stands', params: { front, red, white }, each, id: front, ...(ahead && { ahead }) };
};

export const keyFigures = (state: State): readonly KeyFigure<Seat>[] => [
  ...battle(state),
  { title: { word: 'force-at-fronts' }, lines: openFronts(state).map(front => frontLine(state, front)) },
];
