/** The Districts and Parties of an effect. */
import type { Memory } from '../../../kernel/effects';
import {
  DISTRICT_IDS,
  DISTRICTS,
  districtsOf,
  EXTREMIST,
  isDistrict,
  isParty,
  MODERATE,
  PARTIES,
  type Party,
  type Place,
} from '../data/districts';
import { forbidsOrganization, isSponsored } from '../rules/organizations';
import { controller, hasOrganization, isOutOfPlay, partiesOf, type State, valueOf } from '../state';
import { rival, type Seat } from '../seats';
import type { Among, Kind, Where } from './effect-types';

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
      return districtsOf(kind);
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

const near = (place: Place): readonly Place[] => (isDistrict(place) ? DISTRICTS[place].near : []);

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
    if (!from.some(one => near(one).includes(place))) return false;
  }
  if (among.not !== undefined && notedPlaces(memory, among.not).includes(place)) return false;
  if (among.cubes !== undefined && valueOf(state, seat, place) < among.cubes) return false;
  if (among.beside && !near(place).some(one => hasOrganization(state, seat, one))) return false;
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
