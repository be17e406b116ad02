import { type Helper, wantedAt, type Line } from '../../kernel/helper';
import { battle } from './helpers/battle';
import { morale, randomLeader } from './helpers/morale';
import { type CivilWar, claimant, type State } from './state';
import { victory } from './rules/winning';
import { FRONTS } from './vocabulary';

/** The fronts as they stand, and whether the war is won. */
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

export const helpers: readonly Helper<CivilWar>[] = [
  wantedAt(battle, { at: ['attack', 'muster', 'block', 'reaction', 'engage', 'reinforce', 'resolve'] }),
  wantedAt(randomLeader, { at: ['random-leader'] }),
  wantedAt(morale, { at: ['morale-roll'], about: ['morale-red', 'morale-white'] }),
  wantedAt(claimCheck, {
    at: ['take-marker', 'claim-front'],
    about: ['markers-north-west', 'markers-south', 'markers-east'],
  }),
];
