/**
 * What the last Support Phase (§6.4.2) would make of a table. The Senate and the Reds lower Polarization while it keeps
 * them from winning. The Moderates, who act last, then lower it further or calm the Opposition, one or the other in each
 * space that nobody Controls.
 */
import { oncePer } from '../../../kernel/kit/bots';
import { population } from '../data/owners-map';
import { SPACES, type Space } from '../data/map';
import { lineOf } from '../options';
import { earnings } from '../rules/propaganda';
import { MOST_TENSION } from '../rules/victory';
import {
  cellsIn,
  controllerOf,
  discsIn,
  issuesAndNetworks,
  oppositionAndAdministrations,
  oppositionIn,
  piecesIn,
  senateTownPopulation,
} from '../selectors';
import type { State } from '../state';
import { friendOf, type Seat, type Side } from '../vocabulary';

/** The best end for the Moderates. */
export interface Finale {
  /** By how much their margin exceeds the best rival's, or nothing. */
  readonly lead: number;
  /** Levels of Polarization to lower. */
  readonly lower: number;
  /** Where to calm the Opposition completely. */
  readonly calm: readonly Space[];
  /** Resources that they would not miss. */
  readonly spare: number;
}

type Agenda = State['agenda'];
const isPending = (agenda: Agenda, kind: 'resources-phase' | 'russian-turmoil'): boolean =>
  !isInRound(agenda) || agenda.some(step => step.kind === kind);
const isInRound = (agenda: Agenda): boolean => agenda.some(({ kind }) => kind === 'final-check');
const hasYetToAct = (agenda: Agenda, side: Side): boolean =>
  !isInRound(agenda) || agenda.some(step => step.kind === 'agitation' && step.seat === side);

/** Population and Opposition above a side's threshold. */
export const excess = (state: State, side: Side): number =>
  (side === 'reds' ? oppositionAndAdministrations(state) : senateTownPopulation(state)) - lineOf(state, side);

/** Spaces in which a side may lower Polarization. */
const calmers = (state: State, side: Side): number =>
  SPACES.filter(
    space =>
      controllerOf(state, space) === side &&
      (cellsIn(state, space, side, 'active') > 0 || (side === 'reds' && discsIn(state, space, side) > 0)),
  ).length;

/** §6.4.2 Where the Moderates may still act in this Support Phase, or could if it came now. */
const openSpaces = (state: State): readonly Space[] => {
  const [top] = state.agenda;
  const used = state.agenda.find(step => step.kind === 'agitation' && step.seat === 'moderates');
  const under = top?.kind === 'agitate-space' && top.seat === 'moderates' && !top.command ? top : undefined;
  const gone = new Set<Space>(under?.spaces ?? (used?.kind === 'agitation' ? used.spaces : []));
  if (under?.did === 'nothing') gone.delete(under.space);
  return SPACES.filter(
    space =>
      !gone.has(space) &&
      population(state, space) > 0 &&
      piecesIn(state, space, 'moderates') > 0 &&
      controllerOf(state, space) === undefined,
  );
};

/** A table before the Moderates' last actions: Resources and Polarization against what they need. */
interface Before {
  readonly money: number;
  readonly tension: number;
  readonly vassalage: Readonly<Record<Side, number>>;
}

/** §6.3, §6.4 What happens before the Moderates act: income, Russian Turmoil, and what the rivals lower. */
const beforeUs = (state: State): Before => {
  const { agenda } = state;
  const turmoil = isPending(agenda, 'russian-turmoil') ? 1 : 0;
  const vassalage = {
    reds: Math.max(0, state.vassalage.russian - turmoil),
    senate: state.vassalage[friendOf('senate')],
  };
  const income = isPending(agenda, 'resources-phase') ? earnings(state, 'moderates') : 0;
  let tension = state.polarization;
  for (const side of ['senate', 'reds'] as const)
    if (excess(state, side) > 0 && hasYetToAct(agenda, side))
      tension -= Math.min(tension, calmers(state, side), Math.max(0, tension + vassalage[side] - MOST_TENSION));
  return { money: state.resources.moderates + income - lineOf(state, 'moderates'), tension, vassalage };
};

const compute = (state: State): Finale => {
  const { money, tension, vassalage } = beforeUs(state);
  const spaces = openSpaces(state);
  const angerIn = (space: Space): number => oppositionIn(state, space) * population(state, space);
  const angry = spaces.filter(space => angerIn(space) > 0).sort((one, other) => angerIn(other) - angerIn(one));
  const goal = issuesAndNetworks(state);
  const towns = excess(state, 'senate');
  let best: Finale = { lead: -Infinity, lower: 0, calm: [], spare: 0 };
  for (let calmed = 0; calmed <= angry.length; calmed++) {
    const calm = angry.slice(0, calmed);
    const price = calm.reduce((sum, space) => sum + oppositionIn(state, space), 0);
    const opposition = calm.reduce((sum, space) => sum - angerIn(space), excess(state, 'reds'));
    for (let lower = 0; lower <= Math.min(tension, spaces.length - calmed); lower++) {
      const isFree = (side: Side): boolean => vassalage[side] + tension - lower <= MOST_TENSION;
      const own = Math.min(money - price - lower, goal - tension + lower);
      const lead = own - Math.max(0, isFree('reds') ? opposition : 0, isFree('senate') ? towns : 0);
      if (lead > best.lead) best = { lead, lower, calm, spare: money - price - lower - own };
    }
  }
  return best;
};

const known = oncePer<State, Seat, Finale>(compute);
/** The best end that a table would have for the Moderates if the last Support Phase came now. */
export const finaleOf = (state: State): Finale => known(state, 'moderates');
