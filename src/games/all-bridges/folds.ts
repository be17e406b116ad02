/** How each event changes the state. A fold decides nothing: it works on the whole state and on a seat's view alike. */
import { CELLS } from './pieces';
import type { Folds } from '../../kernel/messages';
import { changeFrame } from '../../kernel/agenda';
import { carry } from '../../kernel/piles';
import { cardFolds } from './cards/steps';
import type { Space } from './data/map';
import { sequenceFolds } from './folds-sequence';
import { nonplayerFolds } from './nonplayers/steps';
import type { SpaceState, State, AllBridges } from './state';
import { cards } from './view';
import { turnedOver, type Cells, type Seat, type Stance } from './vocabulary';

const same = (state: State): State => state;

const inSpace = (state: State, space: Space, change: (old: SpaceState) => Partial<SpaceState>): State => ({
  ...state,
  spaces: { ...state.spaces, [space]: { ...state.spaces[space], ...change(state.spaces[space]) } },
});
const plus = (cells: Cells, stance: Stance, by: number): Cells => ({
  ...cells,
  [stance]: Math.max(0, cells[stance] + by),
});
const withCells = (state: State, space: Space, faction: Seat, stance: Stance, by: number): State =>
  inSpace(state, space, old => ({ [faction]: plus(old[faction], stance, by) }));
const withDisc = (state: State, space: Space, disc: 'administration' | 'network', by: number): State =>
  inSpace(state, space, old =>
    disc === 'administration'
      ? { administrations: Math.max(0, old.administrations + by) }
      : { networks: Math.max(0, old.networks + by) },
  );
const withTroops = (state: State, space: Space, power: 'german' | 'russian', by: number): State =>
  inSpace(state, space, old =>
    power === 'german' ? { germans: Math.max(0, old.germans + by) } : { russians: Math.max(0, old.russians + by) },
  );

export const folds: Folds<AllBridges> = {
  ...cards.folds,
  ...cardFolds,
  ...sequenceFolds,
  ...nonplayerFolds,
  'card-moved': (state, { card, from, to }) => carry(state, [card], from, to),

  'resources-changed': (state, { faction, by }) => ({
    ...state,
    resources: { ...state.resources, [faction]: state.resources[faction] + by },
  }),
  'resources-transferred': (state, { from, to, resources }) => ({
    ...state,
    resources: {
      ...state.resources,
      [from]: state.resources[from] - resources,
      [to]: Math.min(30, state.resources[to] + resources),
    },
  }),
  'polarization-changed': (state, { by }) => ({ ...state, polarization: state.polarization + by }),
  'vassalage-changed': (state, { power, by }) => ({
    ...state,
    vassalage: { ...state.vassalage, [power]: state.vassalage[power] + by },
  }),

  'cells-placed': (state, { faction, space, stance, count }) => withCells(state, space, faction, stance, count),
  'cells-removed': (state, { faction, space, stance, count, to }) => {
    const left = withCells(state, space, faction, stance, -count);
    return to === 'prison' && faction !== 'moderates'
      ? { ...left, prisoners: { ...left.prisoners, [faction]: left.prisoners[faction] + count } }
      : left;
  },
  'cells-moved': (state, { faction, from, to, stance, count }) =>
    withCells(withCells(state, from, faction, stance, -count), to, faction, stance, count),
  'cells-flipped': (state, { faction, space, to, count }) =>
    withCells(withCells(state, space, faction, turnedOver(to), -count), space, faction, to, count),
  'prisoners-changed': (state, { faction, by }) => ({
    ...state,
    prisoners: { ...state.prisoners, [faction]: Math.min(CELLS[faction], Math.max(0, state.prisoners[faction] + by)) },
  }),
  'out-of-play-changed': (state, { by }) => ({ ...state, outOfPlay: Math.max(0, state.outOfPlay + by) }),
  'disc-placed': (state, { disc, space }) => withDisc(state, space, disc, 1),
  'disc-removed': (state, { disc, space }) => withDisc(state, space, disc, -1),
  'troops-placed': (state, { power, space, count }) => withTroops(state, space, power, count),
  'troops-removed': (state, { power, space, count }) => withTroops(state, space, power, -count),
  'troops-moved': (state, { power, from, to, count }) =>
    withTroops(withTroops(state, from, power, -count), to, power, count),
  'german-box-changed': (state, { by }) => ({ ...state, germanBox: Math.max(0, state.germanBox + by) }),

  'support-shifted': (state, { space, by }) => inSpace(state, space, ({ support }) => ({ support: support + by })),
  'terror-placed': (state, { space, of }) =>
    inSpace(state, space, ({ terror }) => ({ terror: { ...terror, [of]: terror[of] + 1 } })),
  'terror-removed': (state, { space, of }) =>
    inSpace(state, space, ({ terror }) => ({ terror: { ...terror, [of]: Math.max(0, terror[of] - 1) } })),
  'prepared-placed': (state, { space, side }) =>
    inSpace(state, space, ({ prepared }) => ({ prepared: { ...prepared, [side]: 1 } })),
  'prepared-removed': (state, { space, side }) =>
    inSpace(state, space, ({ prepared }) => ({ prepared: { ...prepared, [side]: 0 } })),
  'sabotage-placed': (state, { border }) => ({ ...state, sabotage: [...state.sabotage, border] }),
  'sabotage-removed': (state, { border }) => ({ ...state, sabotage: state.sabotage.filter(one => one !== border) }),

  'capability-placed': (state, { marker, side, at }) => ({
    ...state,
    capabilities: { ...state.capabilities, [marker]: { side, at } },
  }),
  'news-placed': (state, { news, space, holder }) => ({
    ...state,
    news: state.news.map((one, n) => (n === news ? { at: space, holder } : one)),
  }),
  'news-removed': (state, { news }) => ({
    ...state,
    news: state.news.map((one, n) => (n === news ? { at: 'available', holder: 'nobody' } : one)),
  }),
  'personality-placed': (state, { space }) => ({ ...state, personality: space }),
  'personality-removed': state => ({ ...state, personality: 'available' }),

  'cube-placed': (state, { cube }) => ({
    ...state,
    display: { ...state.display, [cube]: state.display[cube] + 1 },
  }),
  'cube-removed': (state, { cube }) => ({
    ...state,
    display: { ...state.display, [cube]: Math.max(0, state.display[cube] - 1) },
  }),
  'issue-resolved': (state, { issue, side }) => ({ ...state, issues: { ...state.issues, [issue]: side } }),
  'issue-reopened': (state, { issue }) => ({ ...state, issues: { ...state.issues, [issue]: 'unresolved' } }),

  // for the record: their effects are events of their own
  'command-chosen': same,
  // the frame of the Command lies beneath the Special Activity
  'special-used': (state, { seat, activity }) =>
    changeFrame(state, 'operation', step =>
      step.seat === seat && step.special === 'open' ? { ...step, special: activity } : step,
    ),
  // §3.2.4 pieces that took no part are noted for a second Limited Command
  'attack-rolled': (state, { space, rested }) => {
    if (!rested) return state;
    const fought = { space, ...rested };
    const noted = changeFrame(state, 'nonplayer-card', frame => ({ ...frame, fought }));
    return changeFrame(noted, 'second-limited', step => ({ ...step, fought }));
  },
  'german-attack-rolled': same,
  'activation-rolled': same,
  'relations-rolled': same,
  'capture-rolled': same,
  'news-rolled': same,
  'politics-rolled': same,
  'german-phase-rolled': same,
  'landing-rolled': same,
  'setup-rolled': same,
};
