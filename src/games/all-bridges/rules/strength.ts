/** §3.2.4 The Attack Strength, line by line. Rows missing in the scan of the table are reconstructed. */
import type { Line } from '../../../kernel/helper';
import type { Space } from '../data/map';
import { capabilitiesIn, troopsIn } from '../selectors';
import { isNonplayer } from '../options';
import type { State } from '../state';
import { kindOfCapability, opponent, type Capability, type CapabilityKind, type Side } from '../vocabulary';

/** Cells that make one point of Strength: reconstructed. */
const CELLS_A_POINT = 3;
/** What a Defender's Prepared marker subtracts, as printed on the marker. */
const PREPARED = 2;
/** The maximum number of Capabilities of a Faction that count. */
const COUNTED = 2;
/** §8.1.3 The base of a Non-player's Strength. */
const NONPLAYER: Readonly<Record<Side, number>> = { reds: 5, senate: 7 };
/** §3.2.4 Germans never attack with less. */
export const GERMAN_LEAST = 2;

const WORTH: Readonly<Record<CapabilityKind, { readonly alone: number; readonly besideJaeger: number }>> = {
  jaeger: { alone: 1, besideJaeger: 1 },
  cannons: { alone: 1, besideJaeger: 2 },
  trains: { alone: 1, besideJaeger: 2 },
  commander: { alone: 1, besideJaeger: 1 },
};

/** The two markers of a side that count most; their owner chooses. */
const counted = (markers: readonly Capability[]): readonly (readonly [CapabilityKind, number])[] => {
  const kinds = markers.map(kindOfCapability);
  const column = kinds.includes('jaeger') ? 'besideJaeger' : 'alone';
  return kinds
    .map(kind => [kind, WORTH[kind][column]] as const)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, COUNTED);
};

export interface Fight {
  readonly by: Side | 'german';
  readonly space: Space;
  /** Attacking Cells, and Troops that attack or help. */
  readonly attackers: number;
  readonly helpers: number;
  /** Do the other side's Cells, and the Power's Troops, defend? */
  readonly cells: boolean;
  readonly troops: boolean;
  readonly bought: number;
  /** The Attacker's Capabilities already took part in an Attack of this turn. */
  readonly spent?: true;
}

const line = (word: string, value: number): readonly Line[] => (value ? [{ word, value }] : []);

/** §3.2.4 Each modifier, with the sum below. */
export const strengthLines = (state: State, fight: Fight): readonly Line[] => {
  const { by, space, attackers, helpers, bought, cells, troops, spent } = fight;
  const defender = by === 'german' ? 'reds' : opponent(by);
  const troopsThere = troopsIn(state, space, defender === 'reds' ? 'russian' : 'german');
  const own = by === 'german' || spent ? [] : counted(capabilitiesIn(state, space, by));
  const theirs = cells ? counted(capabilitiesIn(state, space, defender)) : [];
  const lines = [
    ...(by !== 'german' && isNonplayer(state, by) ? line('nonplayer-strength', NONPLAYER[by]) : []),
    ...line('attacking-cells', Math.floor(attackers / CELLS_A_POINT)),
    ...line('attacking-troops', helpers),
    ...own.flatMap(([kind, worth]) => line(kind, worth)),
    ...line('bought', bought),
    ...(troops ? line('defending-troops', -troopsThere) : []),
    ...(cells ? line('prepared', -PREPARED * state.spaces[space].prepared[defender]) : []),
    ...theirs.flatMap(([kind, worth]) => line(`against-${kind}`, -worth)),
  ];
  const sum = lines.reduce((total, { value = 0 }) => total + value, 0);
  const lifted = by === 'german' && sum < GERMAN_LEAST ? line('german-least', GERMAN_LEAST - sum) : [];
  return [...lines, ...lifted, { word: 'strength', value: lifted.length ? GERMAN_LEAST : sum, total: true }];
};
export const strengthOf = (state: State, fight: Fight): number => strengthLines(state, fight).at(-1)?.value ?? 0;

/** §3.2.4 A die up to the Strength succeeds; a six never does. */
export const succeeds = (die: number, strength: number): boolean => die < 6 && die <= strength;
