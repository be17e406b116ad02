/** Meaningless values in a state that was set by hand. Whether the position is possible is not judged. */
import { anyOf, firstStrange, inBounds, known, knownCards, type Judged } from '../../kernel/invalid';
import { cardOf } from './data/cards';
import { ALL_LETTERS } from './data/politicians';
import { LAST_TURN } from './numbers';
import type { State } from './state';
import { EFFECTS, PHASES, PLACES, PROMISES, SEATS } from './vocabulary';

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
