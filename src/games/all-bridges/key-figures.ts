/** The key figures: the Strength of an Attack, who controls what, and everybody's distance from victory. */
import { frameOf } from '../../kernel/agenda';
import type { KeyFigure, KeyFigureLine } from '../../kernel/presentation';
import { SPACES, type Space } from './data/map';
import { attackOdds, strengthIn } from './helpers/counts';
import { victoryLines } from './helpers/readings';
import { fightOf } from './rules/attack';
import { strengthLines } from './rules/strength';
import { controllerOf, piecesIn } from './selectors';
import type { State } from './state';
import { SEATS, type Seat } from './vocabulary';

/** §3.2.4 The Attack that can still be changed. */
const attack = (state: State): readonly KeyFigure<Seat>[] => {
  const fight = frameOf(state, 'attack-space');
  if (!fight) return [];
  const { seat, space } = fight;
  const lines = strengthLines(state, fightOf(fight));
  return [
    {
      title: { word: 'attack-on', params: { seat, space } },
      isNow: true,
      lines,
      odds: attackOdds(strengthIn(lines)),
    },
  ];
};

const spaceLine = (state: State, space: Space): readonly KeyFigureLine<Seat>[] => {
  const pieces = Object.fromEntries(SEATS.map(seat => [seat, piecesIn(state, space, seat)]));
  const ahead = controllerOf(state, space);
  if (!Object.values(pieces).some(Boolean)) return [];
  return [{ word: 'space', params: { space }, id: space, each: pieces, ...(ahead && { ahead }) }];
};

export const keyFigures = (state: State): readonly KeyFigure<Seat>[] => [
  ...attack(state),
  { title: { word: 'control-of-spaces' }, lines: SPACES.flatMap(space => spaceLine(state, space)) },
  { title: { word: 'way-to-victory' }, lines: victoryLines(state) },
];
