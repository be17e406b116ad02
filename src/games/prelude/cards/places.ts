/** The Districts and Parties of an effect. */
import { districtsOf, nearAt } from '../board-values';
import {
  DISTRICT_IDS,
  EXTREMIST,
  isDistrict,
  isParty,
  MODERATE,
  PARTIES,
  type Party,
  type Place,
} from '../data/districts';
import { districtsBox, majority } from '../rules/advantage';
import { controller, favoured, sign, type State, hasOrganization, isOutOfPlay, partiesOf, valueOf } from '../state';
import { rival, type Seat } from '../seats';
import type { Who, Among, Kind, Where } from './effect-types';
import type { Memory } from '../../../kernel/effects';
import { forbidsOrganization, isSponsored } from '../rules/organizations';

// The players named on a card: "you", your opponent, or one determined by the state.

/** Worker Districts of the Revolutionary, less those of the Government. */
const workerLead = (state: State): number =>
  districtsOf(state, 'worker').reduce((lead, district) => {
    const seat = controller(state, district);
    return seat ? lead + sign(seat) : lead;
  }, 0);

/** The side that a card's word means when `seat` is "you"; nobody where the table is level. */
export const whoIs = (state: State, seat: Seat, who: Who): Seat | undefined => {
  switch (who) {
    case 'own':
      return seat;
    case 'rival':
      return rival(seat);
    case 'behind':
      return favoured(-state.points);
    case 'majority':
      return majority(state);
    case 'workers':
      return favoured(workerLead(state));
    case 'districts':
      return favoured(districtsBox(state));
    default:
      return who;
  }
};

const isPlace = (id: string): id is Place => isDistrict(id) || isParty(id);

/** How many, by place. */
export const isTally = (noted: Memory[string] | undefined): noted is Readonly<Record<string, number>> =>
  typeof noted === 'object' && !Array.isArray(noted);

/** The places noted under a name: a list, a tally with enough in each, or a single one. */
export const notedPlaces = (memory: Memory, as: string, atLeast = 1): readonly Place[] => {
  const noted = Object.hasOwn(memory, as) ? memory[as] : undefined;
  const ids: readonly unknown[] = isTally(noted)
    ? Object.keys(noted).filter(place => (noted[place] ?? 0) >= atLeast)
    : Array.isArray(noted)
      ? noted
      : [noted];
  return ids.filter((id): id is Place => typeof id === 'string' && isPlace(id));
};

const inPlay = (state: State, party: Party): readonly Place[] => (isOutOfPlay(state, party) ? [] : [party]);

/** The places of a kind; Parties are those of the side whose cubes are meant. */
const ofKind = (state: State, whose: Seat, kind: Kind): readonly Place[] => {
  switch (kind) {
    case 'worker':
    case 'military':
    case 'urban':
      return districtsOf(state, kind);
    case 'district':
      return DISTRICT_IDS;
    case 'duma':
      return partiesOf(state, whose);
    case 'moderate':
      return [MODERATE[whose]];
    case 'extremist':
      return inPlay(state, EXTREMIST[whose]);
    default:
      return isDistrict(kind) ? [kind] : PARTIES[kind].seat === whose ? inPlay(state, kind) : [];
  }
};

const near = (state: State, place: Place): readonly Place[] => (isDistrict(place) ? nearAt(state, place) : []);

interface Looking {
  readonly state: State;
  readonly seat: Seat;
  readonly memory: Memory;
}

const satisfies = ({ state, seat, memory }: Looking, among: Among, place: Place): boolean => {
  const holder = isDistrict(place) ? controller(state, place) : undefined;
  if (among.control === 'own' && holder !== seat) return false;
  if (among.control === 'rival' && holder !== rival(seat)) return false;
  if (among.control === 'not-own' && holder === seat) return false;
  if (among.near !== undefined) {
    const from = isPlace(among.near) ? [among.near] : notedPlaces(memory, among.near);
    if (!from.some(one => near(state, one).includes(place))) return false;
  }
  if (among.not !== undefined && notedPlaces(memory, among.not).includes(place)) return false;
  if (among.cubes !== undefined && valueOf(state, seat, place) < among.cubes) return false;
  if (among.beside && !near(state, place).some(one => hasOrganization(state, seat, one))) return false;
  if (among.found && forbidsOrganization(state, seat, place, among.found)) return false;
  if (among.sponsored && !isSponsored(state, seat, place)) return false;
  return !among.outnumbered || valueOf(state, rival(seat), place) > valueOf(state, seat, place);
};

/** Every place that an effect may concern when `seat` is "you" and the cubes are `whose`. */
export const placesOf = (looking: Looking, where: Where, whose: Seat): readonly Place[] => {
  const { state, memory } = looking;
  if (typeof where === 'string') return ofKind(state, whose, where);
  if ('noted' in where) return notedPlaces(memory, where.noted, where.atLeast);
  const kinds: readonly Kind[] = typeof where.in === 'string' ? [where.in] : where.in;
  return kinds.flatMap(kind => ofKind(state, whose, kind)).filter(place => satisfies(looking, where, place));
};

/** The places of `where` with an Organization of a side. */
export const organizedPlaces = (looking: Looking, where: Where, of: Seat): readonly Place[] =>
  placesOf(looking, where, of).filter(place => hasOrganization(looking.state, of, place));
