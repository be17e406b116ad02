/** §1.1, §2.1 The board at a table: ours, with what its owner's copy has otherwise. */
import type { Options } from '../../kernel/messages';
import { ownersBoard } from './cards/owners-cards';
import {
  DISTRICT_IDS,
  DISTRICTS,
  isDistrict,
  PARTIES,
  PARTY_COSTS,
  type District,
  type Place,
  type Subtype,
} from './data/districts';
import { START, type Start, BANDS, DISTRICTS_VALUES, ORGANIZATIONS_VALUES, type Bands } from './data/turns';
import type { Seat } from './seats';

type Table = { readonly options: Options };

/** §6 What kind of District it is. */
export const subtypeAt = ({ options }: Table, district: District): Subtype =>
  ownersBoard(options).districts.get(district)?.subtype ?? DISTRICTS[district].subtype;
/** §6 The Districts of a kind. */
export const districtsOf = (table: Table, subtype: Subtype): readonly District[] =>
  DISTRICT_IDS.filter(id => subtypeAt(table, id) === subtype);
/** §6 The Districts at the other ends of its arrows. */
export const nearAt = ({ options }: Table, district: District): readonly District[] =>
  ownersBoard(options).near?.[district] ?? DISTRICTS[district].near;

/** §10.1.1 What each box of a side in a District or Party costs more. */
export const boxesAt = ({ options }: Table, seat: Seat, place: Place): readonly number[] => {
  const { districts, parties } = ownersBoard(options);
  if (isDistrict(place)) return districts.get(place)?.[`${seat}Boxes`] ?? DISTRICTS[place].costs[seat];
  return PARTIES[place].seat === seat ? (parties.get(place)?.boxes ?? PARTY_COSTS) : [];
};

/** §2.1 Cubes of a side at the start. */
export const cubesAtStart = (options: Options, seat: Seat, place: Place): number => {
  const { districts, parties } = ownersBoard(options);
  if (isDistrict(place)) return districts.get(place)?.[seat] ?? DISTRICTS[place].start[seat];
  return PARTIES[place].seat === seat ? (parties.get(place)?.cubes ?? PARTIES[place].start) : 0;
};
/** §2.1 Where the tracks begin. */
export const startAt = (options: Options): Start => ({ ...START, ...ownersBoard(options).start });

/** §7.1.1 Where the bands of Unrest and Prestige begin. */
export const bandsAt = ({ options }: Table): Bands => ({ ...BANDS, ...ownersBoard(options).tracks });
/** §5.1 What the boxes of the Districts track are worth, from the middle. */
export const districtsValues = ({ options }: Table): readonly number[] => {
  const { districtsWorth } = ownersBoard(options).tracks;
  return districtsWorth ? [0, ...districtsWorth] : DISTRICTS_VALUES;
};
/** §5.2 The same of the Organizations track. */
export const organizationsValues = ({ options }: Table): readonly number[] => {
  const { organizationsWorth } = ownersBoard(options).tracks;
  return organizationsWorth ? [0, ...organizationsWorth] : ORGANIZATIONS_VALUES;
};
/** Is something of a District or Party ours, which the rulebook does not print? */
export const isOurs = (options: Options, place: Place): boolean => {
  const { districts, parties } = ownersBoard(options);
  if (!isDistrict(place)) return parties.get(place)?.boxes === undefined;
  const { governmentBoxes, revolutionaryBoxes, subtype } = districts.get(place) ?? {};
  return [governmentBoxes, revolutionaryBoxes, subtype].includes(undefined);
};
