/** A table in mid-game on which every Event has something to do. */
import { defaultOptions } from '../../../../kernel/options';
import { EVENTS_1917, RED_REVOLT } from '../../data/cards';
import type { Space } from '../../data/map';
import { options } from '../../options';
import { setUp } from '../../rules/setup';
import type { SpaceState, State } from '../../state';
import type { Cells, Seat } from '../../vocabulary';

const cells = (active: number, inactive: number): Cells => ({ active, inactive });
const start = setUp(defaultOptions(options));

const PLACED: Readonly<Partial<Record<Space, Partial<SpaceState>>>> = {
  helsinki: { reds: cells(0, 2), senate: cells(0, 1), moderates: cells(1, 1), russians: 1, support: 0 },
  tampere: {
    reds: cells(3, 1),
    senate: cells(0, 0),
    moderates: cells(1, 0),
    administrations: 1,
    support: -1,
    prepared: { reds: 1, senate: 0 },
  },
  turku: { reds: cells(0, 1), senate: cells(0, 1) },
  viipuri: { reds: cells(1, 0), senate: cells(1, 0), russians: 1 },
  vaasa: { senate: cells(2, 1), support: 2 },
  uusimaa: { reds: cells(2, 0), support: -1 },
  hame: { reds: cells(0, 2), senate: cells(1, 0), support: -1 },
  pohjanmaa: { senate: cells(0, 3), russians: 1, support: 1 },
  karelia: { senate: cells(0, 1), prepared: { reds: 0, senate: 1 } },
  mikkeli: { moderates: cells(0, 1) },
};

/** The spaces of this table, with some replaced. */
export const spaces = (here: Readonly<Partial<Record<Space, Partial<SpaceState>>>> = {}): State['spaces'] =>
  // every space is a key
  Object.fromEntries(
    Object.entries(start.spaces).map(([space, printed]) => [
      space,
      { ...printed, ...PLACED[space as Space], ...here[space as Space] },
    ]),
  ) as State['spaces'];

/**
 * A card is being played and a Faction is about to choose; afterwards the Senate is asked, so that play stops there.
 */
export const stage = (card: string, seat: Seat, part: Partial<State> = {}): State => {
  const isWar = !EVENTS_1917.includes(card) && card !== RED_REVOLT;
  return {
    ...start,
    agenda: [{ kind: 'faction', seat }, { kind: 'german-phase' }],
    phase: isWar ? 2 : 1,
    piles: { ...start.piles, current: [card], deck: start.piles.deck.filter(one => one !== card) },
    resources: { reds: 10, senate: 10, moderates: 10 },
    polarization: 4,
    outOfPlay: 0,
    prisoners: { reds: 1, senate: 1 },
    spaces: spaces(isWar ? { uusimaa: { reds: cells(2, 0), germans: 2, support: -1 } } : {}),
    personality: 'helsinki',
    display: { reds: 1, senate: 1 },
    issues: { ...start.issues, working: 'reds' },
    ...part,
  };
};
