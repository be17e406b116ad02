/** The state of All Bridges Burning. Nothing that can be computed is stored. */
import type { Options } from '../../kernel/messages';
import type { Piles } from '../../kernel/piles';
import { type Border, type Space, BORDERS, SPACES, STOP_IDS } from './data/map';
import {
  type Capability,
  type CapabilityPlace,
  type Cells,
  type CylinderPlace,
  type EndingReason,
  type GermanTurn,
  type Issue,
  type PileId,
  type Power,
  type Seat,
  type Side,
  type Step,
  type Command,
  type Event,
  CAPABILITIES,
  ISSUES,
  POWERS,
  SEATS,
  SIDES,
  STANCES,
} from './vocabulary';
import { anyOf, firstStrange, inBounds, knownCards, type Judged } from '../../kernel/invalid';
import { isCard } from './data/cards';
import { CELLS, CYLINDER_PLACES, MOST_VASSALAGE, TROOPS } from './pieces';

/** The contents of one space. */
export interface SpaceState {
  /** Cells by Faction and stance; an Inactive Cell of the Moderates is Underground. */
  readonly reds: Cells;
  readonly senate: Cells;
  readonly moderates: Cells;
  readonly administrations: number;
  readonly networks: number;
  readonly russians: number;
  readonly germans: number;
  /** 2 Active Support, 1 Passive Support, 0 Neutral, -1 Passive Opposition, -2 Active Opposition. */
  readonly support: number;
  /** Terror markers by who placed them: the Reds' are red, the Senate's white. */
  readonly terror: Readonly<Record<Side, number>>;
  /** Prepared markers, 0 or 1 a side. */
  readonly prepared: Readonly<Record<Side, number>>;
}

export interface News {
  readonly at: 'available' | Space;
  readonly holder: Seat | 'nobody';
}

export interface State {
  readonly agenda: readonly Step[];
  readonly options: Options;
  /** Phase I or II, §2.4. */
  readonly phase: 1 | 2;
  /** Propaganda Rounds begun. */
  readonly propaganda: number;
  readonly piles: Piles<PileId>;
  /** §2.0 Where each Faction's cylinder stands on the Sequence of Play track. */
  readonly cylinders: Readonly<Record<Seat, CylinderPlace>>;
  readonly germany: GermanTurn;
  readonly coordinate: boolean;
  readonly resources: Readonly<Record<Seat, number>>;
  readonly polarization: number;
  readonly vassalage: Readonly<Record<Power, number>>;
  readonly spaces: Readonly<Record<Space, SpaceState>>;
  /** Cells in the Prisoners of War box, by their own Faction. */
  readonly prisoners: Readonly<Record<Side, number>>;
  /** Senate Cells out of play until the first Propaganda Round, §6.5.5. */
  readonly outOfPlay: number;
  /** Germans in their Available Forces box. */
  readonly germanBox: number;
  readonly capabilities: Readonly<Record<Capability, { readonly side: Side; readonly at: CapabilityPlace }>>;
  readonly sabotage: readonly Border[];
  readonly news: readonly News[];
  readonly personality: 'available' | Space;
  /** Cubes in the Political Display. */
  readonly display: Readonly<Record<Side, number>>;
  readonly issues: Readonly<Record<Issue, 'unresolved' | Side>>;
  /** §8.1.4 The "NP to play" markers: each Faction's card. */
  readonly marked?: Readonly<Partial<Record<Seat, string>>>;
  /** §8.1.6 A die rolled to decide whether an Event is taken, which also decides its effect. */
  readonly eventDie?: { readonly card: string; readonly die: number };
  readonly ending?: { readonly winner: Seat | Power | 'nobody'; readonly reason: EndingReason };
}

/** §1.1, §1.4.2 How many pieces there are, besides Cells and Troops. */
export const ADMINISTRATIONS = 3;
export const NETWORKS = 2;
export const CUBES = 3;
export const PREPARED = 3;
/** Counts of markers that the rulebook does not state: reconstructed. */
export const TERRORS = 12;
export const SABOTAGES = 4;
/** §1.5, §1.10 Ends of tracks. */
export const MOST_RESOURCES = 30;
export const MOST_POLARIZATION = 10;

/** All types of All Bridges Burning, as the kernel wants them. */
export interface AllBridges {
  seat: Seat;
  state: State;
  step: Step;
  command: Command;
  event: Event;
}

/** Meaningless values in a state set by hand. Whether the position can occur is not judged. */
const space = (state: State): readonly Judged[] =>
  SPACES.flatMap(id => {
    const at = `/spaces/${id}`;
    const here = state.spaces[id];
    return [
      ...SEATS.flatMap(seat =>
        STANCES.map(stance => inBounds(`${at}/${seat}/${stance}`, here[seat][stance], 0, CELLS[seat])),
      ),
      inBounds(`${at}/administrations`, here.administrations, 0, 2),
      inBounds(`${at}/networks`, here.networks, 0, 2),
      inBounds(`${at}/russians`, here.russians, 0, TROOPS),
      inBounds(`${at}/germans`, here.germans, 0, TROOPS),
      inBounds(`${at}/support`, here.support, -2, 2),
      ...SIDES.flatMap(side => [
        inBounds(`${at}/terror/${side}`, here.terror[side], 0, 2),
        inBounds(`${at}/prepared/${side}`, here.prepared[side], 0, 1),
      ]),
    ];
  });

const tracks = (state: State): readonly Judged[] => [
  inBounds('/phase', state.phase, 1, 2),
  inBounds('/propaganda', state.propaganda, 0, 4),
  inBounds('/polarization', state.polarization, 0, MOST_POLARIZATION),
  ...SEATS.map(seat => inBounds(`/resources/${seat}`, state.resources[seat], 0, MOST_RESOURCES)),
  ...POWERS.map(power => inBounds(`/vassalage/${power}`, state.vassalage[power], 0, MOST_VASSALAGE)),
  ...SIDES.map(side => inBounds(`/prisoners/${side}`, state.prisoners[side], 0, CELLS[side])),
  ...SIDES.map(side => inBounds(`/display/${side}`, state.display[side], 0, 3)),
  inBounds('/outOfPlay', state.outOfPlay, 0, CELLS.senate),
  inBounds('/germanBox', state.germanBox, 0, TROOPS),
];

const markers = (state: State): readonly Judged[] => [
  anyOf('/germany', state.germany, ['first', 'last', 'none']),
  anyOf('/personality', state.personality, ['available', ...SPACES]),
  ...SEATS.map(seat => anyOf(`/cylinders/${seat}`, state.cylinders[seat], CYLINDER_PLACES)),
  ...ISSUES.map(issue => anyOf(`/issues/${issue}`, state.issues[issue], ['unresolved', ...SIDES])),
  ...CAPABILITIES.flatMap(marker => [
    anyOf(`/capabilities/${marker}/side`, state.capabilities[marker].side, SIDES),
    anyOf(`/capabilities/${marker}/at`, state.capabilities[marker].at, ['aside', 'box', ...SPACES, ...STOP_IDS]),
  ]),
  ...state.sabotage.map((border, n) => anyOf(`/sabotage/${n}`, border, BORDERS)),
  ...state.news.flatMap(({ at, holder }, n) => [
    anyOf(`/news/${n}/at`, at, ['available', ...SPACES]),
    anyOf(`/news/${n}/holder`, holder, ['nobody', ...SEATS]),
  ]),
  ...knownCards(state.piles, isCard, 'a card'),
];

export const invalid = (state: State): Judged => firstStrange([...tracks(state), ...space(state), ...markers(state)]);
