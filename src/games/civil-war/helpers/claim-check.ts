/** The fronts as they stand, and whether the war is won. */
import type { Helper, Line } from '../../../kernel/helper';
import { victory } from '../rules/winning';
import { claimant, type State, type CivilWar } from '../state';
import { FRONTS } from '../vocabulary';

const linesOf = (state: State): readonly Line[] => {
  const won = victory(state);
  return [
    ...FRONTS.map((front): Line => {
      const seat = claimant(state, front);
      const { red, white } = state.markers[front];
      return seat
        ? { word: 'front-claimed', params: { front, seat } }
        : { word: 'front-held', params: { front, red, white } };
    }),
    won ? { word: 'won', params: { seat: won.winner }, total: true } : { word: 'undecided', total: true },
  ];
};

export const claimCheck: Helper<CivilWar> = {
  id: 'claim-check',
  section: '§fronts',
  inputs: () => [],
  preview: state => ({ lines: linesOf(state), odds: [] }),
  run: state => ({ lines: linesOf(state), rolls: [], edits: [] }),
};
