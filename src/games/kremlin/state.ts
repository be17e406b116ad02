/** The table of Kremlin, and what follows from it. Nothing that can be calculated is stored. */
import type { Options } from '../../kernel/messages';
import { editionOf, type PoliticianSet } from './data/editions';
import {
  DUTIES,
  isOffice,
  levelOf,
  OFFICES,
  OFFICES_OF,
  VOTING,
  type Duty,
  type Level,
  type Office,
} from './data/offices';
import { ALL_LETTERS, DOUBLES, LETTERS, printedOn, type Printed } from './data/politicians';
import { isExclusive, isMended, playersOf, LAST_TURN } from './options';
import {
  SEATS,
  type BySeat,
  type Effect,
  type EffectWord,
  type EndingReason,
  type Phase,
  type PileId,
  type Place,
  type PromiseWord,
  type Seat,
  type Step,
  type Command,
  type Event,
  EFFECTS,
  PHASES,
  PLACES,
  PROMISES,
} from './vocabulary';
import { anyOf, firstStrange, inBounds, known, knownCards, type Judged } from '../../kernel/invalid';
import { cardOf } from './data/cards';

export interface Politician {
  readonly at: Place;
  /** Years above the printed age. */
  readonly stress: number;
  /** How many ? they have, and how many +. */
  readonly suspicion: number;
  readonly sick: number;
  /** They are at the Sanatorium. */
  readonly cure: boolean;
  /** The historical politician is dead; the fictional one with the same letter has come. */
  readonly protege: boolean;
}

/** Declared points. */
export interface Chit {
  readonly seat: Seat;
  readonly points: number;
}
export interface Support {
  readonly politician: string;
  readonly seat: Seat;
  readonly faction: Seat;
  /** The Party Arbiter's ruling settles a tie; a tenth of one's points only counts. */
  readonly settles: boolean;
}
export interface Wave {
  readonly turn: number;
  readonly politician: string;
  readonly faction: Seat | 'nobody';
  readonly success: boolean;
}
export interface Promised {
  readonly seat: Seat;
  readonly to: Seat;
  readonly promise: PromiseWord;
  readonly on: string;
}

export interface State {
  readonly agenda: readonly Step[];
  readonly options: Options;
  readonly turn: number;
  readonly phase: Phase;
  readonly politicians: Readonly<Record<string, Politician>>;
  /** Secret: each faction's sheet of points; empty for viewers who may not see it. */
  readonly influence: BySeat<Readonly<Record<string, number>>>;
  readonly sealed: readonly Seat[];
  /** Declared influence on each politician, in the order in which each total was reached. */
  readonly declared: Readonly<Record<string, readonly Chit[]>>;
  readonly support: readonly Support[];
  readonly waves: readonly Wave[];
  /** The last Party Chief has died or retired, and nobody has followed them yet. */
  readonly chiefLeftPlay: boolean;
  /** Cards that are still in force. */
  readonly effects: readonly Effect[];
  readonly promises: readonly Promised[];
  readonly piles: Readonly<Record<PileId, readonly string[]>>;
  /** Secret: a rival's cards that a faction is looking at, and points of rivals that it has seen. */
  readonly looked: BySeat<readonly string[]>;
  readonly seen: BySeat<readonly string[]>;
  readonly ending?: { readonly winner: Seat | 'draw'; readonly reason: EndingReason };
}

/** §retirement At this age a politician leaves. */
export const RETIREMENT = 96;
/** §ten-plus More than ten points are a claim that nobody can match. */
export const TEN_PLUS = 11;
/** §health Three + are death. */
export const DEADLY = 3;

export const seatsOf = (options: Options): readonly Seat[] => SEATS.slice(0, playersOf(options));
/** The seats from one on, clockwise. */
export const seatsFrom = (options: Options, first: Seat): readonly Seat[] => {
  const seats = seatsOf(options);
  const at = Math.max(0, seats.indexOf(first));
  return [...seats.slice(at), ...seats.slice(0, at)];
};

/** The politicians that a game is played with. */
export const lettersOf = (options: Options): readonly string[] =>
  isExclusive(options) ? [...LETTERS, ...DOUBLES.slice(0, playersOf(options))] : LETTERS;
/** §exclusive The owner, of a politician of the limited edition. */
export const exclusiveTo = (letter: string): Seat | undefined => SEATS[DOUBLES.indexOf(letter)];

const NOBODY: Politician = { at: 'removed', stress: 0, suspicion: 0, sick: 0, cure: false, protege: false };
export const personOf = ({ politicians }: Pick<State, 'politicians'>, letter: string): Politician =>
  politicians[letter] ?? NOBODY;

export const setOf = (state: Pick<State, 'politicians' | 'options'>, letter: string): PoliticianSet =>
  personOf(state, letter).protege ? 'fictional' : editionOf(state.options).set;
const NOTHING_PRINTED: Printed = { age: 0, strength: 'candidate-1', weakness: 'candidate-1' };
export const printedOf = (state: Pick<State, 'politicians' | 'options'>, letter: string): Printed =>
  printedOn(state.options, setOf(state, letter), letter) ?? NOTHING_PRINTED;
export const ageOf = (state: Pick<State, 'politicians' | 'options'>, letter: string): number =>
  printedOf(state, letter).age + personOf(state, letter).stress;

/** §retirement Would so many years certainly retire them? */
export const retiresBy = (state: State, letter: string, years: number): boolean =>
  ageOf(state, letter) + years >= RETIREMENT;

/** The place of everybody, calculated once for each state of the board. */
type Where = ReadonlyMap<Place, readonly string[]>;
const cached = new WeakMap<State['politicians'], Where>();
const where = (politicians: State['politicians']): Where => {
  const known = cached.get(politicians);
  if (known) return known;
  const found = new Map<Place, string[]>();
  for (const letter of ALL_LETTERS) {
    const place = politicians[letter]?.at;
    const there = place && found.get(place);
    if (there) there.push(letter);
    else if (place) found.set(place, [letter]);
  }
  cached.set(politicians, found);
  return found;
};

const NOBODY_THERE: readonly string[] = [];
/** The politicians at a place, by letter. */
export const at = ({ politicians }: Pick<State, 'politicians'>, place: Place): readonly string[] =>
  where(politicians).get(place) ?? NOBODY_THERE;
export const holderOf = (state: Pick<State, 'politicians'>, office: Office): string | undefined => at(state, office)[0];
export const holders = (state: State, offices: readonly Office[]): readonly string[] =>
  offices.flatMap(office => holderOf(state, office) ?? []);
export const politburo = (state: State): readonly string[] => holders(state, OFFICES);
export const votingMembers = (state: State): readonly string[] => holders(state, VOTING);
export const officeOf = (state: State, letter: string): Office | undefined => {
  const { at: place } = personOf(state, letter);
  return isOffice(place) ? place : undefined;
};
export const rankOf = (letter: string, state: State): Level | undefined => levelOf(personOf(state, letter).at);
export const isVotingMember = (state: State, letter: string): boolean => votingMembers(state).includes(letter);
/** On the board: in office, among the people, in Siberia or in exile. */
export const isInPlay = (state: State, letter: string): boolean => {
  const { at: place } = personOf(state, letter);
  return place !== 'waiting' && place !== 'removed';
};
export const vacanciesOf = (state: State, level: Level): readonly Office[] =>
  OFFICES_OF[level].filter(office => holderOf(state, office) === undefined);
/** Those on a level: office holders by rank, or the people. */
export const onLevel = (state: State, level: Level): readonly string[] =>
  level === 'people' ? at(state, 'people') : holders(state, OFFICES_OF[level]);

/** §inactive A politician at the Sanatorium neither votes nor acts. */
export const isActive = (state: State, letter: string): boolean => !personOf(state, letter).cure;

/** §inactive Who has a duty now: past vacant offices and inactive holders along the letters. */
export const onDuty = (state: State, duty: Duty): string | undefined =>
  DUTIES[duty].map(office => holderOf(state, office)).find(letter => letter !== undefined && isActive(state, letter));

/** §replacement By current age, then by printed age, then by letter. */
export const byAge =
  (state: State) =>
  (a: string, b: string): number =>
    ageOf(state, b) - ageOf(state, a) ||
    printedOf(state, b).age - printedOf(state, a).age ||
    ALL_LETTERS.indexOf(a) - ALL_LETTERS.indexOf(b);
export const oldest = (state: State, letters: readonly string[]): string | undefined =>
  letters.toSorted(byAge(state))[0];

export const inForce = ({ effects }: State, word: EffectWord, on?: string): Effect | undefined =>
  effects.find(effect => effect.word === word && (on === undefined || effect.on === on));

/** §intrigue How often a card is in force: two of a kind count twice. */
export const timesInForce = ({ effects, options }: State, word: EffectWord): number => {
  const times = effects.filter(effect => effect.word === word).length;
  return isMended(options) ? times : Math.min(1, times);
};

/** All types of Kremlin, as the kernel wants them. */
export interface Kremlin {
  seat: Seat;
  state: State;
  step: Step;
  command: Command;
  event: Event;
}

/** Meaningless values in a state that was set by hand. Whether the position is possible is not judged. */
const MOST_YEARS = 99;
const MOST_POINTS = 99;
const letter = (at: string, given: string): Judged =>
  known(at, given, id => ALL_LETTERS.includes(id), 'a politician, by their letter');

export const invalid = (state: State): Judged =>
  firstStrange([
    inBounds('/turn', state.turn, 0, LAST_TURN + 1),
    anyOf('/phase', state.phase, PHASES),
    ...Object.entries(state.politicians).flatMap(([id, { at, stress, suspicion, sick }]) => [
      letter(`/politicians/${id}`, id),
      anyOf(`/politicians/${id}/at`, at, PLACES),
      inBounds(`/politicians/${id}/stress`, stress, 0, MOST_YEARS),
      inBounds(`/politicians/${id}/suspicion`, suspicion, 0, 3),
      inBounds(`/politicians/${id}/sick`, sick, 0, 2),
    ]),
    ...SEATS.flatMap(seat => [
      ...Object.entries(state.influence[seat]).flatMap(([id, points]) => [
        letter(`/influence/${seat}/${id}`, id),
        inBounds(`/influence/${seat}/${id}`, points, 0, MOST_POINTS),
      ]),
      ...state.looked[seat].map((id, n) => card(`/looked/${seat}/${n}`, id)),
    ]),
    ...Object.entries(state.declared).flatMap(([id, chits]) => [
      letter(`/declared/${id}`, id),
      ...chits.flatMap((chit, n) => [
        anyOf(`/declared/${id}/${n}/seat`, chit.seat, SEATS),
        inBounds(`/declared/${id}/${n}/points`, chit.points, 1, MOST_POINTS),
      ]),
    ]),
    ...state.sealed.map((seat, n) => anyOf(`/sealed/${n}`, seat, SEATS)),
    ...state.support.flatMap((one, n) => [
      letter(`/support/${n}/politician`, one.politician),
      anyOf(`/support/${n}/seat`, one.seat, SEATS),
      anyOf(`/support/${n}/faction`, one.faction, SEATS),
    ]),
    ...state.waves.flatMap((wave, n) => [
      inBounds(`/waves/${n}/turn`, wave.turn, 1, LAST_TURN + 1),
      letter(`/waves/${n}/politician`, wave.politician),
      anyOf(`/waves/${n}/faction`, wave.faction, [...SEATS, 'nobody']),
    ]),
    ...state.effects.flatMap((effect, n) => [
      anyOf(`/effects/${n}/word`, effect.word, EFFECTS),
      card(`/effects/${n}/card`, effect.card),
      anyOf(`/effects/${n}/until`, effect.until, ['phase', 'turn', 'ended']),
    ]),
    ...state.promises.flatMap((one, n) => [
      anyOf(`/promises/${n}/seat`, one.seat, SEATS),
      anyOf(`/promises/${n}/to`, one.to, SEATS),
      anyOf(`/promises/${n}/promise`, one.promise, PROMISES),
      letter(`/promises/${n}/on`, one.on),
    ]),
    ...knownCards(state.piles, isCard, CARD),
  ]);

const CARD = 'an intrigue card, by colour and number';
const isCard = (id: string): boolean => cardOf(id) !== undefined;
const card = (at: string, given: string): Judged => known(at, given, isCard, CARD);
