/** The expected gain of an Event for "you", without playing it out. */
import type { Memory } from '../../../kernel/effects';
import { amountOf } from '../cards/resolve-cards';
import { cardOf, type Card } from '../cards/card';
import type { Effect, EffectOf, Where } from '../cards/effect-types';
import { holds } from '../cards/needs';
import { organizedPlaces, placesOf, whoIs } from '../cards/places';
import type { Place } from '../data/districts';
import type { Trait } from '../data/types';
import { opportunityChange, prestigeChange, unrestChange, worldChange } from '../rules/common';
import { targetOf } from '../rules/checks';
import { room, sign, valueOf, type State } from '../state';
import { rival, type Seat } from '../seats';
import type { Event } from '../vocabulary';
import { checkGain, cubesGain, disbandGain, gain, organizationGain, withCubes } from './worth';

/** The value of an Activity Point when it is spent well. */
export const ACTIVITY_POINT = 0.55;

interface You {
  readonly state: State;
  readonly seat: Seat;
  readonly memory: Memory;
}

/** The tracks after such events. */
const tracked = (state: State, events: readonly Event[]): State =>
  events.reduce<State>((now, event) => {
    switch (event.kind) {
      case 'opportunity-changed':
        return { ...now, opportunity: { ...now.opportunity, [event.seat]: now.opportunity[event.seat] + event.by } };
      case 'unrest-changed':
        return { ...now, unrest: now.unrest + event.by };
      case 'prestige-changed':
        return { ...now, prestige: now.prestige + event.by };
      case 'world-changed':
        return { ...now, world: now.world + event.by };
      default:
        return now;
    }
  }, state);

/** Cubes where they do most good (or harm), one after the other. */
const cubes = ({ state, seat, memory }: You, effect: EffectOf<'add' | 'remove'>, adding: boolean): number => {
  const of = whoIs(state, seat, effect.whose ?? (adding ? 'own' : 'rival'));
  if (!of) return 0;
  const places = placesOf({ state, seat, memory }, effect.where, of);
  const so = new Map<Place, number>();
  let now = state;
  const count = Math.min(9, amountOf(state, seat, effect.count, memory));
  const by = adding ? 1 : -1;
  for (let n = 0; n < count; n++) {
    const open = places.filter(
      place =>
        (so.get(place) ?? 0) < (effect.most ?? 9) && (adding ? room(now, of, place) : valueOf(now, of, place)) > 0,
    );
    const chooser = adding ? of : seat;
    const best = open
      .map(place => ({ place, worth: cubesGain(now, chooser, { of, place, by }) }))
      .reduce<{ place: Place; worth: number } | undefined>((a, b) => (a && a.worth >= b.worth ? a : b), undefined);
    if (!best) break;
    so.set(best.place, (so.get(best.place) ?? 0) + 1);
    now = withCubes(now, of, best.place, by);
  }
  return gain(state, now, seat);
};

const inEach = (
  { state, seat, memory }: You,
  effect: EffectOf<'add-each' | 'remove-each'>,
  adding: boolean,
): number => {
  const of = whoIs(state, seat, effect.whose ?? (adding ? 'own' : 'rival'));
  if (!of) return 0;
  const count = typeof effect.count === 'number' ? effect.count : 2;
  const places = placesOf({ state, seat, memory }, effect.where, of);
  const change = (now: State, place: Place): number =>
    adding ? Math.min(count, room(now, of, place)) : -Math.min(count, valueOf(now, of, place));
  const after = places.reduce((now, place) => withCubes(now, of, place, change(now, place)), state);
  return gain(state, after, seat);
};

/** Places that are only chosen when the Event is played: the possible gain of cubes there. */
const UNSEEN = 2.4;
const isUnseen = (you: You, where: Where): boolean =>
  typeof where === 'object' && 'noted' in where && !placesOf(you, where, you.seat).length;

const check = (you: You, effect: EffectOf<'check'>): number => {
  const { state, seat, memory } = you;
  const places = placesOf(you, effect.where, seat);
  const each = places.map(place =>
    checkGain(
      targetOf(state, { seat, place, bonus: effect.bonus }),
      state.opportunity[seat],
      expected(state, seat, effect.success, { ...memory, there: place }),
    ),
  );
  return effect.each ? each.reduce((sum, one) => sum + one, 0) : Math.max(0, ...each);
};

const worthOf = (you: You, effect: Effect): number => {
  const { state, seat, memory } = you;
  const side = (of: Seat | undefined, value: number): number => (of ? (of === seat ? value : -value) : 0);
  const changed = (events: readonly Event[]): number => gain(state, tracked(state, events), seat);
  switch (effect.do) {
    case 'add':
      return cubes(you, effect, true);
    case 'remove':
      return cubes(you, effect, false);
    case 'add-each':
      return isUnseen(you, effect.where) ? UNSEEN : inEach(you, effect, true);
    case 'remove-each':
      return inEach(you, effect, false);
    case 'check':
      return check(you, effect);
    case 'unrest-check':
      return checkGain(state.unrest, state.opportunity[seat], expected(state, seat, effect.success));
    case 'points': {
      const of = whoIs(state, seat, effect.who);
      return of ? gain(state, { ...state, points: state.points + sign(of) * effect.by }, seat) : 0;
    }
    case 'opportunity': {
      const of = whoIs(state, seat, effect.who);
      return of ? changed(opportunityChange(state, of, effect.by)) : 0;
    }
    case 'unrest':
      return changed(unrestChange(state, effect.by));
    case 'prestige':
      return changed(prestigeChange(state, effect.by));
    case 'prestige-to':
      return changed(prestigeChange(state, effect.at - state.prestige));
    case 'world': {
      const of = whoIs(state, seat, effect.who);
      return of ? changed(worldChange(state, of, effect.by)) : 0;
    }
    case 'world-to':
      return changed(worldChange(state, seat, sign(seat) * (effect.at - state.world)));
    case 'extremism':
      return side(whoIs(state, seat, effect.who), -0.9);
    case 'vote':
      return 0.3;
    case 'activities':
      return ACTIVITY_POINT * amountOf(state, seat, effect.points, memory);
    case 'found':
      return placesOf(you, effect.where, seat).reduce((sum, place) => sum + organizationGain(state, seat, place), 0);
    case 'disband': {
      const of = whoIs(state, seat, effect.who);
      return of
        ? Math.max(0, ...organizedPlaces(you, effect.where, of).map(place => disbandGain(state, seat, of, place)))
        : 0;
    }
    case 'prepare': {
      const of = whoIs(state, seat, effect.who);
      return of
        ? gain(
            state,
            {
              ...state,
              preparations: { ...state.preparations, [of]: [...state.preparations[of], effect.value] },
            },
            seat,
          )
        : 0;
    }
    case 'disarm':
    case 'desertion':
      return 0.4;
    case 'choose':
      return 0;
    case 'random':
      return 1;
    case 'move':
      return 0.6;
    case 'shift':
      return 0.5 * effect.count;
    case 'table':
      return effect.rows.reduce((sum, row) => sum + expected(state, seat, row.list), 0) / effect.rows.length;
    case 'skip-round':
      return effect.who === seat ? -2 : 2;
    case 'more-points':
      return side(effect.who, ACTIVITY_POINT * effect.by);
    case 'enter-play':
      return sign(seat) * 1.5;
    case 'leave-play':
      return 1;
    case 'if':
      return expected(
        state,
        seat,
        holds(state, seat, effect.need, memory) ? effect.then : (effect.otherwise ?? []),
        memory,
      );
    case 'one-of':
      return Math.max(...effect.options.map(option => expected(state, seat, option.list, memory)));
    case 'as': {
      const sides = effect.who === 'each' ? [seat, rival(seat)] : [whoIs(state, seat, effect.who)];
      return sides.reduce((sum, of) => sum + (of ? side(of, expected(state, of, effect.list, memory)) : 0), 0);
    }
    case 'contest':
    case 'auction':
    case 'controllers':
    case 'end-session':
    case 'stay':
    case 'note':
    case 'by-hand':
      return 0.3;
  }
};

/** The value of a list of effects to `seat` as "you". */
export const expected = (state: State, seat: Seat, list: readonly Effect[], memory: Memory = {}): number =>
  list.reduce((sum, effect) => sum + worthOf({ state, seat, memory }, effect), 0);

/** The value of a card in play to the Revolutionary, if it stays. */
const TRAITS: Readonly<Record<Trait, number>> = {
  stolypin: -4,
  rasputin: 2.5,
  war: 7.5,
  'military-disaster': 1.5,
  'tsar-commands': 0.5,
  lenin: 3,
  'land-bread-peace': 2,
  'forces-of-reaction': -2,
  'mass-support': 4,
  legislature: 0,
  'to-mother-russia': -1,
  'petrograd-soviet': 3,
};

/** The value of a card's Event to the side that plays it. */
export const eventWorth = (state: State, seat: Seat, card: Card): number =>
  expected(state, seat, card.event) + (card.traits ?? []).reduce((sum, trait) => sum + sign(seat) * TRAITS[trait], 0);

/** The same by the id of a card. */
export const eventWorthOf = (state: State, seat: Seat, id: string): number => {
  const card = cardOf(state, id);
  return card ? eventWorth(state, seat, card) : 0;
};
