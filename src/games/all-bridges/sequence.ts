/** §2.0 The sequence of play, as lists that a player could check. */
import { RED_REVOLT } from './data/cards';
import { hasGermanPhase } from './data/owners';
import { isWar } from './selectors';
import type { State } from './state';
import {
  ELIGIBLE,
  ROW_IDS,
  ROWS,
  SEATS,
  type ActionBox,
  type CylinderPlace,
  type Row,
  type Seat,
  type Step,
} from './vocabulary';

/** Keys under `phases` in lang. */
export const PHASES = ['event', 'victory', 'politics', 'resources', 'support', 'reset'] as const;

/** §2.2 The Factions whose cylinders stand in the Eligible box, in their order. */
export const eligible = ({ cylinders }: State): readonly Seat[] =>
  ELIGIBLE.flatMap(place => SEATS.filter(seat => cylinders[seat] === place));

/** §2.2.3 The row fixed by the first Faction to act. */
export const rowOf = ({ cylinders }: State): Row | undefined =>
  ROW_IDS.find(row => ROWS[row].some(box => SEATS.some(seat => cylinders[seat] === box)));

/** §2.2.3 The boxes open to the next Faction: the first of each row, then the rest of the fixed row. */
export const openBoxes = (state: State): readonly ActionBox[] => {
  const row = rowOf(state);
  return row
    ? ROWS[row].filter(box => SEATS.every(seat => state.cylinders[seat] !== box))
    : ROW_IDS.map(one => ROWS[one][0]);
};

export type BoxKind = 'limited' | 'command' | 'event';
export const kindOfBox = (box: ActionBox): BoxKind =>
  box.includes('limited') ? 'limited' : box.includes('event') ? 'event' : 'command';

/** §2.2.5 The order of return to Eligible: passers, then the Ineligible, then by the boxes' letters. */
const RETURN: Readonly<Record<Exclude<CylinderPlace, `${Row}-command`>, number>> = {
  'pass-a': 0,
  'pass-b': 1,
  'pass-c': 2,
  // a Faction that has not acted yet stays before those that acted
  first: 3,
  second: 4,
  third: 5,
  ineligible: 6,
  'top-limited-c': 7,
  'middle-event-c': 7,
  'bottom-limited-c': 7,
  'top-limited-d': 8,
  'middle-limited-d': 8,
  'bottom-event-d': 8,
};
const returns = (place: CylinderPlace): place is keyof typeof RETURN => Object.hasOwn(RETURN, place);

/** §2.2.5 The cylinders after a card: the box of a Command with Special Activity makes Ineligible, all others return. */
export const adjusted = ({ cylinders }: State): Readonly<Record<Seat, CylinderPlace>> => {
  const rank = (seat: Seat): number => {
    const place = cylinders[seat];
    return returns(place) ? RETURN[place] : 0;
  };
  const back = SEATS.filter(seat => returns(cylinders[seat])).toSorted((one, other) => rank(one) - rank(other));
  const place = (seat: Seat): CylinderPlace => ELIGIBLE[back.indexOf(seat)] ?? 'ineligible';
  return { reds: place('reds'), senate: place('senate'), moderates: place('moderates') };
};

/** §2.2, §3.4 One card, from the German cylinder to the next card. */
export const cardSteps = (state: State): readonly Step[] => {
  const [card = ''] = state.piles.current;
  const germans: readonly Step[] = isWar(state) && hasGermanPhase(state, card) ? [{ kind: 'german-phase' }] : [];
  return [
    ...(card === RED_REVOLT ? [{ kind: 'red-revolt' } as const] : germans),
    { kind: 'german-turn', turn: 'first' },
    { kind: 'factions' },
    { kind: 'german-turn', turn: 'last' },
    { kind: 'adjust-eligibility' },
    { kind: 'next-card' },
  ];
};

/** §2.2 Each eligible Faction's turn, and the checks after it. */
export const factionTurns = (state: State): readonly Step[] =>
  eligible(state).flatMap((seat): readonly Step[] => [
    { kind: 'faction', seat },
    { kind: 'turn-over', seat },
  ]);

/** §6.0 A Propaganda Round, phase by phase. */
export const PROPAGANDA_ROUND: readonly Step[] = [
  { kind: 'victory-phase' },
  { kind: 'politics-phase' },
  { kind: 'resources-phase' },
  { kind: 'russian-turmoil' },
  { kind: 'agitation', seat: 'senate', spaces: [], built: false },
  { kind: 'agitation', seat: 'reds', spaces: [], built: false },
  { kind: 'agitation', seat: 'moderates', spaces: [], built: false },
  { kind: 'final-check' },
  { kind: 'release-prisoners', seat: 'reds' },
  { kind: 'release-prisoners', seat: 'senate' },
  { kind: 'prisoners-count' },
  { kind: 'pivotal-due' },
  { kind: 'adjust-powers' },
  { kind: 'old-news' },
  { kind: 'conscription' },
  { kind: 'next-card' },
];

const PHASE_OF: Readonly<Partial<Record<Step['kind'], (typeof PHASES)[number]>>> = {
  'begin-card': 'event',
  factions: 'event',
  'turn-over': 'event',
  'adjust-eligibility': 'event',
  'politics-phase': 'victory',
  'resources-phase': 'politics',
  'russian-turmoil': 'resources',
  'final-check': 'support',
  conscription: 'reset',
};
/** The agenda's phase, for the ribbon over the table: the steps below show what is going on. */
export const phaseOf = (agenda: readonly Step[]): number | undefined => {
  const marked = agenda.find(step => PHASE_OF[step.kind] !== undefined);
  const phase = marked && PHASE_OF[marked.kind];
  return phase && PHASES.indexOf(phase);
};
